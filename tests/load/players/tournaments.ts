import { join } from 'node:path'
import { atEnd, freePort } from '../../../scripts/lib/processes.mjs'
import type { Place } from '../../server/funded.ts'
import { ServerProcess } from '../../server/serverProcess.ts'
import { addField, type Contender, onDatabase, runTournaments } from '../generators/tournamentField.ts'
import type { TournamentJob, TournamentMeasured } from '../generators/tournamentGenerator.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds } from '../report.ts'
import { runPart } from '../runPart.ts'
import type { EventRate } from './eventRate.ts'

// 10,000 settled bets a minute.
const roundsPerSecond = 10_000 / 60
const crowds = { small: 1_000, large: 100_000 }
const contenderCount = 200
const listeners = 40
const pairs = 7
const seenPairs = 3
const watchersOfBets = 100
const watcherCounts = [0, 1_000] as const
const times = { warmUpMs: 2_000, measuredMs: 8_000 }
/**
 * The warm-up lets the engine compile the hot code. The measurement takes a whole minute, because autovacuum starts
 * once a minute and blocks everything for about a second.
 */
const reads = { warmUpMs: 8_000, measuredMs: 60_000 }
const limits = { pageMs: 20, moveMs: 1_000, slowerShare: 0.03, sizeFactor: 1.5, queueMs: 200 }

/** A competition of 100,000 players with 10,000 settled bets a minute. */
export async function measureTournaments({ server, folder }: Bench): Promise<Figure[]> {
  return measureCourse(await openCourse(server, join(folder, 'tournaments')))
}

/** A server with its field of players. */
interface Course {
  readonly server: ServerProcess
  readonly place: Place
  readonly contenders: readonly Contender[]
}

/** Seeds a server and adds the field, but leaves it stopped. */
async function openCourse({ options }: ServerProcess, dataDir: string): Promise<Course> {
  const server = new ServerProcess({
    ...options,
    port: await freePort(),
    dataDir,
    databaseUrl: null,
    env: { TILES_AT_SETUP: '0', TILES_AT_REST: '0', CATALOGUE_GAMES: '50' },
  })
  atEnd(() => server.kill())
  const place = { databaseUrl: null, dataDir }
  await server.start()
  await server.stop()
  return { server, place, contenders: await addField(place, crowds.large, contenderCount) }
}

async function measureCourse(course: Course): Promise<Figure[]> {
  const bets = await measureBets(course)
  const small = await race(course, 1, crowds.small, () => watched)
  const large = await race(course, 1, crowds.large, (tournament) => [
    ...watched,
    {
      watchers: 100,
      listeners,
      read: { tournament, perSecond: 20, participants: crowds.large },
      ...reads,
    },
  ])
  await course.server.stop()
  return [
    ...tableFigures(large.pop()!),
    ...broadcastFigures(small.map(costOf), large.map(costOf)),
    bets,
    eventFigure(await runPart<Place, EventRate>('./players/eventRate.ts', course.place)),
  ]
}

const watched = watcherCounts.map((watchers) => ({ watchers }))
const costOf = ({ cpuMs, settled }: TournamentMeasured): number => cpuMs / settled

/** Starts this many tournaments and runs the load. */
async function race(
  { server, place, contenders }: Course,
  many: number,
  crowd: number,
  own: (first: number) => Partial<TournamentJob>[],
): Promise<TournamentMeasured[]> {
  const ids = await onDatabase(place, (db) => runTournaments(db, many, crowd, contenders))
  if (!(await server.isReady())) await server.start()
  const measured: TournamentMeasured[] = []
  for (const job of own(ids[0] ?? 0)) {
    const result = await runPart<TournamentJob, TournamentMeasured>('./generators/tournamentGenerator.ts', {
      url: server.url,
      secret: server.options.secrets.wallet,
      pid: server.pid,
      contenders: contenders.map((one) => ({ ...one, playerId: String(one.playerId) })),
      roundsPerSecond,
      watchers: 0,
      listeners: 0,
      read: null,
      ...times,
      ...job,
    })
    if (result.refused > 0) throw new Error(`${result.refused} calls were refused`)
    measured.push(onlySteady(result))
  }
  return measured
}

/** Discards times and costs if the machine cannot keep up with the rate, because they would measure its queue. */
const onlySteady = (result: TournamentMeasured): TournamentMeasured =>
  result.bets.p50 < limits.queueMs
    ? result
    : { ...result, cpuMs: Number.NaN, bets: { ...result.bets, p50: Number.NaN, p95: Number.NaN } }

