import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunkGroups.ts'

const tree = fileURLToPath(new URL('../src/routeTree.gen.ts', import.meta.url))
const at = (path: string) => `/web/src/${path}`
const modules: Readonly<Record<string, { now?: string[]; later?: string[] }>> = {
  [tree]: { now: [at('routes/about.tsx'), at('shell/frame/Shell.tsx')] },
  [at('routes/about.tsx')]: { later: [`${at('routes/about.tsx')}?tsr-split=component`] },
  [`${at('routes/about.tsx')}?tsr-split=component`]: { now: [at('ui/Money.tsx')] },
  [at('shell/frame/Shell.tsx')]: {
    later: [at('shell/overlays/Toasts.tsx'), at('shell/frame/Footer.tsx'), at('shell/dialogs/MenuDialog.tsx')],
  },
  [at('shell/overlays/Toasts.tsx')]: { now: [at('ui/Money.tsx'), at('ui/swipe.ts')] },
  [at('shell/frame/Footer.tsx')]: { now: [at('ui/swipe.ts'), at('ui/columns.ts')] },
  [at('shell/dialogs/MenuDialog.tsx')]: { now: [at('ui/rows.ts')] },
}
const graph = {
  getModuleInfo: (id: string) => ({
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

test.each([
  ['shell/overlays/Toasts.tsx', 'idle'],
  ['ui/swipe.ts', 'idle'],
  ['shell/frame/Footer.tsx', 'navigation'],
  ['ui/columns.ts', 'navigation'],
  ['ui/Money.tsx', null],
  ['ui/rows.ts', null],
  ['shell/dialogs/MenuDialog.tsx', null],
])(
  'code that loads later is bundled by the first moment that needs it, except modules that a page needs before: %s',
  (path, file) => {
    expect(fileOf(at(path))).toBe(file)
  },
)
