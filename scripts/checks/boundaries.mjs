// Rules that a linter of single files cannot check: who imports whom (by resolved path), one name per area in every
// workspace, file sizes, forbidden names. Prints `file:line message` and exits with 1 when a rule is broken.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { areaCircleProblems } from '../lib/areaCircles.mjs'
import { doorProblems, doorRefusal } from '../lib/areaDoors.mjs'
import { clockProblems } from '../lib/clocks.mjs'
import { formProblems } from '../lib/forms.mjs'
import { circleProblems } from '../lib/importCircles.mjs'
import { schemaProblems } from '../lib/migrationRules.mjs'
import { refusalProblems } from '../lib/refusals.mjs'
import { silentCatchProblems } from '../lib/silentCatches.mjs'
import { tablePasses } from '../lib/tablePasses.mjs'
import { tableProblems } from '../lib/tableWalls.mjs'

// Files that one feature of the front end may import from another: its `queries` (the same options, the same cache
// entry) and these. If the list passes ten entries, the features are split in the wrong places.
export const sharedByFeatures = [
  'games/components/tiles/GameTile',
  'games/components/lobby/useWelcomeOffer',
  'wallet/useOwnRates',
  'jackpots/components/TileJackpot',
  'bonuses/components/TileSpins',
  'bonuses/components/DepositGifts',
  'profile/forget',
  'profile/components/PlayerInput',
  'profile/useIsOnBreak',
  'profile/components/MissingFields',
]
const isReading = (shared) => /^[a-z]+\/queries$/.test(shared)
const sharedByFeaturesMost = 10

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
    found.push({
      to: match[2] ?? match[3],
      typeOnly: match[1] !== undefined,
      line: before.split('\n').length,
      ...(match[3] !== undefined && { isLazy: true }),
    })
  }
  return found
}

// Maps a path to { app, layer, area }.
function placeOf(path) {
  // A page combines several features, so it is a layer above them, as the shell is.
  if (/^apps\/web\/src\/features\/[^/]+\/pages[./]/.test(path)) return { app: 'web', layer: 'pages' }
  // The lists of what each area adds to the frame.
  if (/^apps\/web\/src\/features\/[^/]+\.ts$/.test(path)) return { app: 'web', layer: 'manifests' }
  const web = /^apps\/web\/src\/(routes|shell|features|ui|lib)\/(?:([^/]+)\/)?/.exec(path)
  if (web) return { app: 'web', layer: web[1], area: web[1] === 'features' ? web[2] : undefined }
  if (path.startsWith('apps/web/src/')) return { app: 'web', layer: 'entry' }
  if (path.startsWith('apps/web/')) return { app: 'web', layer: 'composition' }
  const platform = /^apps\/platform\/src\/(areas|core|demo|jobs|ports|sandbox)\/(?:([^/]+)\/)?/.exec(path)
  if (platform) return { app: 'platform', layer: platform[1], area: platform[1] === 'areas' ? platform[2] : undefined }
  if (path.startsWith('apps/platform/')) return { app: 'platform', layer: 'composition' }
  if (path.startsWith('games/')) return { app: path.startsWith('games/art/') ? 'art' : 'studio', layer: 'any' }
  const other = /^(?:apps|packages)\/([^/]+)\//.exec(path)
  return other ? { app: other[1], layer: 'any' } : { app: 'root', layer: 'any' }
}

const layersKnown = {
  web: {
    entry: ['entry', 'routes', 'shell', 'pages', 'features', 'ui', 'lib'],
    routes: ['entry', 'routes', 'shell', 'pages', 'features', 'ui', 'lib'],
    shell: ['shell', 'manifests', 'features', 'ui', 'lib'],
    manifests: ['features', 'lib'],
    pages: ['pages', 'features', 'ui', 'lib'],
    features: ['features', 'ui', 'lib'],
    ui: ['ui', 'lib'],
    lib: ['lib'],
    // Server code that runs on both sides lives in `lib`.
    composition: ['composition', 'lib'],
  },
  platform: {
    composition: ['composition', 'areas', 'core', 'demo', 'jobs', 'ports', 'sandbox'],
    // Seeds the demo's players and their history.
    demo: ['demo', 'areas', 'core', 'ports'],
    // The sandbox pages simulate the outside world: payment provider, mailbox, clock.
    sandbox: ['sandbox', 'jobs', 'areas', 'core', 'ports'],
    jobs: ['jobs', 'areas', 'core', 'ports'],
    areas: ['areas', 'core', 'ports'],
    ports: ['ports', 'core'],
    core: ['core'],
  },
}

// The only files of a port that an area may import values from: the interface, with its errors and texts.
const portFaces = /\/ports\/(psp\/provider|kyc\/kycProvider|mail\/formatValue)(\.ts)?$/

// Code that exists only for speed (less, later or faster loading) has one public API per side (docs/delivery.md).
const doors = ['apps/web/src/lib/delivery', 'apps/web/server/delivery']
const isBehindDoor = (door, from, to) =>
  to.startsWith(`${door}/`) && to !== `${door}/index.ts` && !/^apps\/web\/(?:src\/lib|server)?\/?delivery\//.test(from)

