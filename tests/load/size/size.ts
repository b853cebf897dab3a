import { join } from 'node:path'
import { hashPassword } from '../../../apps/platform/src/areas/auth/passwords/passwordHashing.ts'
import { demoPassword } from '../../../apps/platform/src/areas/auth/seed.ts'
import type { Db } from '../../../apps/platform/src/core/db/db.ts'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { atEnd, freePort } from '../../../scripts/lib/processes.mjs'
import { addFundedPlayers, addSession } from '../../server/funded.ts'
import { Player } from '../../server/player.ts'
import { ServerProcess } from '../../server/serverProcess.ts'
import type { BetJob } from '../generators/betGenerator.ts'
import { onDatabase, runTournaments } from '../generators/tournamentField.ts'
import type { Measured } from '../lanes.ts'
import type { Bench } from '../part.ts'
import { cpuTimeOf } from '../processFigures.ts'
import { type Figure, median, milliseconds } from '../report.ts'
import { runPart } from '../runPart.ts'
import type { JobTime } from './sizeJobs.ts'
import { fillDatabase, roundsOfTheBusiest, vacuumDatabase } from './sizeRows.ts'

/** SIZE_ROUNDS: 1 million, or 10 or 50; SIZE_PLAYERS: a tenth of them, at most a million. */
const rounds = Number(process.env['SIZE_ROUNDS'] ?? 1_000_000)
const players = Number(process.env['SIZE_PLAYERS'] ?? Math.min(rounds / 10, 1_000_000))
const betting = 256
const pairs = 8
const times = { inFlight: 16, warmUpMs: 500, measuredMs: 3_000 }
const reads = 15
const signIns = 8
/** `placesMs`: places are counted once an hour in a tournament of a day. */
const limits = { costFactor: 1.2, pageMs: 100, statementMs: 10_000, signInFactor: 1.5, jobMs: 5_000, placesMs: 60_000 }

/** A new casino and one with a year of data, side by side on one PostgreSQL. */
interface House {
  readonly server: ServerProcess
  readonly sessions: readonly string[]
}

/** Compares the cost of the millionth round with that of the first. */
export async function measureSize({ server, folder }: Bench): Promise<Figure[]> {
  const { url, stop } = await startPostgres({ isDurable: true })
  try {
    return await compare(server.options, folder, url)
  } finally {
    await stop()
  }
}

const placeOf = ({ options: { databaseUrl, dataDir } }: ServerProcess) => ({ databaseUrl, dataDir })

async function compare(options: ServerProcess['options'], folder: string, url: string): Promise<Figure[]> {
  const serverAt = async (name: string, databaseUrl: string) => {
    const made = new ServerProcess({ ...options, port: await freePort(), dataDir: join(folder, name), databaseUrl })
    atEnd(() => made.kill())
    return made
  }
  const full = await serverAt('full', url)
  // The first start seeds the data of both.
  await full.start()
  await full.stop()
  await onDatabase(placeOf(full), (db) => db.query('CREATE DATABASE empty TEMPLATE postgres'))
  const empty = await serverAt('empty', url.replace(/postgres$/, 'empty'))
  const funded = await addFundedPlayers(placeOf(empty), betting, 1_000_000_00n)
  const since = performance.now()
  const { busiest, tournament, sessions } = await onDatabase(placeOf(full), async (db) => {
    const first = await fillDatabase(db, { rounds, players })
    await db.query('UPDATE players SET password_hash = $1 WHERE id BETWEEN $2 AND $3', [
      await hashPassword(demoPassword),
      first,
      first + 3n,
    ])
    const scattered = Array.from(
      { length: betting },
      (_, at) => first + BigInt(1 + Math.floor((at * (players - 1)) / betting)),
    )
    const opened: string[] = []
    for (const id of scattered) opened.push(await addSession(db, id, `size-now-${id}`))
    const [id] = await runTournaments(db, 1, players, [])
    return { busiest: 'crowd-1@bench.test', tournament: id, sessions: opened }
  })
  await vacuumDatabase(url)
  const filledMs = performance.now() - since
  const bytes = await onDatabase(placeOf(full), async (db) => {
    const [row] = await db.query<{ bytes: bigint }>('SELECT pg_database_size(current_database()) AS bytes')
    return Number(row!.bytes)
  })
  const jobs = await runPart<ReturnType<typeof placeOf>, JobTime[]>('./size/sizeJobs.ts', placeOf(full))
  await full.start()
  await empty.start()
  const how = `${rounds} rounds of ${players} players, ${(bytes / 1e9).toFixed(1)} GB, generated in ${(filledMs / 1000).toFixed(0)} s, on PostgreSQL`
  return [
    await betFigure({ server: full, sessions }, { server: empty, sessions: funded.map(({ session }) => session) }, how),
    ...(await readFigures(full.url, busiest, tournament ?? 0)),
    await signInFigure(full.url, empty.url),
    ...jobFigures(jobs, players),
  ]
}

