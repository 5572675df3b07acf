"""Moderation: sanctions, reports, operators, the audit log, retention, and people's rights."""
