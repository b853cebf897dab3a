import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '../server/serverProcess.ts'
import { emberWyrm, openGame } from './support/game.ts'
import { balanceCents, newPlayer } from './support/players.ts'
import { expectBalance, open } from './support/shell.ts'
import { test as base, expect } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const secrets = { wallet: 'the-wallet-of-an-interrupted-round', psp: 'the-provider-of-an-interrupted-round' }

/** A server of this journey's own, which it may kill. */
const test = base.extend<{ server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'apogee-interrupted-'))
      // A small catalogue is set up in a fifth of the time.
      const env = { CATALOGUE_GAMES: '50', TILE_DETAIL: 'coarse' }
      const server = new ServerProcess({ port: await freePort(), dataDir, databaseUrl: null, secrets, env })
      await server.start()
      await use(server)
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    // Setting a casino up is no part of the journey's own time.
    { timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

test('[WIRE-07] a round whose server is killed before it answers continues afterwards, and counts once', {
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
  // The server has played the round and counted it; its answer never comes through.
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
