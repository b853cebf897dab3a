import { wrongPools } from '../../apps/platform/src/areas/jackpots/store.ts'
import { assertPlayBalanced } from '../../apps/platform/src/areas/play/public.ts'
import type { Db } from '../../apps/platform/src/core/db/db.ts'
import type { Journal, Movement } from './journal.ts'

/** Compares the database with what the platform acknowledged. Returns one line per difference. */
export async function verify(db: Db, journal: Journal): Promise<string[]> {
  const problems = [
    ...(await verifyPlay(db, journal)),
    ...(await verifyJackpots(db, journal)),
    ...(await verifyPayments(db, journal)),
  ]
  const sums = await db.query<{ currency: string; sum: string }>(
    `SELECT a.currency, sum(e.amount_cents)::text AS sum FROM booked_entries e JOIN ledger_accounts a ON a.id = e.account_id
      GROUP BY a.currency HAVING sum(e.amount_cents) <> 0`,
  )
  problems.push(...sums.map(({ currency, sum }) => `the ledger sums to ${sum} ${currency}, not to 0`))
  for (const { currency, pools, booked } of await wrongPools(db))
    problems.push(`the jackpots contain ${pools} ${currency}, the ledger has ${booked}`)
  await assertPlayBalanced(db).catch((error: Error) => problems.push(error.message))
  return problems
}

interface PlayRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: string
  readonly amount_cents: bigint
  readonly bookings: bigint
  readonly booked: bigint
}

const ofKind = (movements: Iterable<Movement>, kinds: readonly string[]) =>
  [...movements].filter(({ kind }) => kinds.includes(kind))

const playKinds = ['bet', 'win', 'rollback']

