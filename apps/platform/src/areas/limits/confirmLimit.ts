import { isLimitPeriod, looserFrom, periodEnd } from '@apogee/rules/limits/period'
import type { Tx } from '../../core/db/db.ts'
import type { Handler } from '../../core/http/handler.ts'
import { tokenHash } from '../../core/ids.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { lockAddressee } from '../profile/public.ts'
import { announceLimits } from './announceLimits.ts'
import { countPeriod } from './countPeriod.ts'
import { usedIn } from './limitMoney.ts'
import { mailFacts } from './mailConfirmation.ts'
import { accountsOf, findOwn, type LimitRow } from './store.ts'
import { bringIn, endAt, useToken } from './writeStore.ts'

/** LIM-08, SAFE-01: confirms a change, which then waits for the end of the current period, at least a day. */
export const confirmLimit: Handler<'limits.confirm'> = async (ctx, { body }) => {
  const now = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    const owner = await lockAddressee(tx, ctx.player.id)
    const limit = await useToken(tx, owner.id, tokenHash(body.token), now)
    if (!limit) throw ctx.refuse(422, { token: { invalid: true } })
    const from = limit.status === 'unconfirmed' ? await replace(tx, owner.id, limit, now) : await end(tx, limit, now)
    await enqueueMail(tx, {
      template: limit.status === 'unconfirmed' ? 'limitChanged' : 'limitRemoved',
      to: owner.email,
      locale: owner.language,
      brand: owner.brand,
      values: { ...mailFacts(limit), from: { time: from.toISOString() } },
    })
  })
  announceLimits(ctx)
  return { status: 200, body: {} }
}

const waitOf = ({ active_until, period, zone }: LimitRow, now: Date): Date => {
  const isOver = active_until !== null && active_until <= now && isLimitPeriod(period)
  return looserFrom(isOver ? periodEnd(period, zone, now) : active_until, now)
}

async function end(tx: Tx, limit: LimitRow, now: Date): Promise<Date> {
  const from = waitOf(limit, now)
  await endAt(tx, limit.id, from)
  return from
}

async function replace(tx: Tx, playerId: bigint, limit: LimitRow, now: Date): Promise<Date> {
  const old = limit.replaces_id === null ? null : await findOwn(tx, playerId, limit.replaces_id, now)
  const from = old ? await end(tx, old, now) : now
  await bringIn(tx, limit.id, old, old ? await usedOf(tx, old, limit) : 0n)
  if (!old && limit.amount_cents !== null) await countPeriod(tx, limit.id, now)
  return from
}

async function usedOf(tx: Tx, old: LimitRow, limit: LimitRow): Promise<bigint> {
  if (old.currency === null || old.amount_cents === null || limit.currency === null) return 0n
  const all = new Map((await accountsOf(tx, old.id)).map(({ currency, amount_cents }) => [currency, amount_cents]))
  return usedIn(old.used_cents, { currency: old.currency, cents: old.amount_cents, all }, limit.currency)
}
