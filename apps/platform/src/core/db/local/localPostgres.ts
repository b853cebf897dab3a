import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { required } from '@apogee/rules/validation/required'
import pg from 'pg'
import { ConfigError } from '../../config/config.ts'
import { hasCode } from '../../systemErrors.ts'
import { sqlState } from '../db.ts'
import { type Cluster, initialise, isAlive, lockLine, logTail, openCluster, shutDown, startServer } from './cluster.ts'
import { guardDisk, needRoom } from './diskGuard.ts'
import { freePort } from './freePort.ts'
import { socketFolder } from './socketFolder.ts'

export interface LocalOptions {
  /** Contains the data files, the log and the socket. */
  readonly folder: string
  /** Connections of the pool. */
  readonly connections?: number
  /** Reports a crash, a restart, and a disk that is full or has free space again. */
  readonly onError?: (error: Error) => void
  /** Uses the database that another process runs; without it, that is an error. */
  readonly isShared?: boolean
  /** Free bytes of the disk; replaced by tests. */
  readonly roomIn?: (folder: string) => number
}

/** The PostgreSQL in the data folder: run by this process, or, for a shared one, by another. */
export interface LocalPostgres {
  readonly url: string
  /** Stops it if this process runs it. */
  close(): Promise<void>
}

/** Locked by the process that runs the database, on a dedicated connection: released when that process ends. */
const ownerLock = 4_390_002
const retryMs = 20
/** An owner that was killed releases its lock as soon as PostgreSQL sees the connection end. */
const releaseWithinMs = 2000
/** After a crash, PostgreSQL first replays its log. */
const startWithinMs = 120_000
/** A start fails while processes of a killed PostgreSQL are still ending. */
const startAttempts = 20
const pauseAfterExitMs = 100
const restartPauseMs = 1000
const stopWithinMs = 60_000

