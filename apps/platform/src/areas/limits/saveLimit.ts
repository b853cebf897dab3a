import type { limitForm } from '@apogee/contract/limits'
import { isLooser, readSessionMinutes } from '@apogee/rules/limits/looser'
import { isLimitPeriod, isSpan, periodEnd, spanEnd } from '@apogee/rules/limits/period'
import { realityMinutes } from '@apogee/rules/limits/realityCheck'
import type { z } from 'zod'
import { readBrand } from '../../core/content/brands.ts'
import { readBreakPeriods } from '../../core/content/licences/licences.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Refuse } from '../../core/errors.ts'
import type { Core, Handler, Licence } from '../../core/http/handler.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { type Addressee, lockAddressee } from '../profile/public.ts'
import { announceLimits } from './announceLimits.ts'
import { countPeriod } from './countPeriod.ts'
import { closeOtherAccounts } from './exclusion/exclusion.ts'
import { type LimitMoney, readMoney, usedIn } from './limitMoney.ts'
import { presentOne } from './listLimits.ts'
import { mailConfirmation, mailFacts } from './mailConfirmation.ts'
import { accountsOf, chooseRealityPeriod, type LimitRow, lockInForce } from './store.ts'
import { dropPending, insertLimit, rewriteMoney, rewritePeriod } from './writeStore.ts'

type Form = z.output<typeof limitForm>
export type LimitRefusal =
  | ('required' | 'unknown_value' | 'too_small' | 'too_big' | 'currency_unavailable' | 'limit_in_force')
  | 'can_not_change_limit_expires_less_than_7_days'

/** Dependencies of a change: those of the player's call, or of an operator's command. */
export interface LimitNeeds extends Pick<Core, 'config' | 'clock' | 'realtime' | 'sessions'> {
  readonly refuse: Refuse<LimitRefusal>
  readonly player: { readonly currency: string; readonly licence: Licence }
}

interface Change {
  readonly ctx: LimitNeeds
  readonly tx: Tx
  readonly owner: Addressee
  readonly form: Form
  readonly by: 'player' | 'staff'
  readonly zone: string
  readonly now: Date
}

/** API-075: sets a limit of a kind and period, or changes the existing one. */
export const saveLimit: Handler<'limits.save'> = async (ctx, { body }) => {
  const form = 'user_limit' in body ? body.user_limit : body
  const id = await ctx.db.transaction(async (tx) =>
    changeLimit(ctx, tx, await lockAddressee(tx, ctx.player.id), form, 'player'),
  )
  announceLimits(ctx)
  return { status: 201, body: await presentOne(ctx, id) }
}

/** Sets a limit in the caller's transaction. Staff can only make it stricter. Returns its id. */
export const changeLimit = (ctx: LimitNeeds, tx: Tx, owner: Addressee, form: Form, by: Change['by']): Promise<bigint> =>
  save({ ctx, tx, owner, form, by, zone: readBrand(owner.brand).timeZone, now: ctx.clock.now() })

function save(change: Change): Promise<bigint> {
  switch (change.form.type) {
    case 'loss':
    case 'wager':
    case 'deposit':
      return saveMoney(change)
    case 'session':
      return saveSession(change)
    case 'coolingoff':
    case 'selfexclusion':
      return beginBreak(change, change.form.type)
    case 'reality_check':
      return saveReality(change)
  }
}

const wrongPeriod = ({ ctx }: Pick<Change, 'ctx'>) => ctx.refuse(422, { period: { unknown_value: true } })

const base = ({ owner, form, zone, now }: Change) => ({
  playerId: owner.id,
  type: form.type,
  period: form.period,
  zone,
  at: now,
})

/** SAFE-01: a stricter limit is in force at once and drops any pending loosening; a looser one waits for its token. */
async function saveMoney(change: Change): Promise<bigint> {
  const { ctx, tx, form, zone, now } = change
  if (!isLimitPeriod(form.period)) throw wrongPeriod(change)
  const money = readMoney(ctx.refuse, form.accounts, ctx.player.currency)
  const activeUntil = periodEnd(form.period, zone, now)
  const current = (await lockInForce(tx, change.owner.id, [form.type], now)).find(
    ({ period }) => period === form.period,
  )
  if (!current) return begin(change, { money, activeUntil })
  const all = await amountsOf(tx, current)
  const isLoosened = isLooser(money.all, all)
  if (isLoosened) assertMayLoosen(change, current)
  await dropPending(tx, current.id, now)
  if (isLoosened) return loosen(change, current, { money, activeUntil })
  const whole = { currency: current.currency ?? money.currency, cents: current.amount_cents ?? 0n, all }
  await rewriteMoney(tx, current.id, money, usedIn(current.used_cents, whole, money.currency))
  await mailSet(change, { ...current, currency: money.currency, amount_cents: money.cents })
  return current.id
}

