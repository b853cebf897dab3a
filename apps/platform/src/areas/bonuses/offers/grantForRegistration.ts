import { isOpenTo } from '@apogee/rules/bonuses/offer'
import type { Tx } from '../../../core/db/db.ts'
import type { OutboxEvent } from '../../../core/outbox/outbox.ts'
import { announceGrant, type BonusNeeds } from '../bonusMessages.ts'
import { playerFacts } from '../store.ts'
import { issueOffer } from './issueOffer.ts'
import { wireOffer } from './offers.ts'
import { mayBeOffered, registrationOffers } from './openOffers.ts'

/** Grants a new player the registration bonus they chose, once per account. */
export async function grantForRegistration(
  needs: BonusNeeds,
  tx: Tx,
  { payload }: OutboxEvent<'auth.signedUp'>,
): Promise<void> {
  const { player: playerId, bonus } = payload
  const player = await playerFacts(tx, playerId, needs.clock.now())
  const { licence, brand, currency, groups, language } = player
  const spec = registrationOffers(licence, brand).find(({ id }) => id === bonus)
  if (!spec || !mayBeOffered(player)) return
  const offer = wireOffer(licence, spec, language)
  if (!isOpenTo(offer, { currency, groups, now: player.created_at })) return
  const given = await issueOffer(tx, {
    key: `registration:${playerId}`,
    playerId,
    strategy: 'registration',
    currency,
    offer,
    at: needs.clock.now(),
    titles: spec.titles,
    activateDays: spec.activate_days,
    wagerDays: spec.wager_days,
  })
  await announceGrant(needs, tx, given)
}
