// Builds what is stale. Staleness is decided by a hash of the sources, not by modification times, because a checkout or
// a copy touches every file and the next start must still be quick.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentBuild, newBuild, removeUnused, switchTo } from './buildFolders.mjs'
import { fail, timed } from './output.mjs'
import { root } from './runtime.mjs'

const cache = join(root, '.cache')
const shared = ['package-lock.json', 'tsconfig.base.json', 'packages/contract/src', 'packages/rules/src']

const targets = [
  {
    name: 'studio',
    title: 'games',
    build: 'games/scripts/build.ts',
    dist: 'games/dist',
    output: 'verify.mjs',
    inputs: [...shared, 'games/art', 'games', 'content/messages/en/studio.json'],
  },
  {
    name: 'web',
    title: 'front end',
    build: 'apps/web/build.ts',
    dist: 'apps/web/dist',
    output: 'server/server.js',
    inputs: [...shared, 'apps/web', 'content/messages'],
  },
]

const skipped = new Set(['node_modules', 'dist', '.tanstack', '.data'])

/** A hash over the content of files and folders under the root, without tests. */
function hashOf(inputs) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const full = join(root, path)
    const stat = statSync(full, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isFile()) {
      hash.update(`${path}\0${stat.size}\0`).update(readFileSync(full))
      return
    }
    for (const name of readdirSync(full).sort()) {
      if (!skipped.has(name) && !/\.test\.tsx?$/.test(name)) visit(`${path}/${name}`)
    }
  }
  inputs.forEach(visit)
  return hash.digest('hex')
}

/** The targets whose sources changed since they were last built. */
function staleTargets() {
  return targets
    .map((target) => ({ ...target, hash: hashOf(target.inputs) }))
    .filter(({ name, dist, output, hash }) => {
      const stamp = join(cache, `built-${name}`)
      return (
        !existsSync(join(root, dist, 'current', output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash
      )
    })
}

/**
 * Builds the stale targets one after the other, each into a new folder: a server that runs keeps its own. If one fails,
 * exits with the output of its build tool.
 */
export async function buildStale({ only } = {}) {
  for (const { name, title, build, dist: below, hash } of staleTargets()) {
    if (only && !only.includes(name)) continue
    const dist = join(root, below)
    const folder = newBuild(dist)
    await timed(`Building the ${title}`, `The ${title} built`, async () => {
      const { code, output } = await runBuild([build, folder, currentBuild(dist) ?? ''])
      if (code !== 0) {
        rmSync(folder, { recursive: true, force: true })
        console.error(output)
        fail(`Building the ${title} failed (see above).`)
      }
    })
    switchTo(dist, folder)
    removeUnused(dist)
    mkdirSync(cache, { recursive: true })
    writeFileSync(join(cache, `built-${name}`), hash)
  }
}

function runBuild(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
