import { readFileSync } from 'node:fs'
import { routes } from '@apogee/contract/protocol/routes'
import { localeNames, pseudoLocale } from '../../../src/lib/i18n/locales.ts'

interface Node {
  readonly named: Map<string, Node>
  one?: Node
  /** Matches the rest of the path. */
  rest?: string
  /** The pattern that ends at this node. */
  end?: string
}

const newNode = (): Node => ({ named: new Map() })
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/**
 * Finds the pattern of a path, by its segments. In a pattern, `:name` is one segment, and `:name{.+}` in the last place
 * any number; a named segment comes before either.
 */
function routeMatcher(patterns: readonly string[]): (pathname: string) => string | undefined {
  const root = newNode()
  for (const pattern of patterns) {
    let at = root
    for (const segment of segmentsOf(pattern)) {
      if (segment.endsWith('{.+}')) {
        at.rest ??= pattern
        break
      }
      const next: Node = (segment.startsWith(':') ? at.one : at.named.get(segment)) ?? newNode()
      if (segment.startsWith(':')) at.one = next
      else at.named.set(segment, next)
      at = next
    }
    if (!pattern.endsWith('{.+}')) at.end ??= pattern
  }
  return (pathname) => find(root, segmentsOf(pathname), 0)
}

function find(node: Node, segments: readonly string[], depth: number): string | undefined {
  const segment = segments[depth]
  if (segment === undefined) return node.end
  for (const next of [node.named.get(segment), node.one]) {
    const found = next && find(next, segments, depth + 1)
    if (found !== undefined) return found
  }
  return node.rest
}

/** Parts of the site outside the contract that have many similar paths. */
const otherPatterns = [
  '/assets/:file{.+}',
  '/media/:file{.+}',
  '/sandbox/:page{.+}',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/connection/websocket',
  '/studio/v1/launch',
  '/studio/v1/round',
  '/studio/v1/reveal',
  '/studio/v1/live',
  '/studio/verify.mjs',
  '/studio/play/:token',
  '/studio/assets/:file{.+}',
  '/studio/api/state',
  '/studio/api/rounds',
  '/studio/api/rounds/:id',
  '/studio/api/rounds/:id/moves',
  '/studio/api/rounds/:id/steps',
  '/studio/api/told',
  '/studio/api/seed',
  '/studio/api/live',
  '/studio/api/live/stream',
  '/studio/api/live/bets',
]

/** The router's list of pages, in its notation: `$name` is one segment, `$` any number, `{-$name}` one or none. */
function pagePatterns(): readonly string[] {
  const tree = readFileSync(new URL('../../../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const pages = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path]) => path ?? '')
  return [...new Set(pages)].flatMap((page) => {
    const optional = page.replace(/\/\{-\$\w+\}$/, '')
    const all = optional === page ? [page] : [optional, page.replace(/\{-(\$\w+)\}/, '$1')]
    return all.map((path) => path.replace(/\$$/, ':rest{.+}').replace(/\$(\w+)/g, ':$1'))
  })
}

const calls = Object.values(routes).map((route) => route.split(' ')[1] ?? '')
const localePrefix = new RegExp(`^/(?:${[...Object.keys(localeNames), pseudoLocale].join('|')})(?=/|$)`)

/** The path pattern of a request: one of a list that is fixed when the process starts. */
export function requestRoute(): (pathname: string) => string {
  const own = routeMatcher([...calls, ...otherPatterns])
  const pages = routeMatcher(pagePatterns())
  return (pathname) =>
    own(pathname) ?? pages(pathname.replace(localePrefix, '').replace(/^\/guest(?=\/|$)/, '')) ?? 'other'
}
