import { defineConfig } from 'vitest/config'
import { answerShapes } from './apps/web/delivery/answerShapes.ts'

// The API tests run on the embedded database always, and on PostgreSQL too when TEST_DATABASE_URL names one
// (scripts/test.mjs starts a throw-away cluster and sets it).
const workspaces = ['apps/platform', 'apps/studio', 'apps/web', 'packages/art', 'packages/contract', 'packages/rules']

function project(root: string) {
  return {
    ...(root === 'apps/web' && { plugins: [answerShapes()] }),
    test: {
      name: root.slice(root.indexOf('/') + 1),
      // Packages are pure: their files leave nothing behind for each other, and need no process each.
      isolate: !root.startsWith('packages/'),
      root,
      include: ['**/*.test.ts', '**/*.test.tsx'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      environment: 'node',
      // An upper limit for a machine at a third of the usual speed: a test waits for states, never for a time.
      testTimeout: 60_000,
      // Opening an embedded database costs 2.5 s on a quiet machine, and both cores are busy here.
      hookTimeout: 60_000,
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      ...workspaces.map(project),
      project('scripts'),
      project('tests/load'),
      project('tests/plain'),
      project('tests/conformance'),
    ],
    passWithNoTests: true,
    maxWorkers: 2,
  },
})
