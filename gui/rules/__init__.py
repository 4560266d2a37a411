"""The rules page: what each rule says, in a window beside the table."""
