// Programs that only the tests need: Chromium, Redis and nginx. Finds them, installs them with apt as root on Debian,
// or asks the user to install them.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, print } from './output.mjs'

let isAptFresh = false

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

function findChromium() {
  const given = process.env.CHROME_PATH
  if (given) return isProgram(given) ? given : fail(`CHROME_PATH names ${given}, which cannot be run.`)
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map(inPath)
    .find(Boolean)
}

function aptInstall(what, packages) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return false
  print(`Installing ${what} (apt-get install ${packages.join(' ')}) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  if (!isAptFresh) isAptFresh = apt('update')
  return apt('install', '--no-install-recommends', ...packages)
}

/**
 * The path of a Chromium for the end-to-end tests. Prefers the headless shell: the same engine without a window takes a
 * tenth less processor time (67.5 s instead of 74.7 s for nine tests).
 */
export function needChromium() {
  const found = findChromium() ?? (aptInstall('Chromium', ['chromium-headless-shell']) && findChromium())
  return found || fail('The tests need Chromium: install it (apt install chromium), or set CHROME_PATH to a Chrome.')
}

const findRedis = () => ['redis-server', 'valkey-server'].map(inPath).find(Boolean)

/** The path of a Redis or Valkey server; undefined if it is missing and cannot be installed. */
export const findOrInstallRedis = () => findRedis() ?? (aptInstall('Redis', ['redis-server']) ? findRedis() : undefined)

/** The same, but exits if there is no Redis. */
export const needRedis = () =>
  findOrInstallRedis() ?? fail('This needs a Redis or Valkey 7: install it (apt install redis-server).')

const findNginx = () => inPath('nginx') ?? ['/usr/sbin/nginx'].find(isProgram)

/** The path of nginx, the load balancer in front of several nodes. */
export const needNginx = () =>
  findNginx() ??
  ((aptInstall('nginx', ['nginx-light']) && findNginx()) ||
    fail('This needs nginx: install it (apt install nginx-light).'))
