import { z } from 'zod'
import { lockBonuses } from '../../areas/bonuses/bonusStore.ts'
import type { Tx } from '../../core/db/db.ts'
import type { OutboxEvent } from '../../core/outbox/outbox.ts'
import { announceSteps, type BonusNeeds } from './news.ts'
import { advance, takeBack } from './wagering.ts'

const reversed = z.object({
  paymentId: z.string(),
  playerId: z.string().transform(BigInt),
  currency: z.string(),
  isWhole: z.boolean(),
})

/** What gives the bonus of a deposit, and gives it once. */
export const depositKey = (paymentId: string): string => `deposit:${paymentId}`

/**
 * A deposit that went back as a whole takes the bonus with it that it had brought: what waits is cancelled, what is being wagered
 * ends with all that was won with it. What has been wagered is the player's own money (decision 029).
 */
export async function takeWithDeposit(needs: BonusNeeds, tx: Tx, { payload }: OutboxEvent): Promise<void> {
  const { paymentId, playerId, currency, isWhole } = reversed.parse(payload)
  if (!isWhole) return
  const bonus = (await lockBonuses(tx, playerId, currency)).find(({ key }) => key === depositKey(paymentId))
  if (!bonus) return
  const purse = { tx, ledger: needs.ledger, playerId, currency, now: needs.clock.now() }
  const canceled = await takeBack(purse, bonus, 'canceled')
  await announceSteps(needs, tx, [canceled, ...(await advance(purse))])
}
