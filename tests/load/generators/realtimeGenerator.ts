// Subscribed players, each on a separate connection, in a separate process that realtime.ts starts and controls.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { privateMessages, publicMessages } from '@apogee/contract/realtime'
import type { Listener } from '../players/listeners.ts'
import { RealtimeSocket } from './realtimeSocket.ts'

interface ListenJob {
  readonly port: number
  readonly listeners: readonly Listener[]
}

export type Order =
  | { readonly kind: 'begin'; readonly job: ListenJob }
  /** Opens connections for this many players, as fast as the server accepts them. */
  | { readonly kind: 'open'; readonly count: number }
  /** Records when each connection receives the win of this amount. */
  | { readonly kind: 'listen'; readonly win: number }
  /** Waits until all have received it; `at` is the time of the request that caused it. */
  | { readonly kind: 'measure'; readonly at: number }
  | { readonly kind: 'cut' }
  /** This many players reconnect, each at a random time. */
  | { readonly kind: 'return'; readonly count: number; readonly withinMs: number }
  /** Only reports. */
  | { readonly kind: 'report' }

export interface Report {
  readonly open: number
  /** Connections that were finally rejected, or lost without being cut. */
  readonly failed: number
  /** Failed attempts of reconnecting players that were retried. */
  readonly again: number
  /** Reasons with their counts. */
  readonly reasons: string
  readonly p50: number
  readonly p99: number
  readonly max: number
  readonly count: number
}

/** Channels that the page of a signed-in player joins; it joins the other public channels only while they are shown. */
const publicNames = Object.keys(publicMessages).filter((name) =>
  ['public:wins', 'public:jackpots_changes'].includes(name),
)
const privateNames = Object.keys(privateMessages)
const atOnce = 64
const hearWithinMs = 10_000
/**
 * The system searches for a free port for each connection from a chosen address: 0.1 ms of processor time with a few
 * thousand, 12 ms with 18,000 from one address (measured on Linux 6).
 */
const addresses = 250
/**
 * A page waits at least the first time, plus a random part of a time that doubles with each attempt
 * (`apps/web/src/lib/realtime/connect.ts`).
 */
const backOff = { minMs: 2000, maxMs: 20_000 }
/** Players who have not reconnected by then count as lost. */
const returnLimitMs = 90_000

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const tokens = new Map<string, string>()
let job: ListenJob = { port: 0, listeners: [] }
let sockets: RealtimeSocket[] = []
let [failed, again, wave, attempts] = [0, 0, 0, 0]
const reasons = new Map<string, number>()
let times: number[] = []
let awaited: { readonly win: string; readonly receivedAt: number[]; readonly count: number; all: () => void } | null =
  null

function tokenOf({ cookie }: Listener): Promise<string> {
  const known = tokens.get(cookie)
  if (known) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `http://127.0.0.1:${job.port}/api/notification_center/centrifugo/subscription`,
      { agent, headers: { cookie, 'x-requested-with': 'XMLHttpRequest' } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece
        })
        answer.on('end', () => {
          if (answer.statusCode !== 200) return reject(new Error(`no token: ${answer.statusCode} ${text}`))
          const { token } = JSON.parse(text) as { token: string }
          tokens.set(cookie, token)
          resolve(token)
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

function push(text: string) {
  if (!awaited || !text.includes(awaited.win) || !text.includes('"public:wins"')) return
  awaited.receivedAt.push(performance.timeOrigin + performance.now())
  if (awaited.receivedAt.length === awaited.count) awaited.all()
}

function listen(win: number) {
  awaited = { win: `"win":${win},`, receivedAt: [], count: sockets.length, all: () => undefined }
}

async function measureBroadcast(at: number): Promise<void> {
  const waits = awaited
  if (!waits) return
  const isHeard = new Promise<void>((resolve) => {
    waits.all = resolve
  })
  if (waits.receivedAt.length < waits.count) await Promise.race([isHeard, sleep(hearWithinMs)])
  awaited = null
  for (const receivedAt of waits.receivedAt) times.push(receivedAt - at)
}

async function open(listener: Listener): Promise<void> {
  try {
    await join(listener)
  } catch (error) {
    failed += 1
    if (failed < 5) console.error(error)
  }
}

async function join(listener: Listener): Promise<void> {
  const token = await tokenOf(listener)
  const channels = [...publicNames, ...privateNames.map((name) => `${name}#${listener.playerId}`)]
  const from = `127.0.${wave}.${1 + (attempts++ % addresses)}`
  const target = { port: job.port, from, cookie: listener.cookie, token, channels }
  let isJoined = false
  const socket = await RealtimeSocket.open(target, push, () => {
    if (isJoined) failed += 1
  })
  isJoined = true
  sockets.push(socket)
}

async function openAll(count: number): Promise<void> {
  wave += 1
  const waiting = job.listeners.slice(0, count).values()
  const lane = async () => {
    for (const listener of waiting) {
      const since = performance.now()
      await open(listener)
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function returnAll(count: number, withinMs: number): Promise<void> {
  wave += 1
  const until = performance.now() + withinMs + returnLimitMs
  const back = async (listener: Listener) => {
    await sleep(Math.random() * withinMs)
    const since = performance.now()
    for (let tries = 0; !(await isBack(listener)); tries += 1) {
      const { minMs, maxMs } = backOff
      const waitMs = Math.min(maxMs, minMs + Math.random() * minMs * 2 ** tries)
      if (performance.now() + waitMs > until) {
        failed += 1
        return
      }
      again += 1
      await sleep(waitMs)
    }
    times.push(performance.now() - since)
  }
  await Promise.all(job.listeners.slice(0, count).map(back))
}

const isBack = (listener: Listener): Promise<boolean> =>
  join(listener).then(
    () => true,
    (error) => {
      const { message } = error as Error
      reasons.set(message, (reasons.get(message) ?? 0) + 1)
      // Like the official client, fetches a new token when this one has expired.
      if (message.includes('"code":109')) tokens.delete(listener.cookie)
      return false
    },
  )

function cutAll() {
  for (const socket of sockets) socket.cut()
  sockets = []
}

/** Statistics since the last report. */
function report(): Report {
  const taken = Float64Array.from(times).sort()
  const tried = { again, reasons: [...reasons].map(([reason, count]) => `${reason}: ${count}`).join(', ') }
  times = []
  again = 0
  reasons.clear()
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN
  return { open: sockets.length, failed, ...tried, p50: at(0.5), p99: at(0.99), max: at(1), count: taken.length }
}

async function obey(order: Order): Promise<void> {
  if (order.kind === 'begin') job = order.job
  else if (order.kind === 'open') await openAll(order.count)
  else if (order.kind === 'return') await returnAll(order.count, order.withinMs)
  else if (order.kind === 'cut') cutAll()
  else if (order.kind === 'listen') listen(order.win)
  else if (order.kind === 'measure') await measureBroadcast(order.at)
}

process.on('message', (order: Order) => {
  obey(order).then(
    // Broadcast times are reported together, by the `report` command.
    () => process.send?.(['listen', 'measure'].includes(order.kind) ? null : report()),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
