// Installs the packages of package-lock.json, then continues under the Node that came with them. Everything here must
// run on Node 20 with nothing installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, timed } from './output.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
// Node 20 can install the packages; the sources need a Node with stable type stripping.
const minNode = 20
const neededNode = 24
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.apogee-lock')

const major = () => Number(process.versions.node.split('.')[0])

/**
 * Installs if needed and returns only under Node 24 or newer: an older Node runs this script again under the new one.
 */
export async function prepareRuntime() {
  if (major() < minNode) {
    fail(`Apogee needs Node ${minNode} or newer; this is ${process.version}. See https://nodejs.org.`)
  }
  await install()
  if (major() >= neededNode) return
  const node = findNode() ?? missingNode()
  process.exit(await runAgain(node))
}

async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (readStamp() === wanted) return
  if (!isInstalled(JSON.parse(lock))) {
    await timed('Installing packages (npm ci), about a minute', 'Packages installed', () => runNpm(installArguments))
  }
  writeFileSync(stampFile, wanted)
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

// A manual `npm ci` writes no stamp file; then npm's own record of the install decides.
function isInstalled(lock) {
  const hidden = join(modules, '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.entries(lock.packages).every(
    ([place, entry]) =>
      !place.includes('node_modules/') || entry.link || entry.optional || installed[place]?.version === entry.version,
  )
}

// With NODE_ENV=production in the environment, npm would leave out the build tools and Node itself.
const installArguments = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

async function runNpm(args) {
  const code = await new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: systemEnvironment() })
    child.on('error', () => resolve(127))
    child.on('close', (exit) => resolve(exit ?? 1))
  })
  if (code === 127) fail('npm was not found; it comes with Node (https://nodejs.org).')
  if (code !== 0) fail(`npm ${args[0]} failed (see above); fix the cause and start again.`)
}

// The install deletes node_modules, so npm must not run on the Node inside it.
function systemEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)
  return { ...process.env, PATH: path }
}

function findNode() {
  const places = ['.bin/node', `node-${process.platform}-${process.arch}/bin/node`]
  return places
    .map((place) => join(modules, place))
    .find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
}

function missingNode() {
  return fail(
    `npm installed no Node ${neededNode} for ${process.platform} on ${process.arch} (this is ${process.version}): install Node ${neededNode} from https://nodejs.org and start again.`,
  )
}

function runAgain(node) {
  const env = { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    // A terminal already sends Ctrl-C to the whole group; a second one would mean "stop at once". From here on this
    // process only forwards to the other one.
    process.removeAllListeners(signal)
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)))
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Node ${neededNode} could not be started: ${error.message}.`))
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)))
  })
}
