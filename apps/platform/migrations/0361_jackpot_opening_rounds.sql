-- Id of the first round that fed the cycle: it is mixed into the draw, and did not exist when the secret's hash was published.
ALTER TABLE jackpot_levels ADD COLUMN opening_round text;
