import { isOpenTo } from '@apogee/rules/bonuses/offer'
import type { Tx } from '../../../core/db/db.ts'
import type { Handler, PlayerCtx } from '../../../core/http/handler.ts'
import { announceGrant } from '../bonusMessages.ts'
import { consumeCoupon, countCoupon, playerFacts } from '../store.ts'
import { isGranted, issueOffer } from './issueOffer.ts'
import { wireOffer } from './offers.ts'
import { couponOf, mayBeOffered } from './openOffers.ts'

type Status = 'successfully_activated' | 'already_activated' | 'failed_to_activate'

class Spent extends Error {
  override name = 'Spent'
}

async function grantCoupon(ctx: PlayerCtx, tx: Tx, code: string): Promise<Status> {
  const now = ctx.clock.now()
  const player = await playerFacts(tx, ctx.player.id, now)
  const spec = couponOf(player, code)
  const { currency, groups } = player
  if (!spec?.code || !mayBeOffered(player) || (spec.brands && !spec.brands.includes(player.brand))) {
    return 'failed_to_activate'
  }
  const offer = wireOffer(player.licence, spec, ctx.locale)
  if (!isOpenTo(offer, { currency, groups, now })) return 'failed_to_activate'
  if (!(await consumeCoupon(tx, player.id, spec.code, now))) return 'already_activated'
  const isLeft = spec.uses === undefined || (await countCoupon(tx, spec.code, spec.uses))
  const given =
    isLeft &&
    (await issueOffer(tx, {
      key: `coupon:${spec.code}:${player.id}`,
      playerId: player.id,
      strategy: 'personal',
      currency,
      offer,
      at: now,
      titles: spec.titles,
      activateDays: spec.activate_days,
      wagerDays: spec.wager_days,
    }))
  // A coupon that granted nothing does not use up the player's one use of it.
  if (!given || !isGranted(given)) throw new Spent()
  await announceGrant(ctx, tx, given)
  return 'successfully_activated'
}

/** wire-facts 7.5: the answer is in the body. Of several concurrent uses of a coupon, one counts. */
export const useCoupon: Handler<'bonuses.coupon'> = async (ctx, { body }) => {
  try {
    return { status: 200, body: { status: await ctx.db.transaction((tx) => grantCoupon(ctx, tx, body.coupon_code)) } }
  } catch (error) {
    if (!(error instanceof Spent)) throw error
    return { status: 200, body: { status: 'failed_to_activate' } }
  }
}
