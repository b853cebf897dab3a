-- The outbox becomes a log that every consumer reads at its own pace. An event gets its position only after its
-- transaction has committed, one batch at a time, so that a reader who has come to a position has missed none before it.
ALTER TABLE outbox ADD COLUMN position bigint;
DROP INDEX outbox_ready;
DROP INDEX outbox_waiting;
ALTER TABLE outbox DROP COLUMN attempts, DROP COLUMN not_before, DROP COLUMN error;
CREATE INDEX outbox_new ON outbox (id) WHERE position IS NULL;
CREATE UNIQUE INDEX outbox_position ON outbox (topic, position) WHERE position IS NOT NULL;

-- One row: the newest position given. Its lock makes those who give positions wait for each other.
CREATE TABLE outbox_head (position bigint NOT NULL);
INSERT INTO outbox_head VALUES (0);

CREATE TABLE event_consumers (
  name text PRIMARY KEY,
  -- Everything up to it has been applied, or waits in event_work.
  position bigint NOT NULL
);

-- Events that one consumer takes on their own: deliveries, and what it failed at.
CREATE TABLE event_work (
  consumer text NOT NULL,
  event_id bigint NOT NULL REFERENCES outbox,
  attempts int NOT NULL DEFAULT 0,
  not_before timestamptz NOT NULL DEFAULT '-infinity',
  error text,
  PRIMARY KEY (consumer, event_id)
);
CREATE INDEX event_work_due ON event_work (consumer, not_before);
CREATE INDEX event_work_event ON event_work (event_id);

-- One spelling of ids and amounts, integers: what waits at the moment is respelt.
UPDATE outbox SET payload = jsonb_build_object('player', (payload ->> 'playerId')::bigint, 'bonus', payload -> 'bonus')
 WHERE topic = 'auth.signedUp';
UPDATE outbox
   SET payload = payload - 'paymentId' - 'playerId' - 'amountCents'
       || jsonb_build_object('payment', (payload ->> 'paymentId')::bigint, 'player', (payload ->> 'playerId')::bigint,
                             'amount', (payload ->> 'amountCents')::bigint)
 WHERE topic LIKE 'cashbox.%' AND payload ? 'playerId';
UPDATE outbox SET payload = jsonb_build_object('payment', (payload ->> 'paymentId')::bigint) WHERE topic = 'cashbox.payout';
