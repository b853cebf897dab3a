import { isOpenAt } from '@apogee/rules/bonuses/schedule'
import { type Handler, isOnBreak, type PlayerCtx } from '../../../core/http/handler.ts'
import { setBonusCode, setCanIssue } from '../../profile/public.ts'
import { declineOffer, givenOffers, playerFacts } from '../store.ts'
import { type OfferSpec, readOffers, wireOffer } from './offers.ts'
import { mayBeOffered, openAdditional, openDepositOffers, registrationOffers } from './openOffers.ts'

const factsOf = async ({ db, player, clock }: PlayerCtx) => {
  const [facts, given] = await Promise.all([playerFacts(db, player.id, clock.now()), givenOffers(db, player.id)])
  return { player: facts, given, now: clock.now() }
}

/** wire-facts 7.3, BON-11: everything the next deposit can bring, with the gifts of the player's groups last. */
export const listDeposit: Handler<'bonuses.deposit'> = async (ctx) => {
  const asked = await factsOf(ctx)
  const offers = openDepositOffers(asked, ctx.locale).map(({ wire }) => wire)
  return { status: 200, body: [...offers, ...openAdditional(asked, ctx.locale)] }
}

/** wire-facts 7.4; SAFE-02: nothing is offered during a break. */
export const listRegistration: Handler<'bonuses.registration'> = (ctx) => ({
  status: 200,
  body: (isOnBreak(ctx.player, ctx.clock.now()) ? [] : registrationOffers(ctx.licence, ctx.brand))
    .filter(({ when }) => when === undefined || isOpenAt(when, ctx.clock.now()))
    .map((spec) => wireOffer(ctx.licence, spec, ctx.locale)),
})

/** wire-facts 7.4. A declined offer is not shown again; declining an unknown offer records nothing. */
const decline = async ({ db, player, clock, refuse }: PlayerCtx, on: OfferSpec['on'], id: string) => {
  const spec = readOffers(player.licence).find((one) => one.on === on && one.id === id)
  if (!spec) throw refuse(404, { base: { not_found: true } })
  await declineOffer(db, player.id, id, clock.now())
  return { status: 204 } as const
}

export const declineDeposit: Handler<'bonuses.declineDeposit'> = (ctx, { params }) => decline(ctx, 'deposit', params.id)

export const declineRegistration: Handler<'bonuses.declineRegistration'> = (ctx, { params }) =>
  decline(ctx, 'registration', params.id)

export const readAvailable: Handler<'bonuses.available'> = async (ctx) => ({
  status: 200,
  body: { available_bonuses: mayBeOffered(await playerFacts(ctx.db, ctx.player.id, ctx.clock.now())) },
})

/**
 * API-044: the code's offers appear in the list of deposit bonuses; an unknown code leaves the list empty. No code is
 * stored during a break (SAFE-02).
 */
export const setCode: Handler<'bonuses.setCode'> = async ({ db, player, clock, refuse }, { body }) => {
  if (isOnBreak(player, clock.now())) throw refuse(422, { base: { limit_restrict_access: true } })
  await setBonusCode(db, player.id, body.deposit_bonus_code)
  return { status: 200, body: {} }
}

/** API-045 */
export const clearCode: Handler<'bonuses.clearCode'> = async ({ db, player }) => {
  await setBonusCode(db, player.id, null)
  return { status: 204 }
}

/** API-046, ROLE-14 */
export const updateSettings: Handler<'bonuses.updateSettings'> = async ({ db, player }, { body }) => {
  await setCanIssue(db, player.id, body.can_issue)
  return { status: 200, body: {} }
}
