-- Visits an affiliate sent (`stag` of /api/info/locales), and the mailbox of the sandbox.
CREATE TABLE affiliate_visits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stag text NOT NULL,
  affb_id text,
  ip text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE sandbox_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The outbox delivers at least once; the mailbox keeps each message once.
  message_key text NOT NULL UNIQUE,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_mails_recipient ON sandbox_mails (recipient, id DESC);
