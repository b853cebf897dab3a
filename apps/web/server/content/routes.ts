import { readFileSync } from 'node:fs'

/** The front end's routes as patterns, from the generated tree, without the catch-all route. */
export function routesIn(tree: string): RegExp[] {
  const table = /interface FileRoutesByFullPath \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? ''
  return [...table.matchAll(/'([^']+)': typeof/g)]
    .map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
    .filter((path) => path !== '/$')
    .map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\$$/, '.+')}$`))
}

const tree = new URL('../../src/routeTree.gen.ts', import.meta.url)

export const readRoutes = (): RegExp[] => routesIn(readFileSync(tree, 'utf8'))
