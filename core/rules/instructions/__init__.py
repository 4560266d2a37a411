"""What instructions do as a spell or ability resolves, a module for each (CR 608.2, 609).

Each says which instructions it performs as it is loaded, and all of them are loaded here.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
