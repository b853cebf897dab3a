-- A stake counts (for points, statuses, tournaments, wagering) once its round is finished: until then it may come back. Bets of the
-- release before were published when they were placed, and have counted.
ALTER TABLE game_transactions ADD COLUMN counts_at_end boolean NOT NULL DEFAULT false;

-- Publishes the standing bets of a round in the statement that finishes it. A trigger, because a node of the release before may
-- finish a round of this one, and because it sees a bet that was committed while the statement waited for its locks.
CREATE FUNCTION tell_stakes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload, created_at)
  SELECT 'play.bet',
         jsonb_build_object('player', t.player_id, 'currency', t.currency, 'game', NEW.game_identifier, 'round', NEW.id,
           'transaction', t.id, 'amount', t.amount_cents, 'bonus', t.bonus_cents, 'at', t.created_at,
           'finished', NEW.finished_at, 'counts', s.bonus_percent),
         NEW.finished_at
    FROM game_transactions t LEFT JOIN play_sessions s ON s.id = t.session_id
   WHERE t.round_id = NEW.id AND t.kind = 'bet' AND t.counts_at_end
     AND NOT EXISTS (SELECT FROM game_transactions b WHERE b.original_id = t.id AND b.kind = 'rollback')
   ORDER BY t.created_at, t.id;
  RETURN NULL;
END $$;
CREATE TRIGGER game_rounds_tell_stakes AFTER UPDATE OF state ON game_rounds
  FOR EACH ROW WHEN (OLD.state = 'open' AND NEW.state = 'finished' AND NEW.freespins_id IS NULL)
  EXECUTE FUNCTION tell_stakes();
