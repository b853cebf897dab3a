import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINES, playRounds } from '../../games/scripts/playRounds.ts'
import { openTestDatabase, type TestDatabase } from '../../games/server/testing/database.ts'
import type { Tables } from './games/outcome.ts'
import { type Round, verify } from './games/round.ts'

const tables: Tables = JSON.parse(readFileSync(new URL('../../docs/games/tables.json', import.meta.url), 'utf8'))
/** `npm run conformance:games` plays a thousand of each. */
const ROUNDS = 10

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const roundsOf = new Map<string, Promise<Round[]>>()
/** Converted to JSON and back, as the API sends them. */
const played = (engine: (typeof ENGINES)[number]): Promise<Round[]> => {
  const rounds =
    roundsOf.get(engine.id) ?? playRounds(db, engine, ROUNDS).then((all) => JSON.parse(JSON.stringify(all)))
  roundsOf.set(engine.id, rounds)
  return rounds
}
const engineOf = (id: string) => ENGINES.find((engine) => engine.id === id) as (typeof ENGINES)[number] // of the list

test.each(ENGINES)('rounds of $id follow from their seeds by the published rules', async (engine) => {
  const rounds = await played(engine)
  expect(rounds.map((round) => verify(tables, round))).toEqual(rounds.map(() => []))
})

type Change = (round: Round) => object

test.each<[string, string, Change, RegExp]>([
  ['a changed win', 'mines', ({ win_cents }) => ({ win_cents: (win_cents ?? 0) + 1 }), /^win/],
  ['a changed stake', 'blackjack', ({ staked_cents }) => ({ staked_cents: staked_cents + 20 }), /^staked/],
  ['a changed outcome', 'plinko', ({ view }) => ({ view: { ...(view as object), path: [] } }), /^shown/],
  [
    'another seed',
    'lines',
    ({ fairness }) => ({ fairness: { ...fairness, server_seed: 'ab'.repeat(32) } }),
    /seed is not/,
  ],
  [
    'a player seed from before the commitment',
    'ways',
    ({ fairness }) => ({ fairness: { ...fairness, player_seed_at: '2026-01-01T00:00:00.000Z' } }),
    /before the commitment/,
  ],
  [
    'a draw before betting closed',
    'live-wheel',
    ({ fairness }) => ({
      fairness: { ...fairness, live: { ...fairness.live, drawn_at: '2026-01-01T00:00:00.000Z' } },
    }),
    /order is wrong/,
  ],
  [
    'a list of seeds without the player’s own',
    'live-roulette',
    ({ fairness }) => ({ fairness: { ...fairness, live: { ...fairness.live, seeds: '' } } }),
    /own seed is not/,
  ],
])('%s is found', async (_, id, change, problem) => {
  const [round] = await played(engineOf(id))
  if (!round) throw new Error('no round')
  const problems = verify(tables, { ...round, ...change(round) } as Round)
  expect(
    problems.some((text) => problem.test(text)),
    problems.join('; '),
  ).toBe(true)
})
