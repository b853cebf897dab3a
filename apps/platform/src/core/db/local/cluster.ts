import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../config/config.ts'
import { makeFolder } from '../../config/dataFolder.ts'
import { hasCode } from '../../systemErrors.ts'
import { type Account, changeOwner, commandAs, unprivilegedAccount } from './account.ts'
import { findPrograms, linkLibraries, type Programs, setDatabaseUrl } from './programs.ts'

/** A PostgreSQL data directory and the programs and account that run it. */
export interface Cluster {
  /** Contains `data`, `log`, `lib` and the socket. */
  readonly folder: string
  readonly data: string
  readonly account: Account | null
  readonly programs: Programs
  readonly env: NodeJS.ProcessEnv
}

export type Settings = Readonly<Record<string, string | number>>

const maxLogBytes = 1_000_000

/**
 * The group that has to pass through the folders above a cluster; null where PostgreSQL runs as this process's account.
 */
export const passageTo = (folder: string): number | null => unprivilegedAccount(dataOf(folder))?.gid ?? null

const dataOf = (folder: string) => join(folder, 'data')

/** Opens the folder of a cluster, which is created when it does not exist. */
export async function openCluster(folder: string): Promise<Cluster> {
  const programs = await findPrograms()
  const data = dataOf(folder)
  const account = unprivilegedAccount(data)
  makeFolder(folder)
  try {
    chmodSync(folder, 0o700)
    changeOwner(account, folder)
  } catch {
    throw new ConfigError(`The folder ${folder} belongs to another account: run this as that account, or as root.`)
  }
  // PostgreSQL gets only the environment it needs: settings such as PGHOST would change its behaviour, and secrets must
  // not leak.
  const env = { PATH: process.env['PATH'], TZ: 'UTC', ...linkLibraries(programs, join(folder, 'lib')) }
  changeOwner(account, join(folder, 'lib'))
  return { folder, data, account, programs, env }
}

interface InitialiseOptions {
  /** Contains the password for connections; without one, any account that reaches the socket may connect. */
  readonly passwordFile?: string
  readonly isDurable?: boolean
}

/**
 * Creates the database files unless they exist. An interrupted creation leaves no folder that looks like a database.
 */
export function initialise(cluster: Cluster, { passwordFile, isDurable = true }: InitialiseOptions = {}) {
  const { folder, data, account } = cluster
  removeInterrupted(folder)
  if (existsSync(data)) return
  const draft = join(folder, `creating-${process.pid}`)
  mkdirSync(draft, { mode: 0o700 })
  changeOwner(account, draft)
  const args = ['-D', draft, '-U', 'postgres', '-E', 'UTF8', ...localeArguments(), '--no-instructions']
  const secret = passwordFile ? ['-A', 'scram-sha-256', '--pwfile', passwordFile] : ['-A', 'trust']
  const made = runSync(cluster, 'initdb', [...args, ...secret, ...(isDurable ? [] : ['--no-sync'])])
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new ConfigError(`The database in ${folder} could not be created: ${made.reason}`)
  }
  try {
    renameSync(draft, data)
  } catch (error) {
    // Another process was faster.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(data)) throw error
  }
}

/** Texts sort by code point everywhere; letters are classified the same on every Linux. */
const localeArguments = (): readonly string[] =>
  process.platform === 'win32'
    ? ['--locale=C']
    : ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`]

function removeInterrupted(folder: string) {
  for (const name of readdirSync(folder)) {
    const pid = /^creating-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** Runs one of the programs to its end as the cluster's account. */
function runSync(cluster: Cluster, program: keyof Programs, args: readonly string[]) {
  const { file, args: words, account } = commandFor(cluster, program, args)
  const { status, stderr, error } = spawnSync(file, words, { ...account, cwd: '/', env: cluster.env, encoding: 'utf8' })
  return { status, reason: error ? unrunnable(file, error) : stderr.trim().split('\n').slice(-3).join(' ') }
}

function commandFor({ account, programs, data, folder }: Cluster, program: keyof Programs, args: readonly string[]) {
  return commandAs(account, programs[program], args, [data, join(folder, 'lib', 'any')])
}

function unrunnable(file: string, error: NodeJS.ErrnoException): string {
  if (file === 'setpriv' && error.code === 'ENOENT')
    return `PostgreSQL does not run as root, and other accounts cannot enter this folder: start as another account, or ${setDatabaseUrl}.`
  // The file is there, but not the loader that it names: musl instead of glibc.
  return `PostgreSQL's programs do not run on this system (${error.code}): ${setDatabaseUrl}.`
}

/**
 * Starts PostgreSQL on the cluster, in a separate process group, so that Ctrl-C reaches only this process, which then
 * stops PostgreSQL in order. Its messages go to `log` in its folder.
 */
export function startServer(cluster: Cluster, settings: Settings): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, account } = commandFor(cluster, 'postgres', ['-D', cluster.data, ...options])
  const path = logOf(cluster)
  const isLong = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes
  const log = openSync(path, isLong ? 'w' : 'a', 0o600)
  try {
    const stdio = ['ignore', log, log] as const
    const child = spawn(file, args, { ...account, cwd: '/', env: cluster.env, detached: true, stdio: [...stdio] })
    // Without a listener, a program that cannot be run would end this process; its exit is seen anyway.
    child.on('error', () => undefined)
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

const logOf = ({ folder }: Cluster) => join(folder, 'log')

/** The end of PostgreSQL's log, on one line. */
export function logTail(cluster: Cluster): string {
  try {
    return readFileSync(logOf(cluster), 'utf8').trim().split('\n').slice(-3).join(' ')
  } catch {
    // PostgreSQL stopped before it wrote a log.
    return ''
  }
}

/** A line of the file that a running PostgreSQL keeps in its data folder: 0 is its process, 3 its port, 7 its state. */
export function lockLine({ data }: Cluster, line: number): string | undefined {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[line]?.trim()
  } catch {
    // The file exists only while PostgreSQL runs.
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/**
 * Asks the PostgreSQL of process `pid` to end. `fast` rolls open transactions back and writes everything to disk;
 * `immediate` leaves that to the next start.
 */
export function shutDown(cluster: Cluster, pid: number, mode: 'fast' | 'immediate' = 'fast') {
  if (!isAlive(pid)) return
  if (process.platform === 'win32') runSync(cluster, 'pg_ctl', ['stop', '-D', cluster.data, '-m', mode])
  else process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
}
