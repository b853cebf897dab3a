import type { userLimit } from '@apogee/contract/limits'
import { type LimitPeriod, periodEnd } from '@apogee/rules/limits/period'
import { toWire } from '@apogee/rules/money/units'
import type { z } from 'zod'
import type { Handler } from '../../core/http/handler.ts'
import { type LimitAccountRow, type LimitRow, listAccounts, listOwn } from './store.ts'

type WireLimit = z.input<typeof userLimit>

const isPeriod = (text: string): text is LimitPeriod => text === 'day' || text === 'week' || text === 'month'

/** A period that is over has begun anew, with nothing used, whether or not anything was written since. */
function presentAccount(row: LimitAccountRow, period: string, now: Date) {
  const isOver = row.active_until <= now && isPeriod(period)
  return {
    currency: row.currency,
    amount_cents: toWire(row.amount_cents),
    current_value_amount_cents: isOver ? 0 : toWire(row.used_cents),
    active_until: (isOver ? periodEnd(row.active_until, period, now) : row.active_until).toISOString(),
  }
}

const presentLimit = (row: LimitRow, accounts: readonly LimitAccountRow[], now: Date): WireLimit => ({
  id: Number(row.id),
  type: row.type,
  period: row.period,
  status: row.status,
  strategy: row.strategy,
  parent_type: row.parent_type,
  created_at: row.created_at.toISOString(),
  disable_at: row.disable_at?.toISOString() ?? null,
  confirm_until: row.confirm_until?.toISOString() ?? null,
  ...(accounts.length > 0 && { accounts: accounts.map((account) => presentAccount(account, row.period, now)) }),
})

/** API-074 */
export const listLimits: Handler<'limits.list'> = async (ctx) => {
  const now = ctx.clock.now()
  const [limits, accounts] = await Promise.all([
    listOwn(ctx.db, ctx.player.id, now),
    listAccounts(ctx.db, ctx.player.id),
  ])
  const ofLimit = Map.groupBy(accounts, ({ limit_id }) => limit_id)
  return { status: 200, body: limits.map((limit) => presentLimit(limit, ofLimit.get(limit.id) ?? [], now)) }
}
