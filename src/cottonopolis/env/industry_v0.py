"""Age of Industry for PettingZoo (docs/learning.md).

>>> env_for_three = env(players=3)
>>> env_for_three.reset(seed=7)
>>> env_for_three.agents
['player_0', 'player_1', 'player_2']
"""

from functools import partial

from cottonopolis.extras import need

_aec = need("cottonopolis.env.aec", "learn")

raw_env = partial(_aec.TableEnv, "industry")
env = partial(_aec.wrapped, "industry")
parallel_env = partial(_aec.in_parallel, "industry")
