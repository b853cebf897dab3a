import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../config/config.ts'
import { type Account, changeOwner } from './account.ts'

const socketName = '.s.PGSQL.5432'
/** The address of a Unix socket has 108 bytes on Linux and 104 on other systems, the last of them zero. */
const maxAddressBytes = 103

/**
 * Where PostgreSQL's socket is: in `folder`, or where that path is too long, in a folder of /tmp that only the account
 * may enter.
 */
export function socketFolder(folder: string, account: Account | null): string {
  if (Buffer.byteLength(join(folder, socketName)) <= maxAddressBytes) return folder
  const short = `/tmp/apogee-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const found = lstatSync(short, { throwIfNoEntry: false })
  if (!found) {
    mkdirSync(short, { mode: 0o700 })
    changeOwner(account, short)
    return short
  }
  // Any account may create names in /tmp.
  const uid = account?.uid ?? process.getuid?.()
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0)
    throw new ConfigError(`${short} belongs to another account; remove it, or set DATA_DIR to a shorter path.`)
  return short
}
