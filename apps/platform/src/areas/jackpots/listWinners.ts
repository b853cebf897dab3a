import type { Handler } from '../../core/http/handler.ts'
import { presentWin } from './present.ts'
import { listWins } from './store.ts'

const newestMost = 40
const biggestMost = 10

/** API-073: newest first. The client sorts for the biggest, so they are in the list however old they are. */
export const listWinners: Handler<'jackpots.wins'> = async (ctx) => ({
  status: 200,
  body: (await listWins(ctx.db, newestMost, biggestMost)).map((win) => presentWin(win, ctx.brand)),
})