interface Betting extends Measured {
  /** Of the server and its connections in PostgreSQL, with the warm-up and without the load of the other casino. */
  readonly cpuMs: number
}

/** The two alternate, because the load of the machine varies. The first pair fills the caches and does not count. */
async function betFigure(full: House, empty: House, how: string): Promise<Figure> {
  const measured: { full: Betting; empty: Betting }[] = []
  for (let pair = -1; pair < pairs; pair += 1) {
    const [first, second] = pair % 2 === 0 ? [full, empty] : [empty, full]
    const [one, other] = [await betsOf(first), await betsOf(second)]
    if (pair >= 0) measured.push(first === full ? { full: one, empty: other } : { full: other, empty: one })
  }
  const factor = median(measured.map((pair) => pair.full.cpuMs)) / median(measured.map((pair) => pair.empty.cpuMs))
  const refused = measured.reduce((sum, pair) => sum + pair.empty.refused + pair.full.refused, 0)
  const rates = measured.map((pair) => `${pair.full.perSecond.toFixed(0)}/${pair.empty.perSecond.toFixed(0)}`)
  const costs = measured.map((pair) => `${pair.full.cpuMs.toFixed(2)}/${pair.empty.cpuMs.toFixed(2)}`)
  return {
    what: 'a bet, compared with one in the empty casino',
    measured: `${factor.toFixed(2)} times the cost`,
    must: `at most ${limits.costFactor}`,
    isOk: factor <= limits.costFactor && refused === 0,
    note: `${how}; processor time of server and connections a bet, full/empty in turns: ${costs.join(' ')} ms; bets a second: ${rates.join(' ')}${refused > 0 ? `; ${refused} refused` : ''}`,
  }
}

/** Every bet of real money raises the version of one account. */
const countBets = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ bets: bigint }>(
    `SELECT coalesce(sum(version), 0)::bigint AS bets FROM ledger_accounts WHERE player_id IS NOT NULL`,
  )
  return Number(row?.bets ?? 0n)
}

