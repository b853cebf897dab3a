-- Staff have locked the account: nobody signs in to it, and its sessions end.
ALTER TABLE players ADD COLUMN locked_at timestamptz;
