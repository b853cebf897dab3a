// Each build has its folder in `dist`, and the link `dist/current` names the one to start with. A running server
// keeps the folder it started with: it has a file `used-by-<process id>` in it.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'

const buildName = /^build-[\w-]+$/

/** A new folder's path in `dist`, which does not exist yet. */
export const newBuild = (dist) => {
  mkdirSync(dist, { recursive: true })
  return join(dist, `build-${Date.now().toString(36)}-${process.pid}`)
}

/** The current build; undefined before the first. */
export function currentBuild(dist) {
  const link = join(dist, 'current')
  return existsSync(link) ? realpathSync(link) : undefined
}

/** Makes a build the current one, in one step. */
export function switchTo(dist, build) {
  const link = join(dist, `.next-${process.pid}`)
  rmSync(link, { force: true })
  symlinkSync(basename(build), link, 'dir')
  renameSync(link, join(dist, 'current'))
}

/** Removes builds that no running server uses; the one before the current stays for a server that is just starting. */
export function removeUnused(dist) {
  const current = readlinkSync(join(dist, 'current'))
  const others = readdirSync(dist)
    .filter((name) => buildName.test(name) && name !== current)
    .sort()
  for (const name of others.slice(0, -1))
    if (!isUsed(join(dist, name))) rmSync(join(dist, name), { recursive: true, force: true })
}

const isUsed = (build) =>
  readdirSync(build).some((name) => {
    const [, id] = /^used-by-(\d+)$/.exec(name) ?? []
    return id !== undefined && isRunning(Number(id))
  })

function isRunning(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // It runs as another account.
    return error.code === 'EPERM'
  }
}
