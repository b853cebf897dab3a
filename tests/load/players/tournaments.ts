import { join } from 'node:path'
import { atEnd, freePort } from '../../../scripts/lib/processes.mjs'
import type { Place } from '../../server/funded.ts'
import { postgresPid } from '../../server/postgresPid.ts'
import { ServerProcess } from '../../server/serverProcess.ts'
import { addField, type Contender, onDatabase, runTournaments, settle } from '../generators/tournamentField.ts'
import type { Phase, TournamentJob, TournamentMeasured } from '../generators/tournamentGenerator.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, medianInterval, milliseconds } from '../report.ts'
import { runPart } from '../runPart.ts'
import type { EventRate } from './eventRate.ts'

// 10,000 settled bets a minute.
const roundsPerSecond = 10_000 / 60
const crowds = { small: 1_000, large: 100_000 }
const contenderCount = 200
const listeners = 40
const watcherCounts = [0, 1_000] as const
const times = { warmUpMs: 2_000, measuredMs: 8_000 }
/** Ten tournaments against none. */
interface Comparison {
  readonly watchers: number
  /** How often the load goes on without, with, with and without them. */
  readonly quads: number
  /** After a change the score consumer takes the rounds of both sides in one pass: longer than its pause. */
  readonly settleMs: number
  /** Of each of the four. */
  readonly measuredMs: number
}
/** Scores are counted twice a second, so a phase has four passes. */
const watchedBets: Comparison = { watchers: 100, quads: 7, settleMs: 1_000, measuredMs: 2_000 }
/** Scores are counted every 4 s: each phase has one pass, and those with tournaments 18 together. */
const unwatchedBets: Comparison = { watchers: 0, quads: 9, settleMs: 4_500, measuredMs: 4_000 }
/** Until the hot code is compiled, and the pages of the tables are in the log of a new checkpoint. */
const steadyAfterMs = 12_000
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
  const small = await race(course, 1, crowds.small, () => watched)
  const watchedPairs = await compareBets(course, watchedBets)
  const unwatchedPairs = await compareBets(course, unwatchedBets)
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
    betFigure(unwatchedPairs, watchedPairs),
    eventFigure(await runPart<Place, EventRate>('./players/eventRate.ts', course.place)),
  ]
}

const watched = watcherCounts.map((watchers) => ({ watchers }))
const costOf = ({ cpuMs, settled }: TournamentMeasured): number => cpuMs / settled

const startTournaments = ({ place, contenders }: Course, many: number, crowd: number): Promise<number[]> =>
  onDatabase(place, async (db) => {
    const ids = await runTournaments(db, many, crowd, contenders)
    await settle(db)
    return ids
  })

/** Starts this many tournaments and measures each job separately. */
async function race(
  course: Course,
  many: number,
  crowd: number,
  jobsOf: (first: number) => (Partial<TournamentJob> & Partial<typeof times>)[],
): Promise<TournamentMeasured[]> {
  const [first = 0] = await startTournaments(course, many, crowd)
  const measured: TournamentMeasured[] = []
  for (const { warmUpMs = times.warmUpMs, measuredMs = times.measuredMs, ...job } of jobsOf(first))
    measured.push(...(await load(course, { ...job, phases: [{ warmUpMs, measuredMs }] })))
  return measured
}

/** Runs the load in a separate process. */
async function load(
  { server, place, contenders }: Course,
  job: Partial<TournamentJob> & Pick<TournamentJob, 'phases'>,
): Promise<TournamentMeasured[]> {
  if (!(await server.isReady())) await server.start()
  const measured = await runPart<TournamentJob, TournamentMeasured[]>('./generators/tournamentGenerator.ts', {
    url: server.url,
    secret: server.options.secrets.wallet,
    server: server.pid,
    postgres: postgresPid(place),
    place,
    contenders: contenders.map((one) => ({ ...one, playerId: String(one.playerId) })),
    roundsPerSecond,
    watchers: 0,
    listeners: 0,
    read: null,
    ...job,
  })
  const refused = measured.reduce((sum, one) => sum + one.refused, 0)
  if (refused > 0) throw new Error(`${refused} calls were refused`)
  return measured.map(onlySteady)
}

