// Players of one live table, each on a separate connection, in a separate process:
// `node liveGenerator.ts '<LiveJob as JSON>'`.
import { Agent, type IncomingMessage, request } from 'node:http'
import { walletHeaders } from '../../server/signing.ts'
import { median } from '../report.ts'

export interface LiveJob {
  readonly url: string
  readonly secret: string
  readonly sessions: readonly string[]
}
export interface LiveMeasured {
  readonly placed: number
  readonly settled: number
  readonly placingMs: number
  /** Time after the result of the bets' round; null if the result was not published or no bet was settled. */
  readonly medianMs: number | null
  readonly lastMs: number | null
}

interface Round {
  readonly id: string
  readonly closes_at: number
  readonly result_at: number | null
}

const job = JSON.parse(process.argv[2] ?? '{}') as LiveJob
const atOnce = new Agent({ keepAlive: true, maxSockets: 32 })
const lines = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
/** The betting window must have this much left for so many bets. */
const minMs = 16_000

function send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${job.url}${path}`, { method, agent: atOnce, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path} ${answer.statusCode} ${text}`)),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function launch(session: string): Promise<string> {
  const path = '/studio/v1/launch'
  const body = JSON.stringify({
    game: 'load/LiveRoulette',
    title: 'Load',
    provider: 'load',
    seo_title: 'load',
    theme: 'space',
    seed: 'load',
    engine: 'live-roulette',
    profile: 'classic',
    session,
    mode: 'real',
    currency: 'EUR',
    subunits_to_unit: 100,
    player: session,
    locale: 'en',
    lobby_url: '/',
  })
  const { game_url } = JSON.parse(await send('POST', path, walletHeaders(job.secret, path, body), body))
  return (game_url as string).split('/').at(-1) as string
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

/** Stays subscribed to a player's connection until the process ends. */
function listen(token: string, receive: (event: string, data: never) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${job.url}/studio/api/live/stream`, { agent: lines, headers: headersOf(token) }, read)
    function read(answer: IncomingMessage): void {
      let rest = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        rest += piece
        for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(rest.slice(0, end)) ?? []
          rest = rest.slice(end + 2)
          if (event && data) receive(event, JSON.parse(data) as never)
          if (event === 'table') resolve()
        }
      })
    }
    outgoing.on('error', reject)
    outgoing.end()
  })
}

const tokens = await Promise.all(job.sessions.map(launch))
let round: Round | null = null
const resultOf = new Map<string, number>()
const settledAt: number[] = []
let onEvent = () => {}
const listening = tokens.map((token, at) =>
  listen(token, (event: string, data: { round: Round; state: string }) => {
    if (event === 'bet' && data.state === 'settled') settledAt.push(Date.now())
    // The first connection tracks the round for all.
    if (at === 0 && (event === 'round' || event === 'table')) {
      round = data.round
      if (data.round.result_at !== null) resultOf.set(data.round.id, data.round.result_at)
    }
    onEvent()
  }),
)
await Promise.all(listening)

const until = (holds: () => boolean) =>
  new Promise<void>((resolve) => {
    onEvent = () => {
      if (holds()) resolve()
    }
    onEvent()
  })
const now = () => round as Round | null
await until(() => (now()?.closes_at ?? 0) - Date.now() > minMs)
const began = Date.now()
// On a slow machine the next round may start while bets are placed, so remember the id of this one.
const id = now()?.id ?? ''
// Half of them win, unless the result is zero.
const betOf = (at: number) => ({ chips: [{ spot: at % 2 === 0 ? 'red' : 'black', cents: 20 }] })
const placed = await Promise.all(
  tokens.map(async (token, at) => {
    const order = { round: id, request_id: `load-bet-${at}-once`, stake_cents: 20, bet: betOf(at) }
    // On a slow machine the last bets may miss the window and be rejected.
    return send('POST', '/studio/api/live/bets', headersOf(token), JSON.stringify(order)).then(
      () => true,
      () => false,
    )
  }),
)
const bets = placed.filter(Boolean).length
const placingMs = Date.now() - began
const within = (ms: number, holds: () => boolean) =>
  Promise.race([until(holds), new Promise((resolve) => setTimeout(resolve, ms))])
await within(60_000, () => resultOf.has(id))
await within(45_000, () => settledAt.length === bets)
const resultAt = resultOf.get(id)
const took = resultAt === undefined ? [] : settledAt.map((at) => at - resultAt)
console.log(
  JSON.stringify({
    placed: bets,
    settled: settledAt.length,
    placingMs,
    medianMs: took.length > 0 ? median(took) : null,
    lastMs: took.length > 0 ? Math.max(...took) : null,
  } satisfies LiveMeasured),
)
process.exit(0)
