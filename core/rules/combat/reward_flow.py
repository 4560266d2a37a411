"""The flow of greatest reward through a small network, for `core.rules.combat.obedience`.

Successive best augmenting paths; exact for whole-number capacities as long as the rewards
of parallel edges do not grow, which is how `obedience` builds its networks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable

from msgspec import Struct, field


class _Edge(Struct):
    tail: Hashable
    head: Hashable
    room: int
    reward: int
    used: int = 0
    back: _Edge | None = None


class RewardFlow(Struct):
    """A network of edges with a capacity and a reward for each unit that flows along them."""

    source: Hashable
    sink: Hashable
    _out: dict[Hashable, list[_Edge]] = field(default_factory=dict)

    def add(self, tail: Hashable, head: Hashable, capacity: int, reward: int = 0) -> None:
        """Add an edge; several edges between the same nodes are filled best reward first."""
        if capacity <= 0:
            return
        edge = _Edge(tail, head, capacity, reward)
        edge.back = _Edge(head, tail, 0, -reward, back=edge)
        self._out.setdefault(tail, []).append(edge)
        self._out.setdefault(head, []).append(edge.back)

    def maximise(self) -> int:
        """Send the flow whose reward is greatest and return that reward; no unit flows for nothing."""
        total = 0
        while path := self._best_path():
            reward = sum(edge.reward for edge in path)
            if reward <= 0:
                break
            total += reward
            for edge in path:
                edge.room -= 1
                edge.used += 1
                if edge.back:
                    edge.back.room += 1
                    edge.back.used -= 1
        return total

    def flowing(self, tail: Hashable, head: Hashable) -> int:
        """Return how many units flow from `tail` to `head`."""
        return sum(max(0, edge.used) for edge in self._out.get(tail, ()) if edge.head == head)

    def _best_path(self) -> list[_Edge]:
        """Return the edges of a path of greatest reward with room left, or nothing."""
        best: dict[Hashable, int] = {self.source: 0}
        came_by: dict[Hashable, _Edge] = {}
        waiting, queued = deque([self.source]), {self.source}
        while waiting:
            node = waiting.popleft()
            queued.discard(node)
            for edge in self._out.get(node, ()):
                reward = best[node] + edge.reward
                if edge.room > 0 and (edge.head not in best or reward > best[edge.head]):
                    best[edge.head] = reward
                    came_by[edge.head] = edge
                    if edge.head not in queued:
                        queued.add(edge.head)
                        waiting.append(edge.head)
        path: list[_Edge] = []
        node = self.sink
        while node in came_by:
            path.append(came_by[node])
            node = came_by[node].tail
        return path[::-1]
