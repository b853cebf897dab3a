import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BALL_MS, engine } from '../../../engines/live-roulette/engine.ts'
import { claimOf } from '../../../fairness/claimOf.ts'
import type { LiveClaim } from '../../../fairness/liveClaim.ts'
import { verifyRound } from '../../../fairness/verifyRound.ts'
import type { Studio, StudioParts } from '../../main.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { clearStudio } from '../../testing/mortal.ts'
import { call, createTable, launch, type Table, testSealer } from '../../testing/table.ts'
import { createLiveStore } from '../store.ts'
import { buildChain } from './chains.ts'

const TABLE = { engine: 'live-roulette', profile: 'classic', game: 'lumenfold/LiveOrbit' }
const times = engine.live?.times as NonNullable<typeof engine.live>['times']
const DRAWN = times.bettingMs + times.closingMs
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a chain is hashed from its root, with a checkpoint every thousand links', async () => {
  const root = 'ab'.repeat(32)
  let link = root
  const links = Array.from({ length: 2500 }, () => {
    link = sha256(link)
    return link
  })
  expect(await buildChain(root, 2500)).toEqual({ anchor: links[2499], checkpoints: [root, links[999], links[1999]] })
})

describe('the chain of a table', () => {
  let db: TestDatabase
  let table: Table
  let studio: Studio
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  const start = (over: Partial<StudioParts> = {}) => {
    studio = table.start(over)
  }
  beforeEach(async () => {
    await clearStudio(db)
    table = createTable(db)
    start()
  })

  const sit = (player: string) => launch(studio, table, { ...TABLE, player, session: `wallet-${player}` })
  const see = async (token: string) => (await call(studio, token, '/live')).body
  const bet = (token: string, round: string, player_seed?: string, request_id = 'request-0001') => {
    const chips = [{ spot: 'red', cents: 100 }]
    const order = { round, request_id, stake_cents: 100, bet: { chips } }
    return call(studio, token, '/live/bets', player_seed === undefined ? order : { ...order, player_seed })
  }
  const pass = async (ms: number) => {
    table.pass(ms)
    await studio.tick()
    await studio.recover()
  }
  // biome-ignore lint/suspicious/noExplicitAny: a test reads an answer it has just described
  const announced = async (): Promise<any[]> =>
    // biome-ignore lint/suspicious/noExplicitAny: as above
    ((await (await studio.app.request('/studio/v1/live/chains')).json()) as any).chains
  /** A spin with a bet of each player; returns the final view of each. */
  async function spin(seeds: readonly (string | undefined)[]) {
    const tokens = await Promise.all(seeds.map((_, at) => sit(`player-${at}`)))
    const { round } = await see(tokens[0] as string)
    const bets: string[] = []
    for (const [at, token] of tokens.entries()) {
      table.pass(500)
      bets.push((await bet(token, round.id, seeds[at])).body.bet.id)
    }
    await pass(DRAWN)
    await pass(BALL_MS)
    const rounds = tokens.map(async (token, at) => (await call(studio, token, `/live/bets/${bets[at]}`)).body.round)
    return { round, rounds: await Promise.all(rounds), tokens }
  }

  test('is announced before its first round, and the database contains no seed of it during betting', async () => {
    const token = await sit('one')
    const { round } = await see(token)
    const [chain] = await announced()
    expect(chain).toMatchObject({ game: TABLE.game, firstNumber: 1, length: 100, anchor: round.hash })
    expect(Date.parse(chain.committedAt)).toBeLessThanOrEqual(round.opens_at)
    await bet(token, round.id, 'mine')
    const stored = JSON.stringify(
      [
        await db.query('select * from studio.live_rounds'),
        (await db.query<{ sealed: Uint8Array }>('select sealed from studio.live_chains')).map(({ sealed }) =>
          Buffer.from(sealed).toString(),
        ),
      ],
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    )
    await pass(DRAWN)
    await pass(BALL_MS)
    const shown = (await see(token)).round
    expect(sha256(shown.server_seed)).toBe(round.hash)
    expect(stored).toContain(round.hash)
    expect(stored).not.toContain(shown.server_seed)
  })

  test('a round is drawn from the seeds of all bets that sent one, in their order of arrival', async () => {
    const { rounds } = await spin(['first', undefined, 'third'])
    const lists = rounds.map(({ fairness }) =>
      fairness.live.seeds.split('\n').map((line: string) => line.split(' ')[0]),
    )
    expect(lists).toEqual(Array(3).fill(['first', 'third', '']))
    for (const round of rounds) {
      expect(round.fairness.player_seed).toBe(sha256(round.fairness.live.seeds))
      expect((await verifyRound(engine, claimOf(round))).mismatches).toEqual([])
    }
    expect(rounds.map(({ fairness }) => fairness.live.own_seed)).toEqual(['first', null, 'third'])
  })

  test('later changes do not verify: chain, list, own seed, order', async () => {
    const { rounds } = await spin(['first', 'second'])
    const claim = claimOf(rounds[0])
    const live = claim.live as LiveClaim
    const mismatches = async (over: Partial<LiveClaim>) =>
      (await verifyRound(engine, { ...claim, live: { ...live, ...over } })).mismatches
    const [line = ''] = live.seeds.split('\n')
    const early = new Date(Date.parse(live.opensAt) - 1).toISOString()
    expect(await mismatches({})).toEqual([])
    expect(await mismatches({ chain: { ...live.chain, anchor: 'ab'.repeat(32) } })).toEqual(['chain'])
    expect(await mismatches({ chain: { ...live.chain, firstNumber: 0 } })).toEqual(['chain'])
    expect(await mismatches({ seeds: `${line}\n` })).toEqual(['values'])
    expect(await mismatches({ ownSeed: 'another' })).toEqual(['own seed'])
    expect(await mismatches({ opensAt: new Date(Date.parse(live.chain.committedAt) - 1).toISOString() })).toEqual([
      'order',
    ])
    expect(await mismatches({ closesAt: new Date(Date.parse(live.drawnAt) + 1).toISOString() })).toEqual(['order'])
    expect(await mismatches({ drawnAt: live.closesAt })).toEqual(['order'])
    expect(await mismatches({ seeds: live.seeds.replace(/ \S+/, ` ${early}`) })).toEqual([
      'values',
      'own seed',
      'order',
    ])
  })

  test('each seed hashes to the one before, and a used-up chain is followed by a new one', async () => {
    start({ liveChainLength: 2 })
    const seeds: string[] = []
    const hashes: string[] = []
    for (let nth = 0; nth < 3; nth++) {
      const { rounds, tokens, round } = await spin(['mine'])
      expect((await verifyRound(engine, claimOf(rounds[0]))).mismatches).toEqual([])
      seeds.push(rounds[0].fairness.server_seed)
      hashes.push(round.hash)
      await pass(times.resultMs)
      await see(tokens[0] as string)
    }
    expect(hashes[1]).toBe(seeds[0])
    expect(hashes[2]).not.toBe(seeds[1])
    const chains = await announced()
    expect(chains.map(({ firstNumber }) => firstNumber)).toEqual([3, 1])
    expect(chains.map(({ anchor }) => anchor)).toEqual([hashes[2], hashes[0]])
  })

  test('a chain that no key decrypts any more is followed by a new one', async () => {
    await spin(['mine'])
    table.pass(times.resultMs)
    start({ sealer: { ...testSealer, open: openOnly(await sealedNow()) } })
    const { rounds } = await spin(['mine'])
    expect((await verifyRound(engine, claimOf(rounds[0]))).mismatches).toEqual([])
    expect((await announced()).map(({ firstNumber }) => firstNumber)).toEqual([2, 1])
  })

  test('bets of a round whose chain no key decrypts are returned, including added chips', async () => {
    const token = await sit('one')
    const { round } = await see(token)
    await bet(token, round.id, 'mine')
    await bet(token, round.id, 'mine', 'request-0002')
    start({ sealer: { ...testSealer, open: openOnly(await sealedNow()) } })
    await pass(DRAWN)
    expect((await db.query('select state from studio.live_bets'))[0]).toEqual({ state: 'confirmed' })
    await pass(60_000)
    expect((await db.query('select state from studio.live_bets'))[0]).toEqual({ state: 'rolled_back' })
    expect([table.wallet.balance(), table.wallet.counted('win')]).toEqual([100_000, []])
    expect((await see(token)).history).toEqual([])
  })

  test('a bet confirmed during the draw does not count: its seed is not in the list', async () => {
    const { round } = await see(await sit('one'))
    const store = createLiveStore(db)
    await db.query("update studio.live_rounds set spins_at = spins_at + interval '1 hour'")
    const id = (await bet(await sit('one'), round.id, 'mine')).body.bet.id
    await db.query("update studio.live_bets set state = 'placed'")
    let confirming: Promise<boolean> | undefined
    await store.draw(round.id, async (_, seeds) => {
      expect(seeds).toEqual([])
      confirming = store.confirm({ id, balanceCents: 1, maxBetCents: null }, table.clock.now())
      await new Promise((done) => setTimeout(done, 20))
      const at = table.clock.now()
      const seed = { serverSeed: 's', playerSeed: 'p', seeds: '', drawnAt: at, signature: '' }
      return { ...seed, view: {}, mark: '1', from: at, landsAt: null, resultAt: at, endsAt: at }
    })
    expect(await confirming).toBe(false)
  })

  test('with a beacon its output decides, and the round waits for it', async () => {
    const url = `https://beacon.test/${'ab'.repeat(32)}`
    let isThere = false
    const asked: number[] = []
    const output = async (at: Date) => {
      asked.push(at.getTime())
      if (!isThere) throw new Error('not yet')
      return { chain: 'ab'.repeat(32), round: 7, randomness: 'cd'.repeat(32) }
    }
    start({ beacon: { url, output } })
    const token = await sit('one')
    const { round } = await see(token)
    expect(round.beacon_url).toBe(url)
    const { id } = (await bet(token, round.id, 'mine')).body.bet
    await pass(DRAWN)
    expect((await see(token)).round.is_drawn).toBe(false)
    isThere = true
    for (let nth = 0; nth < 2; nth++) await pass(1000)
    expect((await see(token)).round.is_drawn).toBe(true)
    await pass(BALL_MS)
    const played = (await call(studio, token, `/live/bets/${id}`)).body.round
    expect(played.fairness.live.seeds).toBe(`drand ${'ab'.repeat(32)} 7 ${'cd'.repeat(32)}\n`)
    expect(new Set(asked)).toEqual(new Set([round.opens_at + DRAWN]))
    const claim = claimOf(played)
    expect((await verifyRound(engine, claim)).mismatches).toEqual([])
    const other = { ...(claim.live as LiveClaim), beaconUrl: 'https://beacon.test/other' }
    expect((await verifyRound(engine, { ...claim, live: other })).mismatches).toEqual(['own seed'])
  })

  /** The encrypted chains in the database, which a new key does not decrypt. */
  const sealedNow = async () =>
    (await db.query<{ sealed: Uint8Array }>('select sealed from studio.live_chains')).map(({ sealed }) =>
      Buffer.from(sealed).toString(),
    )
})

const openOnly = (old: readonly string[]) => (sealed: Uint8Array) =>
  old.includes(Buffer.from(sealed).toString()) ? null : testSealer.open(sealed)