function tableFigures({ pages, moves, floor, unreported }: TournamentMeasured): Figure[] {
  return [
    {
      what: 'page of a leaderboard of 100,000',
      measured: `p95 ${milliseconds(pages.p95)}`,
      must: `under ${limits.pageMs} ms`,
      isOk: pages.p95 < limits.pageMs,
      note: `${pages.count} over HTTP while 10,000 bets a minute are settled, half of them the first page; p50 ${milliseconds(pages.p50)}, worst ${milliseconds(pages.worst)}; floor: /healthz p50 ${milliseconds(floor.p50)}, p95 ${milliseconds(floor.p95)}`,
    },
    {
      what: 'a settled bet changes a rank',
      measured: `p95 ${milliseconds(moves.p95)}, worst ${milliseconds(moves.worst)}`,
      must: `at most ${limits.moveMs} ms`,
      isOk: moves.worst <= limits.moveMs && unreported === 0,
      note: `${moves.count} as received by ${listeners} players on their own connections, ${unreported} not received; p50 ${milliseconds(moves.p50)}; standings are published twice a second`,
    },
  ]
}

/** Ms of the server process for each settled bet, by the number of watchers. */
const perMove = (costs: readonly number[]) => costs.map((ms) => ms.toFixed(2)).join(', ')

function broadcastFigures(small: readonly number[], large: readonly number[]): Figure[] {
  const factor = Math.max(...large.map((cost, at) => cost / small[at]!))
  return [
    {
      what: 'processor time of a settled bet with 100,000 participants',
      measured: `${factor.toFixed(2)} times that with 1,000`,
      must: `at most ${limits.sizeFactor} times`,
      isOk: factor <= limits.sizeFactor,
      note: `ms of the server's process with ${watcherCounts.join(', ')} watchers: ${perMove(small)} with 1,000 participants, ${perMove(large)} with 100,000`,
    },
  ]
}

/** Rounds without tournaments, and as many with ten. */
interface Compared {
  readonly alone: readonly TournamentMeasured[]
  readonly among: readonly TournamentMeasured[]
  /** The part by which the median bet is slower with them. */
  readonly slower: number
}

/** The two alternate, so that other load of the machine affects both. */
async function compareBets(course: Course, times: number, watchers: number): Promise<Compared> {
  const alone: TournamentMeasured[] = []
  const among: TournamentMeasured[] = []
  for (let pair = 0; pair < times; pair += 1)
    // The second run has more data, so the order alternates.
    for (const [many, into] of pair % 2 === 0
      ? ([
          [0, alone],
          [10, among],
        ] as const)
      : ([
          [10, among],
          [0, alone],
        ] as const))
      into.push((await race(course, many, crowds.small, () => [{ watchers }]))[0]!)
  // The speed of the machine changes, so only neighbouring measurements are compared.
  const slower = median(among.map(({ bets }, at) => bets.p50 / alone[at]!.bets.p50)) - 1
  return { alone, among, slower }
}

async function measureBets(course: Course): Promise<Figure> {
  const { alone, among, slower } = await compareBets(course, pairs, 0)
  const seen = await compareBets(course, seenPairs, watchersOfBets)
  const percentOf = (part: number) => `${(part * 100).toFixed(1)} % slower`.replace(/^-/, 'minus ')
  const cpu = (all: readonly TournamentMeasured[]) => median(all.map(costOf)).toFixed(2)
  const list = (all: readonly TournamentMeasured[]) => all.map(({ bets }) => bets.p50.toFixed(2)).join(' ')
  return {
    what: 'a bet with ten running tournaments',
    measured: percentOf(slower),
    must: `at most ${limits.slowerShare * 100} %`,
    isOk: slower <= limits.slowerShare,
    note: `median ms of a bet at 10,000 rounds a minute, in turns: ${list(alone)} without, ${list(among)} with; processor ms of a round with all that follows from it: ${cpu(alone)} without, ${cpu(among)} with; without watchers scores are counted every 4 s; with ${watchersOfBets} of them, twice a second, ${percentOf(seen.slower)} and ${cpu(seen.alone)} without, ${cpu(seen.among)} with`,
  }
}

function eventFigure({ events, seconds }: EventRate): Figure {
  const perSecond = events / seconds
  const needed = 2 * roundsPerSecond
  return {
    what: 'events a second when tournaments catch up',
    measured: perSecond.toFixed(0),
    must: `at least ${needed.toFixed(0)}, a bet and a win each`,
    isOk: perSecond >= needed,
    note: `${events} events of play with one tournament of 100,000, in ${seconds.toFixed(1)} s, with nothing else running`,
  }
}
