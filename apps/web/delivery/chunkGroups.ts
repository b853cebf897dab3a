import { fileURLToPath } from 'node:url'
import { type Module, type Moment, planFiles } from './planFiles.ts'

/** The bundler's report about its modules. */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

interface ModuleInfo {
  readonly code: string | null
  readonly exports: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

const named = (names: readonly string[]) => new RegExp(`/web/src/(?:[\\w.]+/)*(?:${names.join('|')})\\.tsx?(?:\\?|$)`)

const page = /\?tsr-split=|\/features\/\w+\/pages\/\w+Page\.tsx?$/
/** The pages of a profile: seldom a first page, and far below their limit. */
const playerPage = /\/features\/(?:profile|bonuses)\/pages\//
const everywhere = ['Notice', 'PromoBanner', 'retryPictures', 'start']
const phone = ['BottomNav', ...everywhere]
const desktop = ['Bookmarks', 'PromoTooltip', 'Rail', ...everywhere]
const lobby = ['_lobby', 'Hero', 'TileJackpot', 'TileLive']
const listing = ['ListingPage', 'JackpotsOfListing', 'TileJackpot']

const player = [
  'browserClient',
  ...['ContinueRow', 'LockedTile', 'PlayerArea', 'TileControls', 'TileSpins'],
  ...['applyCodes', 'events', 'openRealtime', 'PopupWatch', 'popups', 'signingOut', 'unread'],
]

/** Parts that a guest's lobby loads on a desktop after the first input, until all of it was seen. */
const used = [
  ...['DialogHost', 'ErrorPage', 'ErrorState', 'NotFoundPage', 'Toasts', 'guard'],
  ...['Footer', 'JackpotSlider', 'LobbyLive', 'SectionTextPart', 'TournamentCard'],
  ...['PressedTile', 'TileControls', 'TileSheet'],
  ...['(?:games|jackpots|lotteries|tournaments)/events', 'openRealtime'],
]

/** Parts that load separately but at the same moment without a press, by their names and with the weight of the moment. */
const moments: readonly (readonly [names: readonly string[], weight: number])[] = [
  [phone, 1],
  [desktop, 1],
  // The page that most visitors see first.
  [[...lobby, ...phone], 6],
  [['browserClient', ...lobby, ...desktop], 6],
  [[...listing, ...phone], 3],
  [[...lobby, ...phone, ...player], 8],
  [[...lobby, ...desktop, ...player], 8],
  [['browserClient', ...lobby, ...desktop, ...used], 3],
  [['DialogHost', 'ErrorPage', 'ErrorState', 'guard', 'Toasts'], 1],
  [['TileControls', 'TileSheet'], 1],
  [['(?:games|jackpots|lotteries|tournaments)/events', 'openRealtime'], 1],
  [['events', 'unread'], 1],
  [['popups', 'PopupWatch'], 1],
]

type Kind = 'page' | 'playerPage' | 'part'

/** A dialog and any other part is needed less often than one page. */
const weights: Readonly<Record<Kind, number>> = { page: 1, playerPage: 0.15, part: 0.03 }

/**
 * How many bytes a moment may load without need. Pages have a limit for their first load, so the largest may load less
 * than those that are far from it.
 */
const maxUnneeded = {
  page: (ownBytes: number) => Math.min(Math.max(16_000 - ownBytes, 2_000), 8_000),
  playerPage: () => 30_000,
  part: () => 40_000,
}

/** Bytes of source become about this many bytes of compressed script. */
const compression = 0.15

const plans = new WeakMap<Graph, ReadonlyMap<string, string>>()

/** The file of each module. */
function planOf(graph: Graph): ReadonlyMap<string, string> {
  const known = plans.get(graph)
  if (known) return known
  const entry = fileURLToPath(new URL('../src/client.tsx', import.meta.url))
  const first = reach(graph, [entry])
  const modules = new Map<string, Module & { readonly moments: Set<Moment> }>()
  const add = (ids: Iterable<string>, moment: Moment) => {
    for (const id of ids) {
      const module = modules.get(id) ?? {
        id,
        bytes: bytesOf(graph, id),
        moments: new Set(),
        imports: importsOf(graph, id),
      }
      module.moments.add(moment)
      modules.set(id, module)
    }
  }
  for (const { roots, weight, kind } of momentsOf(graph, entry)) {
    const own = [...reach(graph, roots)].filter((id) => !first.has(id))
    const ownBytes = own.reduce((sum, id) => sum + bytesOf(graph, id), 0)
    const moment = { weight, maxUnneeded: maxUnneeded[kind](ownBytes) }
    add(own, moment)
    add(first, moment)
  }
  const plan = planFiles([...modules.values()])
  plans.set(graph, plan)
  return plan
}

const bytesOf = (graph: Graph, id: string): number => (graph.getModuleInfo(id)?.code?.length ?? 0) * compression

interface Load {
  readonly roots: readonly string[]
  readonly weight: number
  readonly kind: Kind
}

/** Every moment at which code loads, with the modules that it requests. */
function momentsOf(graph: Graph, entry: string): readonly Load[] {
  const parts = [
    ...new Set([...reach(graph, [entry], true)].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])),
  ]
  const shared = moments.map(([names, weight]) => {
    const what = named(names)
    return { weight, kind: 'part' as const, roots: parts.filter((id) => what.test(id)) }
  })
  const known = new Set(shared.flatMap(({ roots }) => roots))
  const others = parts.filter((id) => page.test(id) || !known.has(id))
  return [...shared, ...others.map((id) => ({ weight: weights[kindOf(id)], kind: kindOf(id), roots: [id] }))]
}

const kindOf = (id: string): Kind => (playerPage.test(id) ? 'playerPage' : page.test(id) ? 'page' : 'part')

/** All modules that these modules import. */
function reach(graph: Graph, from: readonly string[], isFollowed = false): Set<string> {
  const reached = new Set(from)
  for (const id of reached) {
    for (const next of importsOf(graph, id)) reached.add(next)
    if (isFollowed) for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) reached.add(next)
  }
  return reached
}

/** The imports of a module; from the index of a package only the modules whose exports it mentions. */
function importsOf(graph: Graph, id: string): readonly string[] {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
  if (isIndex(id)) return []
  const names = new Set(code?.match(/[\w$]+/g))
  return importedIds.flatMap((next) => (isIndex(next) ? [next, ...exportersOf(graph, next, names)] : [next]))
}

const isIndex = (id: string): boolean => /\/node_modules\/.*\/index\.m?js$/.test(id)

function exportersOf(graph: Graph, index: string, names: ReadonlySet<string>): readonly string[] {
  return (graph.getModuleInfo(index)?.importedIds ?? []).flatMap((id) => {
    if (isIndex(id)) return exportersOf(graph, id, names)
    return graph.getModuleInfo(id)?.exports.some((name) => names.has(name)) ? [id] : []
  })
}

/** By default the bundler makes a file of every combination of importers. */
export const chunkGroups = [{ name: (id: string, graph: Graph): string | null => planOf(graph).get(id) ?? null }]
