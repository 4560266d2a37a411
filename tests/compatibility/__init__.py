"""Files of earlier versions."""
