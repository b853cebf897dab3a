import type { Handler } from '../../core/http/handler.ts'
import { presentJackpot } from './present.ts'
import type {} from './services.ts'
import { lastWins, listJackpots as listed } from './store.ts'

/** API-072: all running jackpots, in the operator's order. */
export const listJackpots: Handler<'jackpots.list'> = async (ctx) => {
  const [jackpots, wins] = await Promise.all([listed(ctx.db), lastWins(ctx.db)])
  const last = new Map(wins.map((win) => [win.level_id, win]))
  return { status: 200, body: jackpots.map((jackpot) => presentJackpot(jackpot, ctx.shelves(), last, ctx.brand)) }
}
