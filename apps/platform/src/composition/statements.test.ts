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

test('a bet of a game is one statement', async () => {
  const session = await openPlay(platform.db, player, 'statements-1')
  const now = platform.clock.now()
  await platform.db.query('UPDATE sessions SET created_at = $2, last_seen_at = $2 WHERE player_id = $1', [player, now])
  await platform.db.query('UPDATE play_sessions SET created_at = $2 WHERE player_id = $1', [player, now])
  const bet = async (id: string) => {
    const path = '/wallet/v1/bet'
    const body = JSON.stringify({ session, round_id: id, transaction_id: id, amount_cents: 10 })
    const headers = walletHeaders(secret, path, body)
    const answer = await platform.fetch(new Request(`${platform.origin}${path}`, { method: 'POST', headers, body }))
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
  }
  // The first one reads the play session, which is then retained for a minute.
  await bet('first')
  expect(await statementsOf(() => bet('second'))).toHaveLength(1)
})
