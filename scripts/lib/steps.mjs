// The checks in the order in which their results are most useful. Each returns how many passed and how many failed;
// those of many tests also which ones failed and why, so that the end of a long log tells it again.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from './processes.mjs'
import { root } from './runtime.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const node = (script, ...args) => run(process.execPath, [join(root, script), ...args], { cwd: root })
const asTest = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const projects = [
  'packages/contract',
  'packages/rules',
  'packages/art',
  'apps/platform',
  'apps/web',
  'apps/studio',
  'apps/studio/tsconfig.client.json',
  'tsconfig.json',
]

export const style = () =>
  run(bin('biome'), ['ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.'], { cwd: root }).then(asTest)
export const boundaries = () => node('scripts/boundaries.mjs').then(asTest)
export const backtracking = () => node('scripts/backtracking.mjs').then(asTest)
export const unused = () => run(bin('knip'), ['--no-progress'], { cwd: root }).then(asTest)
export const content = () => node('scripts/contentCheck.mjs').then(asTest)
export const lock = () => node('scripts/lock.mjs', '--check').then(asTest)

export async function types() {
  const total = { passed: 0, failed: 0 }
  for (const project of projects) {
    const { passed, failed } = asTest(await run(bin('tsc'), ['-p', join(root, project)], { cwd: root }))
    if (failed) console.error(`types: ${project} fails`)
    total.passed += passed
    total.failed += failed
  }
  return total
}

/**
 * Unit and API tests. A file that does not load or cannot prepare its tests counts as one failure, so does an error outside any
 * test. A test that passes at its second try counts as passed, and is named.
 */
export async function unit(reports) {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(bin('vitest'), args, { cwd: root })
  const found = readReport(report)
  if (!found) return { passed: 0, failed: 1 }
  const files = found.testResults.map((file) => ({ ...file, name: relative(root, file.name) }))
  const unprepared = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const tests = files.flatMap((file) =>
    file.assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
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
    flaky: tests.filter((test) => test.status === 'passed' && test.reason !== ''),
  })
}

export const build = () => node('scripts/build.mjs').then(asTest)

/** Journeys in Chromium. One that passes at its second try counts as passed, and is named. */
export async function journeys(reports, { port, platformPort = port + 1, dataDir, chromium }) {
  const report = join(reports, 'playwright.json')
  const env = {
    ...process.env,
    CHROME_PATH: chromium,
    E2E_PORT: String(port),
    E2E_PLATFORM_PORT: String(platformPort),
    E2E_DATA_DIR: dataDir,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const code = await run(bin('playwright'), ['test', '--reporter=list,json'], { cwd: root, env })
  const found = readReport(report)
  if (!found) return { passed: 0, failed: 1 }
  const { stats } = found
  const tests = found.suites.flatMap(journeysOf)
  return atLeastOneFailure(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: tests.filter((test) => test.status === 'unexpected'),
    flaky: tests.filter((test) => test.status === 'flaky'),
  })
}

function journeysOf({ specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      status,
      title: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
      reason: results.findLast(({ error }) => error)?.error.message ?? '',
    })),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner may end with an error and name no test. */
function atLeastOneFailure(code, counted) {
  if (code === 0 || counted.failed > 0) return counted
  return {
    ...counted,
    failed: 1,
    failures: [{ title: 'an error outside any test', reason: 'The log above tells it.' }],
  }
}
