import { isInactive } from '@apogee/rules/bonuses/stages'
import { type BonusRow, lockBonuses } from '../../areas/bonuses/bonusStore.ts'
import { forfeitFreespins, lockFreespinsOf } from '../../areas/bonuses/freespinsStore.ts'
import type { Tx } from '../../core/db/db.ts'
import type { OutboxEvent } from '../../core/outbox/outbox.ts'
import { advanceFreespins, winningsKey } from './freespins.ts'
import { announceFreespins, announceSteps, type BonusNeeds } from './news.ts'
import { advance, takeBack } from './wagering.ts'

/** What gives the bonus of a deposit, and gives it once. */
export const depositKey = (paymentId: bigint): string => `deposit:${paymentId}`

/**
 * A deposit that went back as a whole takes the bonus with it that it had brought: what waits is cancelled, what is being wagered
 * ends with all that was won with it; so do its free spins. What has been wagered is the player's own money (decision 029).
 */
export async function takeWithDeposit(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositReversed'>,
): Promise<void> {
  const { payment: paymentId, player: playerId, currency, isWhole } = payload
  if (!isWhole) return
  const keys = [depositKey(paymentId), await takeSpins(needs, tx, depositKey(paymentId))]
  const bonuses = (await lockBonuses(tx, playerId, currency)).filter(({ key }) => keys.includes(key))
  if (bonuses.length === 0) return
  const purse = { tx, ledger: needs.ledger, playerId, currency, now: needs.clock.now() }
  const canceled: BonusRow[] = []
  for (const bonus of bonuses) canceled.push(await takeBack(purse, bonus, 'canceled'))
  await announceSteps(needs, tx, [...canceled, ...(await advance(purse))])
}

/** Its free spins go with what they have won. Answers the key of the bonus they may have become, or null. */
async function takeSpins(needs: BonusNeeds, tx: Tx, key: string): Promise<string | null> {
  const held = await lockFreespinsOf(tx, key)
  if (!held) return null
  if (!isInactive(held.stage)) {
    const canceled = await forfeitFreespins(tx, held.id, needs.clock.now())
    await announceFreespins(needs, tx, [await advanceFreespins(needs, tx, canceled)])
  }
  return winningsKey(held.id)
}
