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

/** Unit and API tests. A file that does not load counts as one failure, so does an error outside any test. */
export async function unit(reports) {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(bin('vitest'), args, { cwd: root })
  const found = readReport(report)
  if (!found) return { passed: 0, failed: 1 }
  const unloaded = found.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return atLeastOneFailure(code, {
    passed: found.numPassedTests,
    failed: found.numFailedTests + unloaded.length,
    failures: [
      ...unloaded.map((file) => ({ title: nameOf(file), reason: file.message })),
      ...found.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => ({ title: `${nameOf(file)} › ${test.fullName}`, reason: test.failureMessages.join('\n') })),
      ),
    ],
  })
}

const nameOf = (file) => relative(root, file.name)

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
  if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only: look into them.`)
  return atLeastOneFailure(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: found.suites.flatMap(failedJourneys),
  })
}

function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => ({
        title: `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        reason: test.results.at(-1)?.error?.message ?? '',
      })),
  )
  return [...failed, ...suites.flatMap(failedJourneys)]
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function atLeastOneFailure(code, counted) {
  return { ...counted, failed: code !== 0 && counted.failed === 0 ? 1 : counted.failed }
}
