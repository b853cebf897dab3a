// Rules that a linter of single files cannot check: who imports whom (by resolved path), one name per area in every
// workspace, file sizes, forbidden names. Prints `file:line message` and exits with 1 when a rule is broken.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { silentCatchProblems } from '../lib/silentCatches.mjs'
import { areaApiProblems } from './rules/areaApi.mjs'
import { areaCycleProblems } from './rules/areaCycles.mjs'
import { clockProblems } from './rules/deviceClock.mjs'
import { folderCycleProblems } from './rules/folderCycles.mjs'
import { formProblems } from './rules/formMethod.mjs'
import { cycleProblems } from './rules/importCycles.mjs'
import { refusalOf, sharedByFeatures, unsharedProblems } from './rules/layers.mjs'
import { schemaProblems } from './rules/migrationRules.mjs'
import { refusalProblems } from './rules/refusals.mjs'
import { tableExceptions } from './rules/tableExceptions.mjs'
import { tableProblems } from './rules/tableOwnership.mjs'

const maxSharedByFeatures = 10

// Parts of a workspace that are not areas.
const contractParts = 'index answers capabilities errors protocol realtime'
const messageParts = 'common shell ui errors seo mails psp sandbox fairness adventure studio'
const mechanism = {
  'packages/contract/src': contractParts.split(' '),
  'packages/rules/src': ['money', 'validation', 'time'],
  messages: messageParts.split(' '),
}

const forbiddenNames = /^(utils?|helpers?|misc|common|hooks|types|v\d+)$/
const skipped = new Set('node_modules dist .git .data .cache .tanstack test-results playwright-report'.split(' '))
// Tests and their fixtures.
export const isTest = (path) => /(\.test|Fixture)\.tsx?$/.test(path) || /(^|\/)(tests?|testing)\//.test(path)
// Tables of data may be long.
const isTable = (path) => /(^|\/)(tables|data|seed)\//.test(path) || /([tT]ables?|\.data)\.ts$/.test(path)

/** Every file under `root`, as paths with forward slashes. */
export function listFiles(root) {
  const found = []
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) found.push(relative(root, path).split(sep).join('/'))
    }
  }
  for (const top of ['apps', 'games', 'packages', 'scripts', 'tests', 'content']) {
    if (statSync(join(root, top), { throwIfNoEntry: false })) visit(join(root, top))
  }
  return found.sort()
}

