/** The accounts of a movement of play `m` (player_id, currency): the wallet, and the casino's account `games`. */
const accounts = (m: string) => `ledger_accounts a ON a.currency = ${m}.currency AND (
    (a.player_id = ${m}.player_id AND a.kind IN ('real', 'bonus')) OR (a.player_id IS NULL AND a.kind = 'games'))`

const amount = `CASE s.kind WHEN 'bet' THEN -1 ELSE 1 END *
         CASE a.kind WHEN 'real' THEN s.real_cents WHEN 'bonus' THEN s.bonus_cents ELSE -(s.real_cents + s.bonus_cents) END`

/**
 * `unbooked`, `removed`, `booked` and `entries`: puts sums into the ledger in place of movements of play whose rows the
 * statement deletes. Balances stay as they are. `moved` are the deleted rows of `game_transactions`; `sums` have key,
 * kind, reason, player_id, currency, real_cents, bonus_cents and created_at.
 */
export const bookSums = (moved: string, sums: string): string => `
unbooked AS (
  DELETE FROM ledger_transactions l USING ${moved} m WHERE l.key = 'play:' || m.id AND NOT m.is_movement
  RETURNING l.id, m.player_id, m.currency
), removed AS (
  DELETE FROM ledger_entries e USING unbooked u JOIN ${accounts('u')}
   WHERE e.account_id = a.id AND e.transaction_id = u.id
), booked AS (
  INSERT INTO ledger_transactions (key, kind, reason, player_id, created_at)
  SELECT key, kind, reason, player_id, created_at FROM ${sums}
  RETURNING id, key
), entries AS (
  INSERT INTO ledger_entries (transaction_id, account_id, amount_cents)
  SELECT b.id, a.id, ${amount}
    FROM booked b JOIN ${sums} s ON s.key = b.key JOIN ${accounts('s')}
   WHERE ${amount} <> 0
  RETURNING amount_cents
)`
