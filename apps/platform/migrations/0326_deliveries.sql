-- Where a visit came from besides its campaign: origin and path of the page that linked to us.
ALTER TABLE player_origins ADD COLUMN referrer text;

-- Messages to receivers outside: webhooks, postbacks to affiliate systems, push messages. The request is made at each
-- attempt, so that secrets and addresses are never stored here and consent is that of the moment.
CREATE TABLE deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('webhook', 'postback', 'push')),
  -- Id of the receiver in the configuration.
  endpoint text NOT NULL,
  -- Identifies the message to its receiver, also when it is repeated.
  message_key text NOT NULL,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'skipped', 'dead')),
  attempts int NOT NULL DEFAULT 0,
  not_before timestamptz NOT NULL,
  -- Of the last attempt.
  status int,
  error text,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  replayed_by text,
  replay_reason text,
  UNIQUE (kind, endpoint, message_key)
);
CREATE INDEX deliveries_waiting ON deliveries (kind, endpoint, not_before, id) WHERE state = 'waiting';
CREATE INDEX deliveries_finished ON deliveries (finished_at) WHERE state <> 'waiting';
CREATE INDEX deliveries_dead ON deliveries (kind) WHERE state = 'dead';

-- Events of changes that several use cases make. Every statement that writes the row also writes the event.
CREATE FUNCTION publish_bonus_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES ('bonuses.changed', jsonb_build_object(
    'player', NEW.player_id, 'bonus', NEW.bonus_id, 'freespins', NEW.freespins_id, 'stage', NEW.stage,
    'currency', NEW.currency, 'amount', NEW.amount_cents, 'at', NEW.created_at));
  RETURN NULL;
END $$;
CREATE TRIGGER bonus_events_publish AFTER INSERT ON bonus_events FOR EACH ROW EXECUTE FUNCTION publish_bonus_event();

CREATE FUNCTION publish_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES ('limits.changed', jsonb_build_object(
    'player', NEW.player_id, 'limit', NEW.id, 'type', NEW.type, 'period', NEW.period, 'status', NEW.status,
    'until', NEW.disable_at, 'removed', NEW.removed_at));
  RETURN NULL;
END $$;
CREATE TRIGGER player_limits_publish AFTER INSERT ON player_limits FOR EACH ROW EXECUTE FUNCTION publish_limit();
CREATE TRIGGER player_limits_publish_change AFTER UPDATE OF status, disable_at, removed_at ON player_limits
  FOR EACH ROW WHEN ((OLD.status, OLD.disable_at, OLD.removed_at) IS DISTINCT FROM (NEW.status, NEW.disable_at, NEW.removed_at))
  EXECUTE FUNCTION publish_limit();

CREATE FUNCTION publish_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES ('profile.consentChanged', jsonb_build_object('player', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER players_publish_consent
  AFTER UPDATE OF receive_promos, receive_sms_promos, receive_promos_via_phone_calls, agreed_to_partner_promotions ON players
  FOR EACH ROW WHEN (
    (OLD.receive_promos, OLD.receive_sms_promos, OLD.receive_promos_via_phone_calls, OLD.agreed_to_partner_promotions)
    IS DISTINCT FROM
    (NEW.receive_promos, NEW.receive_sms_promos, NEW.receive_promos_via_phone_calls, NEW.agreed_to_partner_promotions))
  EXECUTE FUNCTION publish_consent();
