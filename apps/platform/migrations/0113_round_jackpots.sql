-- What jackpots a round has won, beside its own win: the history shows both (SAFE-07).
ALTER TABLE game_rounds ADD COLUMN jackpot_cents bigint NOT NULL DEFAULT 0 CHECK (jackpot_cents >= 0);
UPDATE game_rounds r SET jackpot_cents = w.cents
  FROM (SELECT round_id, sum(award_cents) AS cents FROM jackpot_wins GROUP BY round_id) w
 WHERE r.id = w.round_id;
