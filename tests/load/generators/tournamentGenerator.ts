// Settles bets at a steady rate, reads a leaderboard and subscribes to it, from a separate process:
// `node tournamentGenerator.ts '<TournamentJob as JSON>'`. Prints the result as JSON.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '../../server/funded.ts'
import { walletHeaders } from '../../server/signing.ts'
import { cpuTimeOf, cpuTimeOfGroup } from '../processFigures.ts'
import { quantile } from '../report.ts'
import { onDatabase, setRunning } from './tournamentField.ts'

/** A part of a run that is measured separately, without a pause between two of them. */
export interface Phase {
  /** Whether the tournaments run in it; without it they stay as they are. */
  readonly isRunning?: boolean
  /** How long the load goes on before the measurement. */
  readonly warmUpMs: number
  readonly measuredMs: number
}

export interface TournamentJob {
  readonly url: string
  readonly secret: string
  /** Processes whose processor time is measured. */
  readonly server: number
  readonly postgres: number
  readonly place: Place
  readonly contenders: readonly { readonly session: string; readonly cookie: string; readonly playerId: string }[]
  readonly roundsPerSecond: number
  readonly phases: readonly Phase[]
  /** Guests who subscribe to the head of every leaderboard. */
  readonly watchers: number
  /** Number of contenders who subscribe to their own rank. */
  readonly listeners: number
  /** The leaderboard to read and how often per second; null: none. */
  readonly read: { readonly tournament: number; readonly perSecond: number; readonly participants: number } | null
}

export interface Spread {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly worst: number
}

export interface TournamentMeasured {
  readonly bets: Spread
  readonly settled: number
  readonly refused: number
  /** Processor time of the server and of PostgreSQL during the measurement. */
  readonly cpuMs: number
  readonly postgresMs: number
  readonly pages: Spread
  /** A call that reads no data, as often as a page. */
  readonly floor: Spread
  /** From a settled bet to its message. */
  readonly moves: Spread
  /** Settled bets whose message did not arrive in time. */
  readonly unreported: number
}

const job = JSON.parse(process.argv[2] ?? '{}') as TournamentJob
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const run = process.pid.toString(36) + Date.now().toString(36)
const cents = 10
const tableOf = 50

function send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${job.url}${path}`,
      { method, agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function wallet(call: 'bet' | 'win', fields: object): Promise<number> {
  const body = JSON.stringify(fields)
  const path = `/wallet/v1/${call}`
  return send('POST', path, walletHeaders(job.secret, path, body), body)
}

const spreadOf = (times: readonly number[]): Spread => ({
  count: times.length,
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  p99: quantile(times, 0.99),
  worst: times.length > 0 ? Math.max(...times) : Number.NaN,
})

/** Opens a connection, joins a channel, and calls back with every message; resolves once it has joined. */
function listen(cookie: string | null, channel: string, receive: (data: unknown) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // The cast: Node's WebSocket accepts headers, but the type describes the browser's.
    const options = (cookie ? { headers: { cookie } } : undefined) as unknown as string[]
    const socket = new WebSocket(`${job.url.replace('http', 'ws')}/connection/websocket`, options)
    const send = (message: object) => socket.send(JSON.stringify(message))
    socket.addEventListener('open', () => send({ id: 1, connect: {} }))
    socket.addEventListener('error', () => reject(new Error(`no connection to ${channel}`)))
    socket.addEventListener('message', ({ data }) => {
      for (const line of String(data).split('\n')) {
        const message = JSON.parse(line) as {
          id?: number
          error?: { message: string }
          push?: { pub?: { data: unknown } }
        }
        if (message.error) reject(new Error(message.error.message))
        else if (line === '{}') send({})
        else if (message.id === 1) send({ id: 2, subscribe: { channel } })
        else if (message.id === 2) resolve()
        else if (message.push?.pub) receive(message.push.pub.data)
      }
    })
  })
}

/** Measurements of a phase, in ms. */
class Tally {
  readonly bets: number[] = []
  readonly pages: number[] = []
  readonly floor: number[] = []
  readonly moves: number[] = []
  settled = 0
  refused = 0
  cpuMs = Number.NaN
  postgresMs = Number.NaN
}
/** Of the phase that is measured now; null while the load warms up. */
let tally: Tally | null = null
const tallies: Tally[] = []

/** A contender who subscribes: total wins so far, and settled bets whose message has not arrived. */
interface Listener {
  won: number
  readonly waiting: { readonly total: number; readonly since: number; readonly tally: Tally | null }[]
}
const listeners = new Map<string, Listener>()
const startCents = 500_000

async function openListener({ playerId, cookie }: TournamentJob['contenders'][number]): Promise<void> {
  const listener: Listener = { won: 0, waiting: [] }
  listeners.set(playerId, listener)
  await listen(cookie, `tournaments_statuses#${playerId}`, (data) => {
    const rows = data as { tournament_id: number; win_cents: number }[]
    const reported = rows.find(({ tournament_id }) => tournament_id === job.read?.tournament)?.win_cents ?? 0
    while (listener.waiting[0] && startCents + listener.waiting[0].total <= reported) {
      const one = listener.waiting.shift()!
      one.tally?.moves.push(performance.now() - one.since)
    }
  })
}

