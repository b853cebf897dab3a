import { itemAt } from '@apogee/rules/validation/required'

/** Calls the back end on behalf of a guest of a brand. */
type Call = (path: string, body?: unknown) => Promise<unknown>

const ttlMs = 10 * 60_000
const gamesAPage = 200
/** The catalogue of a large casino has some ten thousand games. */
const maxPages = 250

interface Row {
  readonly [name: string]: unknown
}
const rowsOf = (list: unknown): readonly Row[] =>
  Array.isArray(list) ? list.filter((row): row is Row => typeof row === 'object' && row !== null) : []
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w./~-]+$/.test(value) ? value : undefined

/** Every page of a tree that has a path. */
const pagePaths = (tree: unknown): string[] =>
  rowsOf(tree).flatMap(({ path, children }) => {
    const name = textOf(path)
    return [...(name === undefined ? [] : [`/${name}`]), ...pagePaths(children)]
  })

const idsOf = (list: unknown): string[] => rowsOf(list).flatMap(({ id }) => textOf(id) ?? [])

async function gamePaths(call: Call): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = (await call('/api/games_filter', { device: 'desktop', page, page_size: gamesAPage })) as Row | null
    const games = rowsOf(answer?.['data'])
    for (const { provider, seo_title: name } of games) {
      const [studio, title] = [textOf(provider), textOf(name)]
      if (studio !== undefined && title !== undefined) paths.push(`/play/${studio}/${title}`)
    }
    const pages = (answer?.['pagination'] as Row | undefined)?.['total_pages']
    if (games.length === 0 || (typeof pages === 'number' ? page >= pages : games.length < gamesAPage)) break
  }
  return paths
}

/** The platform's lists over HTTP: its pages, lists of games, studios and games. A failed list is left out. */
async function read(call: Call): Promise<string[]> {
  const listed = await Promise.allSettled([
    call('/api/cms/pages').then(pagePaths),
    // A market's variant of a list (`top:au`) has no address.
    call('/api/games/collections').then((list) =>
      [...new Set(idsOf(list).map((id) => itemAt(id.split(':'), 0)))].map((id) => `/categories/${id}`),
    ),
    call('/api/games/providers').then((list) => idsOf(list).map((id) => `/producers/${id}`)),
    gamePaths(call),
  ])
  return ['/', ...new Set(listed.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))]
}

/** Reads a brand's paths at most every ten minutes; known paths stay while the platform lists fewer than before. */
export function pathLister(askAs: (brand: string) => Call, now: () => number = () => performance.now()) {
  const cached = new Map<string, { readonly at: number; readonly paths: Promise<string[]> }>()
  return async (brand: string): Promise<string[]> => {
    const old = cached.get(brand)
    if (old && now() - old.at < ttlMs) return old.paths
    // The request that read the old list got its error.
    const before = (await old?.paths.catch(() => undefined)) ?? []
    const paths = read(askAs(brand)).then((found) => (found.length > 1 ? found : before.length > 0 ? before : found))
    cached.set(brand, { at: now(), paths })
    return paths
  }
}
