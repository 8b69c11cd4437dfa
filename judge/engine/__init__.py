"""The rules engine: boards, rules that can be cited, replays, claims and verdicts.

Pure: standard library and msgspec only; no clock, no chance, no files.
"""
