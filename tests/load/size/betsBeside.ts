// Places a bet and its win every few milliseconds for the measurement that started it: `betsBeside.ts <database> <session> ...`.
// Asked by a message, it answers with the times of the bets since the last one.
import { randomUUID } from 'node:crypto'
import { payWin, placeBet } from '../../../apps/platform/src/areas/play/public.ts'
import { openPostgres } from '../../../apps/platform/src/core/db/postgres.ts'
import { median, quantile } from '../report.ts'

/** In milliseconds, of a bet with its win. */
export interface BetTimes {
  readonly count: number
  readonly median: number
  readonly p99: number
  readonly max: number
}

const [url = '', ...sessions] = process.argv.slice(2)
const pauseMs = 10
const db = await openPostgres({ url, max: 2 })
let times: number[] = []

process.on('message', () => {
  const done = times
  times = []
  process.send?.({ count: done.length, median: median(done), p99: quantile(done, 0.99), max: Math.max(...done) })
})

for (let at = 0; ; at += 1) {
  const [session, round, now] = [sessions[at % sessions.length] ?? '', randomUUID(), new Date()]
  const since = performance.now()
  const bet = await placeBet(db, { session, round, transaction: `${round}-bet`, amount: 100n, now })
  const order = { session, round, transaction: `${round}-win`, amount: 0n, finishesRound: true, now }
  const win = await payWin(db, order)
  if (!bet.ok || !win.ok) throw new Error(`a bet or its win was refused: ${JSON.stringify([bet, win])}`)
  times.push(performance.now() - since)
  if (at === 0) process.send?.('ready')
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
