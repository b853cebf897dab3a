import type { Tx } from '../../core/db/db.ts'
import type { Ctx } from '../../core/http/handler.ts'
import { isOnHold } from './exclusion/reviews.ts'
import { inForce, inLimit, running } from './limitSql.ts'
import { listAccounts, lockInForce } from './store.ts'

interface Deposit {
  readonly playerId: bigint
  readonly currency: string
  /** Minor units. */
  readonly cents: bigint
  /** Time of booking or settlement. */
  readonly at: Date
}

interface NewDeposit extends Deposit {
  /** The player's other deposits that are not settled yet, by currency; read once the limits are locked. */
  readonly pending?: () => Promise<readonly Pick<Deposit, 'currency' | 'cents'>[]>
}

type DepositObstacle = 'account_held' | 'limit_restrict_access' | 'limit_reached'

/** Throws if {@link depositObstacle} finds one. Call it in the transaction that books a deposit, before the insert. */
export async function assertMayDeposit(
  { refuse }: Pick<Ctx<DepositObstacle>, 'refuse'>,
  tx: Tx,
  deposit: NewDeposit,
): Promise<void> {
  const obstacle = await depositObstacle(tx, deposit)
  if (obstacle) throw refuse(422, { base: { [obstacle]: true } })
}

/**
 * The reason why a deposit is not allowed: the account is on hold, the player is on a break (SAFE-02), or the deposit
 * exceeds a limit together with the paid and pending ones (SAFE-03). The limits stay locked until the transaction ends,
 * so that of two concurrent deposits the second sees the first.
 */
export async function depositObstacle(
  tx: Tx,
  { playerId, currency, cents, at, pending }: NewDeposit,
): Promise<DepositObstacle | null> {
  if (await isOnHold(tx, playerId)) return 'account_held'
  const limits = await lockInForce(tx, playerId, ['coolingoff', 'selfexclusion', 'deposit'], at)
  if (limits.length === 0) return null
  if (limits.some(({ type }) => type !== 'deposit')) return 'limit_restrict_access'
  const accounts = Map.groupBy(await listAccounts(tx, playerId), ({ limit_id }) => limit_id)
  const asked = [...((await pending?.()) ?? []), { currency, cents }]
  for (const limit of limits) {
    const whole = limit.amount_cents ?? 0n
    const isOver = limit.active_until !== null && limit.active_until <= at
    let left: bigint | null = whole - (isOver ? 0n : limit.used_cents)
    for (const one of asked) {
      const inOther = accounts.get(limit.id)?.find((account) => account.currency === one.currency)?.amount_cents
      left =
        one.currency === limit.currency ? subtract(left, one.cents) : subtract(left, worth(one.cents, whole, inOther))
    }
    if (left === null || left < 0n) return 'limit_reached'
  }
  return null
}

const subtract = (left: bigint | null, cents: bigint | null): bigint | null =>
  left === null || cents === null ? null : left - cents

/** Rounded up; null when the limit's equivalent in that currency is unknown. */
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
 * Call it in the transaction that reverses a deposit: subtracts the amount from the period that counted it, if that is
 * still running.
 */
export async function uncountDeposit(
  tx: Tx,
  { playerId, currency, cents, paidAt, at }: Deposit & { readonly paidAt: Date },
): Promise<void> {
  await tx.query(uncount, [playerId, currency, cents, paidAt, at])
}

/** Call it in the transaction that settles a deposit: it counts towards the period in which its money arrived. */
export async function countDeposit(tx: Tx, { playerId, currency, cents, at }: Deposit): Promise<void> {
  await tx.query(count, [playerId, currency, cents, at])
}
