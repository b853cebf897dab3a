-- One for each key of VAULT_KEYS that has sealed something: a start that cannot open one of them is refused.
CREATE TABLE vault_witnesses (
  sealed bytea PRIMARY KEY,
  since timestamptz NOT NULL
);

-- What an operator did to the account of a player, and why: kept as long as the account.
CREATE TABLE operator_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('two_factor_off')),
  operator text NOT NULL,
  reason text NOT NULL,
  done_at timestamptz NOT NULL
);
CREATE INDEX operator_actions_player ON operator_actions (player_id, id);

-- Documents whose time is over are looked for by the day they were decided on.
CREATE INDEX documents_decided ON documents (status, decided_at) WHERE status <> 'not_approved';
