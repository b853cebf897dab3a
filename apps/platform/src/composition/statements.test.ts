import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletHeaders } from '../../../../tests/server/signing.ts'
import { traceWith } from '../core/telemetry/spans.ts'
import { openPlay } from '../testing/play.ts'
import { type RunningPlatform, runPlatform } from '../testing/runningPlatform.ts'
import { createPlayer } from '../testing/testPlayers.ts'

let platform: RunningPlatform
let player: bigint
const secret = 'secret-of-the-wallet'
/** The statements of the work under test; timers and consumers run outside of it. */
const underTest = new AsyncLocalStorage<string[]>()

beforeAll(async () => {
  platform = await runPlatform(() => ({}), { WALLET_SECRET: secret })
  player = await createPlayer(platform, 100_000n, 'EUR')
  traceWith({
    run: (facts, work) => {
      if (facts.attributes?.['db.system.name']) underTest.getStore()?.push(facts.name)
      return work()
    },
    current: () => undefined,
  })
}, 120_000)
afterAll(async () => {
  traceWith(undefined)
  await platform?.stop()
})
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  await underTest.run(statements, work)
  return statements
}

/** A play session, opened now, of a player with money. */
async function openSession(owner: bigint, id: string): Promise<string> {
  const session = await openPlay(platform.db, owner, id)
  const now = platform.clock.now()
  await platform.db.query('UPDATE sessions SET created_at = $2, last_seen_at = $2 WHERE player_id = $1', [owner, now])
  await platform.db.query('UPDATE play_sessions SET created_at = $2 WHERE player_id = $1', [owner, now])
  return session
}

async function callWallet(call: 'bet' | 'win', fields: object): Promise<void> {
  const path = `/wallet/v1/${call}`
  const body = JSON.stringify(fields)
  const headers = walletHeaders(secret, path, body)
  const answer = await platform.fetch(new Request(`${platform.origin}${path}`, { method: 'POST', headers, body }))
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}
const bet = (session: string, id: string) =>
  callWallet('bet', { session, round_id: id, transaction_id: id, amount_cents: 10 })
const win = (session: string, id: string) =>
  callWallet('win', { session, round_id: id, transaction_id: `${id}-win`, amount_cents: 10, round_finished: true })

test('a bet of a game is one statement, and so is the win that settles it', async () => {
  const session = await openSession(player, 'statements-1')
  // The first one reads the play session, which is then retained for a minute.
  await bet(session, 'first')
  expect(await statementsOf(() => bet(session, 'second'))).toEqual(['play_bet'])
  expect(await statementsOf(() => win(session, 'second'))).toEqual(['play_win'])
})

test('bets and wins of many players at the same time share statements', async () => {
  const sessions: string[] = []
  for (let nth = 0; nth < 30; nth += 1)
    sessions.push(await openSession(await createPlayer(platform, 100_000n, 'EUR'), `crowd-${nth}`))
  for (const session of sessions) await bet(session, `${session}-first`)
  const all = (call: typeof bet) =>
    statementsOf(() => Promise.all(sessions.map((each) => call(each, `${each}-second`))))
  const [bets, wins] = [await all(bet), await all(win)]
  expect(bets).toContain('play_bets')
  expect(wins).toContain('play_wins')
  // A few are booked alone before there is a queue, and those whose statement lost a race run it again.
  expect(bets.length).toBeLessThan(10)
  expect(wins.length).toBeLessThan(10)
})
