"""The greatest number of requirements that can be obeyed, against trying everything (CR 508.1d, 509.1c)."""

from itertools import chain, combinations, product

from hypothesis import given
from hypothesis import strategies as st

from core.rules.combat.declaration import Company, Declaration, Wanted
from core.rules.combat.obedience import most_obedient
from core.terms.ids import ObjectId, RecipientId

CREATURES = [ObjectId(f"c{number}") for number in range(4)]
TARGETS = [ObjectId(f"t{number}") for number in range(3)]


def company(creatures: list[ObjectId]) -> st.SearchStrategy[tuple[Company, ...]]:
    others = st.builds(Company, st.integers(1, 3))
    those = st.builds(Company, st.just(1), st.frozensets(st.sampled_from(creatures)))
    return st.lists(others | those, max_size=2).map(tuple)


def has_company(declaration: Declaration, creature: ObjectId, acting: list[ObjectId]) -> bool:
    others = {one for one in acting if one != creature}
    return all(
        len(others if one.those is None else others & one.those) >= one.others
        for one in declaration.company.get(creature, ())
    )


def wanted(creatures: list[ObjectId]) -> st.SearchStrategy[Wanted]:
    some = st.frozensets(st.sampled_from(creatures))
    return st.builds(Wanted, st.sampled_from(TARGETS), some, st.integers(1, 3), st.integers(1, 2))


@st.composite
def declarations(draw: st.DrawFn) -> Declaration:
    """Any small declaration with restrictions on sets and all kinds of requirements."""
    creatures = CREATURES[: draw(st.integers(1, 4))]
    small = st.integers(0, 2)
    may = {c: tuple(draw(st.lists(st.sampled_from(TARGETS), unique=True, max_size=3))) for c in creatures}
    pairs: list[tuple[ObjectId, RecipientId]] = [
        (c, target) for c, targets in may.items() for target in targets
    ]
    return Declaration(
        may=may,
        capacity={creature: draw(st.integers(1, 3)) for creature in creatures},
        wants={creature: draw(small) for creature in creatures},
        wants_pair={pair: draw(small) for pair in pairs if draw(st.booleans())},
        wanted=tuple(draw(st.lists(wanted(creatures), max_size=4, unique=True))),
        at_least={target: draw(st.integers(2, 4)) for target in TARGETS if draw(st.booleans())},
        at_most={target: draw(st.integers(1, 3)) for target in TARGETS if draw(st.booleans())},
        creatures_at_most=draw(st.none() | st.integers(1, 3)),
        company=draw(st.dictionaries(st.sampled_from(creatures), company(creatures))),
    )


def is_legal(declaration: Declaration, chosen: dict[ObjectId, tuple[ObjectId, ...]]) -> bool:
    acting = [creature for creature, targets in chosen.items() if targets]
    counts = {target: sum(target in targets for targets in chosen.values()) for target in TARGETS}
    return (
        all(not n or n >= declaration.at_least.get(target, 1) for target, n in counts.items())
        and all(n <= declaration.at_most.get(target, len(CREATURES)) for target, n in counts.items())
        and (declaration.creatures_at_most is None or len(acting) <= declaration.creatures_at_most)
        and all(has_company(declaration, one, acting) for one in acting)
    )


def best_by_trying_everything(declaration: Declaration) -> int:
    def subsets(creature: ObjectId) -> list[tuple[ObjectId, ...]]:
        may = [ObjectId(target) for target in declaration.may[creature]]
        most = declaration.capacity.get(creature, 1)
        return list(chain.from_iterable(combinations(may, size) for size in range(min(most, len(may)) + 1)))

    all_chosen = product(*(subsets(creature) for creature in declaration.may))
    possible = (dict(zip(declaration.may, chosen, strict=True)) for chosen in all_chosen)
    return max(declaration.obeyed(chosen) for chosen in possible if is_legal(declaration, chosen))


@given(declarations())
def test_the_search_finds_what_trying_everything_finds(declaration: Declaration) -> None:
    best = most_obedient(declaration)
    assert best.obeyed == best_by_trying_everything(declaration)


@given(declarations())
def test_the_example_is_legal_and_obeys_as_many(declaration: Declaration) -> None:
    best = most_obedient(declaration)
    example = {c: tuple(map(ObjectId, targets)) for c, targets in best.example.items()}
    assert is_legal(declaration, example)
    assert declaration.obeyed(example) == best.obeyed
    assert declaration.bound() >= best.obeyed


def test_a_lure_with_menace_takes_two_blockers_or_none() -> None:
    lure: dict[tuple[ObjectId, RecipientId], int] = {(creature, TARGETS[0]): 1 for creature in CREATURES}
    alone = Declaration(may={CREATURES[0]: (TARGETS[0],)}, wants_pair=lure, at_least={TARGETS[0]: 2})
    crowd = Declaration(
        may=dict.fromkeys(CREATURES, (TARGETS[0],)), wants_pair=lure, at_least={TARGETS[0]: 2}
    )
    assert most_obedient(alone).obeyed == 0
    assert most_obedient(crowd).obeyed == len(CREATURES)


def crowd_with_menace(attackers: int, blockers: int) -> Declaration:
    """Attackers with menace that all have to be blocked, and creatures that may block any of them."""
    targets = tuple(ObjectId(f"attacker {number}") for number in range(attackers))
    creatures = frozenset(ObjectId(f"blocker {number}") for number in range(blockers))
    return Declaration(
        may=dict.fromkeys(sorted(creatures), targets),
        wanted=tuple(Wanted(target, creatures, 1, 1) for target in targets),
        at_least=dict.fromkeys(targets, 2),
    )


def test_forty_one_blockers_for_forty_attackers_with_menace() -> None:
    """CR 509.1c: half of them can be blocked, and nothing needs to be tried to know that."""
    best = most_obedient(crowd_with_menace(40, 41))
    assert best.is_proven
    assert best.obeyed == 20
    assert sum(map(len, best.example.values())) == 40


def test_forty_creatures_that_attack_only_in_company_of_a_few() -> None:
    """CR 508.1d: three may attack, each has to, and none does so without three others."""
    creatures = tuple(ObjectId(f"c{number}") for number in range(40))
    required = dict.fromkeys(creatures, 1)
    declaration = Declaration(
        may=dict.fromkeys(creatures, (TARGETS[0],)),
        wants=required,
        creatures_at_most=3,
        company=dict.fromkeys(creatures[2:], (Company(3),)),
    )
    best = most_obedient(declaration)
    assert best.is_proven
    assert best.obeyed == 2


def test_each_of_few_blockers_takes_all_it_can() -> None:
    """CR 509.1c: only ten of forty creatures may block, each of them two attackers."""
    creatures = tuple(ObjectId(f"c{number}") for number in range(40))
    targets = tuple(ObjectId(f"t{number}") for number in range(40))
    declaration = Declaration(
        may=dict.fromkeys(creatures, targets),
        capacity=dict.fromkeys(creatures, 2),
        wanted=tuple(Wanted(target, frozenset(creatures), 1, 1) for target in targets),
        creatures_at_most=10,
    )
    best = most_obedient(declaration)
    assert best.is_proven
    assert best.obeyed == 20
