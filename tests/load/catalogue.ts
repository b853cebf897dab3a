// Measures a large catalogue in one process: `TEST_DATABASE_URL=... node scripts/run.mjs tests/load/catalogue.ts [games]`
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { catalogueSource, sourceVersion } from '../../apps/platform/src/areas/games/catalogue/catalogueSource.ts'
import { gameFile } from '../../apps/platform/src/areas/games/catalogue/gameFiles.ts'
import { seedVersion } from '../../apps/platform/src/areas/games/seedCatalogue.ts'
import { GamesSetup } from '../../apps/platform/src/areas/games/test/gamesSetup.ts'
import { closeSwitch } from '../../apps/platform/src/core/switches/closures.ts'
import { onEachEngine } from '../../apps/platform/src/testing/databases.ts'

const count = Number(process.argv[2] ?? 30_000)
const pages = 1_000
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function usedMegabytes(): number {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** Processor time of this thread, which other programs do not lengthen. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const [start, spent] = [performance.now(), spentMs()]
  const result = await work()
  const [took, used] = [performance.now() - start, spentMs() - spent]
  console.log(`${what}: ${Math.round(took)} ms, ${Math.round(used)} of them processor time`)
  return result
}

const listedGame = (_: unknown, at: number) => ({
  studio: `studio-${at % 90}`,
  identifier: `Game${at}`,
  title: `${['Polar', 'Golden', 'Savage', 'Lucky', 'Neon'][at % 5]} ${['Night', 'Harvest', 'Reels', 'Temple'][at % 4]} ${at}`,
  categories: ['slots', ...(at % 3 ? ['pokies'] : []), ...(at % 20 ? [] : ['new']), ...(at % 15 ? [] : ['top'])],
  currencies: ['EUR', 'USD', 'CAD', 'AUD', 'NZD', 'BRL', 'INR', 'JPY', 'NOK', 'PLN', 'GBP', 'BTC', 'ETH'],
  demo: true,
  picture: `https://pictures.example/${at}.webp`,
  rtp: 94 + (at % 40) / 10,
  volatility: ['low', 'medium', 'high'][at % 3],
  max_win: 5000,
  released: '2026-01-01',
  popularity: count - at,
  launch: { code: `code_${at}` },
  certificates: [{ laboratory: 'Test House', number: `TH-${at}`, date: '2026-01-02' }],
})

const text = JSON.stringify({
  partner: 'hub',
  studios: Array.from({ length: 90 }, (_, at) => ({ id: `studio-${at}`, title: `Studio ${at}` })),
  games: Array.from({ length: count }, listedGame),
})
console.log(`${count} games, ${(text.length / 2 ** 20).toFixed(1)} MB of JSON`)

const quantile = (times: readonly number[], share: number): string =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(1) ?? '-'

async function measurePages(what: string, setup: GamesSetup, body: object): Promise<void> {
  const [took, used]: [number[], number[]] = [[], []]
  for (let at = 0; at < pages; at += 1) {
    const [start, spent] = [performance.now(), spentMs()]
    const page = 1 + ((at * 7) % 500)
    await (await setup.request('POST', '/api/games_filter', { body: { page, page_size: 40, ...body } })).text()
    took.push(performance.now() - start)
    used.push(spentMs() - spent)
  }
  const figures = (times: readonly number[]) => `median ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`
  console.log(`a page of 40, ${what}: ${figures(took)}; processor time: ${figures(used)}`)
}

onEachEngine(async (open) => {
  const setup = await GamesSetup.open(open, { studios: [], games: [], collections: [] })
  const { db } = setup
  const before = usedMegabytes()
  const files = await timed('read and check the file', () => new Map([['hub', gameFile.parse(JSON.parse(text))]]))
  const seeded = await timed('its version', () => sourceVersion(files, null))
  await timed('write all rows', () => seedVersion(db, seeded, () => catalogueSource(files, null)))
  const opened = usedMegabytes()
  await timed('load into memory', () => setup.catalogue.refresh())
  console.log(
    `memory: ${Math.round(opened - before)} MB for the file, ${Math.round(usedMegabytes() - opened)} MB for the catalogue`,
  )
  await timed('the first search', () => setup.catalogue.index.search('polar night'))
  await measurePages('all games, first calls', setup, {})
  await measurePages('all games', setup, {})
  await measurePages('one category by title', setup, {
    filter: { categories: { identifiers: ['pokies'] } },
    sort: { type: 'title', direction: 'ASC' },
  })
  await measurePages('a search', setup, { filter: { title: 'golden temple' } })
  const scope = { country: null, licence: null, currency: null }
  const closure = { kind: 'studio', subject: 'studio-3', ...scope } as const
  await closeSwitch(db, closure, { operator: 'bench', reason: 'bench', at: new Date() })
  await timed('the first page after a studio is closed', async () =>
    setup.request('POST', '/api/games_filter', { body: { page: 1, page_size: 40 } }),
  )
  await measurePages('without a closed studio', setup, {})
  console.log(
    `memory with search, 20,000 presented games and one kind of visitor: ${Math.round(usedMegabytes() - opened)} MB`,
  )
  await db.close()
})