await Promise.all(job.contenders.slice(0, job.listeners).map(openListener))
for (let opened = 0; opened < job.watchers; opened += 50)
  await Promise.all(
    Array.from({ length: Math.min(50, job.watchers - opened) }, () =>
      listen(null, 'public:tournaments_changes', () => undefined),
    ),
  )

let sent = 0
let isOver = false

async function playRound(): Promise<void> {
  sent += 1
  const { session, playerId } = job.contenders[sent % job.contenders.length]!
  const round = `${run}-${sent}`
  const own = tally
  const since = performance.now()
  const bet = await wallet('bet', { session, round_id: round, transaction_id: round, amount_cents: cents })
  own?.bets.push(performance.now() - since)
  const win = { session, round_id: round, transaction_id: `${round}-win`, amount_cents: cents, round_finished: true }
  const status = bet === 200 ? await wallet('win', win) : bet
  noteAnswer(own, status)
  if (own) own.settled += 1
  const listener = listeners.get(playerId)
  if (!listener || status !== 200) return
  listener.won += cents
  listener.waiting.push({ total: listener.won, since: performance.now(), tally: own })
}

/** Errors of a warm-up count too, in the phase before it. */
function noteAnswer(own: Tally | null, status: number): void {
  const counted = own ?? tallies.at(-1)
  if (status !== 200 && counted) counted.refused += 1
}

async function readPage(nth: number): Promise<void> {
  const { tournament, participants } = job.read!
  const { cookie } = job.contenders[nth % job.contenders.length]!
  // Half of the reads request the first page, as most players do; the others a random page.
  const after = nth % 2 === 0 ? 0 : Math.floor(Math.random() * (participants / tableOf)) * tableOf
  const own = tally
  const since = performance.now()
  const status = await send('GET', `/api/tournaments/${tournament}/table?after=${after}&limit=${tableOf}`, { cookie })
  noteAnswer(own, status)
  own?.pages.push(performance.now() - since)
  const floorSince = performance.now()
  await send('GET', '/healthz', {})
  own?.floor.push(performance.now() - floorSince)
}

/** Runs a function so many times a second without waiting for earlier runs. */
async function steadily(perSecond: number, what: (nth: number) => Promise<void>): Promise<void> {
  const all: Promise<void>[] = []
  const began = performance.now()
  for (let nth = 0; !isOver; ) {
    for (const due = ((performance.now() - began) / 1000) * perSecond; nth < due; nth += 1) all.push(what(nth))
    await sleep(5)
  }
  await Promise.all(all)
}

async function measurePhases(): Promise<void> {
  for (const { isRunning, warmUpMs, measuredMs } of job.phases) {
    if (isRunning !== undefined) await onDatabase(job.place, (db) => setRunning(db, isRunning))
    await sleep(warmUpMs)
    const own = new Tally()
    tallies.push(own)
    const [cpuSince, postgresSince] = [cpuTimeOf(job.server), cpuTimeOfGroup(job.postgres)]
    tally = own
    await sleep(measuredMs)
    tally = null
    own.cpuMs = cpuTimeOf(job.server) - cpuSince
    own.postgresMs = cpuTimeOfGroup(job.postgres) - postgresSince
  }
  isOver = true
}

await Promise.all([
  measurePhases(),
  steadily(job.roundsPerSecond, playRound),
  ...(job.read ? [steadily(job.read.perSecond, readPage)] : []),
])
const unreportedIn = (own: Tally) =>
  [...listeners.values()].reduce((sum, { waiting }) => sum + waiting.filter((one) => one.tally === own).length, 0)
// Waits for the messages of the last settled bets.
for (const since = performance.now(); tallies.some(unreportedIn) && performance.now() - since < 10_000; )
  await sleep(50)
const measured = tallies.map(
  (own): TournamentMeasured => ({
    ...own,
    bets: spreadOf(own.bets),
    pages: spreadOf(own.pages),
    floor: spreadOf(own.floor),
    moves: spreadOf(own.moves),
    unreported: unreportedIn(own),
  }),
)
console.log(JSON.stringify(measured))
process.exit(0)
