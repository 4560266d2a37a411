"""The combat phase: who may attack and block, how damage is divided.

CR 506, 508, 509, 510.
"""
