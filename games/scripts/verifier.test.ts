import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINES } from '../engines/index.ts'
import type { PresentedRound } from '../protocol/round.ts'
import { openTestDatabase, type TestDatabase } from '../server/testing/database.ts'
import { call, createTable, launch } from '../server/testing/table.ts'
import { bundleVerifier, VERIFIER_NAMESPACES } from './bundleVerifier.ts'

/** A bet of an engine that a stake of 2,000 cents can be, and what is moved until the round is over. */
const PLAY: Readonly<Record<string, { readonly bet?: unknown; readonly move?: (round: PresentedRound) => unknown }>> = {
  lines: { move: () => 'next' },
  ways: { move: () => 'next' },
  hold: { move: () => 'next' },
  roulette: { bet: { chips: [{ spot: 'red', cents: 2000 }] } },
  blackjack: {
    bet: { seats: [2000, 0, 0] },
    move: ({ offers }) => ['split', 'double', 'decline', 'stand'].find((one) => offers.includes(one)),
  },
  plinko: { bet: { rows: 12, risk: 'medium' } },
  mines: {
    bet: { mines: 5 },
    move: ({ moves }) => (moves.length < 3 ? { kind: 'reveal', tile: moves.length * 5 } : { kind: 'cash_out' }),
  },
  crash: { bet: { goal: 150 } },
  'live-crash': { bet: { goal: 150 } },
  'live-roulette': { bet: { chips: [{ spot: 'red', cents: 2000 }] } },
  'live-wheel': { bet: { chips: [{ spot: 'n1', cents: 2000 }] } },
}

/** The line in which the script explains the first number. */
const EXPLANATIONS: Readonly<Record<string, RegExp>> = {
  lines: /number 1: Reel 1 stops at position \d+ of \d+: \S+/,
  ways: /number 1: Reel 1 stops at position \d+ of \d+: \S+/,
  hold: /number 1: Reel 1 stops at position \d+ of \d+: \S+/,
  roulette: /number 1: \d+ {2}Number \d+/,
  blackjack: /number 1: \S+ {2}Seat 1: /,
  plinko: /number 1: [←→] {2}1 \/ 12/,
  mines: /number 1: Row \d, column \d/,
  crash: /number 1: \S+×/,
  'live-roulette': /number \d: \d+ {2}Number \d+/,
  'live-wheel': /number 1: /,
  'live-crash': /number 1: \S+×/,
}

let db: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'verifier-'))
const script = join(folder, 'verify.mjs')
beforeAll(async () => {
  writeFileSync(script, await bundleVerifier())
  db = await openTestDatabase()
}, 120_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await db.close()
})

/** Rounds of every profile of an engine as the API returns them, with revealed seeds. */
async function roundsOf(engine: (typeof ENGINES)[number]): Promise<PresentedRound[]> {
  const table = createTable(db, 10_000_000)
  const studio = table.start()
  const { bet, move } = PLAY[engine.id] ?? {}
  const rounds: PresentedRound[] = []
  for (const profile of Object.keys(engine.profiles)) {
    const game = `lumenfold/${engine.id}-${profile}`
    const token = await launch(studio, table, { engine: engine.id, profile, game })
    if (engine.live) await playLive(token, bet)
    for (let count = 0; count < 4 && !engine.live; count++) {
      const order = { stake_cents: 2000, request_id: `${profile}-${count}-request`, bet }
      const placed = await call(studio, token, '/rounds', order)
      expect([engine.id, profile, placed.status, placed.body.error?.code]).toEqual([engine.id, profile, 200, undefined])
      let round: PresentedRound = placed.body.round
      while (round.is_open) {
        const { status, body } = move
          ? await call(studio, token, `/rounds/${round.id}/moves`, { index: round.moves.length, move: move(round) })
          : await waitFor(round)
        expect([engine.id, status, body.error?.code]).toEqual([engine.id, 200, undefined])
        round = body.round
      }
    }
    await call(studio, token, '/seed', {})
    for (const round of (await call(studio, token, '/rounds')).body.rounds) {
      // A list leaves the seeds of everyone's bets out.
      rounds.push(engine.live ? (await call(studio, token, `/live/bets/${round.id}`)).body.round : round)
    }
    // A clocked round ends when its time is up; one that is ended much later was cut off, and is returned.
    async function waitFor(round: PresentedRound) {
      table.pass(5000)
      return call(studio, token, `/rounds/${round.id}?wait=1`)
    }
  }
  return rounds

  /** Four rounds of a table, each as long as its clock says. */
  async function playLive(token: string, bet: unknown): Promise<void> {
    for (let count = 0; count < 4; count++) {
      const { round } = (await call(studio, token, '/live')).body
      const order = { round: round.id, stake_cents: 2000, request_id: `${round.id}-request`, bet, player_seed: 'mine' }
      expect((await call(studio, token, '/live/bets', order)).status).toBe(200)
      for (let next = round.id; next === round.id; next = (await call(studio, token, '/live')).body.round.id) {
        table.pass(5000)
        await studio.tick()
        await studio.recover()
      }
    }
  }
}

function verify(rounds: readonly object[], ...options: string[]) {
  return spawnSync(process.execPath, [script, ...options], {
    input: JSON.stringify(rounds),
    encoding: 'utf8',
  })
}

