import { AsyncLocalStorage } from 'node:async_hooks'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { traceWith } from '../../../platform/src/core/telemetry/spans.ts'
import { type RunningPlatform, runPlatform } from '../../../platform/src/testing/runningPlatform.ts'
import { createPlayer } from '../../../platform/src/testing/testPlayers.ts'
import { insertRound } from '../../../platform/src/testing/testRows.ts'
import { renderingFrom } from '../../server/backends/renderingFrom.ts'
import { pageServer } from '../../server/pages/page.ts'
import { plainPages } from '../../server/testing/plainPages.ts'
import { openSite } from '../lib/page/boot'
import { type PageInRendering, providePages } from '../lib/page/pageRequest'
import { Route as Root } from './__root'
import { Route as Lobby } from './_lobby'
import { Route as Index } from './_lobby/index'

/** The statements of a page. Timers and consumers run outside of it. */
const pageWork = new AsyncLocalStorage<string[]>()
const pages = new AsyncLocalStorage<PageInRendering>()

const routeTree = Root.addChildren([
  Lobby.update({ id: '/_lobby', getParentRoute: () => Root } as never).addChildren([
    Index.update({ id: '/', path: '/', getParentRoute: () => Lobby } as never),
  ]),
])

/** Of a player who has played. What all visitors share is cached. */
const lobby = [
  'games_open_rounds',
  'games_played',
  'newest_player_bonuses',
  'profile_player_grants',
  'profile_player_level',
  'wallets',
]

let platform: RunningPlatform
/** Reads everything that the lobby's HTML shows to the holder of a cookie; the answers are in the returned cache. */
let readLobby: (cookie: string) => Promise<{ readonly statements: string[]; readonly cache: QueryClient }>

beforeAll(async () => {
  platform = await runPlatform(() => ({}))
  providePages(pages)
  traceWith({
    run: (facts, work) => {
      if (facts.attributes?.['db.system.name']) pageWork.getStore()?.push(facts.name)
      return work()
    },
    current: () => undefined,
  })
  let cache = new QueryClient()
  const serve = pageServer({
    render: async (_, page) => {
      const inRendering: PageInRendering = { ...page, isForDevice: false, isIncomplete: false }
      await pages.run(inRendering, async () => {
        const router = createRouter({
          routeTree,
          history: createMemoryHistory({ initialEntries: ['/'] }),
          context: { queryClient: cache, site: openSite(cache), navigationState: {} },
          isServer: true,
        })
        await router.load()
      })
      const { isForDevice, isIncomplete } = inRendering
      return {
        response: new Response(null),
        html: '<html><head></head><body></body></html>',
        isForDevice,
        isIncomplete,
      }
    },
    fetchPlatform: renderingFrom(platform.fetch),
    visitOf: platform.visit,
    ...plainPages,
    pagesPerMinute: 1_000,
  })
  readLobby = async (cookie) => {
    cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const statements: string[] = []
    const request = new Request(`${platform.origin}/`, { headers: { cookie } })
    const answer = await pageWork.run(statements, () => serve(request, '127.0.0.1'))
    expect(answer.status).toBe(200)
    return { statements, cache }
  }
}, 120_000)
afterAll(async () => {
  vi.useRealTimers()
  traceWith(undefined)
  providePages(null)
  await platform?.stop()
})

async function signedIn(): Promise<string> {
  const player = await createPlayer(platform, 100_000n, 'EUR')
  const { body } = await (await platform.client()).post('/api/games_filter', { page_size: 1 })
  const game = body.data[0].identifier
  await insertRound(platform.db, { player, game, cents: 10, at: platform.clock.now(), state: 'open' })
  await platform.db.query(
    'INSERT INTO played_games (player_id, game_identifier, last_activity_at) VALUES ($1, $2, $3)',
    [player, game, platform.clock.now()],
  )
  return [...(await platform.client(player)).cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

test('the lobby of a signed-in player takes six statements', async () => {
  // What all visitors share is cached by the first page; both clocks are stopped, so it does not expire.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  await readLobby(await signedIn())
  const cookie = await signedIn()
  // The session is read once in five seconds.
  const first = await readLobby(cookie)
  const { statements, cache } = await readLobby(cookie)
  const row = cache.getQueryData<readonly { readonly tile: { readonly hasRoundWaiting: boolean } }[]>([
    'games.continue',
    'EUR',
    15,
  ])
  expect(row?.map(({ tile }) => tile.hasRoundWaiting)).toEqual([true])
  expect(statements.toSorted()).toEqual(lobby)
  expect(first.statements.toSorted()).toEqual([...lobby, 'session_find', 'session_player'].toSorted())
})
