import { randomInt } from 'node:crypto'
import { refuse } from '../../core/errors.ts'
import type { Handler } from '../../core/http/handler.ts'
import { wireOf } from './gameText.ts'

// CONST-04.
const drawnFrom = 100

/**
 * One of the first 100 games of a list: of the category `identifier` names, else of all games. When `identifier` names a
 * game, another one than that.
 */
export const randomGame: Handler<'games.random'> = async (ctx, { query: { identifier, device } }) => {
  const { all, byCategory } = ctx.catalogue.index
  const games = byCategory.get(identifier ?? '') ?? all
  const list = (device ? games.filter(({ row }) => row.devices.includes(device)) : games).slice(0, drawnFrom)
  const { player } = ctx
  // A game his currency does not play is no pick for him.
  const isPlayable = (game: (typeof list)[number]) => !player || game.wire.currencies[player.currency] !== undefined
  const others = list.filter((game) => game.row.identifier !== identifier && isPlayable(game))
  const game = others[randomInt(Math.max(1, others.length))]
  if (!game) throw refuse(404, { base: { not_found: true } })
  return { status: 200, body: wireOf(ctx, game) }
}
