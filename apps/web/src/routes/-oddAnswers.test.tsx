import { readdirSync, readFileSync } from 'node:fs'
import shapes from 'virtual:answer-shapes'
import { callOf, type OddAnswer, oddAnswers } from '@apogee/contract/answers/testing/oddAnswers'
import { createMemoryHistory, isNotFound, RouterProvider } from '@tanstack/react-router'
import fc from 'fast-check'
import compile from 'icu-minify/compile'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '../lib/api'
import { partsLoaded } from '../lib/delivery'
import { englishTexts } from '../lib/i18n/englishTexts'
import type { Area } from '../lib/i18n/messages'
import { compileTexts } from '../lib/i18n/texts'
import type { Brand } from '../lib/page/brand'
import { type PageInRendering, providePages } from '../lib/page/pageRequest'
import { getRouter } from '../router'

// Renders every page as the server does, with malformed responses of the platform: only errors that have a message may
// be thrown, and no page may be blank.

const content = new URL('../../../../content/', import.meta.url)
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, content), 'utf8'))

const areaNames = readdirSync(new URL('messages/en/', content)).map((file) => file.replace('.json', ''))

const held = vi.hoisted(() => ({ texts: {} as object }))
// The texts of the files, loaded once; data learnt or cached from one page's responses must not leak into the next
// one's.
vi.mock('../lib/i18n/compiledTexts', () => ({ compiledTexts: async () => ({ texts: held.texts, version: '' }) }))
vi.mock('../lib/api/shared', () => ({
  shared: (_: unknown, load: () => Promise<unknown>) => load(),
  sharedByAudience: (_: unknown, load: () => Promise<unknown>) => load(),
  noteAudience: () => undefined,
}))

const file = readJson('brands/apogee.json')
const brand: Brand = { ...file, law: readJson(`licences/${file.licence}.json`), frameAncestors: [] }
const flags = { rocket_mart: true, rocket_chance: true, mystic_jackpots: true, survey: false, live_chat: true }

/** Values for the parameters of routes; some malformed responses contain them too. */
const params: Readonly<Record<string, string>> = {
  $producer: 'vendor',
  $name: 'copper-canyon',
  $page: '2',
  $id: '401',
  $roundId: '9a1f',
  $slug: 'popular',
  '{-$target}': 'football',
  $: 'about',
}
const slugs: Readonly<Record<string, string>> = {
  '/tournaments/$slug': 'plain-race',
  '/lottery/$slug': 'plain-race',
  '/action/$slug': 'quest--xs--warm-up--1',
  '/producers/$slug': 'vendor',
  '/producers/$slug/$page': 'vendor',
}
const pathOf = (pattern: string): string =>
  pattern
    .split('/')
    .map((part) => (part === '$slug' ? slugs[pattern] : undefined) ?? params[part] ?? part)
    .join('/') || '/'

const numberOf = (text: string): number => {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) | 0
  return hash
}

const arbitraries = new Map<string, ReturnType<typeof oddAnswers>>()
/** The same response to the same call, and another one for another seed. */
function answerOf(request: Request, seed: number, isPlayer: boolean): OddAnswer {
  const name = callOf(request.method, new URL(request.url).pathname)
  if (!name) return { status: 404, type: 'text/html', text: '<h1>404</h1>' }
  const known = arbitraries.get(name) ?? oddAnswers(shapes, name)
  arbitraries.set(name, known)
  const [answer] = fc.sample(known, { seed: seed * 7919 + numberOf(name), numRuns: 1 }) as [OddAnswer]
  if (name !== 'profile.player') return answer
  if (!isPlayer) return { status: 200, type: 'application/json', text: '{}' }
  const told: unknown = answer.status === 200 && answer.text.startsWith('{') ? JSON.parse(answer.text) : {}
  return {
    status: 200,
    type: 'application/json',
    text: JSON.stringify({ email: 'a@b.test', currency: 'EUR', ...(told as object), id: 7 }),
  }
}

let page: PageInRendering | undefined
let answer: (request: Request) => OddAnswer

beforeAll(async () => {
  // The names are those of the files.
  held.texts = compileTexts(await englishTexts(areaNames as Area[]), compile) as object
  providePages({ getStore: () => page })
})

