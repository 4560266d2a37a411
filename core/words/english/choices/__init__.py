"""What players are asked, and what is wrong with their answers: a module for each kind of question."""
