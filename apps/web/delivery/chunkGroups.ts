import { fileURLToPath } from 'node:url'

/** The bundler's report about its modules. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** Modules of a folder and the folders in it, by name. */
const named = (folder: string, names: readonly string[]) =>
  new RegExp(`/${folder}/(?:\\w+/)*(?:${names.join('|')})\\.\\w+$`)

const drawing = /\/lucide-react\/dist\/esm\/icons\//
const page = /\?tsr-split=|\/features\/\w+\/pages\/\w+Page\.tsx$|\/shell\/page\/ErrorPage\.tsx$/

/**
 * Parts that a page loads separately when idle. Their shared code would otherwise become eighty files of half a
 * kilobyte.
 */
const idleParts = {
  rest: named('(?:shell|features/\\w+)', [
    'arrival',
    'BottomNav',
    'ConnectionNotice',
    'DialogHost',
    'events',
    'guard',
    'Notice',
    'PopupWatchHost',
    'PromoTooltip',
    'start',
    'Toasts',
  ]),
  popups: named('(?:shell|features/\\w+)', ['popups', 'PopupWatch']),
  tilesAtRest: named('components', ['TileControls', 'TileJackpot', 'TileLive', 'TileSheet']),
}

const filled = new WeakMap<Graph, ReadonlyMap<string, string>>()

/**
 * The shared chunk of a part that loads when idle; null for modules that a page needs earlier or that another part
 * needs alone.
 */
function idleChunkOf(id: string, graph: Graph): string | null {
  let names = filled.get(graph)
  if (!names) {
    names = assignIdleChunks(graph)
    filled.set(graph, names)
  }
  return names.get(id) ?? null
}

function assignIdleChunks(graph: Graph): ReadonlyMap<string, string> {
  const all = reach(graph, [fileURLToPath(new URL('../src/routeTree.gen.ts', import.meta.url))], true)
  const before = reach(
    graph,
    [...all].filter((id) => page.test(id)),
  )
  const names = new Map<string, string>()
  for (const [name, parts] of Object.entries(idleParts))
    for (const id of reach(
      graph,
      [...all].filter((id) => parts.test(id)),
    ))
      if (!before.has(id) && !names.has(id)) names.set(id, name)
  return names
}

/** All modules that these modules import. */
function reach(graph: Graph, from: readonly string[], isFollowed = false): Set<string> {
  const reached = new Set(from)
  for (const id of reached) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) reached.add(next)
    if (isFollowed) for (const next of info?.dynamicallyImportedIds ?? []) reached.add(next)
  }
  return reached
}

// By default the bundler splits a page's code into a dozen small files, each with the cost of a request and its
// headers.
export const chunkGroups = [
  // Only the entry's imports: lazy code does not belong in a chunk that every page loads.
  { name: 'frame', tags: ['$initial' as const], includeDependenciesRecursively: true },
  { name: 'games', test: named('features/games', ['groups', 'model', 'queries', 'components/tiles/TileArt']) },
  {
    name: 'listing',
    test: named('features/games', [
      'EndlessGrid',
      'FilterBar',
      'failedGames',
      'GameGrid',
      'gridWindow',
      'leaveToBrowser',
      'listing',
      'ListingHead',
      'listingQueries',
      'ListingScreen',
      'useFilters',
      'useFilterLabels',
      'useGridWindow',
      'useMorePages',
    ]),
  },
  {
    name: 'tiles',
    test: named('features/games/components/\\w+', [
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
  { name: 'rows', test: named('features/games/components/\\w+', ['GameRow', 'RowHead', 'useOwnList']) },
  // Other pages also have CMS text, but not the header of a CMS page.
  {
    name: 'written',
    test: named('(?:features/content(?:/components)?|lib)', [
      'amounts',
      'amountText',
      'PageText',
      'withPageAddresses',
      'WrittenText',
    ]),
  },
  {
    name: 'pages',
    test: named('features/content', [
      'BannerPicture',
      'Contents',
      'PageBody',
      'PageHero',
      'pageOf',
      'Related',
      'useCurrentHeading',
    ]),
  },
  { name: 'pageQueries', test: named('features/content', ['pageQueries', 'staticPage']) },
  {
    name: 'section',
    test: named('features/content', ['section', 'sections', 'SectionTabs', 'SectionTextPart']),
  },
  { name: 'sectionScreen', test: named('features/content', ['sectionThemes', 'SectionScreen']) },
  { name: 'fields', test: named('ui', ['inputBox', 'Select', 'useEarlyInput']) },
  {
    name: 'lists',
    test: named('(?:lib|build/modern)', ['ensureOr', 'infiniteQueryObserver', 'useInfiniteQuery', 'useSuspenseQuery']),
  },
  { name: 'money', test: named('(?:lib/format|rules/src/money)', ['decimal', 'display', 'money', 'units']) },
  { name: 'states', test: named('ui', ['EmptyState', 'LateErrorState']) },
  { name: 'pills', test: named('(?:ui|features/profile)', ['pillStyle', 'Skeleton', 'useIsOnBreak']) },
  { name: 'times', test: named('lib', ['clock', 'platformTime']) },
  // The code of every list of tournaments, without its queries, which other areas also use alone.
  {
    name: 'tournaments',
    test: named('features/tournaments', [
      'HowItWorks',
      'model',
      'prizes',
      'ranking',
      'tournamentListPage',
      'TournamentsFrame',
      'TournamentTabs',
      'useFormat',
      'useTournaments',
    ]),
  },
  { name: 'tournamentReads', test: named('features/tournaments', ['queries', 'scene']) },
  {
    name: 'tournamentCards',
    test: named('features/tournaments/components', ['JoinedMark', 'StatusTag', 'TournamentCard']),
  },
  {
    name: 'tournamentScenes',
    test: named('features/tournaments/components', ['Countdown', 'TournamentArt', 'useDates']),
  },
  {
    name: 'quests',
    test: named('(?:features/quests(?:/components)?|rules/src/quests)', [
      'achievements',
      'BreakState',
      'ladders',
      'model',
      'NoneYet',
      'PartialNote',
      'Shelf',
      'useDates',
    ]),
  },
  {
    name: 'questAmounts',
    test: named('(?:features/quests/components|features/wallet|lib/format)', ['useAmount', 'useOwnRates', 'worthOf']),
  },
  {
    name: 'questLists',
    test: named('features/quests', ['Countdown', 'loadQuests', 'questPaths', 'StatusTag', 'useQuests']),
  },
  // The tooltip, which loads when the page is idle, uses it too.
  { name: 'promo', test: named('(?:shell/promo|lib)', ['excludedPromos', 'model', 'promoStore']) },
  { name: idleChunkOf },
  { name: 'drawings', test: drawing, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 250 },
]
