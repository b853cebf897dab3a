import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd } from '../../scripts/lib/processes.mjs'
import { addFundedPlayers } from '../server/funded.ts'
import { seededRandom } from '../server/random.ts'
import { ServerProcess } from '../server/serverProcess.ts'
import { Journal } from './journal.ts'
import { Line } from './line.ts'
import { play } from './play.ts'
import { secrets, underLoad, verifyBalances, withDb } from './storm.ts'
import { balances, verify } from './verify.ts'

export interface FullDiskResult {
  /** Why the test was skipped. */
  readonly skipped?: string
  readonly acknowledged: number
  /** Writes that were answered with 503 while the disk was full. */
  readonly refused: number
  readonly stopMs: number
  readonly problems: readonly string[]
}

const players = 6
const cents = 1_000_000_00n
const enoughRefused = 20
const waitMs = 60_000
/** A stop drains for at most ten seconds, then closes. */
const maxStopMs = 20_000
/** Free space for the database on the disk: its WAL may grow to 256 MB, and it rejects writes below 64 MB. */
const roomMegabytes = 512

/** Bets on a separate disk that fills up, gets free space again, and is full again when the server receives SIGTERM. */
export async function fullDisk(seeded: string, folder: string, port: number, seed: number): Promise<FullDiskResult> {
  const disk = join(folder, 'disk')
  const skipped = mountDisk(disk, seeded)
  if (skipped) return { skipped, acknowledged: 0, refused: 0, stopMs: 0, problems: [] }
  atEnd(() => void execFileSync('umount', ['--lazy', disk]))
  const place = { databaseUrl: null, dataDir: join(disk, 'data') }
  // Keeps the owners: PostgreSQL refuses files of another account.
  execFileSync('cp', ['--archive', seeded, place.dataDir])
  const funded = await addFundedPlayers(place, players, cents)
  const ids = funded.map(({ playerId }) => playerId)
  const before = await withDb(place, (db) => balances(db, ids))
  const server = new ServerProcess({ ...place, port, secrets, env: { LOG_LEVEL: 'error' } })
  atEnd(() => server.kill())
  await server.start()

  const journal = new Journal()
  const line = new Line(journal)
  const filler = join(disk, 'filler')
  let isOver = false
  const shared = { url: server.url, secret: secrets.wallet, line, journal, isOver: () => isOver }
  const lanes = funded.map((player, lane) =>
    play({ ...shared, ...player, name: `full${lane}`, random: seededRandom(seed * 1_000 + 400 + lane) }),
  )
  const problems: string[] = []
  await underLoad(journal)
  await whileFull(line, filler)
  problems.push(...(await pagesStay(server.url)))
  rmSync(filler)
  await underLoad(journal)
  line.isDiskFull = false

  await whileFull(line, filler)
  line.close()
  const since = performance.now()
  await server.stop()
  const stopMs = performance.now() - since
  if (stopMs > maxStopMs) problems.push(`it took ${Math.round(stopMs)} ms to stop on a full disk`)
  rmSync(filler)
  line.isDiskFull = false
  await server.start()
  line.open()
  await underLoad(journal)
  isOver = true
  await Promise.all(lanes)
  await server.stop()

  const found = await withDb(place, async (db) => [
    ...(await verify(db, journal)),
    ...(await verifyBalances(db, journal, before)),
  ])
  problems.push(...line.unexpected, ...journal.faults, ...found)
  return { acknowledged: journal.acknowledged.size, refused: line.refused, stopMs, problems }
}

/** Mounts a small file system in memory that fits the seeded database. Returns the reason if that is impossible. */
function mountDisk(disk: string, seeded: string): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may mount a disk'
  mkdirSync(disk)
  const [kilobytes] = execFileSync('du', ['-sk', join(seeded, 'postgres')], { encoding: 'utf8' }).split('\t')
  const size = `size=${Math.ceil(Number(kilobytes) / 1024) + roomMegabytes}m`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', disk], { stdio: 'pipe' })
    return undefined
  } catch (error) {
    return `no disk can be mounted here (${String(error).split('\n').at(-1)})`
  }
}

/** Fills the disk to the last byte and waits until bets are rejected. */
async function whileFull(line: Line, filler: string): Promise<void> {
  line.isDiskFull = true
  const enough = line.refused + enoughRefused
  fill(filler)
  for (const deadline = Date.now() + waitMs; line.refused < enough; ) {
    if (Date.now() > deadline) throw new Error('the disk is full, but no bet was rejected')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function fill(filler: string): void {
  const file = openSync(filler, 'w')
  try {
    for (let size = 1 << 20; size >= 4096; ) {
      try {
        if (writeSync(file, Buffer.alloc(size)) < size) size >>= 1
      } catch {
        size >>= 1
      }
    }
  } finally {
    closeSync(file)
  }
}

/** Pages are still served while the disk is full. */
async function pagesStay(url: string): Promise<string[]> {
  const paths = ['/', '/healthz', '/pokies/all']
  const statuses = await Promise.all(
    paths.map((path) => fetch(url + path, { headers: { accept: 'text/html' } }).then(({ status }) => status)),
  )
  return paths.flatMap((path, at) => (statuses[at] === 200 ? [] : [`${path} answers ${statuses[at]} on a full disk`]))
}
