// `node scripts/keepRuntime.mjs`, in the build of the image: deletes every package of node_modules that no server loads.
// Pages and games are bundled by the build, so what only browsers run is not needed either, nor what builds and tests.
import { existsSync, globSync, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsOf } from './checks/boundaries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Loaded as source by the servers: each of their packages may be needed. */
const wholly = ['apps/platform', 'games/art', 'packages/contract', 'packages/rules']
/** Mostly for browsers: only what these files import is needed. */
const servers = [
  'apps/web/{serve,platform,task,healthy}.ts',
  'apps/web/server/**/*.ts',
  'games/{engines,fairness,protocol,server}/**/*.ts',
]
const notServed = /\.test\.ts$|\/testing\/|\/process\/development\.ts$/

const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The folder of a package as Node finds it from another folder; undefined for one that is not installed here. */
function findPackage(name, from) {
  for (let folder = from; folder.startsWith(root.slice(0, -1)); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return undefined
}

function importedBy(patterns) {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !notServed.test(file))
  return files.flatMap((file) =>
    importsOf(readFileSync(join(root, file), 'utf8'))
      .filter(({ to, typeOnly }) => !typeOnly && !/^(?:\.|node:|@apogee\/)/.test(to))
      .map(({ to }) => ({ name: packageOf(to), from: dirname(join(root, file)) })),
  )
}

/** Folders of the packages that these need, directly or not. */
function closure(wanted) {
  const kept = new Set()
  const left = [...wanted]
  for (let next = left.pop(); next; next = left.pop()) {
    const folder = findPackage(next.name, next.from)
    if (folder === undefined || kept.has(folder) || lstatSync(folder).isSymbolicLink()) continue
    kept.add(folder)
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = readPackage(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      left.push({ name, from: folder })
  }
  return kept
}

/** Every installed package, also inside others. */
function installed(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name.startsWith('@')) return readdirSync(path).flatMap((inner) => withInner(join(path, inner)))
    return name.startsWith('.') ? [] : withInner(path)
  })
}

const withInner = (path) =>
  lstatSync(path).isDirectory() && existsSync(join(path, 'package.json'))
    ? [path, ...installed(join(path, 'node_modules'))]
    : []

/** Arguments: packages that this image does without, such as PostgreSQL in that of the front end. */
const without = process.argv.slice(2)
const roots = [
  ...wholly.flatMap((workspace) => {
    const { dependencies, optionalDependencies = {} } = readPackage(join(root, workspace))
    const names = Object.keys({ ...dependencies, ...optionalDependencies })
    return names.map((name) => ({ name, from: join(root, workspace) }))
  }),
  ...importedBy(servers),
]
const kept = closure(roots.filter(({ name }) => !without.includes(name)))
const places = ['', 'apps/web', 'apps/platform', 'games', 'games/art', 'packages/contract', 'packages/rules']
const all = places.flatMap((place) => installed(join(root, place, 'node_modules')))
const isInKept = (path) => [...kept].some((folder) => folder === path || folder.startsWith(`${path}/`))
let removed = 0
for (const path of all) {
  if (isInKept(path) || !existsSync(path)) continue
  rmSync(path, { recursive: true })
  removed += 1
}
for (const scope of globSync('node_modules/@*', { cwd: root }))
  if (readdirSync(join(root, scope)).length === 0) rmdirSync(join(root, scope))
rmSync(join(root, 'node_modules/.bin'), { recursive: true, force: true })
console.log(`${kept.size} packages are kept, ${removed} were deleted from ${relative(root, root) || 'node_modules'}.`)
