"""What is translated: what lupdate finds, what the program asks for, and what its windows show."""
