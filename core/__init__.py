"""The rules core of Damage Step: values, events, procedures. Knows nothing of Qt."""
