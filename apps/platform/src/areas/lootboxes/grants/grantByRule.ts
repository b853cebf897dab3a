import { periodStart } from '@apogee/rules/limits/period'
import { readBrand } from '../../../core/content/brands.ts'
import { scaledIn } from '../../../core/content/scaled.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Payload } from '../../../core/outbox/events.ts'
import type { OutboxEvent } from '../../../core/outbox/outbox.ts'
import { type BonusNeeds, revokeGifts } from '../../bonuses/public.ts'
import { creditedBy, lockPayment } from '../../cashbox/public.ts'
import { findPlayer } from '../../profile/public.ts'
import { prizeKey } from '../grantPrize.ts'
import { readLootboxes, rulesOn } from '../lootboxesConfig.ts'
import { lockOfDeposit, revokeLootbox } from '../store.ts'
import { announceLootbox } from './announceLootbox.ts'
import { type GrantNeeds, grantLootbox } from './grantLootbox.ts'

/** After a worker was down for this long, deposits still grant boxes; older ones are the seeded past of a demo. */
const longestAwayMs = 2 * 86_400_000

/** Grants a box for the first deposit of a day of at least an amount; days are those of the brand's time zone. */
export async function grantForDeposit(
  needs: GrantNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositSucceeded'>,
): Promise<void> {
  const { payment: id, player: playerId, currency } = payload
  const cents = creditedBy(payload)
  // Locked until the box is granted: a concurrent reversal finds the box, and a reversed deposit grants none.
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
    await grantLootbox(needs, tx, {
      key: `deposit:${rule.id}:${playerId}:${day}`,
      playerId,
      groupKey: rule.box,
      strategy: 'deposit',
      source: { payment: String(id), cents: Number(cents), currency },
    })
  }
}

/** Takes back the boxes of a fully reversed deposit, and prizes of opened ones that have not been paid out. */
export async function revokeForReversal(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositReversed'>,
): Promise<void> {
  if (payload.isWhole) await revokeBoxesOfDeposit(needs, tx, payload)
}

/**
 * Takes back the boxes of a deposit, and prizes of opened ones that have not been paid out. An unopened box frees its
 * key, so that the next deposit of the day grants it.
 */
export async function revokeBoxesOfDeposit(
  needs: BonusNeeds,
  tx: Tx,
  { payment, player: playerId }: Pick<Payload<'cashbox.giftsForfeited'>, 'payment' | 'player'>,
): Promise<void> {
  for (const box of await lockOfDeposit(tx, playerId, payment)) {
    if (box.stage === 'issued') {
      await announceLootbox(needs, tx, await revokeLootbox(tx, box.id, needs.clock.now()))
    } else if (box.stage === 'activated') {
      await revokeGifts(needs, tx, { key: prizeKey(box.id), playerId, currency: box.currency })
    }
  }
}

/** Grants a new player a box, once per account. */
export async function grantForRegistration(
  needs: GrantNeeds,
  tx: Tx,
  { payload: { player: playerId } }: OutboxEvent<'auth.registered'>,
): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player) return
  for (const { id, box } of rulesOn(player.license_name, player.brand, 'registration')) {
    const key = `registration:${id}:${playerId}`
    await grantLootbox(needs, tx, { key, playerId, groupKey: box, strategy: 'registration' })
  }
}

/** Grants the box of a reached level, once per player even if the points go up and down. */
export async function grantForLevel(
  needs: GrantNeeds,
  tx: Tx,
  { payload: { player: playerId, level } }: OutboxEvent<'loyalty.levelReached'>,
): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player) return
  for (const { id, box, levels } of rulesOn(player.license_name, player.brand, 'level')) {
    if (!levels.includes(level)) continue
    const key = `level:${id}:${playerId}:${level}`
    await grantLootbox(needs, tx, { key, playerId, groupKey: box, strategy: 'level', source: { level } })
  }
}
