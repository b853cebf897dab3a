import { isInactive } from '@apogee/rules/bonuses/stages'
import type { Tx } from '../../../core/db/db.ts'
import type { Handler, PlayerCtx } from '../../../core/http/handler.ts'
import { spinGames } from '../../games/public.ts'
import { announceFreespins } from '../bonusMessages.ts'
import { isActivatable, presentFreespins } from '../present.ts'
import { isOnBreak } from '../store.ts'
import { advanceFreespins } from './freespins.ts'
import { type FreespinsRow, lockFreespins, moveFreespins } from './freespinsStore.ts'

const dayMs = 86_400_000

async function lockOwn(tx: Tx, { player, refuse }: PlayerCtx, id: number): Promise<FreespinsRow> {
  const row = await lockFreespins(tx, BigInt(id))
  if (row?.player_id !== player.id) throw refuse(404, { base: { not_found: true } })
  return row
}

/** API-038: makes them playable in their games from now on. */
export const activateFreespins: Handler<'bonuses.activateFreespins'> = async (ctx, { params }) => {
  const now = ctx.clock.now()
  const row = await ctx.db.transaction(async (tx) => {
    const held = await lockOwn(tx, ctx, params.id)
    if (!isActivatable(held, now) || (await isOnBreak(tx, held.player_id, now)))
      throw ctx.refuse(422, { base: { not_activatable: true } })
    const validUntil = new Date(now.getTime() + held.play_days * dayMs)
    const moved = await moveFreespins(tx, held.id, { stage: 'activated', at: now, validUntil })
    await announceFreespins(ctx, tx, [moved])
    return moved
  })
  const view = { games: await spinGames(ctx.db, row.games), locale: ctx.locale, licence: ctx.player.licence, now }
  return { status: 200, body: presentFreespins(row, view) }
}

/** API-037: cancels the unused spins and pays the winnings of the played ones. */
export const cancelFreespins: Handler<'bonuses.cancelFreespins'> = async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const held = await lockOwn(tx, ctx, params.id)
    if (isInactive(held.stage)) throw ctx.refuse(422, { base: { not_cancelable: true } })
    const canceled = await moveFreespins(tx, held.id, { stage: 'canceled', at: ctx.clock.now() })
    await announceFreespins(ctx, tx, [await advanceFreespins(ctx, tx, canceled)])
  })
  return { status: 204 }
}
