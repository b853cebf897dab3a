// `npm ci` rejects a lock file that lacks an optional package of any platform, and npm omits those that the registry at
// hand does not carry (a mirror with Linux packages only). This script completes package-lock.json: the package that
// depends on them gives name, version, system and processor of each. Run it after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/** Platform by the name of a package: `@x/binding-linux-arm64-musl` -> os, cpu, libc. */
export function platformOf(name) {
  const words = name.replace(/^@[^/]+\//, '').split(/[-.]/)
  const os = words.includes('fsevents') ? 'darwin' : systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : undefined
  if (!os && !cpu) return undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

/** The entries that `npm ci` would miss, by their path in the lock file. */
export function missingOf(packages) {
  const missing = {}
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isFound(packages, place, name)) continue
      const platform = platformOf(name)
      if (!platform)
        throw new Error(`${place} depends on ${name}, which has no lock entry and whose name contains no platform`)
      const at = `node_modules/${name}`
      const version = range.replace(/^[~^]/, '')
      const taken = packages[at] ?? missing[at]
      const free = !taken || taken.version === version
      missing[free ? at : `${place}/node_modules/${name}`] = { version, ...platform, dev: entry.dev, optional: true }
    }
  }
  return missing
}

function isFound(packages, place, name) {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${from}${from ? '/' : ''}node_modules/${name}`]) return true
    if (from === '') return false
    if (!from.includes('node_modules/')) from = ''
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const missing = missingOf(lock.packages)
  const names = Object.keys(missing)
  if (process.argv.includes('--check')) {
    if (names.length > 0) console.error(`package-lock.json lacks ${names.join(', ')}: run node scripts/checks/lock.mjs`)
    process.exit(names.length === 0 ? 0 : 1)
  }
  const places = { ...lock.packages, ...missing }
  lock.packages = Object.fromEntries(Object.entries(places).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${names.length} packages of other platforms added`)
}
