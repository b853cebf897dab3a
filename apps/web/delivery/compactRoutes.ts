import type { Plugin } from 'vite'

const placed =
  /\b(\w+)\.update\(\{\s*id: ('[^']*'),\s*path: ('[^']*'),\s*getParentRoute: \(\) => (\w+),?\s*\}(?: as any)?\)/g
const children = /(const \w+RouteChildren)(?:: \w+)? = \{([^}]*)\}/g
const left = /\.update\(\{[^}]*path:|RouteChildren(?:: \w+)? = \{/

const place = `const place = (route, id, path, parent) =>
  route.update({ id, path: path || id, getParentRoute: () => parent || rootRouteImport })
`

/**
 * Writes the generated route tree, which every page loads, in fewer bytes: one function call for each route, and lists
 * of children without their names.
 */
export function compactRoutes(): Plugin {
  return {
    name: 'compact-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/routeTree\.gen\.ts$/ },
      handler: (code) => ({ code: compactTree(code), map: null }),
    },
  }
}

/** Throws if the generator has changed its format. */
export function compactTree(code: string): string {
  const short = code
    .replace(placed, (_all, route: string, id: string, path: string, parent: string) => {
      const args = [route, id, path === id ? '' : path, parent === 'rootRouteImport' ? '' : parent]
      while (args.at(-1) === '') args.pop()
      return `place(${args.map((each) => each || `''`).join(', ')})`
    })
    .replace(children, (_all, name: string, list: string) => `${name} = [${list.replace(/\b\w+: (\w+)/g, '$1')}]`)
  if (short === code || left.test(short)) throw new Error('the generated route tree has a new format')
  return place + short
}
