import type { userLimit } from '@apogee/contract/limits'
import { isLimitPeriod, periodEnd } from '@apogee/rules/limits/period'
import { toWire } from '@apogee/rules/money/units'
import type { z } from 'zod'
import type { Handler, PlayerCtx } from '../../core/http/handler.ts'
import { accountsOf, findOwn, type LimitAccountRow, type LimitRow, listAccounts, listOwn } from './store.ts'

type WireLimit = z.input<typeof userLimit>

/** The current period: an ended one restarts with a usage of 0, even if the row was not updated since. */
function runningOf({ active_until, period, zone, used_cents }: LimitRow, now: Date) {
  const isOver = active_until !== null && active_until <= now && isLimitPeriod(period)
  return isOver ? { used: 0n, until: periodEnd(period, zone, now) } : { used: used_cents, until: active_until ?? now }
}

/**
 * Usage converted to another currency: the same share of the whole. At least 0: clients ignore the sign of the value
 * (LIM-05), so a negative loss of a player who has won would look like usage.
 */
function presentAccount(row: LimitAccountRow, limit: LimitRow, now: Date) {
  const { used, until } = runningOf(limit, now)
  const whole = limit.amount_cents ?? 0n
  const own = row.currency === limit.currency || whole === 0n ? used : (used * row.amount_cents) / whole
  return {
    currency: row.currency,
    amount_cents: toWire(row.amount_cents),
    current_value_amount_cents: toWire(own < 0n ? 0n : own),
    active_until: until.toISOString(),
  }
}

/** A removal that was not confirmed in time has no effect. */
const statusOf = ({ status, confirm_until }: LimitRow, now: Date): LimitRow['status'] =>
  status === 'unconfirmed_disable' && confirm_until !== null && confirm_until <= now ? 'active' : status

function presentLimit(row: LimitRow, accounts: readonly LimitAccountRow[], now: Date): WireLimit {
  const status = statusOf(row, now)
  return {
    id: Number(row.id),
    type: row.type,
    period: row.period,
    status,
    strategy: row.strategy,
    parent_type: row.parent_type,
    created_at: row.created_at.toISOString(),
    disable_at: row.disable_at?.toISOString() ?? null,
    confirm_until: status.startsWith('unconfirmed') ? (row.confirm_until?.toISOString() ?? null) : null,
    ...(accounts.length > 0 && { accounts: accounts.map((account) => presentAccount(account, row, now)) }),
  }
}

const isShown =
  (own: string) =>
  ({ is_named, currency }: LimitAccountRow): boolean =>
    is_named || currency === own

/** One of the player's limits in wire format. Throws when there is no such limit. */
export async function presentOne({ db, player, clock }: PlayerCtx, id: bigint): Promise<WireLimit> {
  const now = clock.now()
  const [limit, accounts] = await Promise.all([findOwn(db, player.id, id, now), accountsOf(db, id)])
  if (!limit) throw new Error(`limit ${id} does not exist`)
  return presentLimit(limit, accounts.filter(isShown(player.currency)), now)
}

/** API-074: in the currencies entered by the player, and in their wallet's currency. */
export const listLimits: Handler<'limits.list'> = async ({ db, player, clock }) => {
  const now = clock.now()
  const [limits, accounts] = await Promise.all([listOwn(db, player.id, now), listAccounts(db, player.id)])
  const shown = accounts.filter(isShown(player.currency))
  const ofLimit = Map.groupBy(shown, ({ limit_id }) => limit_id)
  return { status: 200, body: limits.map((limit) => presentLimit(limit, ofLimit.get(limit.id) ?? [], now)) }
}
