import { fileURLToPath } from 'node:url'

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** Modules of a folder by name. */
const named = (folder: string, names: readonly string[]) => new RegExp(`/${folder}/(?:${names.join('|')})\\.\\w+$`)

const drawing = /\/lucide-react\/dist\/esm\/icons\//
const page = /\?tsr-split=|\/shell\/\w+Page\.tsx$/

/** Parts that a page asks for at rest, each on its own; what they share would be eighty files of half a kilobyte. */
const atRest = {
  rest: named('(?:shell|shell/guards|shell/promo|shell/notices|tracking)', [
    'arrival',
    'BottomNav',
    'DialogHost',
    'events',
    'guard',
    'Notice',
    'PromoTooltip',
    'start',
    'Toasts',
  ]),
  tilesAtRest: named('components', ['TileControls', 'TileJackpot', 'TileLive', 'TileSheet']),
}

const filled = new WeakMap<Graph, ReadonlyMap<string, string>>()

/** The common file of a part that comes at rest; null for what a page needs before, or another part alone. */
function restOf(id: string, graph: Graph): string | null {
  let names = filled.get(graph)
  if (!names) {
    names = fillRest(graph)
    filled.set(graph, names)
  }
  return names.get(id) ?? null
}

function fillRest(graph: Graph): ReadonlyMap<string, string> {
  const all = reach(graph, [fileURLToPath(new URL('src/routeTree.gen.ts', import.meta.url))], true)
  const before = reach(
    graph,
    [...all].filter((id) => page.test(id)),
  )
  const names = new Map<string, string>()
  for (const [name, parts] of Object.entries(atRest))
    for (const id of reach(
      graph,
      [...all].filter((id) => parts.test(id)),
    ))
      if (!before.has(id) && !names.has(id)) names.set(id, name)
  return names
}

/** The modules that come with these. */
function reach(graph: Graph, from: readonly string[], isFollowed = false): Set<string> {
  const reached = new Set(from)
  for (const id of reached) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) reached.add(next)
    if (isFollowed) for (const next of info?.dynamicallyImportedIds ?? []) reached.add(next)
  }
  return reached
}

// Left alone, the bundler makes a dozen small files of what a page needs, and each is a request and a head of its own.
export const chunkGroups = [
  // All that the entry imports, and nothing else: what comes later has no place in what every page loads.
  { name: 'frame', tags: ['$initial' as const], includeDependenciesRecursively: true },
  { name: 'games', test: named('features/games', ['groups', 'model', 'queries', 'components/TileArt']) },
  {
    name: 'listing',
    test: named('features/games(?:/components|/screens)?', [
      'EndlessGrid',
      'FilterBar',
      'GameGrid',
      'gridWindow',
      'listing',
      'ListingHead',
      'listingQueries',
      'ListingScreen',
      'useFilters',
      'useFilterWords',
      'useGridWindow',
    ]),
  },
  {
    name: 'tiles',
    test: named('features/games/components', [
      'CategoryIcon',
      'CategoryPills',
      'GameTile',
      'ListCard',
      'TileBadges',
      'useStudios',
      'useTouchSheet',
    ]),
  },
  // A listing has tiles and no rows.
  { name: 'rows', test: named('features/games/components', ['GameRow', 'RowHead', 'useOwnList']) },
  // Other pages have written text too, without the head of a written page.
  {
    name: 'written',
    test: named('features/content(?:/components)?', ['amounts', 'amountText', 'PageText', 'WrittenText']),
  },
  {
    name: 'pages',
    test: named('features/content(?:/components)?', [
      'BannerPicture',
      'Contents',
      'PageBody',
      'PageHero',
      'pageOf',
      'Related',
      'useCurrentHeading',
    ]),
  },
  { name: restOf },
  { name: 'drawings', test: drawing, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 700 },
]
