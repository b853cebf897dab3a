import { moveFreespins, settleFreespins } from '../areas/bonuses/freespins/freespinsStore.ts'
import { playerFacts } from '../areas/bonuses/store.ts'
import { joinGroups } from '../areas/profile/groups/groupStore.ts'
import { readAdventures } from '../areas/vip/adventure/adventureConfig.ts'
import { insertDay, markCompleted, markStaked, storeStarts } from '../areas/vip/adventure/adventureStore.ts'
import { runOf, runsAt } from '../areas/vip/adventure/calendar.ts'
import { type Award, grantDayPrize } from '../areas/vip/adventure/grantDayPrize.ts'
import { prizeOf } from '../areas/vip/adventure/prize.ts'
import { standingClock } from '../core/clock.ts'
import { everyBrand } from '../core/content/brands.ts'
import type { Tx } from '../core/db/db.ts'
import { adventureDeposits, stakedPart } from './demoHistory.ts'

const dayMs = 86_400_000
/** The demo begins on the sixth day. */
const daysBefore = 5
const startOf = (now: Date): number => Math.floor(now.getTime() / dayMs) * dayMs

/** The state of each day before today: gift expired, nothing done, no gift, gift waiting, gift being played. */
const past = ['expired', 'missed', 'without', 'waiting', 'playing'] as const

/** Moments of a day of the adventure: `part` of the whole day, or for today, of the part that has passed. */
export function adventureMoment(daysAgo: number, part: number, now: Date): Date {
  const start = startOf(now)
  const span = daysAgo === 0 ? now.getTime() - start : dayMs
  return new Date(start - daysAgo * dayMs + Math.floor(part * span))
}

/** Moves the adventure's start into the past, before any request reads its first day. */
export async function beginDemoAdventure(tx: Tx, now: Date): Promise<void> {
  const ids = everyBrand().flatMap(({ id: brand, licence }) => readAdventures(licence, brand).map(({ id }) => id))
  await tx.query('DELETE FROM vip_adventures')
  await storeStarts(tx, [...new Set(ids)], new Date(startOf(now) - daysBefore * dayMs))
}

/**
 * The history of a demo player in the adventure, with a card of each kind. The worker counts their stakes of today's
 * deposit, as for real players.
 */
export async function seedDemoAdventure(tx: Tx, playerId: bigint, now: Date): Promise<void> {
  const player = await playerFacts(tx, playerId, now)
  const run = runOf(await runsAt(tx, player, now), player.groups)
  if (!run) return
  const paid = await tx.query<{ id: bigint; finished_at: Date; amount_cents: bigint }>(
    `SELECT id, finished_at, amount_cents FROM payments
      WHERE player_id = $1 AND action = 'deposit' AND state = 'succeeded' AND currency = 'EUR' ORDER BY finished_at`,
    [playerId],
  )
  for (const [place, { title, startMs, spec }] of run.days.entries()) {
    const daysAgo = daysBefore - place
    const cents = adventureDeposits[daysAgo]
    const payment = paid.find(
      ({ finished_at: at, amount_cents: amount }) =>
        amount === cents && at.getTime() >= startMs && at.getTime() < startMs + dayMs,
    )
    if (cents === undefined || !payment) continue
    const { terms: _, ...day } = spec
    const prize = prizeOf(run.adventure, spec, 'EUR', cents)
    const row = await insertDay(tx, {
      player_id: playerId,
      title,
      starts_at: new Date(startMs),
      payment_id: payment.id,
      currency: 'EUR',
      deposited_cents: cents,
      deposited_at: payment.finished_at,
      required_cents: cents,
      stake_until: new Date(startMs + Number(day.condition.periodActivationDays) * dayMs),
      offer: { day, prize },
    })
    const state = past[place]
    if (!row || state === undefined) continue
    const at = adventureMoment(daysAgo, stakedPart + 0.01, now)
    await tx.query('UPDATE vip_adventure_days SET staked_cents = required_cents WHERE id = $1', [row.id])
    await markStaked(tx, row.id, at)
    await markCompleted(tx, row.id, at)
    await joinGroups(tx, playerId, [title], at)
    if (state === 'without') continue
    await grantPast(tx, { player, cause: String(payment.id), title, prize, currency: 'EUR' }, state, at)
  }
}

const noSubscribers = {
  publish: () => {},
  hasSubscribers: () => false,
  isWatched: () => false,
  subscribers: () => new Set<bigint>(),
  retainMessages: () => null,
  publishTo: () => {},
  disconnect: () => {},
}

async function grantPast(tx: Tx, award: Award, state: (typeof past)[number], at: Date): Promise<void> {
  await grantDayPrize({ clock: standingClock(at), realtime: noSubscribers }, tx, award)
  const [spins] = await tx.query<{ id: bigint; play_days: number }>(
    'SELECT id, play_days FROM player_freespins WHERE player_id = $1 AND offer_id = $2',
    [award.player.id, `adventure-${award.title}`],
  )
  if (!spins || state === 'waiting') return
  const validUntil = new Date(at.getTime() + spins.play_days * dayMs)
  await moveFreespins(tx, spins.id, { stage: 'activated', at, validUntil })
  if (state === 'playing') return
  await moveFreespins(tx, spins.id, { stage: 'expired', at: validUntil })
  await settleFreespins(tx, spins.id, null, validUntil)
}
