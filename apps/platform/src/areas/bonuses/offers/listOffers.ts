import { isOpenAt } from '@apogee/rules/bonuses/schedule'
import { type Ctx, type Handler, isOnBreak, type PlayerCtx } from '../../../core/http/handler.ts'
import { factsWithGrants, playerFacts } from '../store.ts'
import { wireOffer } from './offers.ts'
import { mayBeOffered, openAdditional, openDepositOffers, registrationOffers } from './openOffers.ts'

const factsOf = async ({ db, player, clock }: PlayerCtx) => {
  const now = clock.now()
  return { ...(await factsWithGrants(db, player.id, now)), now }
}

/** wire-facts 7.3, BON-11: all offers open for the next deposit, with the gifts of the player's groups last. */
export const listDeposit: Handler<'bonuses.deposit'> = async (ctx) => {
  const asked = await factsOf(ctx)
  const offers = openDepositOffers(asked, ctx.locale).map(({ wire }) => wire)
  return { status: 200, body: [...offers, ...openAdditional(asked, ctx.locale)] }
}

/** SAFE-02, ROLE-04: no offers during a break, or for a player who gets no bonuses. */
async function isOfferedAny({ player, clock, db }: Ctx): Promise<boolean> {
  if (player === null) return true
  return !isOnBreak(player, clock.now()) && mayBeOffered(await playerFacts(db, player.id, clock.now()))
}

/** wire-facts 7.4 */
export const listRegistration: Handler<'bonuses.registration'> = async (ctx) => ({
  status: 200,
  body: ((await isOfferedAny(ctx)) ? registrationOffers(ctx.licence, ctx.brand) : [])
    .filter(({ when }) => when === undefined || isOpenAt(when, ctx.clock.now()))
    .map((spec) => wireOffer(ctx.licence, spec, ctx.locale)),
})

export const readAvailable: Handler<'bonuses.available'> = async (ctx) => ({
  status: 200,
  body: { available_bonuses: mayBeOffered(await playerFacts(ctx.db, ctx.player.id, ctx.clock.now())) },
})
