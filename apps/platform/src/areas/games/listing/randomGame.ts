import { randomInt } from 'node:crypto'
import type { Handler } from '../../../core/http/handler.ts'
import { wireOf } from '../gameText.ts'
import { openIndex } from './openIndex.ts'

// CONST-04.
const drawnFrom = 100

/**
 * A random game of the first 100 of the category `identifier`, or of all games. If `identifier` is a game, a different
 * one.
 */
export const randomGame: Handler<'games.random'> = async (ctx, { query: { identifier, device } }) => {
  const { all, byCategory } = await openIndex(ctx)
  const games = byCategory.get(identifier ?? '') ?? all
  const list = (device ? games.filter(({ row }) => row.devices.includes(device)) : games).slice(0, drawnFrom)
  const { player } = ctx
  // Games that do not support the player's currency are excluded.
  const isPlayable = (game: (typeof list)[number]) => !player || game.wire.currencies[player.currency] !== undefined
  const others = list.filter((game) => game.row.identifier !== identifier && isPlayable(game))
  const game = others[randomInt(Math.max(1, others.length))]
  if (!game) throw ctx.refuse(404, { base: { not_found: true } })
  return { status: 200, body: wireOf(ctx, game) }
}
