import { join } from 'node:path'
import { atEnd, freePort } from '../../../scripts/lib/processes.mjs'
import { ServerProcess } from '../../server/serverProcess.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds } from '../report.ts'

/** Attempts with addresses of existing accounts, and as many with unknown addresses. */
const tries = 2_000
// Three attempts per account, fewer than cause a lock or a wait.
const players = Math.ceil(tries / 3)
const maxAuc = 0.55

const calls = {
  'sign-in': ['/api/users/sign_in', (email: string) => ({ user: { email, password: 'Not-the-password-1' } })],
  remind: ['/api/users/password', (email: string) => ({ user: { email } })],
  resend: ['/api/users/confirmation', (email: string) => ({ user: { email } })],
  'check-email': ['/check-email', (email: string) => ({ email })],
} as const satisfies Record<string, readonly [string, (email: string) => object]>
type Call = keyof typeof calls

/**
 * Checks that response times do not reveal whether an address has an account (SEC-05). An AUC of 0.5 is pure chance.
 */
export async function measureTiming({ folder }: Bench): Promise<Figure[]> {
  const server = new ServerProcess({
    port: await freePort(),
    dataDir: join(folder, 'timing'),
    databaseUrl: null,
    secrets: { wallet: 'bench-wallet-secret-0123', psp: 'bench-payment-secret-0123' },
    // Every attempt comes from a different address, as from a botnet, to stay below the rate limits by address.
    env: { TRUST_PROXY: '1', CAPTCHA: 'off', CATALOGUE_GAMES: '50' },
  })
  atEnd(() => server.kill())
  await server.start()
  const known = Array.from({ length: players }, (_, place) => `player-${place + 10_000}@example.com`)
  for (const email of known) await signUp(server.url, email)
  const figures: Figure[] = []
  for (const call of Object.keys(calls) as Call[]) figures.push(await measure(server.url, call, known))
  await server.stop()
  return figures
}

async function measure(url: string, call: Call, known: readonly string[]): Promise<Figure> {
  const [path, bodyOf] = calls[call]
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let turn = 0; turn < tries; turn += 1) {
    const email = known[turn % known.length]!
    const pair: [keyof typeof times, string][] = [
      ['known', email],
      ['unknown', email.replace('player', 'nobody')],
    ]
    // In random order, so that after-effects of one slow down the other equally often.
    for (const [who, address] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const since = performance.now()
      const answer = await send(url, path, bodyOf(address))
      const body = await answer.text()
      times[who].push(performance.now() - since)
      answers.add(`${answer.status} ${body}`)
    }
  }
  const found = areaUnderCurve(times.known, times.unknown)
  const auc = Math.max(found, 1 - found)
  return {
    what: `known or unknown address by the time of ${call}`,
    measured: `AUC ${auc.toFixed(3)}`,
    must: `at most ${maxAuc}, one body`,
    isOk: auc <= maxAuc && answers.size === 1,
    note: `${tries} tries each, medians ${milliseconds(median(times.known))} and ${milliseconds(median(times.unknown))}, ${answers.size} different answers: ${[...answers].join(' | ').slice(0, 120)}`,
  }
}

/** Probability that a value of the first list exceeds one of the second, with ties counting half. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const sorted = [...second].sort((a, b) => a - b)
  const below = (value: number, orEqual: boolean) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]! < value || (orEqual && sorted[middle] === value)) low = middle + 1
      else high = middle
    }
    return low
  }
  const wins = first.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0)
  return wins / (first.length * second.length)
}

async function signUp(url: string, email: string): Promise<void> {
  const password = 'Orbit-and-back-7'
  const user = { email, password, password_confirmation: password, country: 'DE', currency: 'EUR' }
  const consents = { terms_acceptance: true, age_acceptance: true }
  const answer = await send(url, '/api/users', { user: { ...user, ...consents } })
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

const part = () => Math.floor(Math.random() * 254) + 1

const send = (url: string, path: string, body: object): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-requested-with': 'XMLHttpRequest',
      'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
    },
    body: JSON.stringify(body),
  })
