import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface FirstLoad {
  /** The module of the page: `routes/promotions` or `features/lotteries/pages/LotteryPage`. */
  readonly page: string
  /** Compressed bytes of the entry, of the page's file and of all that they import. */
  readonly bytes: number
}

interface Script {
  readonly bytes: number
  readonly imports: readonly string[]
  readonly sources: readonly string[]
}

/** A player's own pages have forms with their validation. */
const limits = { public: 147_000, player: 225_000 }

/** At most this many bytes may be the first load of a page. */
export const firstLoadLimit = (page: string): number =>
  limits[/^features\/(?:profile|bonuses)\//.test(page) ? 'player' : 'public']

const pageModule = /\/src\/(routes\/.+|features\/\w+\/pages\/\w+Page)\.tsx(?:\?|$)/
const lobby = 'routes/_lobby'

/** The first-load JavaScript of every page of a build, the largest first, by the source maps of its scripts. */
export function firstLoads(build: string): readonly FirstLoad[] {
  const scripts = new Map(
    readdirSync(join(build, 'client/assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readScript(build, name)]),
  )
  const fileOf = (isIt: (source: string) => boolean) =>
    [...scripts].filter(([, { sources }]) => sources.some(isIt)).map(([name]) => name)
  const common = reach(
    scripts,
    fileOf((source) => source.endsWith('/src/client.tsx')),
  )
  const pages = new Map<string, string>()
  for (const [name, { sources }] of scripts)
    for (const source of sources) {
      const [, page] = pageModule.exec(source) ?? []
      // The common file has the table of routes; their components are in separate files.
      if (page && !common.has(name)) pages.set(page, name)
    }
  return [...pages]
    .map(([page, name]) => {
      // Its pages are shown over the lobby.
      const below = page.startsWith(`${lobby}/`) ? pages.get(lobby) : undefined
      const files = new Set([...common, ...reach(scripts, below ? [name, below] : [name])])
      return { page, bytes: [...files].reduce((sum, file) => sum + (scripts.get(file)?.bytes ?? 0), 0) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

function readScript(build: string, name: string): Script {
  const path = join(build, 'client/assets', name)
  const code = readFileSync(path, 'utf8')
  const map = join(build, 'maps', `${name}.map`)
  return {
    bytes: existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : gzipSync(code).byteLength,
    imports: [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.$-]+\.js)["'`]/g)].map(([, file = '']) => file),
    // A script of an earlier build has no map.
    sources: existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [],
  }
}

function reach(scripts: ReadonlyMap<string, Script>, from: readonly string[]): Set<string> {
  const reached = new Set(from)
  for (const name of reached) for (const next of scripts.get(name)?.imports ?? []) reached.add(next)
  return reached
}