/** Why `from` may not import `to` (both paths), or undefined if it may. */
export function refusalOf(from, to, typeOnly) {
  const source = placeOf(from)
  const target = placeOf(to)
  const door = doors.find((each) => isBehindDoor(each, from, to))
  if (door) return `delivery has one public API: import it from ${door} (${to})`
  // Files that an operator edits belong to no workspace.
  if (to.startsWith('content/')) return undefined
  if (source.app !== target.app) {
    return `a relative import leaves the workspace: name the package instead (${to})`
  }
  const known = layersKnown[source.app]?.[source.layer]
  if (!known) return undefined
  // A lower layer may import types of a port or of the context, but no values.
  if (typeOnly && source.app === 'platform' && (target.layer === 'ports' || target.layer === 'composition'))
    return undefined
  if (!known.includes(target.layer)) return `${source.app}/${source.layer} must not import ${target.layer} (${to})`
  if (source.layer === 'features' && target.layer === 'features' && source.area !== target.area) {
    const shared = to.slice('apps/web/src/features/'.length).replace(/\.tsx?$/, '')
    if (!isReading(shared) && !sharedByFeatures.includes(shared)) {
      return `feature ${source.area} must not import feature ${target.area} (${shared} is not on the allow-list)`
    }
  }
  if (target.layer === 'areas') return doorRefusal(from, to)
  if (source.layer === 'areas' && target.layer === 'ports' && !portFaces.test(to)) {
    return `an area may import only the interface of a port (${to})`
  }
  return undefined
}

/** The web process imports only parts of the platform that need no database; ownBackEnd.ts may import all of it. */
const isComposition = (path, to) =>
  path === 'apps/web/server/backends/ownBackEnd.ts' ||
  (['@apogee/platform/document', '@apogee/platform/front', '@apogee/platform/telemetry'].includes(to) &&
    /^apps\/web\/(?:serve|platform|server\/.+)\.ts$/.test(path))

function importProblems(path, source) {
  if (isTest(path) || !/^(apps|games|packages)\//.test(path)) return []
  const problems = []
  for (const { to, line, typeOnly } of importsOf(source)) {
    if (to.startsWith('.')) {
      const refusal = refusalOf(path, posix.join(posix.dirname(path), to.replace(/\?.*$/, '')), typeOnly)
      if (refusal) problems.push({ path, line, text: refusal })
    } else if (/^@apogee\/(platform|studio|web)/.test(to) && !isComposition(path, to)) {
      problems.push({
        path,
        line,
        text: `only apps/web/server/backends/ownBackEnd.ts puts the applications together (${to})`,
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
  const most = isTest(path) || isTable(path) || path.startsWith('packages/contract/') ? 400 : 300
  return lines > most ? [{ path, line: most, text: `${lines} lines, the limit is ${most}` }] : []
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
  for (const [pattern, beside] of rules) {
    const name = pattern.exec(path)?.[1]
    if (name && !areas.has(name) && !beside.includes(name)) {
      return [{ path, line: 1, text: `"${name}" is not an area: an area has one name in every workspace` }]
    }
  }
  return []
}

function balanceProblems(path, source) {
  if (!path.startsWith('apps/platform/src/') || path.startsWith('apps/platform/src/core/ledger/') || isTest(path))
    return []
  const write = /\b(?:update|insert\s+into|delete\s+from)\s+"?(?:ledger_\w+|accounts|entries|postings)\b/i.exec(source)
  if (!write) return []
  const line = source.slice(0, write.index).split('\n').length
  return [{ path, line, text: 'only core/ledger changes a balance' }]
}

// Checks that the SQL of an area names only its own tables (scripts/lib/tableWalls.mjs).
function wallProblems(root, paths) {
  const files = paths
    .filter((path) => path.startsWith('apps/platform/src/') && path.endsWith('.ts') && !isTest(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  const migrations = paths.filter((path) => /^apps\/platform\/migrations\/.*\.sql$/.test(path))
  return tableProblems(
    files,
    migrations.map((path) => readFileSync(join(root, path), 'utf8')),
    tablePasses,
  )
}

/** Every broken rule of the tree at `root`. */
export function problemsOf(root) {
  const paths = listFiles(root)
  const areas = areasOf(paths)
  const problems = []
  if (sharedByFeatures.length > sharedByFeaturesMost) {
    const text = 'the features share too much: split them differently'
    problems.push({ path: 'scripts/checks/boundaries.mjs', line: 1, text })
  }
  const sources = new Map()
  for (const path of paths) {
    problems.push(...nameProblems(path), ...areaProblems(path, areas))
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
    if (/^(apps|packages)\//.test(path)) sources.set(path, source)
  }
  problems.push(...doorProblems(sources))
  const imports = new Map([...sources].map(([path, source]) => [path, importsOf(source)]))
  problems.push(
    ...circleProblems(imports),
    ...areaCircleProblems(new Map([...imports].filter(([path]) => !isTest(path)))),
  )
  problems.push(...wallProblems(root, paths), ...schemaProblems(root, paths))
  return { problems, files: paths.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, files } = problemsOf(join(dirname(fileURLToPath(import.meta.url)), '../..'))
  for (const { path, line, text } of problems) console.error(`${path}:${line} ${text}`)
  console.log(`boundaries: ${files} files, ${problems.length} broken rules`)
  process.exit(problems.length === 0 ? 0 : 1)
}
