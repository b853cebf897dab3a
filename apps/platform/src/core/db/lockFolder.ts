import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { ConfigError } from '../config.ts'

/** Two processes in one data folder destroy it, and PGlite takes no lock of its own. */
export interface FolderLock {
  release(): void
}

/**
 * How often the holder touches the file, so that a holder on another machine or in another container can be detected.
 */
const touchMs = 2000
const deadAfterMs = 10_000

/**
 * Takes `path`. A lock left by a crash is recognised: on the same machine, because its process is gone (the start time
 * is compared too, since the process id may have been reused); elsewhere, because nobody touches it any more.
 */
export async function lockFolder(path: string, what: string): Promise<FolderLock> {
  const mine = identity(process.pid)
  for (const deadline = Date.now() + deadAfterMs + touchMs; ; ) {
    if (tryCreate(path, mine)) break
    const found = readOr(path)
    if (found === null) continue
    const state = judge(path, found)
    if (state === 'dead') remove(path, found)
    else if (state === 'alive' || Date.now() > deadline) throw inUse(what, found)
    // Unsure: the holder is not visible from here. Wait until it touches the file or has been silent for long enough.
    else await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const touching = setInterval(() => {
    const now = new Date()
    utimesSync(path, now, now)
  }, touchMs)
  touching.unref()
  return {
    release() {
      clearInterval(touching)
      if (readOr(path) === mine) rmSync(path, { force: true })
    },
  }
}

function judge(path: string, found: string): 'alive' | 'dead' | 'unsure' {
  const [host, pidText] = found.split('\n')
  const pid = Number(pidText)
  // A file that was created but not yet written, or cut short by a crash, is judged by its age.
  if (host === hostname() && Number.isInteger(pid)) return identity(pid) === found ? 'alive' : 'dead'
  return Date.now() - statSync(path, { throwIfNoEntry: false })!.mtimeMs > deadAfterMs ? 'dead' : 'unsure'
}

/** Host, process id, and its start time and boot: the same three lines only for the same process. */
function identity(pid: number): string {
  let started = 'unknown'
  try {
    process.kill(pid, 0)
    // Field 22 of /proc/<pid>/stat; the name in field 2 may contain spaces, so count from its closing bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    started = `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') started = 'gone'
  }
  return [hostname(), pid, started].join('\n')
}

function tryCreate(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`
  try {
    // Written to a separate file and linked into place: the lock is never seen half written.
    writeFileSync(draft, content)
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes the lock that was judged dead, and only that one: another process may have replaced it meanwhile. */
function remove(path: string, judged: string) {
  const aside = `${path}.${process.pid}.old`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readOr(aside) !== judged) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function readOr(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const inUse = (what: string, found: string) =>
  new ConfigError(
    `${what} is in use by another process (${found.split('\n').slice(0, 2).reverse().join(' on ')}); stop it or choose another DATA_DIR.`,
  )
