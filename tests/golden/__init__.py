"""What every scenario does, frame by frame, written down so that no change of it goes unseen."""
