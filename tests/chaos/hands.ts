import type { Db } from '../../apps/platform/src/core/db/db.ts'
import { walletHeaders } from '../server/signing.ts'
import type { Line } from './line.ts'

export interface HandLane {
  readonly name: string
  readonly url: string
  readonly secret: string
  /** A play session of a player that only this lane uses, so that no other bet moves their money. */
  readonly session: string
  readonly random: () => number
  readonly line: Line
  readonly isOver: () => boolean
}

interface Round {
  readonly id: string
  readonly state: string
  readonly is_open: boolean
  readonly moves: readonly unknown[]
  readonly offers: readonly string[]
  readonly staked_cents: number
  readonly win_cents: number | null
}

/** Rounds that the studio reported as finished: their stake and win may not change any more. */
export type ReportedRounds = Map<string, Pick<Round, 'staked_cents' | 'win_cents'>>

const stake = 100
// Moves that raise the stake come first, because they place a wallet bet that can be lost.
const daring = ['split', 'double', 'insure']
const cautious = ['decline', 'stand']

/**
 * Plays blackjack hand after hand while the server is killed again and again. Retries every call until it is answered.
 */
export async function playHands(lane: HandLane): Promise<ReportedRounds> {
  const reported: ReportedRounds = new Map()
  const token = await open(lane)
  for (let hand = 1; !lane.isOver(); hand += 1) {
    const order = { request_id: `${lane.name}-hand-${hand}`, stake_cents: stake, bet: { seats: [stake, 0, 0] } }
    const placed = await callStudio(lane, token, '/rounds', order)
    let round = placed.round
    while (round && isOn(round)) round = await playOn(lane, token, round)
    if (round && round.win_cents !== null) reported.set(round.id, round)
  }
  return reported
}

const isOn = ({ state, win_cents }: Round) => win_cents === null && state !== 'rolled_back' && state !== 'refused'

async function playOn(
  lane: HandLane,
  token: string,
  { id, is_open, moves, offers }: Round,
): Promise<Round | undefined> {
  const wanted = lane.random() < 0.7 ? [...daring, ...cautious] : [...cautious, ...daring]
  const move = wanted.find((one) => offers.includes(one))
  const answer = is_open ? await callStudio(lane, token, `/rounds/${id}/moves`, { index: moves.length, move }) : null
  // A raise that was rolled back while the server was down leaves the hand unchanged.
  return answer?.round ?? (await callStudio(lane, token, `/rounds/${id}?wait=1`)).round
}

async function open({ url, secret, session, name, line }: HandLane): Promise<string> {
  const path = '/studio/v1/launch'
  const game = { game: `chaos/${name}`, title: name, provider: 'chaos', seo_title: 'chaos', theme: 'space', seed: name }
  const money = { session, mode: 'real', currency: 'EUR', subunits_to_unit: 100, player: name }
  const order = { ...game, ...money, engine: 'blackjack', profile: 'salon', locale: 'en', lobby_url: '/' }
  const body = JSON.stringify(order)
  const answer = await line.deliver(`launch ${name}`, async () => {
    const response = await fetch(url + path, { method: 'POST', headers: walletHeaders(secret, path, body), body })
    return { status: response.status, body: (await response.json()) as unknown }
  })
  return (answer.body as { game_url: string }).game_url.split('/').at(-1) ?? ''
}

async function callStudio(
  lane: HandLane,
  token: string,
  path: string,
  body?: object,
): Promise<{ readonly round?: Round }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await lane.line.deliver(`hand ${lane.name} ${path}`, async () => {
    const response = await fetch(`${lane.url}/studio/api${path}`, init)
    // The killed process still has a lease on the round for a few seconds: not a fault, try again.
    if (response.status === 503) throw new Error('the round is still leased')
    return { status: response.status, body: (await response.json()) as unknown }
  })
  return answer.body as { round?: Round }
}

interface StudioRow extends Record<string, unknown> {
  readonly id: string
  readonly state: string
  readonly staked_cents: bigint
  readonly win_cents: bigint
  /** The same round in the platform's ledger. */
  readonly bet: bigint | null
  readonly won: bigint | null
  readonly platform: string | null
}

/** Compares the studio's rounds with the platform's and with what the player saw. */
export async function verifyHands(db: Db, reported: readonly ReportedRounds[]): Promise<string[]> {
  const rows = await db.query<StudioRow>(
    // A free round stakes nothing with the platform, and its win is collected separately.
    `SELECT r.id::text, r.state, r.staked_cents, r.win_cents, g.state AS platform,
            CASE WHEN g.freespins_id IS NULL THEN g.bet_cents ELSE r.staked_cents END AS bet,
            CASE WHEN g.freespins_id IS NULL THEN g.win_cents ELSE g.free_win_cents END AS won
       FROM studio.rounds r LEFT JOIN game_rounds g ON g.id = r.id::text`,
  )
  // If every request of a lane is rejected, the test proves nothing.
  const problems = reported.every(({ size }) => size === 0) ? ['no hand was finished'] : []
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const { id, state, staked_cents, win_cents, bet, won, platform } of rows) {
    const isSame = bet === staked_cents && won === win_cents && platform === 'finished'
    if (state === 'settled' && !isSame) {
      problems.push(
        `hand ${id} staked ${staked_cents} and won ${win_cents}, the platform has ${bet}, ${won}, ${platform}`,
      )
    } else if (state === 'rolled_back' && platform !== null && platform !== 'rolled_back') {
      problems.push(`hand ${id} was returned, the platform has ${platform}`)
    }
  }
  for (const rounds of reported)
    for (const [id, { staked_cents, win_cents }] of rounds) {
      const row = found.get(id)
      if (row?.state !== 'settled' && row?.state !== 'played')
        problems.push(`hand ${id} was reported as finished and is ${row?.state}`)
      else if (Number(row.staked_cents) !== staked_cents || Number(row.win_cents) !== win_cents) {
        problems.push(`hand ${id} was reported with other amounts: ${staked_cents}, ${win_cents}`)
      }
    }
  return problems
}
