import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { ConfigError } from '../config.ts'
import { DurableNodeFS, syncFolder } from './pgliteFiles.ts'
import { PreparedStatements } from './preparedStatements.ts'

export interface EngineOptions {
  /** Folder of the embedded database and its lock; null = in memory, for tests. */
  readonly folder: string | null
  /** A dump of {@link PGlite.dumpDataDir} to start from (in memory only). */
  readonly dump?: Blob
  /** Free bytes on the disk of a folder; tests set it. */
  readonly roomIn?: (folder: string) => number
  /** Notified once when the disk is full or the engine stopped, and once when that is over. */
  readonly onTrouble?: (error: Error) => void
}

/**
 * Below this the database accepts no writes. PostgreSQL's log grows in files of 16 MB, and its engine stops when it
 * cannot create one. This leaves room for the running statement, a checkpoint and a recovery.
 */
const leastRoomBytes = 64 * 1024 * 1024
/** A stopped engine is reopened no more often than this. */
const reopenEveryMs = 1000

const text = (value: string) => value
/** The same types from both engines: see {@link Sql}. */
const parsers = { [types.INT8]: BigInt, [types.DATE]: text, [types.TIMESTAMP]: text }

/** PGlite with what a server adds: it refuses writes on a full disk, and recovers after a stop. */
export class PgliteEngine {
  readonly #options: EngineOptions
  readonly #roomIn: (folder: string) => number
  #opened: Opened
  #triedAt = 0
  #isReadOnly = false

  private constructor(options: EngineOptions, opened: Opened) {
    this.#options = options
    this.#roomIn = options.roomIn ?? roomIn
    this.#opened = opened
  }

  static async open(options: EngineOptions): Promise<PgliteEngine> {
    const { folder } = options
    if (folder !== null && (options.roomIn ?? roomIn)(folder) < leastRoomBytes) {
      throw new ConfigError(
        `The disk of ${folder} is full: the embedded database needs at least ${leastRoomBytes >> 20} MB free.`,
      )
    }
    return new PgliteEngine(options, await openOnce(options))
  }

  get pglite(): PGlite {
    return this.#opened.pglite
  }
  get statements(): PreparedStatements {
    return this.#opened.statements
  }
  /** The disk is full: reads are answered, writes are refused. */
  get isReadOnly(): boolean {
    return this.#isReadOnly
  }

  /** Before each turn: reopens a stopped engine, and allows or refuses writes by the free space. */
  async prepare(): Promise<void> {
    if (this.#opened.files?.stopped) await this.#reopen(this.#opened.files.stopped)
    const isFull = !this.#hasRoom()
    if (isFull === this.#isReadOnly) return
    await this.pglite.exec(`SET default_transaction_read_only = ${isFull ? 'on' : 'off'}`)
    this.#isReadOnly = isFull
    this.#options.onTrouble?.(
      new Error(isFull ? 'The disk is full: writes are refused' : 'There is room on the disk again: writes are taken'),
    )
  }

  /** Never hangs and never fails, whatever state the engine is in: committed data is in its log. */
  async close(): Promise<void> {
    const { pglite, files } = this.#opened
    if (files && !files.stopped) await pglite.exec('CHECKPOINT').catch(nothing)
    if (files?.stopped) files.letGo()
    else await pglite.close()
  }

  #hasRoom(): boolean {
    const { folder } = this.#options
    return folder === null || this.#roomIn(folder) >= leastRoomBytes
  }

  async #reopen(stopped: Error): Promise<void> {
    const now = performance.now()
    // Its recovery writes too: without room it would stop again.
    if (now - this.#triedAt < reopenEveryMs || !this.#hasRoom()) throw stopped
    this.#triedAt = now
    this.#options.onTrouble?.(stopped)
    this.#opened.files?.letGo()
    try {
      this.#opened = await openOnce(this.#options)
    } catch (error) {
      this.#options.onTrouble?.(error as Error)
      throw stopped
    }
    this.#isReadOnly = false
  }
}

interface Opened {
  readonly pglite: PGlite
  readonly statements: PreparedStatements
  readonly files: DurableNodeFS | null
}

async function openOnce({ folder, dump }: EngineOptions): Promise<Opened> {
  const common = { extensions: { pg_trgm }, parsers }
  if (folder === null) {
    const pglite = await PGlite.create({ ...common, ...(dump && { loadDataDir: dump }) })
    return { pglite, statements: new PreparedStatements(pglite), files: null }
  }
  return openFolder(folder, async (data) => {
    const files = new DurableNodeFS(data)
    const pglite = await PGlite.create({ ...common, startParams, fs: files })
    return { pglite, statements: new PreparedStatements(pglite), files }
  })
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  // The default of 128 MB is resident from the start, because WebAssembly's memory is zeroed. Reads beyond these
  // buffers come from the system's cache of the same files.
  '-c',
  'shared_buffers=32MB',
]

async function openFolder(folder: string, open: (data: string) => Promise<Opened>): Promise<Opened> {
  const data = join(folder, 'pg')
  const creating = join(folder, 'creating')
  // A database whose creation was interrupted is created again; the marker is removed only when the database is
  // complete on disk.
  if (existsSync(creating)) rmSync(data, { recursive: true, force: true })
  const isNew = !existsSync(data)
  if (isNew) {
    writeFileSync(creating, '')
    syncFolder(folder)
  }
  try {
    const opened = await open(data)
    if (isNew) {
      await opened.pglite.exec('CHECKPOINT')
      rmSync(creating)
      syncFolder(folder)
    }
    return opened
  } catch (error) {
    throw new ConfigError(`The embedded database in ${data} cannot be opened: ${(error as Error).message}.`)
  }
}

/** Space available to this process; a file system that does not report its size is assumed to have room. */
function roomIn(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

const nothing = () => undefined