/** A limit of a kind and period that had none: in force at once, and counted from the start of the period. */
async function begin(change: Change, rest: { money?: LimitMoney; activeUntil?: Date }): Promise<bigint> {
  const limit = await insertLimit(change.tx, { ...base(change), status: 'active', ...rest })
  if (rest.money) await countPeriod(change.tx, limit.id, change.now)
  await mailSet(change, limit)
  return limit.id
}

const mailSet = ({ tx, owner, now }: Change, limit: LimitRow): Promise<void> =>
  enqueueMail(tx, {
    template: 'limitSet',
    to: owner.email,
    locale: owner.language,
    brand: owner.brand,
    values: { ...mailFacts(limit), time: { time: now.toISOString() } },
  })

async function amountsOf(tx: Tx, { id }: LimitRow): Promise<ReadonlyMap<string, bigint>> {
  return new Map((await accountsOf(tx, id)).map(({ currency, amount_cents }) => [currency, amount_cents]))
}

const weekMs = 7 * 86_400_000

/**
 * wire-facts 6.2: a limit that ends within a week cannot be loosened again, which would restart the wait. Staff loosen
 * none.
 */
function assertMayLoosen({ ctx, by, now }: Change, { status, disable_at }: LimitRow): void {
  if (by === 'staff') throw ctx.refuse(422, { base: { limit_in_force: true } })
  const endsSoon = disable_at !== null && disable_at.getTime() - now.getTime() < weekMs
  if (status === 'confirmed_disable' && endsSoon)
    throw ctx.refuse(422, { base: { can_not_change_limit_expires_less_than_7_days: true } })
}

async function loosen(change: Change, current: LimitRow, rest: { money?: LimitMoney; activeUntil?: Date }) {
  const { ctx, tx, owner } = change
  const limit = await insertLimit(tx, { ...base(change), status: 'unconfirmed', replaces: current.id, ...rest })
  await mailConfirmation(ctx, tx, owner, { limit, status: 'unconfirmed' })
  return limit.id
}

async function saveSession(change: Change): Promise<bigint> {
  const { tx, form, owner, now } = change
  const minutes = readSessionMinutes(form.period)
  if (minutes === undefined) throw wrongPeriod(change)
  const [current] = await lockInForce(tx, owner.id, ['session'], now)
  if (!current) return begin(change, {})
  const isLoosened = minutes > Number(current.period)
  if (isLoosened) assertMayLoosen(change, current)
  await dropPending(tx, current.id, now)
  if (isLoosened) return loosen(change, current, {})
  await rewritePeriod(tx, current.id, form.period)
  await mailSet(change, { ...current, period: form.period })
  return current.id
}

/** SAFE-02: starts at once and never ends early. A second break can only extend it. */
async function beginBreak(change: Change, type: 'coolingoff' | 'selfexclusion'): Promise<bigint> {
  const { ctx, tx, form, owner, zone, now } = change
  const offered: readonly string[] = readBreakPeriods(ctx.player.licence)[type]
  if (!isSpan(form.period) || !offered.includes(form.period)) throw wrongPeriod(change)
  const end = spanEnd(form.period, zone, now)
  const known = await lockInForce(tx, owner.id, [form.type], now)
  const isShorter = ({ disable_at }: LimitRow) => disable_at === null || (end !== null && end <= disable_at)
  if (known.some(isShorter)) throw ctx.refuse(422, { base: { limit_in_force: true } })
  const limit = await insertLimit(tx, { ...base(change), status: 'active', disableAt: end })
  await enqueueMail(tx, {
    template: 'breakBegan',
    to: owner.email,
    locale: owner.language,
    brand: owner.brand,
    values: { ...mailFacts(limit), ...(end && { until: { time: end.toISOString() } }) },
  })
  if (form.type === 'selfexclusion') await closeOtherAccounts(ctx, tx, owner.id, limit, now)
  return limit.id
}

async function saveReality({ ctx, tx, form, owner, now }: Change): Promise<bigint> {
  if (!realityMinutes.some((minutes) => String(minutes) === form.period)) throw wrongPeriod({ ctx })
  return chooseRealityPeriod(tx, owner.id, form.period, now)
}
