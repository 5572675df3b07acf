"""Administration of a database: verify, backup, restore, export."""
