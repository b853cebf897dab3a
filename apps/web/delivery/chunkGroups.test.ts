import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunkGroups.ts'

const entry = fileURLToPath(new URL('../src/client.tsx', import.meta.url))
const at = (path: string) => `/web/src/${path}`
const index = '/node_modules/query/index.js'
const modules: Readonly<Record<string, { now?: string[]; later?: string[]; code?: string; exports?: string[] }>> = {
  [entry]: {
    now: [at('shell/Shell.tsx'), index],
    later: [at('features/site/pages/AboutPage.tsx'), at('features/site/pages/NewsPage.tsx')],
    code: "import { useQuery } from 'query'",
  },
  [at('shell/Shell.tsx')]: { later: [at('shell/frame/BottomNav.tsx'), at('shell/frame/Rail.tsx')] },
  [at('shell/frame/BottomNav.tsx')]: { now: [at('shell/frame/nav.ts')] },
  [at('shell/frame/Rail.tsx')]: { now: [at('shell/frame/nav.ts')] },
  [at('features/site/pages/AboutPage.tsx')]: { now: [index], code: "import { useMutation } from 'query'" },
  [at('features/site/pages/NewsPage.tsx')]: { now: [at('ui/List.tsx')] },
  [index]: { now: ['/node_modules/query/useQuery.js', '/node_modules/query/useMutation.js'] },
  '/node_modules/query/useQuery.js': { exports: ['useQuery'] },
  '/node_modules/query/useMutation.js': { exports: ['useMutation'] },
}
const graph = {
  getModuleInfo: (id: string) => ({
    code: (modules[id]?.code ?? '').padEnd(40_000),
    exports: modules[id]?.exports ?? [],
    importedIds: modules[id]?.now ?? [],
    dynamicallyImportedIds: modules[id]?.later ?? [],
  }),
}
/** The file that the first group with a claim on a module puts it into. */
const fileOf = (id: string): string | null => {
  for (const { name } of chunkGroups) {
    const file = typeof name === 'function' ? name(id, graph) : null
    if (file !== null) return file
  }
  return null
}

test('code shared by two moments has a file that both load, and the code of each has its own', () => {
  const nav = fileOf(at('shell/frame/nav.ts'))
  expect(nav).not.toBeNull()
  expect(new Set([nav, fileOf(at('shell/frame/BottomNav.tsx')), fileOf(at('shell/frame/Rail.tsx'))]).size).toBe(3)
  expect(fileOf(at('ui/List.tsx'))).toBe(fileOf(at('features/site/pages/NewsPage.tsx')))
})

test('a module behind the index of a package belongs to the modules that mention its exports', () => {
  expect(fileOf('/node_modules/query/useMutation.js')).toBe(fileOf(at('features/site/pages/AboutPage.tsx')))
  expect(fileOf('/node_modules/query/useQuery.js')).toBe(fileOf(entry))
})
