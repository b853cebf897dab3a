-- What of a wallet's loss was covered by what the player won in their other wallets in the same week.
ALTER TABLE cashbacks ADD COLUMN covered_cents bigint NOT NULL DEFAULT 0;
