-- An account that was registered without a captcha: no deposits and no real play until its address is confirmed.
ALTER TABLE players ADD COLUMN confirm_first boolean NOT NULL DEFAULT false;
