import type { Handlers } from '../../core/http/handler.ts'
import { presentJackpot, presentWin } from './present.ts'
import type {} from './services.ts'
import { lastWins, listJackpots, listWins } from './store.ts'
import { sumByCurrency } from './sumByCurrency.ts'

const maxNewestWins = 40
const maxBiggestWins = 10

export const jackpotsHandlers = {
  /** API-072: all running jackpots, in the operator's order. */
  'jackpots.list': async (ctx) => {
    const [jackpots, wins] = await Promise.all([listJackpots(ctx.db), lastWins(ctx.db)])
    const last = new Map(wins.map((win) => [win.level_id, win]))
    return { status: 200, body: jackpots.map((jackpot) => presentJackpot(jackpot, ctx.shelves(), last, ctx.brand)) }
  },
  /** API-073: newest first. Includes the biggest wins of any age, because the client also sorts by amount. */
  'jackpots.wins': async (ctx) => ({
    status: 200,
    body: (await listWins(ctx.db, maxNewestWins, maxBiggestWins)).map((win) => presentWin(win, ctx.brand)),
  }),
  'jackpots.byCurrency': sumByCurrency,
} satisfies Partial<Handlers>
