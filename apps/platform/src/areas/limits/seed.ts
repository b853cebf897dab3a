import { isLimitPeriod, looserFrom, periodEnd } from '@apogee/rules/limits/period'
import type { Tx } from '../../core/db/db.ts'
import { lockAddressee } from '../profile/public.ts'
import { readMoney } from './limitMoney.ts'
import type { LimitRow, LimitStatus, LimitType } from './store.ts'
import { bringIn, endAt, insertLimit } from './writeStore.ts'

const zone = 'UTC'
const currency = 'EUR'

const neverRefused = (): never => {
  throw new Error('invalid limit in the demo data')
}

type Wish = readonly [type: LimitType, period: string, cents?: number, used?: number, status?: LimitStatus]

const wishes: readonly Wish[] = [
  ['deposit', 'day', 10_000, 5_000],
  ['deposit', 'week', 50_000, 15_000],
  ['deposit', 'month', 150_000, 42_000],
  ['loss', 'week', 10_000, 9_240],
  ['wager', 'day', 30_000, 30_000],
  ['wager', 'week', 120_000, 30_000],
  ['session', '120'],
  ['reality_check', '30'],
]

/**
 * Limits of a demo player in different states: with plenty left, nearly used up, reached, about to rise or about to
 * end.
 */
export async function seedDemoLimits(tx: Tx, playerId: bigint, now: Date): Promise<void> {
  const owner = await lockAddressee(tx, playerId)
  const known = await tx.query('SELECT 1 FROM player_limits WHERE player_id = $1 LIMIT 1', [owner.id])
  if (known.length > 0) return
  const rows: LimitRow[] = []
  for (const wish of wishes) rows.push(await insert(tx, playerId, wish, now))
  const [, week] = rows
  const session = rows.find(({ type }) => type === 'session')
  if (!week || !session) return
  const higher = await insert(tx, playerId, ['deposit', 'week', 80_000, 0, 'unconfirmed'], now, week.id)
  await bringIn(tx, higher.id, week, 15_000n)
  await endAt(tx, week.id, looserFrom(week.active_until, now))
  await endAt(tx, session.id, looserFrom(null, now))
}

async function insert(
  tx: Tx,
  playerId: bigint,
  [type, period, cents, used, status = 'active']: Wish,
  now: Date,
  replaces?: bigint,
): Promise<LimitRow> {
  const limit = await insertLimit(tx, {
    playerId,
    type,
    period,
    status,
    zone,
    at: now,
    ...(cents !== undefined && { money: readMoney(neverRefused, [{ currency, amount_cents: cents }], currency) }),
    ...(isLimitPeriod(period) && { activeUntil: periodEnd(period, zone, now) }),
    ...(replaces !== undefined && { replaces }),
  })
  if (used) await tx.query('UPDATE player_limits SET used_cents = $2 WHERE id = $1', [limit.id, used])
  return limit
}