test.each(ENGINES.map((engine) => ({ id: engine.id, engine })))(
  'real rounds of $id verify with the script alone, and one that was changed does not',
  async ({ engine }) => {
    const rounds = await roundsOf(engine)
    expect(rounds).toHaveLength(4 * Object.keys(engine.profiles).length)
    const right = verify(rounds)
    expect([right.stderr, right.status, right.stdout.match(/all agrees/g)?.length]).toEqual(['', 0, rounds.length])
    const [first] = rounds as [PresentedRound, ...PresentedRound[]]
    const changed = { ...first, win_cents: (first.win_cents ?? 0) + 1 }
    const wrong = verify([first, changed], '--steps')
    expect([wrong.stderr, wrong.status, wrong.stdout.match(/all agrees|DOES NOT AGREE: win/g)]).toEqual([
      '',
      1,
      ['all agrees', 'DOES NOT AGREE: win'],
    ])
    expect(wrong.stdout).toMatch(EXPLANATIONS[engine.id] ?? /^$/)
  },
)

test('the script carries the texts that explain a round, and no others', () => {
  const folder = join(import.meta.dirname, '../client')
  const used = globSync(['engines/*/explainRound.ts', 'slots/explainReels.ts'], { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/textsIn\('([\w-]+)'\)/g)].map(([, name]) => name),
  )
  expect([...new Set(used)].sort()).toEqual([...VERIFIER_NAMESPACES].sort())
  const built = readFileSync(script, 'utf8')
  expect(built).toContain('stops at position')
  expect(built).not.toContain('announceBet')
})

test('a box of prizes verifies with the script alone, and one that was changed does not', () => {
  const item = (id: number, weight: number, prize = false) => ({
    id,
    weight,
    prize,
    bonuses: [{ title: `prize ${id}` }],
  })
  // The number of these seeds is 4725: echo -n apogee-vector:0:0 | openssl dgst -sha256 -hmac <server seed>
  const box = {
    id: 0,
    title: 'Wheel of fortune',
    items: [item(1, 4000), item(2, 0), item(3, 6000, true)],
    fair: {
      hash: '19f3799fd6ba9ea9dc3bcaaa7bed97a1ea7e9ea0f7bbe5a1b4ea4b1c7d4c16e2',
      seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      player_seed: 'apogee-vector',
    },
  }
  const honest = { ...box, fair: { ...box.fair, hash: createHash('sha256').update(box.fair.seed).digest('hex') } }
  const right = verify([honest], '--steps')
  expect([right.stderr, right.status, right.stdout]).toEqual([
    '',
    0,
    expect.stringContaining('number 4725 of 10000: prize 3'),
  ])
  expect(right.stdout).toContain('HMAC-SHA256(server seed, "apogee-vector:0:0") = bc1ccf75')
  const wrong = verify([box, { ...honest, items: [item(1, 4000), item(2, 500, true), item(3, 5500)] }])
  expect([wrong.status, wrong.stdout]).toEqual([1, expect.stringContaining('DOES NOT AGREE: hash')])
  expect(wrong.stdout).toContain('DOES NOT AGREE: prize')
  const open = verify([{ ...honest, fair: { ...honest.fair, seed: null, player_seed: null } }])
  expect([open.status, open.stdout]).toEqual([1, expect.stringContaining('not revealed')])
})

test('the draw of a lottery verifies with the script alone, and one that was changed does not', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
  const numbers = Array.from({ length: 10 }, (_, nth) => String(nth + 1).padStart(6, '0'))
  const tickets = numbers.map((number) => `${number}\n`).join('')
  // As openssl draws it: echo -n <hash of the list>:<place>:0 | openssl dgst -sha256 -hmac <seed>
  const left = [...numbers]
  const steps = [3, 2, 1].map((place) => {
    const block = createHmac('sha256', seed)
      .update(`${sha256(tickets)}:${place}:0`)
      .digest()
    return { award_place: place, ticket: left.splice(block.readUInt32BE(0) % left.length, 1)[0]! }
  })
  const draw = {
    lottery_id: 7,
    hash: sha256(seed),
    seed,
    tickets_hash: sha256(tickets),
    tickets_count: 10,
    steps,
    tickets,
  }
  const right = verify([draw], '--steps')
  expect([right.stderr, right.status]).toEqual(['', 0])
  expect(right.stdout).toContain(`HMAC-SHA256(server seed, "${draw.tickets_hash}:3:0")`)
  expect(right.stdout).toContain(`ticket ${steps[2]!.ticket}, computed here`)
  const [third, ...others] = steps
  const wrong: readonly [object, string][] = [
    [{ hash: sha256('another') }, 'hash'],
    [{ tickets: tickets.replace('000004\n', '') }, 'list of tickets'],
    [{ tickets_count: 11 }, 'number of tickets'],
    [{ steps: [{ ...third, ticket: others[0]!.ticket }, ...others] }, 'place 3'],
    [{ steps: others.toReversed() }, 'order of places'],
  ]
  for (const [own, what] of wrong) {
    const { status, stdout } = verify([{ ...draw, ...own }])
    expect([status, stdout]).toEqual([1, expect.stringMatching(new RegExp(`DOES NOT AGREE: .*${what}`))])
  }
  const { tickets: _, ...without } = draw
  expect([verify([without]).status, verify([without]).stdout]).toEqual([1, expect.stringContaining('is missing')])
})