/** For a laptop: 16 MB resident when idle. Parallel queries would need a /dev/shm, which containers limit to 64 MB. */
const settings = {
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The callers handle and log the errors of their statements.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** Starts PostgreSQL in the folder, or takes over the one that a killed process has left running there. */
export async function openLocalPostgres(options: LocalOptions): Promise<LocalPostgres> {
  const cluster = await openCluster(options.folder)
  needRoom(options.folder, options.roomIn)
  const password = process.platform === 'win32' ? passwordOf(cluster) : null
  const local = new Local(cluster, options, password)
  await local.open()
  return local
}

const passwordFileOf = ({ folder }: Cluster) => join(folder, 'password')

function passwordOf(cluster: Cluster): string {
  const path = passwordFileOf(cluster)
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}

interface Place {
  readonly host: string
  readonly port: number
}

class Local implements LocalPostgres {
  readonly #cluster: Cluster
  readonly #options: LocalOptions
  /** Null where PostgreSQL listens on a Unix socket, which only its account can reach. */
  readonly #password: string | null
  #place: Place | undefined
  #child: ChildProcess | undefined
  /** The connection that holds the lock; undefined in a process that only uses the database. */
  #owner: pg.Client | undefined
  #pid = 0
  #isGuest = false
  #isClosing = false
  #stopGuard: (() => void) | undefined

  constructor(cluster: Cluster, options: LocalOptions, password: string | null) {
    this.#cluster = cluster
    this.#options = options
    this.#password = password
  }

  get url(): string {
    const { host, port } = required(this.#place, 'address of the database server')
    if (this.#password !== null) return `postgres://postgres:${this.#password}@${host}:${port}/postgres`
    return `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
  }

  async open() {
    initialise(this.#cluster, this.#password === null ? {} : { passwordFile: passwordFileOf(this.#cluster) })
    process.on('exit', this.#onExit)
    try {
      if (await this.#attach(startAttempts)) await this.#guard()
      else this.#isGuest = true
    } catch (error) {
      await this.close()
      throw error
    }
  }

  /** Connects, and becomes the owner if no other process is. Returns whether it did. */
  async #attach(attempts: number): Promise<boolean> {
    const since = performance.now()
    for (let starts = 0; ; ) {
      const found = await this.#connect()
      if (found instanceof pg.Client) {
        if (await this.#tryOwn(found)) return true
        if (this.#options.isShared) return false
        if (performance.now() - since > releaseWithinMs) throw this.#inUse()
      } else if (found === 'nothing' && !this.#isStarting()) {
        if (starts === attempts) throw this.#failed()
        if (starts > 0) await sleep(pauseAfterExitMs)
        starts += 1
        await this.#start()
      }
      if (performance.now() - since > startWithinMs) throw this.#failed()
      await sleep(retryMs)
    }
  }

  #isStarting(): boolean {
    const child = this.#child
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
  }

  async #start() {
    const { connections = 16 } = this.#options
    const place = await this.#choosePlace()
    this.#child = startServer(this.#cluster, {
      ...settings,
      // In addition to the pool: the lock, operators' commands and psql.
      max_connections: connections + 24,
      port: place.port,
      ...(this.#password === null
        ? { listen_addresses: '', unix_socket_directories: place.host, unix_socket_permissions: '0700' }
        : { listen_addresses: place.host }),
    })
  }

  async #choosePlace(): Promise<Place> {
    if (this.#password === null) return { host: socketFolder(this.#cluster.folder, this.#cluster.account), port: 5432 }
    return { host: '127.0.0.1', port: await freePort() }
  }

  #findPlace(): Place | undefined {
    if (this.#password === null) return { host: socketFolder(this.#cluster.folder, this.#cluster.account), port: 5432 }
    const port = Number(lockLine(this.#cluster, 3) ?? 0)
    return port > 0 ? { host: '127.0.0.1', port } : undefined
  }

  /** A connection, or why there is none: `nothing` listens, or it is `busy` starting or stopping. */
  async #connect(): Promise<pg.Client | 'nothing' | 'busy'> {
    const place = this.#findPlace()
    if (!place) return 'nothing'
    this.#place = place
    const client = new pg.Client({
      ...place,
      user: 'postgres',
      database: 'postgres',
      application_name: `apogee owner ${process.pid}`,
      ...(this.#password !== null && { password: this.#password }),
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined) // The connection never opened.
      return hasCode(error, 'ENOENT', 'ECONNREFUSED') ? 'nothing' : this.#busyOr(error)
    }
  }

  #busyOr(error: unknown): 'busy' {
    // Starting or stopping; too many connections; or lost in the middle of a crash.
    if (['57P03', '57P01', '57P02', '53300'].includes(sqlState(error) ?? '') || !sqlState(error)) return 'busy'
    throw error
  }

  async #tryOwn(client: pg.Client): Promise<boolean> {
    try {
      const { rows } = await client.query<{ isOwner: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOwner"', [
        ownerLock,
      ])
      if (rows[0]?.isOwner && !this.#isClosing) {
        this.#pid = Number(lockLine(this.#cluster, 0))
        this.#owner = client
        client.once('end', () => void this.#recover())
        return true
      }
    } catch {
      // It crashed at this moment: the next attempt starts it again.
    }
    await client.end().catch(() => undefined) // The connection broke with the process.
    return false
  }

  /** PostgreSQL has crashed, or restarts its processes after a crash of one of them. */
  async #recover() {
    this.#owner = undefined
    if (this.#isClosing) return
    this.#options.onError?.(new Error(`PostgreSQL stopped unexpectedly, restarting it (${logTail(this.#cluster)})`))
    for (let isReported = false; !this.#isClosing; await sleep(restartPauseMs)) {
      try {
        await this.#attach(startAttempts)
        this.#options.onError?.(new Error('PostgreSQL runs again'))
        return
      } catch (error) {
        if (!isReported) this.#options.onError?.(error as Error)
        isReported = true
      }
    }
  }

  async #guard() {
    this.#stopGuard = await guardDisk({
      folder: this.#cluster.folder,
      query: async (sql) => {
        if (!this.#owner) throw new Error('PostgreSQL is not running')
        return (await this.#owner.query(sql)).rows
      },
      onChange: (message) => this.#options.onError?.(new Error(message)),
      ...(this.#options.roomIn && { roomIn: this.#options.roomIn }),
    })
  }

  async close() {
    if (this.#isClosing) return
    this.#isClosing = true
    this.#stopGuard?.()
    process.off('exit', this.#onExit)
    const pid = this.#runningPid()
    if (pid === undefined) return
    shutDown(this.#cluster, pid)
    const since = performance.now()
    for (let isForced = false; this.#isRunning(pid); await sleep(retryMs)) {
      if (isForced || performance.now() - since < stopWithinMs) continue
      isForced = true
      shutDown(this.#cluster, pid, 'immediate')
    }
  }

  /** The process that this one has to stop. */
  #runningPid(): number | undefined {
    if (this.#owner) return this.#pid
    return this.#isStarting() && !this.#isGuest ? this.#child?.pid : undefined
  }

  /** A child that has ended stays visible until Node has noticed. */
  #isRunning(pid: number): boolean {
    return this.#child?.pid === pid ? this.#isStarting() : isAlive(pid)
  }

  /** Exit handlers must be synchronous, but can still send a signal. */
  #onExit = () => {
    const pid = this.#runningPid()
    if (pid !== undefined) shutDown(this.#cluster, pid)
  }

  #inUse(): ConfigError {
    return new ConfigError(
      `The data folder ${this.#cluster.folder} is in use by another process; stop it or choose another DATA_DIR.`,
    )
  }

  #failed(): ConfigError {
    return new ConfigError(`PostgreSQL does not start in ${this.#cluster.folder}: ${logTail(this.#cluster)}`)
  }
}