/** Imports of a source: specifier, line, whether it is type-only, and whether it is lazy. */
export function importsOf(source) {
  const found = []
  const pattern =
    /^\s*(?:import|export)\s+(type\s+)?(?:[\w*${}\s,]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm
  for (const match of source.matchAll(pattern)) {
    const before = source.slice(0, match.index + (match[0].length - match[0].trimStart().length))
    // `typeof import('./a.ts')` and `import('./a.ts').Name` are types.
    const isTypeExpression =
      match[3] !== undefined &&
      (/\btypeof\s+$/.test(before.slice(-20)) || /^\.[A-Z]/.test(source.slice(match.index + match[0].length)))
    found.push({
      to: match[2] ?? match[3],
      typeOnly: match[1] !== undefined || isTypeExpression,
      line: before.split('\n').length,
      ...(match[3] !== undefined && !isTypeExpression && { isLazy: true }),
    })
  }
  return found
}

/** These two may import all of the platform; the rest of the web process only parts that need no database. */
const compositions = ['apps/web/server/backends/ownBackEnd.ts', 'apps/web/task.ts']
const isComposition = (path, to) =>
  compositions.includes(path) ||
  (/^@apogee\/platform\/(?:acceptEncoding|content|document|front|telemetry)$/.test(to) &&
    /^apps\/web\/(?:serve|platform|server\/.+)\.ts$/.test(path))

/** Tests of the games' client may not import the server, and the reverse: shared fixtures are in `games/testing`. */
const crosses = (from, to) =>
  (from.startsWith('games/client/') && to.startsWith('games/server/')) ||
  (from.startsWith('games/server/') && to.startsWith('games/client/'))

const targetOf = (path, to) => posix.join(posix.dirname(path), to.replace(/\?.*$/, ''))

export function importProblems(path, source) {
  if (!/^(apps|games|packages)\//.test(path)) return []
  const problems = []
  if (isTest(path)) {
    for (const { to, line } of importsOf(source)) {
      if (to.startsWith('.') && crosses(path, targetOf(path, to)))
        problems.push({ path, line, text: `the games' client and server share only protocol/ and testing/ (${to})` })
    }
    return problems
  }
  for (const { to, line, typeOnly } of importsOf(source)) {
    if (to.startsWith('.')) {
      const refusal = refusalOf(path, targetOf(path, to), typeOnly)
      if (refusal) problems.push({ path, line, text: refusal })
    } else if (/^@apogee\/(platform|studio|web)/.test(to) && !isComposition(path, to)) {
      problems.push({
        path,
        line,
        text: `only ${compositions.join(' and ')} put the applications together (${to})`,
      })
    } else if (to === '@apogee/contract' && !typeOnly && path.startsWith('apps/web/src/')) {
      problems.push({
        path,
        line,
        text: 'take types only from @apogee/contract: the whole table of schemas would reach the browser (name one file instead)',
      })
    } else if (to.startsWith('@apogee/contract') && !typeOnly && path.startsWith('packages/rules/src/')) {
      problems.push({
        path,
        line,
        text: 'rules take types only from @apogee/contract: the library of its schemas would reach every page',
      })
    }
  }
  return problems
}

function sizeProblems(path, source) {
  if (!/\.(ts|tsx|mjs)$/.test(path) || path.endsWith('.gen.ts')) return []
  const lines = source.split('\n').length - 1
  const max = isTest(path) || isTable(path) || path.startsWith('packages/contract/') ? 400 : 300
  return lines > max ? [{ path, line: max, text: `${lines} lines, the limit is ${max}` }] : []
}

function nameProblems(path) {
  const parts = path.split('/')
  const bad = parts.map((part) => part.replace(/\.(ts|tsx|mjs|json)$/, '')).find((part) => forbiddenNames.test(part))
  return bad && !path.startsWith('content/')
    ? [{ path, line: 1, text: `"${bad}" is too general: name what it contains` }]
    : []
}

/** The areas are the folders of the platform; every other workspace uses their names. */
const areasOf = (paths) => new Set(paths.map((path) => /^apps\/platform\/src\/areas\/([^/]+)\//.exec(path)?.[1]))

function areaProblems(path, areas) {
  const rules = [
    [/^apps\/web\/src\/features\/([^/]+)\//, []],
    [/^packages\/rules\/src\/([^/]+)\//, mechanism['packages/rules/src']],
    [/^packages\/contract\/src\/([^/.]+)(?:\.test)?(?:\.ts$|\/)/, mechanism['packages/contract/src']],
    [/^content\/messages\/[^/]+\/([^/.]+)\.json$/, mechanism.messages],
  ]
  for (const [pattern, others] of rules) {
    const name = pattern.exec(path)?.[1]
    if (name && !areas.has(name) && !others.includes(name)) {
      return [{ path, line: 1, text: `"${name}" is not an area: an area has one name in every workspace` }]
    }
  }
  return []
}

/** Files of the library named after an area although they belong to none, with the reason. */
const libraryNames = {
  'apps/web/src/lib/page/site.tsx': 'the brand, the locale and the texts of a page, which every area needs',
}

/** The library of the front end serves all areas, so none of its files is named after one. */
export function libraryNameProblems(path, areas) {
  if (!path.startsWith('apps/web/src/lib/') || libraryNames[path]) return []
  const words = path
    .slice('apps/web/src/lib/'.length)
    .split(/[/.]|(?=[A-Z])/)
    .map((word) => word.toLowerCase())
  const area = words.find((word) => areas.has(word))
  return area ? [{ path, line: 1, text: `lib knows no area: move this to features/${area}` }] : []
}

function balanceProblems(path, source) {
  if (!path.startsWith('apps/platform/src/') || path.startsWith('apps/platform/src/core/ledger/') || isTest(path))
    return []
  const write = /\b(?:update|insert\s+into|delete\s+from)\s+"?(?:ledger_\w+|accounts|entries|postings)\b/i.exec(source)
  if (!write) return []
  const line = source.slice(0, write.index).split('\n').length
  return [{ path, line, text: 'only core/ledger changes a balance' }]
}

// Checks that the SQL of an area names only its own tables (scripts/checks/rules/tableOwnership.mjs).
function ownershipProblems(root, paths) {
  const files = paths
    .filter((path) => path.startsWith('apps/platform/src/') && path.endsWith('.ts') && !isTest(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  const migrations = paths.filter((path) => /^apps\/platform\/migrations\/.*\.sql$/.test(path))
  return tableProblems(
    files,
    migrations.map((path) => readFileSync(join(root, path), 'utf8')),
    tableExceptions,
  )
}

/** Every broken rule of the tree at `root`. */
export function problemsOf(root) {
  const paths = listFiles(root)
  const areas = areasOf(paths)
  const problems = []
  if (sharedByFeatures.length > maxSharedByFeatures) {
    problems.push({
      path: 'scripts/checks/boundaries.mjs',
      line: 1,
      text: 'the features share too much: split them differently',
    })
  }
  const sources = new Map()
  const imports = new Map()
  for (const path of paths) {
    problems.push(...nameProblems(path), ...areaProblems(path, areas), ...libraryNameProblems(path, areas))
    if (!/\.(ts|tsx|mjs)$/.test(path)) continue
    const source = readFileSync(join(root, path), 'utf8')
    problems.push(
      ...importProblems(path, source),
      ...sizeProblems(path, source),
      ...balanceProblems(path, source),
      ...(isTest(path) ? [] : refusalProblems(path, source)),
      ...(isTest(path) ? [] : clockProblems(path, source)),
      ...(isTest(path) ? [] : silentCatchProblems(path, source)),
      ...formProblems(path, source),
    )
    imports.set(path, importsOf(source))
    if (/^(apps|games|packages)\//.test(path)) sources.set(path, source)
  }
  const ofProduct = new Map([...imports].filter(([path]) => sources.has(path) && !isTest(path)))
  problems.push(
    ...areaApiProblems(sources),
    ...cycleProblems(imports),
    ...areaCycleProblems(ofProduct),
    ...folderCycleProblems(ofProduct),
    ...unsharedProblems(ofProduct),
  )
  problems.push(...ownershipProblems(root, paths), ...schemaProblems(root, paths))
  return { problems, files: paths.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, files } = problemsOf(join(dirname(fileURLToPath(import.meta.url)), '../..'))
  for (const { path, line, text } of problems) console.error(`${path}:${line} ${text}`)
  console.log(`boundaries: ${files} files, ${problems.length} broken rules`)
  process.exit(problems.length === 0 ? 0 : 1)
}
