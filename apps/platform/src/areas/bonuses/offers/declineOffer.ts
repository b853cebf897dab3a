import type { Handler, PlayerCtx } from '../../../core/http/handler.ts'
import { declineOffer } from '../store.ts'
import { type OfferSpec, readOffers } from './offers.ts'

/** wire-facts 7.4. A declined offer is not shown again; declining an unknown offer has no effect. */
const decline = async ({ db, player, clock, refuse }: PlayerCtx, on: OfferSpec['on'], id: string) => {
  const spec = readOffers(player.licence).find((one) => one.on === on && one.id === id)
  if (!spec) throw refuse(404, { base: { not_found: true } })
  await declineOffer(db, player.id, id, clock.now())
  return { status: 204 } as const
}

export const declineDeposit: Handler<'bonuses.declineDeposit'> = (ctx, { params }) => decline(ctx, 'deposit', params.id)

export const declineRegistration: Handler<'bonuses.declineRegistration'> = (ctx, { params }) =>
  decline(ctx, 'registration', params.id)
