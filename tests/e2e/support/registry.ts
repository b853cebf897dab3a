import { readFileSync } from 'node:fs'

const web = new URL('../../../apps/web/src/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, web), 'utf8')

/** Every route pattern of the front end, for example `/pokies/$slug`. */
export function routePatterns(): readonly string[] {
  const table = /interface FileRoutesByFullPath \{([\s\S]*?)\n\}/.exec(read('routeTree.gen.ts'))?.[1] ?? ''
  return [...table.matchAll(/'([^']+)': typeof/g)].map(([, path]) => (path ?? '').replace(/(.)\/$/, '$1'))
}

/** The names of all dialogs: of the frame, and of the areas' manifests. */
export function dialogNames(): readonly string[] {
  const manifests = [...read('features/all.ts').matchAll(/'\.\/(\w+\/feature)'/g)].map(
    ([, path]) => `features/${path}.ts`,
  )
  return ['shell/dialogs/dialogs.ts', ...manifests].flatMap((path) => {
    const table = read(path).split('\n  dialogs: {\n')[1]?.split('\n  },\n')[0] ?? ''
    return [...table.matchAll(/^ {4}(\w+): \{/gm)].map(([, name]) => name ?? '')
  })
}
