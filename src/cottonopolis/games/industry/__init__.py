"""Age of Industry (2010): Germany and New England. Rules A1 to A23."""
