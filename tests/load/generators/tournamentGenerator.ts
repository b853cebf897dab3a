// Settles bets at a steady rate, reads a leaderboard and subscribes to it, from a separate process:
// `node tournamentGenerator.ts '<TournamentJob as JSON>'`. Prints the result as JSON.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { walletHeaders } from '../../server/signing.ts'
import { quantile } from '../report.ts'

export interface TournamentJob {
  readonly url: string
  readonly secret: string
  /** Server process whose processor time is measured. */
  readonly pid: number
  readonly contenders: readonly { readonly session: string; readonly cookie: string; readonly playerId: string }[]
  readonly roundsPerSecond: number
  readonly warmUpMs: number
  readonly measuredMs: number
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
  readonly worst: number
}

export interface TournamentMeasured {
  readonly bets: Spread
  readonly settled: number
  readonly refused: number
  /** Processor time of the server during the measurement. */
  readonly cpuMs: number
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

/** A contender who subscribes: total wins so far, and settled bets whose message has not arrived. */
interface Listener {
  won: number
  readonly waiting: { readonly total: number; readonly since: number; readonly counts: boolean }[]
}
const listeners = new Map<string, Listener>()
const moves: number[] = []
const startCents = 500_000

async function openListener({ playerId, cookie }: TournamentJob['contenders'][number]): Promise<void> {
  const listener: Listener = { won: 0, waiting: [] }
  listeners.set(playerId, listener)
  await listen(cookie, `tournaments_statuses#${playerId}`, (data) => {
    const rows = data as { tournament_id: number; win_cents: number }[]
    const reported = rows.find(({ tournament_id }) => tournament_id === job.read?.tournament)?.win_cents ?? 0
    while (listener.waiting[0] && startCents + listener.waiting[0].total <= reported) {
      const { since, counts } = listener.waiting.shift()!
      if (counts) moves.push(performance.now() - since)
    }
  })
}

const cpuNow = (): number => {
  const stat = readFileSync(`/proc/${job.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

await Promise.all(job.contenders.slice(0, job.listeners).map(openListener))
for (let opened = 0; opened < job.watchers; opened += 50)
  await Promise.all(
    Array.from({ length: Math.min(50, job.watchers - opened) }, () =>
      listen(null, 'public:tournaments_changes', () => undefined),
    ),
  )

const began = performance.now()
const counts = () => performance.now() - began >= job.warmUpMs
const betTimes: number[] = []
const pageTimes: number[] = []
const floorTimes: number[] = []
let sent = 0
let settled = 0
let refused = 0

async function playRound(): Promise<void> {
  sent += 1
  const { session, playerId } = job.contenders[sent % job.contenders.length]!
  const round = `${run}-${sent}`
  const isCounted = counts()
  const since = performance.now()
  const bet = await wallet('bet', { session, round_id: round, transaction_id: round, amount_cents: cents })
  if (isCounted) betTimes.push(performance.now() - since)
  const win = { session, round_id: round, transaction_id: `${round}-win`, amount_cents: cents, round_finished: true }
  const status = bet === 200 ? await wallet('win', win) : bet
  if (status !== 200) refused += 1
  if (isCounted) settled += 1
  const listener = listeners.get(playerId)
  if (!listener || status !== 200) return
  listener.won += cents
  listener.waiting.push({ total: listener.won, since: performance.now(), counts: isCounted })
}

async function readPage(nth: number): Promise<void> {
  const { tournament, participants } = job.read!
  const { cookie } = job.contenders[nth % job.contenders.length]!
  // Half of the reads request the first page, as most players do; the others a random page.
  const after = nth % 2 === 0 ? 0 : Math.floor(Math.random() * (participants / tableOf)) * tableOf
  const isCounted = counts()
  const since = performance.now()
  const status = await send('GET', `/api/tournaments/${tournament}/table?after=${after}&limit=${tableOf}`, { cookie })
  if (status !== 200) refused += 1
  if (isCounted) pageTimes.push(performance.now() - since)
  const floorSince = performance.now()
  await send('GET', '/healthz', {})
  if (isCounted) floorTimes.push(performance.now() - floorSince)
}

/** Runs a function so many times a second without waiting for earlier runs. */
async function steadily(perSecond: number, what: (nth: number) => Promise<void>): Promise<void> {
  const all: Promise<void>[] = []
  for (let nth = 0; performance.now() - began < job.warmUpMs + job.measuredMs; ) {
    for (const due = ((performance.now() - began) / 1000) * perSecond; nth < due; nth += 1) all.push(what(nth))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(all)
}

let cpuSince = Number.NaN
setTimeout(() => {
  cpuSince = cpuNow()
}, job.warmUpMs)
let cpuMs = Number.NaN
setTimeout(() => {
  cpuMs = cpuNow() - cpuSince
}, job.warmUpMs + job.measuredMs)
await Promise.all([
  steadily(job.roundsPerSecond, playRound),
  ...(job.read ? [steadily(job.read.perSecond, readPage)] : []),
])
// Waits for the messages of the last settled bets.
const unreportedNow = () =>
  [...listeners.values()].reduce((sum, { waiting }) => sum + waiting.filter((one) => one.counts).length, 0)
for (const since = performance.now(); unreportedNow() > 0 && performance.now() - since < 10_000; )
  await new Promise((resolve) => setTimeout(resolve, 50))
console.log(
  JSON.stringify({
    bets: spreadOf(betTimes),
    settled,
    refused,
    cpuMs,
    pages: spreadOf(pageTimes),
    floor: spreadOf(floorTimes),
    moves: spreadOf(moves),
    unreported: unreportedNow(),
  } satisfies TournamentMeasured),
)
process.exit(0)
