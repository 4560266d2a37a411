"""What can be asked: the questions that rules put to players, one module each, and their answers.

Questions about combat and priority stand beside the rules that judge their answers, in
`core.rules.combat` and `core.rules.priority_choice`.
"""
