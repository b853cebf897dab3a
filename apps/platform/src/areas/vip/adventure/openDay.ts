import { requirementOf } from '@apogee/rules/money/hundredths'
import { stakeEndMs } from '@apogee/rules/vip/adventure'
import type { Tx } from '../../../core/db/db.ts'
import type { OutboxEvent } from '../../../core/outbox/outbox.ts'
import { mayBeOffered, type PlayerFacts, playerFacts } from '../../bonuses/public.ts'
import { creditedBy, lockPayment } from '../../cashbox/public.ts'
import { memberSince } from '../../profile/public.ts'
import { type DayRow, insertDay, lockDays, markStaked } from './adventureStore.ts'
import { announceAdventure } from './announceAdventure.ts'
import { type CalendarDay, dayAt, type Run, runOf, runsAt } from './calendar.ts'
import { type AdventureNeeds, settleDays } from './completeDay.ts'
import { centsOf, prizeOf } from './prize.ts'

interface Deposit {
  readonly paymentId: bigint
  readonly currency: string
  readonly cents: bigint
  /** When it arrived, which determines the day it counts for. */
  readonly at: Date
}

/**
 * Opens a day with its first sufficient deposit, if the player is in the adventure at that time. The player must then
 * stake it. They get the prize offered at the time of the deposit, even if the calendar changes later.
 */
export async function openDay(
  needs: AdventureNeeds,
  tx: Tx,
  { payload }: Pick<OutboxEvent<'cashbox.depositSucceeded'>, 'payload'>,
): Promise<void> {
  const { payment: paymentId, player: playerId, currency } = payload
  const cents = creditedBy(payload)
  // Locked until the day is open, so that a concurrent reversal finds it.
  const payment = await lockPayment(tx, paymentId)
  if (payment?.state !== 'succeeded' || payment.finished_at === null) return
  const deposit = { paymentId, currency, cents, at: payment.finished_at }
  const player = await playerFacts(tx, playerId, needs.clock.now())
  const run = runOf(await runsAt(tx, player, deposit.at), player.groups)
  if (!run || !mayBeOffered(player) || !(await isMember(tx, player, run.group, deposit.at))) return
  const day = dayAt(run, deposit.at)
  const row = day && !player.groups.includes(day.title) ? await open(tx, player, run, day, deposit) : null
  if (!row) return
  announceAdventure(needs, tx, playerId)
  if (row.required_cents > 0n) return
  await markStaked(tx, row.id, deposit.at)
  await settleDays(needs, tx, playerId, await lockDays(tx, [playerId], deposit.at))
}

async function isMember(tx: Tx, { id }: PlayerFacts, group: string, at: Date): Promise<boolean> {
  const since = await memberSince(tx, id, [group])
  return since !== null && since <= at
}

async function open(
  tx: Tx,
  player: PlayerFacts,
  { adventure }: Run,
  { title, startMs, spec }: CalendarDay,
  { paymentId, currency, cents, at }: Deposit,
): Promise<DayRow | null> {
  const { terms: _, ...day } = spec
  const { minDep, wager, periodActivationDays } = day.condition
  const least = centsOf(adventure, minDep, currency)
  if (least === undefined || cents < least) return null
  return insertDay(tx, {
    player_id: player.id,
    title,
    starts_at: new Date(startMs),
    payment_id: paymentId,
    currency,
    deposited_cents: cents,
    deposited_at: at,
    required_cents: requirementOf(cents, wager),
    stake_until: new Date(stakeEndMs({ startMs }, Number(periodActivationDays))),
    offer: { day, prize: prizeOf(adventure, spec, currency, cents) },
  })
}
