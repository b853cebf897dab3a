import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { ConfigError } from './config.ts'

/**
 * Creates the folder and its parents. Node's recursive mkdir never returns where one cannot be created (under /proc).
 */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { code }: NodeJS.ErrnoException = error
    if (code !== 'EEXIST')
      throw new ConfigError(`The folder ${folder} cannot be created (${code}); set DATA_DIR to one that can.`)
  }
}

/**
 * Creates the data folder, or closes an existing one and everything in it to other accounts: it contains players'
 * documents. Files that this process creates later are closed too. `passage` is the group of an account that may pass
 * through the folder to its own subfolder, without listing the contents.
 */
export function closeDataFolder(dataDir: string, passage: number | null) {
  makeFolder(dataDir)
  if (isMainThread) process.umask(0o077)
  const { mode, uid, gid } = lstatSync(dataDir)
  const wanted = passage === null ? 0o700 : 0o710
  const isShared = (mode & 0o1000) !== 0 || uid !== process.getuid?.()
  // A shared folder, such as /tmp, stays shared; the rights of a mounted volume can be changed only by its owner.
  if (isShared || ((mode & 0o777) === wanted && (passage === null || gid === passage))) return
  closeAllIn(dataDir)
  if (passage !== null) chownSync(dataDir, uid, passage)
  chmodSync(dataDir, wanted)
}

function closeAllIn(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const found = lstatSync(path)
    if (found.isSymbolicLink() || found.uid !== process.getuid?.()) continue
    if ((found.mode & 0o077) !== 0) chmodSync(path, found.mode & 0o700)
    if (found.isDirectory()) closeAllIn(path)
  }
}
