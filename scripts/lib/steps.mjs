// The steps of `npm test` and `npm run test:all`. Each returns how many tests passed and failed; steps with many tests
// also list them, so that a long log ends with the failed and the slowest ones.
// Not by its name: Node 20, which links this file, has no `globSync`.
import fs, { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { print } from './output.mjs'
import { run } from './processes.mjs'
import { root } from './runtime.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const node = (script, ...args) => run(process.execPath, [join(root, script), ...args], { cwd: root })
const asTest = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const projects = [
  'packages/contract',
  'packages/rules',
  'games/art',
  'apps/platform',
  'apps/web',
  'games',
  'games/tsconfig.client.json',
  'tsconfig.json',
]

/** Without a workspace: the whole repository. */
export const style = (workspace = '.') =>
  run(bin('biome'), ['ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), workspace], { cwd: root }).then(asTest)
export const boundaries = () => node('scripts/checks/boundaries.mjs').then(asTest)
export const backtracking = () => node('scripts/checks/backtracking.mjs').then(asTest)
export const unused = () => run(bin('knip'), ['--no-progress'], { cwd: root }).then(asTest)
export const content = () => node('scripts/checks/contentCheck.mjs').then(asTest)
export const lock = () => node('scripts/checks/lock.mjs', '--check').then(asTest)

/** The projects of a workspace, without those of a workspace inside it. */
export const projectsOf = (workspace) =>
  projects.filter(
    (project) => project === workspace || (project.startsWith(`${workspace}/`) && project.endsWith('.json')),
  )

/** The test files of a workspace, without those of a workspace inside it. */
export const testsOf = (workspace) =>
  fs.globSync(`${workspace}/**/*.test.{ts,tsx}`, {
    cwd: root,
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      ...projects.filter(isInside(workspace)).map((inner) => `${inner}/**`),
    ],
  })

const isInside = (workspace) => (project) => project.startsWith(`${workspace}/`) && !project.endsWith('.json')

/**
 * One checker for each project: each of TypeScript's four would check the shared types again, for 2.8 times the processor time. Its garbage
 * is collected a quarter as often as usual.
 */
export async function types(workspace) {
  const total = { passed: 0, failed: 0 }
  for (const project of workspace ? projectsOf(workspace) : projects) {
    const { passed, failed } = asTest(
      await run(bin('tsc'), ['--checkers', '1', '-p', join(root, project)], {
        cwd: root,
        env: { GOGC: '400', ...process.env },
      }),
    )
    if (failed) console.error(`types: ${project} fails`)
    total.passed += passed
    total.failed += failed
  }
  return total
}

/**
 * Unit and API tests. A file that does not load or whose setup fails counts as one failure; so does an error outside
 * any test. `isFull` runs the tests of each file in random order and property tests with a new seed, which is printed,
 * and simulates ten times as many rounds; `workspace` runs only its own tests.
 */
export async function unit(reports, { isFull = false, workspace } = {}) {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (workspace) args.push(...testsOf(workspace))
  const seed = String(Date.now() % 1_000_000)
  if (isFull) {
    print(`Property tests use PROPERTY_SEED=${seed}; the order of tests is that of --sequence.seed=${seed}.`)
    args.push('--sequence.shuffle.tests', `--sequence.seed=${seed}`)
  }
  const env = isFull ? { PROPERTY_SEED: seed, ODD_RUNS: '4', ROUNDS_FACTOR: '10', ...process.env } : process.env
  const code = await run(bin('vitest'), args, { cwd: root, env })
  const found = readReport(report)
  if (!found) return { passed: 0, failed: 1 }
  const files = found.testResults.map((file) => ({ ...file, name: relative(root, file.name) }))
  const unprepared = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const tests = files.flatMap((file) =>
    file.assertionResults.map(({ status, fullName, failureMessages, duration }) => ({
      status,
      ms: duration ?? 0,
      title: `${file.name} › ${fullName}`,
      reason: failureMessages.join('\n'),
    })),
  )
  return atLeastOneFailure(code, {
    passed: found.numPassedTests,
    failed: found.numFailedTests + unprepared.length,
    failures: [
      ...unprepared.map((file) => ({ title: file.name, reason: file.message })),
      ...tests.filter((test) => test.status === 'failed'),
    ],
    tests,
  })
}

export const build = () => node('scripts/build.mjs').then(asTest)

/** End-to-end tests in Chromium. `isFull` runs every test at every width it is written for (playwright.config.ts). */
export async function endToEnd(
  reports,
  { port, platformPort = port + 1, dataDir, chromium, databaseUrl = '', setting = 'one', isFull = false },
) {
  const report = join(reports, `playwright-${setting}.json`)
  const env = {
    ...process.env,
    CHROME_PATH: chromium,
    E2E_TIER: isFull ? 'all' : 'main',
    E2E_SETTING: setting,
    E2E_DATABASE_URL: databaseUrl,
    E2E_PORT: String(port),
    E2E_PLATFORM_PORT: String(platformPort),
    E2E_DATA_DIR: dataDir,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const code = await run(bin('playwright'), ['test', '--reporter=list,json'], { cwd: root, env })
  const found = readReport(report)
  if (!found) return { passed: 0, failed: 1 }
  const { stats } = found
  const tests = found.suites.flatMap(testsIn)
  return atLeastOneFailure(code, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: tests.filter((test) => test.status !== 'expected' && test.status !== 'skipped'),
    tests,
  })
}

/** Kills and restarts nodes under load, then checks every movement of money. */
export const cluster = () => node('tests/cluster/cluster.ts', '--rounds', '1').then(asTest)

/** `kill -9` under load and a full disk, then checks every movement of money. */
export const chaos = () => node('tests/chaos/chaos.ts').then(asTest)

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      title: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
      reason: results.findLast(({ error }) => error)?.error.message ?? '',
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner may exit with an error without naming a test. */
function atLeastOneFailure(code, counted) {
  if (code === 0 || counted.failed > 0) return counted
  return {
    ...counted,
    failed: 1,
    failures: [{ title: 'an error outside any test', reason: 'See the log above.' }],
  }
}
