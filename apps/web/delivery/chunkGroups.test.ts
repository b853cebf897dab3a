import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunkGroups.ts'

const tree = fileURLToPath(new URL('../src/routeTree.gen.ts', import.meta.url))
const modules: Readonly<Record<string, { now?: string[]; later?: string[] }>> = {
  [tree]: { now: ['/web/src/routes/about.tsx', '/web/src/shell/Shell.tsx'] },
  '/web/src/routes/about.tsx': { later: ['/web/src/routes/about.tsx?tsr-split=component'] },
  '/web/src/routes/about.tsx?tsr-split=component': { now: ['/web/src/ui/Money.tsx'] },
  '/web/src/shell/Shell.tsx': { later: ['/web/src/shell/Toasts.tsx', '/web/src/shell/Footer.tsx'] },
  '/web/src/shell/Toasts.tsx': { now: ['/web/src/ui/Money.tsx', '/web/src/ui/swipe.ts'] },
  '/web/src/shell/Footer.tsx': { now: ['/web/src/ui/swipe.ts', '/web/src/ui/columns.ts'] },
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: modules[id]?.now ?? [],
    dynamicallyImportedIds: modules[id]?.later ?? [],
  }),
}

test.each([
  ['/web/src/shell/Toasts.tsx', 'rest'],
  ['/web/src/ui/swipe.ts', 'rest'],
  ['/web/src/ui/Money.tsx', null],
  ['/web/src/ui/columns.ts', null],
  ['/web/src/shell/Footer.tsx', null],
])(
  'idle-time code is bundled into one file, except modules that a page needs earlier or a single part owns: %s',
  (id, file) => {
    const rest = chunkGroups.find(({ name }) => typeof name === 'function')?.name
    expect(typeof rest === 'function' && rest(id, graph)).toBe(file)
  },
)
