// Bets over HTTP, so many in flight at once, from a process of its own: node betGenerator.ts '<BetJob as JSON>'.
// Prints what came of it as JSON.
import { Agent, request } from 'node:http'
import { walletHeaders } from '../server/signing.ts'
import { quantile } from './report.ts'

export interface BetJob {
  readonly url: string
  readonly secret: string
  readonly sessions: readonly string[]
  readonly inFlight: number
  readonly warmUpMs: number
  readonly measuredMs: number
}
export interface BetResult {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
}

const job = JSON.parse(process.argv[2] ?? '{}') as BetJob
const agent = new Agent({ keepAlive: true, maxSockets: job.inFlight })
const path = '/wallet/v1/bet'
const run = process.pid.toString(36) + Date.now().toString(36)
const since = performance.now()
const times: number[] = []
let sent = 0
let refused = 0

function bet(): Promise<number> {
  sent += 1
  const body = JSON.stringify({
    session: job.sessions[sent % job.sessions.length],
    round_id: `${run}-${sent}`,
    transaction_id: `${run}-${sent}`,
    amount_cents: 10,
  })
  return new Promise((resolve, reject) => {
    const asked = request(
      `${job.url}${path}`,
      {
        method: 'POST',
        agent,
        headers: { ...walletHeaders(job.secret, path, body), 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

async function lane(): Promise<void> {
  for (;;) {
    const from = performance.now()
    if (from - since > job.warmUpMs + job.measuredMs) return
    const status = await bet()
    const until = performance.now()
    if (from - since < job.warmUpMs) continue
    if (status === 200) times.push(until - from)
    else refused += 1
  }
}

await Promise.all(Array.from({ length: job.inFlight }, lane))
const result: BetResult = {
  perSecond: times.length / (job.measuredMs / 1000),
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  refused,
}
console.log(JSON.stringify(result))
process.exit(0)
