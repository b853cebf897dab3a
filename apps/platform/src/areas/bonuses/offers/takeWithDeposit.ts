import { isInactive } from '@apogee/rules/bonuses/stages'
import type { Tx } from '../../../core/db/db.ts'
import type { OutboxEvent } from '../../../core/outbox/outbox.ts'
import { type BonusRow, lockBonuses } from '../bonusStore.ts'
import { advanceFreespins, winningsKey } from '../freespins/freespins.ts'
import { forfeitFreespins, lockFreespinsOf } from '../freespins/freespinsStore.ts'
import { announceFreespins, announceSteps, type BonusNeeds } from '../news.ts'
import { advance, takeBack } from '../wagering/wagering.ts'

/** Key of a deposit's bonus, so that it is given only once. */
export const depositKey = (paymentId: bigint): string => `deposit:${paymentId}`

/**
 * A fully reversed deposit takes its bonus with it: a waiting bonus is cancelled; one being wagered ends together with
 * everything won with it; so do its free spins. Money that wagering has already freed is the player's own (decision
 * 029).
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
  const wallet = { tx, ledger: needs.ledger, playerId, currency, now: needs.clock.now() }
  const canceled: BonusRow[] = []
  for (const bonus of bonuses) canceled.push(await takeBack(wallet, bonus, 'canceled'))
  await announceSteps(needs, tx, [...canceled, ...(await advance(wallet))])
}

/** Takes back its free spins and their winnings. Returns the key of the bonus they may have become, or null. */
async function takeSpins(needs: BonusNeeds, tx: Tx, key: string): Promise<string | null> {
  const held = await lockFreespinsOf(tx, key)
  if (!held) return null
  if (!isInactive(held.stage)) {
    const canceled = await forfeitFreespins(tx, held.id, needs.clock.now())
    await announceFreespins(needs, tx, [await advanceFreespins(needs, tx, canceled)])
  }
  return winningsKey(held.id)
}
