"""The words everything else is said in: ids, colors, types, counters, steps, eras."""
