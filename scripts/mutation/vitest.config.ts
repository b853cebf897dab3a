import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { reusedWorker } from './reusedWorker.ts'

// For Stryker, which runs it in its copy of the repository: the tests of one area in one worker. `npm run test:mutation` names them.
export default defineConfig({
  plugins: [reusedWorker],
  // node_modules links to the packages of the repository, not of the copy, and only the copy is changed.
  resolve: { alias: [{ find: /^@apogee\/rules\/(.*)$/, replacement: resolve('packages/rules/src/$1.ts') }] },
  test: {
    environment: 'node',
    isolate: false,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['scripts/lib/patientWaits.ts', 'scripts/lib/sameCases.ts', 'scripts/mutation/skipSlow.ts'].map(
      (path) => resolve(path),
    ),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
