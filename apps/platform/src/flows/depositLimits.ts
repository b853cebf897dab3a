import { listAccounts, lockInForce } from '../areas/limits/store.ts'
import type { Sql, Tx } from '../core/db/db.ts'
import { refuse } from '../core/errors.ts'
import { inForce, inLimit, running } from '../core/ledger/limitSql.ts'

interface Deposit {
  readonly playerId: bigint
  readonly currency: string
  /** Minor units. */
  readonly cents: bigint
  /** When it is booked or settled. */
  readonly at: Date
}

const openDeposits = (sql: Sql, playerId: bigint, exceptKey: string) =>
  sql.query<{ currency: string; cents: bigint }>(
    `SELECT currency, sum(amount_cents)::bigint AS cents FROM payments
     WHERE player_id = $1 AND action = 'deposit' AND state IN ('pending', 'processing') AND request_key IS DISTINCT FROM $2
     GROUP BY currency`,
    [playerId, exceptKey],
  )

/**
 * Call it in the transaction that books a deposit, before it is written: refuses during a break (SAFE-02) and when a limit
 * leaves no room for it beside what is paid already and what may still be paid (SAFE-03). The limits stay locked, so that of
 * two deposits at once the second sees the first.
 */
export async function assertMayDeposit(
  tx: Tx,
  { playerId, currency, cents, at, requestKey }: Deposit & { readonly requestKey: string },
): Promise<void> {
  const limits = await lockInForce(tx, playerId, ['coolingoff', 'selfexclusion', 'deposit'], at)
  if (limits.length === 0) return
  if (limits.some(({ type }) => type !== 'deposit')) throw refuse(422, { base: { limit_restrict_access: true } })
  const accounts = Map.groupBy(await listAccounts(tx, playerId), ({ limit_id }) => limit_id)
  const asked = [...(await openDeposits(tx, playerId, requestKey)), { currency, cents }]
  for (const limit of limits) {
    const whole = limit.amount_cents ?? 0n
    const isOver = limit.active_until !== null && limit.active_until <= at
    let left: bigint | null = whole - (isOver ? 0n : limit.used_cents)
    for (const one of asked) {
      const inOther = accounts.get(limit.id)?.find((account) => account.currency === one.currency)?.amount_cents
      left = one.currency === limit.currency ? take(left, one.cents) : take(left, worth(one.cents, whole, inOther))
    }
    if (left === null || left < 0n) throw refuse(422, { base: { limit_reached: true } })
  }
}

const take = (left: bigint | null, cents: bigint | null): bigint | null =>
  left === null || cents === null ? null : left - cents

/** Rounded up; null where nobody knows what the limit comes to in that currency. */
const worth = (cents: bigint, whole: bigint, inOther: bigint | undefined): bigint | null =>
  inOther ? (cents * whole + inOther - 1n) / inOther : null

const count = {
  name: 'limits_count_deposit',
  text: `
UPDATE player_limits l
   SET used_cents = ${running('$4').used} + coalesce(${inLimit('$3::bigint', '$2::text', 'ceil')}, 0),
       counted_from = ${running('$4').from}, active_until = ${running('$4').until}
 WHERE l.player_id = $1 AND l.type = 'deposit' AND ${inForce('$4')}`,
}

const uncount = {
  name: 'limits_uncount_deposit',
  text: `
UPDATE player_limits l SET used_cents = greatest(0, l.used_cents - coalesce(${inLimit('$3::bigint', '$2::text', 'floor')}, 0))
 WHERE l.player_id = $1 AND l.type = 'deposit' AND ${inForce('$5')} AND l.counted_from <= $4 AND l.active_until > $5`,
}

/**
 * Call it in the transaction in which a deposit's money goes back: the period in which it was counted, if that still runs, has as
 * much room again.
 */
export async function uncountDeposit(
  tx: Tx,
  { playerId, currency, cents, paidAt, at }: Deposit & { readonly paidAt: Date },
): Promise<void> {
  await tx.query(uncount, [playerId, currency, cents, paidAt, at])
}

/** Call it in the transaction that settles a deposit: it counts for the period in which its money came. */
export async function countDeposit(tx: Tx, { playerId, currency, cents, at }: Deposit): Promise<void> {
  await tx.query(count, [playerId, currency, cents, at])
}
