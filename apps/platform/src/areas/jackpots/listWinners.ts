import type { Handler } from '../../core/http/handler.ts'
import { presentWin } from './present.ts'
import { listWins } from './store.ts'

const maxNewestWins = 40
const maxBiggestWins = 10

/** API-073: newest first. Includes the biggest wins of any age, because the client also sorts by amount. */
export const listWinners: Handler<'jackpots.wins'> = async (ctx) => ({
  status: 200,
  body: (await listWins(ctx.db, maxNewestWins, maxBiggestWins)).map((win) => presentWin(win, ctx.brand)),
})
