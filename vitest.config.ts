import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { answerShapes } from './apps/web/delivery/answerShapes.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ignored = ['**/node_modules/**', '**/dist/**']

/** Test files that replace a module or its settings: other files in the same process would get the replacement too. */
const mocking = globSync('{apps,games,packages,scripts,tests}/**/*.test.{ts,tsx}', {
  cwd: here('.'),
  exclude: ignored,
}).filter((file) => /\bvi\.(?:(?:do)?mock|hoisted)\(/.test(readFileSync(here(file), 'utf8')))

interface Group {
  readonly name: string
  readonly folders: readonly string[]
  /** API tests run on the PostgreSQL that TEST_DATABASE_URL names, otherwise on one that runs as long as the tests. */
  readonly isOnDatabase: boolean
  /** Vite loads what only a bundler understands: JSX, globs, imports without an extension. Node loads the rest itself, and runs it faster. */
  readonly isBundled?: boolean
}

function projects({ name, folders, isOnDatabase, isBundled = false }: Group) {
  const include = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
  const isOwn = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  const shared = {
    environment: 'node',
    // An upper limit for a machine at a third of the usual speed: a test waits for a state, never for a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['patientWaits.ts', 'sameCases.ts'].map((file) => here(`scripts/lib/${file}`)),
    ...(isOnDatabase && { globalSetup: here('scripts/lib/testDatabase.mjs') }),
  }
  const plugins = isBundled ? [answerShapes()] : []
  // Files share their modules: loading the platform for each file took two thirds of the processor time.
  const together = {
    plugins,
    test: {
      ...shared,
      name,
      isolate: false,
      include,
      exclude: [...ignored, ...mocking],
      experimental: isBundled ? {} : { viteModuleRunner: false, nodeLoader: false },
    },
  }
  const alone = {
    plugins,
    test: { ...shared, name: `${name} (mocks)`, include: mocking.filter(isOwn), exclude: ignored },
  }
  return alone.test.include.length > 0 ? [together, alone] : [together]
}

export default defineConfig({
  test: {
    projects: [
      { name: 'servers', folders: ['apps/platform', 'games', 'tests/conformance'], isOnDatabase: true },
      {
        name: 'rules',
        folders: ['packages', 'scripts', 'tests/load', 'tests/plain', 'tests/server'],
        isOnDatabase: false,
      },
      { name: 'web', folders: ['apps/web'], isOnDatabase: true, isBundled: true },
    ].flatMap(projects),
    passWithNoTests: true,
    maxWorkers: 2,
  },
})
