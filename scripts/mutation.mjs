// `npm run test:mutation [-- area ... [file ...] [--force]]`: changes the code of an area in one place after another and runs the area's tests on each change.
// A change that no test notices is a test that is missing. Results are stored in .cache/mutation, so that the next run tries only what has changed;
// `--force` tries everything again (Stryker does not notice that a new test covers what a module calculates when it loads).
import { mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bold, fail, formatDuration, green, print, red } from './lib/output.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { end } from './lib/processes.mjs'
import { prepareRuntime, root } from './lib/runtime.mjs'
import { areas } from './mutation/areas.mjs'

/** Percent of the mutants that the tests must notice. */
const minScore = 85
const cache = '.cache/mutation'

await prepareRuntime()
const { Stryker } = await import('@stryker-mutator/core')
const { findFaults } = await import('./mutation/findFaults.mjs')
const args = process.argv.slice(2).filter((word) => word !== '--force')
const isForced = process.argv.includes('--force')
const files = args.filter((word) => word.includes('/'))
const chosen = args.filter((word) => !word.includes('/'))
const unknown = chosen.find((word) => !areas[word])
if (unknown) fail(`There is no area "${unknown}": choose from ${Object.keys(areas).join(', ')}.`)
if (files.length > 0 && chosen.length !== 1) fail('Name the one area that the files belong to.')
const faults = Object.values(areas).flatMap((area) => findFaults(area, root))
if (faults.length > 0) fail(`scripts/mutation/areas.mjs names what does not exist:\n  ${faults.join('\n  ')}`)

process.chdir(root)
mkdirSync(cache, { recursive: true })
const note = readFileSync('docs/mutation.md', 'utf8')
const lines = []
let failed = 0
for (const name of chosen.length > 0 ? chosen : Object.keys(areas)) {
  print(`\n${bold(`== ${name}`)}`)
  const since = performance.now()
  if (areas[name].isOnDatabase && !process.env.TEST_DATABASE_URL)
    process.env.TEST_DATABASE_URL = (await startPostgres()).url
  const results = await mutate(name, areas[name])
  const { score, line } = summary(results)
  if (!(score >= minScore)) failed += 1
  printUnnamed(results)
  const verdict = score >= minScore ? green('passed') : red('failed')
  lines.push(`  ${verdict}  ${name.padEnd(11)} ${line}  ${formatDuration(performance.now() - since)}`)
}
print('')
for (const line of lines) print(line)
await end(failed === 0 ? 0 : 1)

/** Runs Stryker and returns the area's mutants, those of earlier runs included. */
async function mutate(name, { mutate, tests, slow = [], needs = [], ignoreStatic = false, excludedMutations = [] }) {
  process.env.MUTATION_TESTS = JSON.stringify(tests)
  process.env.MUTATION_SLOW = JSON.stringify(slow)
  const report = join(cache, `${name}.report.json`)
  const copied = ['/packages', '/scripts', '/package.json', '/tsconfig.json', '/tsconfig.base.json']
  await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutation/texts.mjs')],
    ignorers: ['texts'],
    mutate: files.length > 0 ? files : mutate,
    mutator: { excludedMutations },
    ignoreStatic,
    ignorePatterns: ['/*', ...copied.map((path) => `!${path}`), ...needs, 'dist'],
    tempDirName: join(cache, `copy-${name}`),
    cleanTempDir: 'always',
    incremental: true,
    force: isForced,
    incrementalFile: join(cache, `${name}.json`),
    // Of the copy, which TypeScript does not check.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    concurrency: 1,
    // Of a busy machine: a run that takes twice as long as without a change, and five seconds, has not ended in a loop yet.
    timeoutFactor: 2,
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(cache, `${name}.html`) },
    logLevel: 'warn',
    warnings: { slow: false },
  }).runMutationTest()
  const found = JSON.parse(readFileSync(report, 'utf8')).files
  return Object.entries(found).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file: relative(root, join(root, file)), original: textAt(source, mutant) })),
  )
}

function textAt(source, { location: { start, end } }) {
  const within = source.split('\n').slice(start.line - 1, end.line)
  within[within.length - 1] = within.at(-1).slice(0, end.column - 1)
  within[0] = within[0].slice(start.column - 1)
  return within.join('\n')
}

function summary(results) {
  const count = (...states) => results.filter(({ status }) => states.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const unnoticed = count('Survived', 'NoCoverage')
  const score = (100 * noticed) / (noticed + unnoticed)
  return { score, line: `${score.toFixed(1).padStart(5)} %  ${noticed} of ${noticed + unnoticed} mutants noticed` }
}

/** Survivors that docs/mutation.md does not name yet, as rows for it. */
function printUnnamed(results) {
  const shorten = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
  const rows = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ file, location, original, replacement, mutatorName, status }) => ({
      place: `${file}:${location.start.line}`,
      change: `\`${shorten(original)}\` -> \`${shorten(replacement ?? mutatorName)}\``,
      status,
    }))
    .filter(({ change }) => !note.includes(change))
  for (const { place, change, status } of rows)
    print(`${status === 'Survived' ? '' : '(no test runs it) '}${place} ${change}`)
}
