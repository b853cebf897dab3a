/**
 * Double entry within another statement, for movements that must be one statement
 * (docs/decisions/073-make-play-an-area-keep-double-entry-in-the-ledger.md). These fragments are the only SQL besides
 * `post.ts` that writes balances. They lock before they read, in order of id, and calculate the new balance from the
 * locked row, never from the row of the statement's snapshot. PostgreSQL tries the snapshot's row first, and its check
 * against negative balances would refuse a movement because of an outdated balance.
 */

/**
 * `held` and `wallet` (real, bonus): the accounts of one player and currency, named by `owner`, locked until the
 * transaction ends.
 */
export const lockedWallet = (owner: string): string => `
held AS MATERIALIZED (
  SELECT a.id, a.kind, a.balance_cents FROM ledger_accounts a, ${owner} o
   WHERE a.player_id = o.player_id AND a.currency = o.currency AND a.kind IN ('real', 'bonus')
   ORDER BY a.id FOR UPDATE OF a
), wallet AS MATERIALIZED (
  SELECT sum(balance_cents) FILTER (WHERE kind = 'real') AS real, sum(balance_cents) FILTER (WHERE kind = 'bonus') AS bonus FROM held
)`

/** {@link lockedWallet} as it is committed now, without a lock: for reading only. */
export const unlockedWallet = (owner: string): string => `
wallet AS MATERIALIZED (
  SELECT coalesce(sum(a.balance_cents) FILTER (WHERE a.kind = 'real'), 0)::bigint AS real,
         coalesce(sum(a.balance_cents) FILTER (WHERE a.kind = 'bonus'), 0)::bigint AS bonus
    FROM ledger_accounts a, ${owner} o
   WHERE a.player_id = o.player_id AND a.currency = o.currency AND a.kind IN ('real', 'bonus')
)`

/** The amount that can be staked from the wallet that `owner` names: one figure, not locked. */
export const playable = (owner: string): string => `
  (SELECT coalesce(sum(a.balance_cents), 0)::bigint FROM ledger_accounts a
    WHERE a.player_id = ${owner}.player_id AND a.currency = ${owner}.currency AND a.kind IN ('real', 'bonus'))`

/**
 * `moved`: changes the balances of {@link lockedWallet} by what `claim` states (at most one row of `game_transactions`:
 * amount_cents, and of it real_cents and bonus_cents); `sign` is that of the player's side. The claimed row is the entry
 * in the books, on both sides (docs/decisions/208-book-play-once.md).
 */
export const bookClaim = (sign: '+' | '-'): string => `
moved AS (
  UPDATE ledger_accounts a
     SET balance_cents = h.balance_cents ${sign} CASE h.kind WHEN 'real' THEN c.real_cents ELSE c.bonus_cents END,
         version = a.version + 1
    FROM claim c, held h
   WHERE a.id = h.id AND ((h.kind = 'real' AND c.real_cents > 0) OR (h.kind = 'bonus' AND c.bonus_cents > 0))
  RETURNING CASE h.kind WHEN 'real' THEN c.real_cents ELSE c.bonus_cents END AS amount_cents
)`

/**
 * Like {@link lockedWallet}, for many wallets: `held` and `wallet` (account_id of the real money, real, total), one per
 * row of `owners`. A wallet that another transaction has locked, even one account of it, is left out: its caller books
 * it in a separate statement, and the other wallets do not wait for it.
 */
export const lockedWallets = (owners: string): string => `
held AS MATERIALIZED (
  SELECT a.id, a.player_id, a.currency, a.kind, a.balance_cents FROM ledger_accounts a, ${owners} o
   WHERE a.player_id = o.player_id AND a.currency = o.currency AND a.kind IN ('real', 'bonus')
   ORDER BY a.id FOR UPDATE OF a SKIP LOCKED
), wallet AS MATERIALIZED (
  SELECT h.player_id, h.currency, min(h.id) FILTER (WHERE h.kind = 'real') AS account_id,
         sum(h.balance_cents) FILTER (WHERE h.kind = 'real') AS real, sum(h.balance_cents) AS total
    FROM held h GROUP BY h.player_id, h.currency
  HAVING count(*) = (SELECT count(*) FROM ledger_accounts a
                      WHERE a.player_id = h.player_id AND a.currency = h.currency AND a.kind IN ('real', 'bonus'))
)`

/**
 * `moved`: like {@link bookClaim}, for claims of real money alone, at most one for each wallet. `from` holds, by the same
 * id, each row's part of {@link lockedWallets}: account_id, real.
 */
export const bookClaims = (sign: '+' | '-', from: string): string => `
paid AS MATERIALIZED (
  SELECT s.account_id, s.real ${sign} c.amount_cents AS balance_cents, c.amount_cents
    FROM claim c JOIN ${from} s ON s.id = c.id WHERE c.amount_cents > 0
), moved AS (
  UPDATE ledger_accounts a SET balance_cents = p.balance_cents, version = a.version + 1
    FROM paid p WHERE a.id = p.account_id
  RETURNING p.amount_cents
)`

/** For a statement that books: whether balances have changed by another amount than was claimed. */
export const isUnbalanced =
  '(SELECT coalesce(sum(amount_cents), 0) FROM moved) <> (SELECT coalesce(sum(amount_cents), 0) FROM claim)'

/**
 * Locks the wallets that a query of (player_id, currency) selects, in order of id, as every writer of balances locks
 * them.
 */
export const lockWallets = (wallets: string): string => `
SELECT a.id FROM ledger_accounts a
 WHERE a.kind IN ('real', 'bonus') AND (a.player_id, a.currency) IN (${wallets})
 ORDER BY a.id FOR UPDATE OF a`
