import { required } from '@apogee/rules/validation/required'
import type { Handler } from '../../../core/http/handler.ts'
import { spinGames } from '../../games/public.ts'
import { announceSteps } from '../bonusMessages.ts'
import { lockBonuses } from '../bonusStore.ts'
import { isActivatable, presentBonus } from '../present.ts'
import { isOnBreak } from '../store.ts'
import { ownBonus } from './cancelBonus.ts'
import { activate } from './wagering.ts'

/** API-035: starts wagering it, or queues it behind the one being wagered. */
export const activateBonus: Handler<'bonuses.activate'> = async (ctx, { params }) => {
  const { currency } = await ownBonus(ctx, params.id)
  const now = ctx.clock.now()
  const bonus = await ctx.db.transaction(async (tx) => {
    const held = (await lockBonuses(tx, ctx.player.id, currency)).find(({ id }) => id === BigInt(params.id))
    if (!held || !isActivatable(held, now) || (await isOnBreak(tx, ctx.player.id, now)))
      throw ctx.refuse(422, { base: { not_activatable: true } })
    const moved = await activate({ tx, ledger: ctx.ledger, playerId: ctx.player.id, currency, now }, held)
    await announceSteps(ctx, tx, moved)
    return required(
      moved.findLast(({ id }) => id === held.id),
      `activated bonus ${held.id}`,
    )
  })
  const games = await spinGames(ctx.db, bonus.games ?? [])
  return { status: 200, body: presentBonus(bonus, { locale: ctx.locale, licence: ctx.player.licence, now, games }) }
}