async function betsOf({ server, sessions }: House): Promise<Betting> {
  const place = placeOf(server)
  const used = () =>
    onDatabase(place, async (db) => {
      const connections = await db.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      return new Map([server.pid, ...connections.map(({ pid }) => pid)].map((pid) => [pid, cpuTimeOf(pid)]))
    })
  const before = await used()
  const placed = await onDatabase(place, countBets)
  const result = await runPart<BetJob, Measured>('./generators/betGenerator.ts', {
    url: server.url,
    secret: server.options.secrets.wallet,
    sessions,
    ...times,
  })
  const after = await used()
  const bets = (await onDatabase(place, countBets)) - placed
  const cpuMs = [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
  return { ...result, cpuMs: cpuMs / bets }
}

async function readFigures(url: string, email: string, tournament: number): Promise<Figure[]> {
  const player = new Player(url, email)
  await player.signIn()
  const read = async (path: string) => {
    const from = performance.now()
    const { status } = await player.get(path)
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
    return performance.now() - from
  }
  const figure = async (what: string, path: string, maxMs: number, many = reads): Promise<Figure> => {
    const first = await read(path)
    const took: number[] = []
    for (let nth = 0; nth < many; nth += 1) took.push(await read(path))
    const ms = median(took)
    return {
      what,
      measured: milliseconds(ms),
      must: `at most ${milliseconds(maxMs)}`,
      isOk: ms <= maxMs,
      note: `GET ${path}, median of ${many}, the first one ${milliseconds(first)}`,
    }
  }
  const busy = `of a player with ${roundsOfTheBusiest} rounds`
  return [
    await figure(`history page, ${busy}`, '/api/player/rounds', limits.pageMs),
    await figure(`history page of lost rounds, ${busy}`, '/api/player/rounds?result=lost&limit=100', limits.pageMs),
    await figure(`net position by month, ${busy}`, '/api/player/rounds/sums?step=month', limits.pageMs * 5),
    await figure(`statement of a year, ${busy}`, '/api/player/rounds.csv', limits.statementMs, 3),
    await figure(`leaderboard of ${players} players`, `/api/tournaments/${tournament}/table`, limits.pageMs),
  ]
}

async function signInFigure(full: string, empty: string): Promise<Figure> {
  const took = { full: [] as number[], empty: [] as number[] }
  const signIn = async (url: string, email: string) => {
    const from = performance.now()
    await new Player(url, email).signIn(demoPassword)
    return performance.now() - from
  }
  const known = ['player', 'vip', 'tester', 'fresh']
  for (let nth = 0; nth < signIns; nth += 1) {
    for (const [at, name] of known.entries()) {
      took.empty.push(await signIn(empty, `${name}@apogee.test`))
      // The busiest player has signed in before.
      if (at > 0) took.full.push(await signIn(full, `crowd-${at + 1}@bench.test`))
    }
  }
  const factor = median(took.full) / median(took.empty)
  return {
    what: `signing in, one of ${players} players`,
    measured: `${factor.toFixed(2)} times the time`,
    must: `at most ${limits.signInFactor}`,
    isOk: factor <= limits.signInFactor,
    note: `median ${milliseconds(median(took.full))}, in the empty casino ${milliseconds(median(took.empty))}; most of it is the password`,
  }
}

/** This timer pauses for as long as it works, so that it does not delay bets. */
const paced = 'places of tournaments'

function jobFigures(jobs: readonly JobTime[], participants: number): Figure[] {
  const failed = jobs.filter(({ error }) => error !== undefined)
  const placesMs = jobs.find(({ name }) => name === paced)?.ms ?? Number.NaN
  const slowest = jobs.filter(({ name }) => name !== paced).toSorted((one, other) => other.ms - one.ms)
  return [
    {
      what: `counting the places of ${participants} participants for the first time`,
      measured: milliseconds(placesMs),
      must: `at most ${milliseconds(limits.placesMs)}`,
      isOk: placesMs <= limits.placesMs,
      note: 'in batches of 1,000, half of the time pauses',
    },
    {
      what: 'the slowest other timer',
      measured: `${milliseconds(slowest[0]?.ms ?? Number.NaN)}, ${slowest[0]?.name ?? 'none'}`,
      must: `at most ${milliseconds(limits.jobMs)}`,
      isOk: failed.length === 0 && (slowest[0]?.ms ?? Number.POSITIVE_INFINITY) <= limits.jobMs,
      note: `${slowest.length} once each; next: ${slowest
        .slice(1, 6)
        .map(({ name, ms }) => `${name} ${milliseconds(ms)}`)
        .join(', ')}${failed.map(({ name, error }) => `; ${name} failed: ${error}`).join('')}`,
    },
  ]
}