const requestFor = (path: string, isPlayer: boolean, onError: (error: unknown) => void): PageInRendering => ({
  ...{
    url: new URL(`http://localhost${path}`),
    address: '192.0.2.1',
    headers: new Headers(),
    nonce: 'n',
    brand,
    flags,
    hiddenPages: [],
    contentVersion: '',
  },
  ...{ hasSession: isPlayer, isIndexed: false, country: 'DE', isRestricted: false, currency: 'EUR', device: 'mobile' },
  ...{
    skewMs: () => 0,
    addPlaceholder: (html: string) => html,
    renderBy: performance.now() + 8_000,
    turn: async () => undefined,
    isForDevice: false,
    isIncomplete: false,
    fetchPlatform: async (request: Request) => {
      const { status, type, text } = answer(request)
      return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } })
    },
    onError,
  },
})

function routerOf(path: string, isPlayer: boolean, onError: (error: unknown) => void) {
  page = requestFor(path, isPlayer, onError)
  const router = getRouter()
  const history = createMemoryHistory({ initialEntries: [path] })
  router.update({ ...router.options, history, isServer: true, origin: 'http://localhost' })
  return router
}

/** A malformed response throws one of these, which have a message for players; any other error is our fault. */
const hasWords = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof ConnectionError || isNotFound(error)

/** React's marker in place of a part that threw; one that suspends has another marker. */
const thrown =
  /data-msg="Switched to client rendering because the server rendering errored:\s*([^"]*)"(?: data-stck="([^"]*)")?/g

/** A missing text is shown as its key: `cashbox.states.frozen`. */
const unsaid = new RegExp(`\\b(?:${areaNames.join('|')})\\.[a-zA-Z]\\w*\\.[\\w.-]+`, 'g')

/** Faults of one page with one set of responses. */
function faultsOf(path: string, seed: number, isPlayer: boolean): Promise<string[]> {
  answer = (request) => answerOf(request, seed, isPlayer)
  return faultsBefore(path, isPlayer)
}

async function faultsBefore(path: string, isPlayer: boolean): Promise<string[]> {
  const faults: string[] = []
  const note = (error: unknown) => {
    if (!hasWords(error))
      faults.push(error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error))
  }
  const router = routerOf(path, isPlayer, note)
  try {
    await router.load()
    // A redirect. Start's own handler reads its target from there too.
    const { _serverResult: result } = router as { _serverResult?: { readonly type: string } }
    if (result?.type === 'redirect') return faults
    for (const { error } of router.state.matches) if (error !== undefined) note(error)
    await partsLoaded()
    const html = renderToString(<RouterProvider router={router} />)
    for (const [, said = '', stack = ''] of html.matchAll(thrown))
      faults.push(
        `${said} ${stack
          .split('\n')
          .filter((line) => line.includes('apps/web'))
          .slice(0, 3)
          .join(' ')}`,
      )
    for (const [key] of html.replace(/<script.*?<\/script>/gs, '').matchAll(unsaid)) faults.push(`no text for ${key}`)
    if (faults.length > 0) return faults
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
    if (!/\p{L}{3}/u.test(main.replace(/<script.*?<\/script>|<[^>]*>/gs, ' ')))
      faults.push(`blank: ${main.replace(/<script.*?<\/script>/gs, '').slice(0, 300)}`)
  } catch (error) {
    note(error)
  }
  return faults
}

/**
 * `npm run test:all` tries more, and so does: `ODD_RUNS=200 npx vitest run apps/web/src/routes/-oddAnswers.test.tsx`.
 */
const runs = Number(process.env['ODD_RUNS'] ?? 2)

test.each(['guest', 'player'])(
  'no answers of a platform make a page throw, or leave it blank: %s',
  async (who) => {
    const isPlayer = who === 'player'
    // React warns about empty addresses of images, and this render has no styles.
    vi.spyOn(console, 'error').mockReturnValue()
    answer = () => ({ status: 204, type: 'application/json', text: '' })
    const patterns = Object.keys(routerOf('/', false, () => undefined).routesByPath)
    expect(patterns.length).toBeGreaterThan(60)
    const found: Record<string, string> = {}
    for (const pattern of patterns)
      for (let seed = 1; seed <= runs; seed += 1)
        for (const fault of await faultsOf(pathOf(pattern), seed, isPlayer)) found[fault] ??= `${pattern}, seed ${seed}`
    expect(found).toEqual({})
  },
  120_000,
)

test('a page for players shows its texts while the player cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const away: OddAnswer = { status: 502, type: 'text/html', text: '<h1>Bad gateway</h1>' }
  answer = (request) => (new URL(request.url).pathname === '/api/player' ? away : answerOf(request, 1, true))
  for (const path of ['/profile/gifts', '/profile/limits', '/favorite-games', '/bonuses/7'])
    expect([path, await faultsBefore(path, true)]).toEqual([path, []])
})
