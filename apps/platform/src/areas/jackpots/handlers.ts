import type { Handler, Handlers } from '../../core/http/handler.ts'
import { presentJackpot, presentWin } from './present.ts'
import { sumByCurrency } from './sumByCurrency.ts'
import './services.ts'
import { lastWins, listJackpots as listed, listWins } from './store.ts'

const maxNewestWins = 40
const maxBiggestWins = 10

/** API-072: all running jackpots, in the operator's order. */
const listJackpots: Handler<'jackpots.list'> = async (ctx) => {
  const [jackpots, wins] = await Promise.all([listed(ctx.db), lastWins(ctx.db)])
  const last = new Map(wins.map((win) => [win.level_id, win]))
  return { status: 200, body: jackpots.map((jackpot) => presentJackpot(jackpot, ctx.shelves(), last, ctx.brand)) }
}

export const jackpotsHandlers = {
  'jackpots.list': listJackpots,
  /** API-073: newest first. Includes the biggest wins of any age, because the client also sorts by amount. */
  'jackpots.wins': async (ctx) => ({
    status: 200,
    body: (await listWins(ctx.db, maxNewestWins, maxBiggestWins)).map((win) => presentWin(win, ctx.brand)),
  }),
  'jackpots.byCurrency': sumByCurrency,
} satisfies Partial<Handlers>
