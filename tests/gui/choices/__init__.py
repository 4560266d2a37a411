"""What is asked in the bar below the table, and answered there or on the table."""
