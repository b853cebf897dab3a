-- Free spins whose rounds begin in a feature of their game; null of ordinary ones.
ALTER TABLE player_freespins ADD COLUMN feature text CHECK (feature IN ('hold_and_win'));