/** Discards times and costs if the machine cannot keep up with the rate, because they would measure its queue. */
const onlySteady = (result: TournamentMeasured): TournamentMeasured =>
  result.bets.p50 < limits.queueMs
    ? result
    : {
        ...result,
        cpuMs: Number.NaN,
        postgresMs: Number.NaN,
        bets: { ...result.bets, p50: Number.NaN, p95: Number.NaN },
      }

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

/** Phases without tournaments, with ten of them, with them and without them, in this order. */
type Quad = readonly [TournamentMeasured, TournamentMeasured, TournamentMeasured, TournamentMeasured]

/**
 * One server, one load and one generator for all phases, so that only the tournaments differ. Each side of a quad is at
 * the same distance from its middle, so that a steady drift of the machine or of the data affects both alike.
 */
async function compareBets(
  course: Course,
  { watchers, quads, settleMs, measuredMs }: Comparison,
): Promise<readonly Quad[]> {
  await startTournaments(course, 10, crowds.small)
  const sides = Array.from({ length: quads }, () => [false, true, true, false]).flat()
  const phases = sides.map((isRunning, at): Phase => {
    const isChange = isRunning !== (sides[at - 1] ?? true)
    return { ...(isChange && { isRunning }), warmUpMs: isChange ? settleMs : 0, measuredMs }
  })
  const [, ...measured] = await load(course, {
    watchers,
    phases: [{ isRunning: true, warmUpMs: steadyAfterMs, measuredMs }, ...phases],
  })
  // The cast: the phases are quads.
  return Array.from({ length: quads }, (_, at) => measured.slice(at * 4, at * 4 + 4) as unknown as Quad)
}

type Value = (one: TournamentMeasured) => number

const meanOf = (one: number, other: number): number => Math.sqrt(one * other)

/** How many times the value of the phases without tournaments that with ten of them is, for each quad. */
const ratiosOf = (quads: readonly Quad[], value: Value): number[] =>
  quads.map(([a, b, c, d]) => meanOf(value(b), value(c)) / meanOf(value(a), value(d)))

/** The same between neighbouring phases without tournaments, which differ by chance only. */
const chanceOf = (quads: readonly Quad[], value: Value): number[] =>
  quads.slice(1).map(([next], at) => value(next) / value(quads[at]![3]))

const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(1)} %`.replace(/^-/, 'minus ')

function describeRatios(ratios: readonly number[]): string {
  const { low, high, probability } = medianInterval(ratios)
  const sure = `${(probability * 100).toFixed(0)} %`
  return `${percent(median(ratios))} (${sure} sure: ${percent(low)} to ${percent(high)}; ${ratios.map(percent).join(', ')})`
}

/** Medians of the phases without tournaments and of those with ten. */
function describeSides(quads: readonly Quad[], value: Value): string {
  const [without, within] = [quads.flatMap(([a, , , d]) => [a, d]), quads.flatMap(([, b, c]) => [b, c])]
  return `${median(without.map(value)).toFixed(2)} without, ${median(within.map(value)).toFixed(2)} with`
}

const p50Of: Value = ({ bets }) => bets.p50
const postgresCostOf: Value = ({ postgresMs, settled }) => postgresMs / settled

function betFigure(unwatched: readonly Quad[], seen: readonly Quad[]): Figure {
  const ratios = ratiosOf(unwatched, p50Of)
  const costs = (quads: readonly Quad[]) =>
    `processor ms of a round with all that follows from it: server ${describeSides(quads, costOf)}, PostgreSQL ${describeSides(quads, postgresCostOf)}`
  return {
    what: 'a bet with ten running tournaments',
    measured: `${percent(median(ratios))} slower`,
    must: `at most ${limits.slowerShare * 100} %`,
    isOk: median(ratios) - 1 <= limits.slowerShare,
    note: [
      `median bet at 10,000 rounds a minute without watchers, one ratio for each of ${ratios.length} turns of without, with, with, without: ${describeRatios(ratios)}`,
      `neighbouring phases without tournaments differ by ${describeRatios(chanceOf(unwatched, p50Of))}`,
      `ms of a bet: p50 ${describeSides(unwatched, p50Of)}, p95 ${describeSides(unwatched, ({ bets }) => bets.p95)}, p99 ${describeSides(unwatched, ({ bets }) => bets.p99)}`,
      costs(unwatched),
      `with ${watchedBets.watchers} watchers, for whom scores are counted twice a second: ${describeRatios(ratiosOf(seen, p50Of))}; ${costs(seen)}`,
    ].join('; '),
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
