import type { AnyEngine } from '../engines/engine.ts'
import { ENGINES } from '../engines/index.ts'
import { SPOTS } from '../engines/roulette/spots.ts'
import { seededRandom } from '../engines/slots/simulation.ts'
import type { PresentedRound } from '../protocol/round.ts'
import type { Studio } from '../server/main.ts'
import type { Db } from '../server/ports.ts'
import { call, createTable, launch, type Table } from '../server/testing/table.ts'

// Rounds of every engine as their players get them: bet, moved and paid through the studio's API, with the seeds then revealed.

/** The API lists the last fifty rounds of a game. */
const BATCH = 40
const LIVE_STEP_MS = 5000

type Random = () => number
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T // never empty

const chipsOn = (random: Random, spots: readonly string[]) =>
  [...new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, spots)))].map((spot) => ({
    spot,
    cents: 100 * (1 + Math.floor(random() * 3)),
  }))

/** A bet of an engine, and its whole stake. */
function betOf(random: Random, { id }: AnyEngine): { readonly stake: number; readonly bet?: unknown } {
  const stake = 20 * (1 + Math.floor(random() * 100))
  const chips = (spots: readonly string[]) => {
    const laid = chipsOn(random, spots)
    return { stake: laid.reduce((sum, { cents }) => sum + cents, 0), bet: { chips: laid } }
  }
  if (id === 'roulette' || id === 'live-roulette') return chips(SPOTS.map((spot) => spot.id))
  if (id === 'live-wheel') return chips(['n1', 'n2', 'n4', 'n43'])
  if (id === 'plinko')
    return { stake, bet: { rows: pick(random, [8, 12, 16]), risk: pick(random, ['low', 'medium', 'high']) } }
  if (id === 'mines') return { stake, bet: { mines: 5 + Math.floor(random() * 4) } }
  if (id.endsWith('crash')) return { stake, bet: { goal: 101 + Math.floor(random() ** 3 * 900) } }
  if (id !== 'blackjack') return { stake }
  const seats = [200, random() < 0.5 ? 400 : 0, random() < 0.5 ? 1000 : 0]
  return { stake: seats.reduce((sum, cents) => sum + cents, 0), bet: { seats } }
}

function moveOf(random: Random, { id }: AnyEngine, { offers, moves, view }: PresentedRound): unknown {
  if (id === 'blackjack') return pick(random, offers)
  if (id !== 'mines') return 'next'
  if (moves.length > 0 && random() < 0.3) return { kind: 'cash_out' }
  const { revealed } = view as { readonly revealed: readonly number[] } // what mines shows
  return {
    kind: 'reveal',
    tile: pick(
      random,
      Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !revealed.includes(tile)),
    ),
  }
}

/** Plays rounds of an engine, spread over its profiles. */
export async function playRounds(db: Db, engine: AnyEngine, count: number, seed = 1): Promise<PresentedRound[]> {
  const table = createTable(db, 100_000_000_000)
  const studio = table.start({ liveChainLength: count + 100 })
  const random = seededRandom(seed)
  const profiles = Object.keys(engine.profiles)
  const rounds: PresentedRound[] = []
  for (const [at, profile] of profiles.entries()) {
    const own = Math.floor(count / profiles.length) + (at < count % profiles.length ? 1 : 0)
    const token = await launch(studio, table, { engine: engine.id, profile, game: `lumenfold/${engine.id}-${profile}` })
    const playing = { studio, table, engine, token, random }
    rounds.push(...(await (engine.live ? playTable(playing, own) : playAlone(playing, own))))
  }
  await studio.close()
  return rounds
}

interface Playing {
  readonly studio: Studio
  readonly table: Table
  readonly engine: AnyEngine
  readonly token: string
  readonly random: Random
}

async function playAlone({ studio, table, engine, token, random }: Playing, count: number): Promise<PresentedRound[]> {
  const rounds: PresentedRound[] = []
  const call = (path: string, body?: object) => answerOf(studio, token, path, body)
  for (let played = 0; played < count; ) {
    const batch = Math.min(BATCH, count - played)
    const { seed } = await call('/state')
    for (let nth = 0; nth < batch; nth++, played++) {
      const { stake, bet } = betOf(random, engine)
      const own = nth === 0 ? { player_seed: `mine-${played}`, seed_hash: seed.hash } : {}
      const order = { stake_cents: stake, request_id: `request-${played}-of-mine`, bet, ...own }
      let { round } = await call('/rounds', order)
      while (round.is_open) {
        if (engine.id === 'crash') {
          table.pass(3000)
          round = (await call(`/rounds/${round.id}?wait=1`)).round
        } else {
          const move = moveOf(random, engine, round)
          round = (await call(`/rounds/${round.id}/moves`, { index: round.moves.length, move })).round
        }
      }
    }
    await call('/seed', { player_seed: `mine-${played}` })
    rounds.push(...(await call('/rounds')).rounds.slice(0, batch))
  }
  return rounds
}

/** One bet in each round of a table, which goes on by its clock. */
async function playTable({ studio, table, engine, token, random }: Playing, count: number): Promise<PresentedRound[]> {
  const rounds: PresentedRound[] = []
  const call = (path: string, body?: object) => answerOf(studio, token, path, body)
  while (rounds.length < count) {
    const { round } = await call('/live')
    const { stake, bet } = betOf(random, engine)
    const order = { round: round.id, stake_cents: stake, request_id: `request-${rounds.length}-of-mine`, bet }
    const placed = await call('/live/bets', { ...order, player_seed: `mine-${rounds.length}` })
    for (let next = round.id; next === round.id; next = (await call('/live')).round.id) {
      table.pass(LIVE_STEP_MS)
      await studio.tick()
      await studio.recover()
    }
    rounds.push((await call(`/live/bets/${placed.bet.id}`)).round)
  }
  return rounds
}

async function answerOf(studio: Studio, token: string, path: string, body?: object) {
  const answer = await call(studio, token, path, body)
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

export { ENGINES }