async function verifyPlay(db: Db, journal: Journal): Promise<string[]> {
  const acknowledged = ofKind(journal.acknowledged.values(), playKinds)
  const refused = ofKind(journal.refused.values(), playKinds)
  const ids = [...acknowledged, ...refused].map(({ id }) => id)
  const rows = await db.query<PlayRow>(
    `SELECT g.id, g.kind, g.amount_cents, count(DISTINCT e.transaction) AS bookings, coalesce(sum(e.amount_cents), 0)::bigint AS booked
       FROM game_transactions g
       LEFT JOIN (booked_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.player_id IS NOT NULL)
         ON e.transaction = 'play:' || g.id
      WHERE g.id = ANY ($1::text[]) GROUP BY g.id`,
    [ids],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const problems: string[] = []
  for (const { id, kind, deltaCents } of acknowledged) {
    const row = found.get(id)
    if (!row) problems.push(`${kind} ${id} was acknowledged and is lost`)
    else if (row.kind !== kind || row.booked !== BigInt(deltaCents) || row.bookings !== (deltaCents === 0 ? 0n : 1n)) {
      problems.push(`${kind} ${id} of ${deltaCents}: ${row.kind} booked ${row.bookings} times, ${row.booked} in total`)
    }
  }
  for (const { id, kind } of refused) {
    const row = found.get(id)
    if (row && row.booked !== 0n) problems.push(`${kind} ${id} was rejected but moved ${row.booked}`)
  }
  return problems
}

/** The rounds of the run's moves. A jackpot is booked exactly once with the win that ended its round, or not at all. */
const roundsOf = (journal: Journal): string[] => [
  ...new Set([...journal.acknowledged.values(), ...journal.refused.values()].flatMap(({ roundId }) => roundId ?? [])),
]

async function verifyJackpots(db: Db, journal: Journal): Promise<string[]> {
  const rows = await db.query<{ round_id: string; state: string | null; award_cents: bigint; booked: bigint }>(
    `SELECT w.round_id, r.state, w.award_cents, coalesce(sum(e.amount_cents), 0)::bigint AS booked
       FROM jackpot_wins w LEFT JOIN game_rounds r ON r.id = w.round_id
       LEFT JOIN ledger_transactions t ON t.kind = 'jackpot_win' AND t.reason->>'win' = w.id::text
       LEFT JOIN (ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.player_id IS NOT NULL)
         ON e.transaction_id = t.id
      WHERE w.round_id = ANY ($1::text[]) GROUP BY w.id, r.state`,
    [roundsOf(journal)],
  )
  return rows.flatMap(({ round_id, state, award_cents, booked }) => [
    ...(state === 'finished' ? [] : [`round ${round_id} is ${state} and has won a jackpot`]),
    ...(booked === award_cents ? [] : [`the jackpot of round ${round_id} is ${award_cents} and booked as ${booked}`]),
  ])
}

/** Jackpots paid to the players of the run. */
export async function awarded(db: Db, journal: Journal): Promise<Map<bigint, bigint>> {
  const rows = await db.query<{ player_id: bigint; cents: bigint }>(
    'SELECT player_id, sum(award_cents)::bigint AS cents FROM jackpot_wins WHERE round_id = ANY ($1::text[]) GROUP BY player_id',
    [roundsOf(journal)],
  )
  return new Map(rows.map((row) => [row.player_id, row.cents]))
}

interface PaymentRow extends Record<string, unknown> {
  readonly id: string
  readonly state: string
  readonly amount_cents: bigint
  readonly booked: bigint
}

async function verifyPayments(db: Db, journal: Journal): Promise<string[]> {
  const acknowledged = ofKind(journal.acknowledged.values(), ['deposit', 'cashout', 'recall'])
  const rows = await db.query<PaymentRow>(
    `SELECT p.id::text AS id, p.state, p.amount_cents, coalesce(sum(e.amount_cents), 0)::bigint AS booked
       FROM payments p
       LEFT JOIN ledger_transactions t ON t.reason->>'payment' = p.id::text
       LEFT JOIN (ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'real')
         ON e.transaction_id = t.id
      WHERE p.id = ANY ($1::bigint[]) GROUP BY p.id`,
    [[...new Set(acknowledged.map(({ id }) => id))]],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const recalled = new Set(ofKind(acknowledged, ['recall']).map(({ id }) => id))
  const misjudged = ofKind(journal.refused.values(), ['recall'])
    .filter(({ id }) => found.get(id)?.state === 'recalled')
    .map(({ id }) => `recall ${id} was rejected but happened`)
  const wrong = acknowledged.flatMap(({ id, kind, deltaCents }) => {
    const row = found.get(id)
    if (!row) return [`${kind} ${id} was acknowledged and is lost`]
    // A withdrawal that was recalled, or that the provider rejected, has refunded the money.
    const isBack =
      kind === 'recall' || recalled.has(id) || ['recalled', 'rejected', 'declined', 'canceled'].includes(row.state)
    const states = { deposit: ['succeeded'], recall: ['recalled'], cashout: null }[
      kind as 'deposit' | 'recall' | 'cashout'
    ]
    const expected = kind === 'deposit' ? BigInt(deltaCents) : isBack ? 0n : BigInt(deltaCents)
    if ((states && !states.includes(row.state)) || row.booked !== expected) {
      return [`${kind} ${id} of ${deltaCents}: ${row.state}, ${row.booked} in total instead of ${expected}`]
    }
    return []
  })
  return [...misjudged, ...wrong]
}

/** Real plus bonus money of each player, in the currency of the run. */
export async function balances(db: Db, players: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const rows = await db.query<{ player_id: bigint; cents: bigint }>(
    `SELECT player_id, sum(balance_cents)::bigint AS cents FROM ledger_accounts
      WHERE kind IN ('real', 'bonus') AND currency = 'EUR' AND player_id = ANY ($1::bigint[]) GROUP BY player_id`,
    [players],
  )
  return new Map(rows.map((row) => [row.player_id, row.cents]))
}

/**
 * Withdrawals of the run that the casino or the provider rejected: their money came back without the player's doing.
 */
export async function returnedWithdrawals(db: Db, journal: Journal): Promise<Map<bigint, bigint>> {
  const recalled = new Set(ofKind(journal.acknowledged.values(), ['recall']).map(({ id }) => id))
  const ids = ofKind(journal.acknowledged.values(), ['cashout']).map(({ id }) => id)
  const rows = await db.query<{ player_id: bigint; cents: bigint }>(
    `SELECT player_id, sum(amount_cents)::bigint AS cents FROM payments
      WHERE id = ANY ($1::bigint[]) AND state IN ('rejected', 'declined', 'canceled', 'recalled') GROUP BY player_id`,
    [ids.filter((id) => !recalled.has(id))],
  )
  return new Map(rows.map((row) => [row.player_id, row.cents]))
}
