"""Training networks by self-play (the extra `train`: PyTorch). docs/training.md explains it."""
