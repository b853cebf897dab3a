import { isInactive } from '@apogee/rules/bonuses/stages'
import type { Tx } from '../../../core/db/db.ts'
import type { Payload } from '../../../core/outbox/events.ts'
import type { OutboxEvent } from '../../../core/outbox/outbox.ts'
import { announceFreespins, announceSteps, type BonusNeeds } from '../bonusMessages.ts'
import { type BonusRow, lockBonuses } from '../bonusStore.ts'
import { advanceFreespins, winningsKey } from '../freespins/freespins.ts'
import { type FreespinsRow, forfeitFreespins, lockFreespinsOf } from '../freespins/freespinsStore.ts'
import { advance, revokeBonus } from '../wagering/wagering.ts'

/** Key of a deposit's bonus, so that it is granted only once. */
export const depositKey = (paymentId: bigint): string => `deposit:${paymentId}`

/** Identifies the gifts granted to a player under a key. */
interface GiftsOf {
  readonly key: string
  readonly playerId: bigint
  readonly currency: string
}

/**
 * Takes back the bonus of a fully reversed deposit: a waiting bonus is cancelled; one being wagered ends together with
 * everything won with it; so do its free spins. Money of a bonus that is already wagered belongs to the player
 * (decision 029).
 */
export async function revokeForReversal(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'cashbox.depositReversed'>,
): Promise<void> {
  if (payload.isWhole) await revokeGiftsOfDeposit(needs, tx, payload)
}

/** Takes back the bonus and the free spins of a deposit, unless they have become real money. */
export const revokeGiftsOfDeposit = (
  needs: BonusNeeds,
  tx: Tx,
  { payment, player: playerId, currency }: Pick<Payload<'cashbox.giftsForfeited'>, 'payment' | 'player' | 'currency'>,
): Promise<void> => revokeGifts(needs, tx, { key: depositKey(payment), playerId, currency })

/** Takes back the gifts of a key, unless they have become real money. */
export async function revokeGifts(needs: BonusNeeds, tx: Tx, { key, playerId, currency }: GiftsOf): Promise<void> {
  const spins = await revokeSpins(needs, tx, key)
  const keys = [key, ...(spins ? [winningsKey(spins.id)] : [])]
  for (const code of new Set([currency, ...(spins ? [spins.currency] : [])])) {
    const bonuses = (await lockBonuses(tx, playerId, code)).filter((bonus) => keys.includes(bonus.key))
    if (bonuses.length === 0) continue
    const wallet = { tx, ledger: needs.ledger, playerId, currency: code, now: needs.clock.now() }
    const canceled: BonusRow[] = []
    for (const bonus of bonuses) canceled.push(await revokeBonus(wallet, bonus, 'canceled'))
    await announceSteps(needs, tx, [...canceled, ...(await advance(wallet))])
  }
}

/** Takes back the free spins of a key and their winnings. Returns them, or null. */
async function revokeSpins(needs: BonusNeeds, tx: Tx, key: string): Promise<FreespinsRow | null> {
  const held = await lockFreespinsOf(tx, key)
  if (held && !isInactive(held.stage)) {
    const canceled = await forfeitFreespins(tx, held.id, needs.clock.now())
    await announceFreespins(needs, tx, [await advanceFreespins(needs, tx, canceled)])
  }
  return held
}
