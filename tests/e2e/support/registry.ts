import { readFileSync } from 'node:fs'

const web = new URL('../../../apps/web/src/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, web), 'utf8')

/** Every address pattern of the front end, `/pokies/$slug` and the like. */
export function routePatterns(): readonly string[] {
  const table = /interface FileRoutesByFullPath \{([\s\S]*?)\n\}/.exec(read('routeTree.gen.ts'))?.[1] ?? ''
  return [...table.matchAll(/'([^']+)': typeof/g)].map(([, path]) => (path ?? '').replace(/(.)\/$/, '$1'))
}

/** The name of every dialog of the registry. */
export function dialogNames(): readonly string[] {
  const table = read('shell/dialogs.ts').split('export const dialogs')[1]?.split('\n}\n')[0] ?? ''
  return [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name ?? '')
}
