import type { ServerProcess } from '../server/serverProcess.ts'
import { emberWyrm, openGame } from './support/game.ts'
import { balanceCents, newPlayer } from './support/players.ts'
import { separateServerMs, withSeparateServer } from './support/separateServer.ts'
import { expectBalance, open } from './support/shell.ts'
import { test as base, expect } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')

/** Runs on a separate server, because the test kills it. */
const test = base.extend<{ server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    ({}, use) => withSeparateServer({}, use),
    { timeout: separateServerMs },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

test('[WIRE-07] a round whose server is killed before it answers is resumed afterwards, and counts once', {
  tag: '@desktop',
}, async ({ page, server, complaints }) => {
  complaints.expect(/ERR_(CONNECTION_\w+|FAILED|EMPTY_RESPONSE|NETWORK_CHANGED)|WebSocket/)
  await newPlayer(page, 'interrupted', { cents: 100_00 })
  await open(page, emberWyrm.path)
  const game = await openGame(page, words)
  let killed = () => {}
  const isKilled = new Promise<void>((resolve) => {
    killed = resolve
  })
  // The server has played and counted the round, but its response is dropped.
  await page.route(
    '**/studio/api/rounds',
    async (route) => {
      await route.fetch()
      await server.kill()
      await route.abort('connectionreset')
      killed()
    },
    { times: 1 },
  )
  const playing = game.play()
  await isKilled
  await server.start()
  const round = await playing
  const left = 100_00 - round.stake_cents + round.win_cents
  expect(round.balance_cents).toBe(left)
  expect(await balanceCents(page)).toBe(left)
  await expectBalance(page, words, left)
  expect(server.errors).toEqual([])
})
