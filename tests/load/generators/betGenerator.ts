// Sends bets over HTTP with a fixed number in flight, in a separate process: `node betGenerator.ts '<BetJob as JSON>'`.
// Prints the result as JSON.
import { Agent, request } from 'node:http'
import { walletHeaders } from '../../server/signing.ts'
import { type Measured, measureLanes, type Timing } from '../lanes.ts'

export interface BetJob extends Timing {
  readonly url: string
  readonly secret: string
  readonly sessions: readonly string[]
  readonly inFlight: number
}
export interface BetsMeasured extends Measured {
  /** Includes the warm-up. */
  readonly sent: number
  /** Processor time of the generator for these bets. */
  readonly cpuMs: number
}

const job = JSON.parse(process.argv[2] ?? '{}') as BetJob
const agent = new Agent({ keepAlive: true, maxSockets: job.inFlight })
const path = '/wallet/v1/bet'
const run = process.pid.toString(36) + Date.now().toString(36)
let sent = 0
const cpuBefore = process.cpuUsage()

function bet(): Promise<number> {
  sent += 1
  const body = JSON.stringify({
    session: job.sessions[sent % job.sessions.length],
    round_id: `${run}-${sent}`,
    transaction_id: `${run}-${sent}`,
    amount_cents: 10,
  })
  return new Promise((resolve, reject) => {
    const outgoing = request(
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
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const measured = await measureLanes(
  Array.from({ length: job.inFlight }, () => bet),
  job,
)
const { user, system } = process.cpuUsage(cpuBefore)
console.log(JSON.stringify({ ...measured, sent, cpuMs: (user + system) / 1000 } satisfies BetsMeasured))
process.exit(0)
