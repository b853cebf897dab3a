import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigError } from '../../config/config.ts'

/** PostgreSQL stops when it cannot write its log; below this, writes are refused before that happens. */
const minRoomBytes = 64 * 1024 * 1024
const checkEveryMs = 500

/** Free bytes for this process; a file system that does not report its size is assumed to have space. */
function roomOn(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

/** Throws if the disk has too little space for a database. */
export function needRoom(folder: string, roomIn: (folder: string) => number = roomOn) {
  if (roomIn(dirname(folder)) >= minRoomBytes) return
  throw new ConfigError(
    `The disk of ${dirname(folder)} is full: the database needs at least ${minRoomBytes >> 20} MB free.`,
  )
}

interface Guard {
  readonly folder: string
  readonly query: (sql: string) => Promise<readonly unknown[]>
  readonly onChange: (message: string) => void
  readonly roomIn?: (folder: string) => number
}

/** Makes the database read-only while the disk is nearly full. Returns a function that stops it. */
export async function guardDisk({ folder, query, onChange, roomIn = roomOn }: Guard): Promise<() => void> {
  const isFull = () => roomIn(folder) < minRoomBytes
  const isReadOnly = async () =>
    (await query("SELECT WHERE current_setting('default_transaction_read_only')::bool")).length > 0
  const setReadOnly = async (isOn: boolean) => {
    await query(`ALTER SYSTEM SET default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
    await query('SELECT pg_reload_conf()')
  }
  // A process that was killed may have left the database read-only.
  if ((await isReadOnly()) && !isFull()) await setReadOnly(false)
  let wasFull = false
  let isBusy = false
  const check = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const isNow = isFull()
      if (isNow === wasFull) return
      await setReadOnly(isNow)
      wasFull = isNow
      onChange(isNow ? 'The disk is full: writes are refused' : 'There is room on the disk again: writes are accepted')
    } catch {
      // PostgreSQL is restarting, or the folder cannot be read: the next check tries again.
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void check(), checkEveryMs).unref()
  return () => clearInterval(timer)
}
