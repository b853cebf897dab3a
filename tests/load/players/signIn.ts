import { hashPassword, isPassword } from '../../../apps/platform/src/areas/auth/passwords/passwordHashing.ts'
import { demoPassword } from '../../../apps/platform/src/areas/auth/seed.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds, quantile } from '../report.ts'

// The limit where one password hash takes `passwordMs`; on a slower or busier machine it grows in proportion.
const limits = { ms: 400, passwordMs: 20 }
// The maximum that the rate limit of an account allows at once.
const each = 10
const accounts = ['player', 'vip', 'tester', 'fresh'].map((name) => `${name}@apogee.test`)
const atOnce = 2

/** Signing in with the real cost of the password hash, two at a time, compared with the hash alone. */
export async function measureSignIn({ server }: Bench): Promise<Figure[]> {
  const floor = await floorMs()
  const waiting = Array.from({ length: each }, () => accounts).flat()
  const times: number[] = []
  const lane = async () => {
    for (let email = waiting.pop(); email !== undefined; email = waiting.pop())
      times.push(await signIn(server.url, email))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  const p95 = quantile(times, 0.95)
  const maxMs = limits.ms * Math.max(1, floor / limits.passwordMs)
  return [
    {
      what: 'signing in',
      measured: `${milliseconds(p95)} at p95`,
      must: `at most ${milliseconds(maxMs)}`,
      isOk: p95 <= maxMs,
      note: `${times.length} over HTTP, ${atOnce} at once; p50 ${milliseconds(median(times))}, ${(median(times) / floor).toFixed(1)} times one password (${milliseconds(floor)}); ${limits.ms} ms where that costs ${limits.passwordMs} ms`,
    },
  ]
}

async function signIn(url: string, email: string): Promise<number> {
  const since = performance.now()
  const answer = await fetch(`${url}/api/users/sign_in`, {
    method: 'POST',
    headers: { origin: url, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email, password: demoPassword, dfpc: 'bench' } }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 201) throw new Error(`signing in as ${email} was answered ${answer.status}`)
  return performance.now() - since
}

/** Duration of one password check on the idle machine. */
async function floorMs(): Promise<number> {
  const stored = await hashPassword(demoPassword)
  const times: number[] = []
  for (let run = 0; run < 20; run += 1) {
    const since = performance.now()
    await isPassword(demoPassword, stored)
    times.push(performance.now() - since)
  }
  return median(times)
}
