import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { answerShapes } from './apps/web/delivery/answerShapes.ts'
import { sameCases } from './scripts/lib/sameCases.ts'

// API tests run on the PostgreSQL that TEST_DATABASE_URL names, otherwise on one that runs as long as the tests.
const workspaces = ['apps/platform', 'games', 'apps/web', 'games/art', 'packages/contract', 'packages/rules']

const withDatabase: readonly string[] = ['apps/platform', 'games', 'apps/web', 'tests/conformance']
const databaseSetup = fileURLToPath(new URL('scripts/lib/testDatabase.mjs', import.meta.url))

/** Test files of a workspace that replace a module: its other files would get the replacement too. */
function filesWithMocks(root: string): string[] {
  return globSync(`${root}/**/*.test.{ts,tsx}`, { exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((file) => /\bvi\.(do)?mock\(/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file))
}

function project(root: string) {
  const name = root.slice(root.indexOf('/') + 1)
  const mocking = filesWithMocks(root)
  const shared = {
    root,
    environment: 'node',
    // An upper limit for a machine at a third of the usual speed: a test waits for a state, never for a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...(withDatabase.includes(root) && { globalSetup: databaseSetup }),
    expect: { poll: { timeout: 15_000 } },
    setupFiles: [fileURLToPath(new URL('scripts/lib/patientWaits.ts', import.meta.url))],
  }
  const plugins = root === 'apps/web' ? [sameCases, answerShapes()] : [sameCases]
  // A workspace inside another one runs its own tests.
  const inner = workspaces.filter((other) => other.startsWith(`${root}/`)).map((other) => `${relative(root, other)}/**`)
  const ignored = ['**/node_modules/**', '**/dist/**', ...inner]
  // Files of a workspace share their modules: loading the platform for each file took two thirds of the processor time.
  const together = {
    plugins,
    test: { ...shared, name, isolate: false, include: ['**/*.test.{ts,tsx}'], exclude: [...ignored, ...mocking] },
  }
  if (mocking.length === 0) return [together]
  return [together, { plugins, test: { ...shared, name: `${name} (mocks)`, include: mocking, exclude: ignored } }]
}

export default defineConfig({
  test: {
    projects: [...workspaces, 'scripts', 'tests/load', 'tests/plain', 'tests/conformance'].flatMap(project),
    passWithNoTests: true,
    maxWorkers: 2,
  },
})
