import { periodStart } from '@apogee/rules/limits/period'
import { readBrand } from '../../core/content/brands.ts'
import { scaledIn } from '../../core/content/scaled.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Payload } from '../../core/outbox/events.ts'
import type { OutboxEvent } from '../../core/outbox/outbox.ts'
import { type BonusNeeds, takeBackGifts } from '../bonuses/public.ts'
import { creditedBy, lockPayment } from '../cashbox/public.ts'
import { findPlayer } from '../profile/public.ts'
import { announceLootbox } from './announceLootbox.ts'
import { type GivingNeeds, giveLootbox } from './giveLootbox.ts'
import { prizeKey } from './givePrize.ts'
import { readLootboxes, rulesOn } from './lootboxesConfig.ts'
import { lockOfDeposit, takeBackLootbox } from './store.ts'

/** A worker that was away this long still gives what a deposit earned; older ones are a demo's past. */
const longestAwayMs = 2 * 86_400_000

/** The first deposit of a day of at least so much gives a box; days are those of the brand's time zone. */
export async function giveForDeposit(
  needs: GivingNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositSucceeded'>,
): Promise<void> {
  const { payment: id, player: playerId, currency } = payload
  const cents = creditedBy(payload)
  // Locked until the box is given: a concurrent reversal will find it, and a reversed deposit gives none.
  const payment = await lockPayment(tx, id)
  const player = await findPlayer(tx, playerId)
  const paidAt = payment?.finished_at
  if (payment?.state !== 'succeeded' || !paidAt || !player) return
  if (paidAt.getTime() < needs.clock.now().getTime() - longestAwayMs) return
  const { license_name: licence, brand } = player
  const { scale } = readLootboxes(licence, brand)
  const day = periodStart('day', readBrand(brand).timeZone, paidAt).toISOString()
  for (const rule of rulesOn(licence, brand, 'deposit')) {
    const least = scaledIn(rule.at_least, scale, currency)
    if (least === undefined || cents < least) continue
    await giveLootbox(needs, tx, {
      key: `deposit:${rule.id}:${playerId}:${day}`,
      playerId,
      groupKey: rule.box,
      strategy: 'deposit',
      source: { payment: String(id), cents: Number(cents), currency },
    })
  }
}

/** A fully reversed deposit takes its boxes with it, and what was in them as far as it has not been paid out. */
export async function takeWithDeposit(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositReversed'>,
): Promise<void> {
  if (payload.isWhole) await takeBoxesOfDeposit(needs, tx, payload)
}

/**
 * Takes back the boxes of a deposit, and what was in them as far as it has not been paid out. A box that was not opened
 * is as if it had never been given: the next deposit of the day gives it.
 */
export async function takeBoxesOfDeposit(
  needs: BonusNeeds,
  tx: Tx,
  { payment, player: playerId }: Pick<Payload<'cashbox.giftsForfeited'>, 'payment' | 'player'>,
): Promise<void> {
  for (const box of await lockOfDeposit(tx, playerId, payment)) {
    if (box.stage === 'issued') {
      await announceLootbox(needs, tx, await takeBackLootbox(tx, box.id, needs.clock.now()))
    } else if (box.stage === 'activated') {
      await takeBackGifts(needs, tx, { key: prizeKey(box.id), playerId, currency: box.currency })
    }
  }
}

/** A newcomer's box, once per account. */
export async function giveForRegistration(
  needs: GivingNeeds,
  tx: Tx,
  { payload: { player: playerId } }: OutboxEvent<'auth.signedUp'>,
): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player) return
  for (const { id, box } of rulesOn(player.license_name, player.brand, 'registration')) {
    const key = `registration:${id}:${playerId}`
    await giveLootbox(needs, tx, { key, playerId, groupKey: box, strategy: 'registration' })
  }
}

/** A level that is reached gives its box only once ever, however often the points go up and down. */
export async function giveForLevel(
  needs: GivingNeeds,
  tx: Tx,
  { payload: { player: playerId, level } }: OutboxEvent<'loyalty.levelReached'>,
): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player) return
  for (const { id, box, levels } of rulesOn(player.license_name, player.brand, 'level')) {
    if (!levels.includes(level)) continue
    const key = `level:${id}:${playerId}:${level}`
    await giveLootbox(needs, tx, { key, playerId, groupKey: box, strategy: 'level', source: { level } })
  }
}
