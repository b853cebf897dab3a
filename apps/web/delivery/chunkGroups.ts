import { fileURLToPath } from 'node:url'

/** What the bundler reports about its modules. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** Modules of a folder, by name. */
const named = (folder: string, names: readonly string[]) => new RegExp(`/${folder}/(?:${names.join('|')})\\.\\w+$`)

const drawing = /\/lucide-react\/dist\/esm\/icons\//
const page = /\?tsr-split=|\/features\/\w+\/pages\/\w+Page\.tsx$|\/shell\/ErrorPage\.tsx$/

/**
 * Parts that a page loads when idle, each on its own. Their shared code would otherwise become eighty files of half a
 * kilobyte.
 */
const atRest = {
  rest: named('(?:shell|shell/guards|shell/promo|shell/notices|features/\\w+)', [
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
  tilesAtRest: named('components(?:/tiles)?', ['TileControls', 'TileJackpot', 'TileLive', 'TileSheet']),
}

const filled = new WeakMap<Graph, ReadonlyMap<string, string>>()

/**
 * The shared chunk of a part that loads when idle; null for modules that a page needs earlier or that another part
 * needs alone.
 */
function restOf(id: string, graph: Graph): string | null {
  let names = filled.get(graph)
  if (!names) {
    names = fillRest(graph)
    filled.set(graph, names)
  }
  return names.get(id) ?? null
}

function fillRest(graph: Graph): ReadonlyMap<string, string> {
  const all = reach(graph, [fileURLToPath(new URL('../src/routeTree.gen.ts', import.meta.url))], true)
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

// By default the bundler makes a dozen small files of what a page needs; each costs a request and headers of its own.
export const chunkGroups = [
  // Everything the entry imports and nothing else: code for later does not belong in what every page loads.
  { name: 'frame', tags: ['$initial' as const], includeDependenciesRecursively: true },
  { name: 'games', test: named('features/games', ['groups', 'model', 'queries', 'components/tiles/TileArt']) },
  {
    name: 'listing',
    test: named('features/games(?:/components/listing|/screens)?', [
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
      'useFilterWords',
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
  { name: 'pageQueries', test: named('features/content', ['pageQueries', 'staticPage']) },
  {
    name: 'section',
    test: named('features/content(?:/components)?', ['section', 'sections', 'SectionTabs', 'SectionTextPart']),
  },
  { name: 'sectionScreen', test: named('features/content(?:/screens)?', ['sectionLooks', 'SectionScreen']) },
  { name: 'fields', test: named('ui', ['inputBox', 'Select', 'useEarlyInput']) },
  {
    name: 'lists',
    test: named('(?:lib|build/modern)', ['ensureOr', 'infiniteQueryObserver', 'useInfiniteQuery', 'useSuspenseQuery']),
  },
  { name: 'money', test: named('(?:lib/format|rules/src/money)', ['decimal', 'display', 'money', 'units']) },
  { name: 'states', test: named('ui', ['EmptyState', 'LateErrorState']) },
  { name: 'pills', test: named('(?:ui|features/profile)', ['pillLook', 'Skeleton', 'useIsOnBreak']) },
  { name: 'times', test: named('lib', ['clock', 'platformTime']) },
  // What every list of tournaments shows. Its reads are not in it: other areas use them alone.
  {
    name: 'tournaments',
    test: named('features/tournaments(?:/components|/pages)?', [
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
    test: named('features/quests(?:/components)?', ['Countdown', 'loadQuests', 'questPaths', 'StatusTag', 'useQuests']),
  },
  // Also of the tooltip, which loads at rest.
  { name: 'promo', test: named('(?:shell/promo|lib)', ['excludedPromos', 'model', 'promoStore']) },
  { name: restOf },
  { name: 'drawings', test: drawing, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 250 },
]
