import { fileURLToPath } from 'node:url'

/** The bundler's report about its modules. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

const pages = /\?tsr-split=|\/features\/\w+\/pages\/\w+Page\.tsx$/

/** Modules of a folder and the folders in it, by name. */
const named = (folder: string, names: readonly string[]) =>
  new RegExp(`/${folder}/(?:\\w+/)*(?:${names.join('|')})\\.\\w+$`)

/** Modules of the source by their folder and name. */
const modules = (folder: string, names: readonly string[]) =>
  new RegExp(`/web/src/${folder}/(?:\\w+/)*(?:${names.join('|')})\\.\\w+$`)

/**
 * Parts that load separately, by the moment at which most visitors load them: each moment has one file, with all that
 * its parts import. The first moment that reaches a module has it.
 */
const moments = {
  calls: modules('lib', ['browserClient']),
  idle: modules('(?:shell|features/tracking|features/\\w+|lib|ui)', [
    'arrival',
    'Bookmarks',
    'DialogHost',
    'ErrorPage',
    'ErrorState',
    'guard',
    'Notice',
    'PopupWatchHost',
    'PromoTooltip',
    'retryPictures',
    'start',
    'Toasts',
  ]),
  navigation: modules('shell', ['BottomNav', 'Footer', 'PromoBanner', 'Rail']),
  tiles: modules('features/games/components', ['TileControls', 'TileJackpot', 'TileLive', 'TileSheet']),
  lobby: modules('features/games', ['Hero', 'LobbyLive']),
  realtime: modules('(?:shell/session|features/(?:games|jackpots|lotteries|tournaments))', ['events', 'openRealtime']),
  events: modules('features/\\w+', ['events', 'unread']),
  popups: modules('(?:shell|features/\\w+)', ['popups', 'PopupWatch']),
}

const plans = new WeakMap<Graph, ReadonlyMap<string, string>>()

/** The modules of each moment, without those that a page needs before its first picture. */
function momentsOf(graph: Graph): ReadonlyMap<string, string> {
  const known = plans.get(graph)
  if (known) return known
  const all = reach(graph, [fileURLToPath(new URL('../src/routeTree.gen.ts', import.meta.url))], true)
  const matching = (what: RegExp) => [...all].filter((id) => what.test(id))
  const early = reach(graph, matching(pages))
  const momentOf = new Map<string, string>()
  for (const [moment, parts] of Object.entries(moments))
    for (const id of reach(graph, matching(parts))) if (!early.has(id) && !momentOf.has(id)) momentOf.set(id, moment)
  plans.set(graph, momentOf)
  return momentOf
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

const momentOf = (id: string, graph: Graph): string | null => momentsOf(graph).get(id) ?? null

/** By default the bundler splits a page's code into a dozen small files, each with the cost of a request. */
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
    test: named('(?:features/content|lib)', [
      'section',
      'sections',
      'SectionScenePart',
      'SectionTabs',
      'SectionTextPart',
      'useCurrentInView',
    ]),
  },
  { name: 'sectionHead', test: named('features/content', ['sectionThemes', 'SectionHead']) },
  { name: 'sectionScreen', test: named('features/content', ['SectionScreen']) },
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
  { name: momentOf },
]
