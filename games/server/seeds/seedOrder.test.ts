import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engine } from '../../engines/lines/engine.ts'
import { claimOf } from '../../fairness/claimOf.ts'
import { isSigned } from '../../fairness/commitment.ts'
import { hashServerSeed } from '../../fairness/stream.ts'
import { verifyRound } from '../../fairness/verifyRound.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { PresentedState } from '../../protocol/state.ts'
import type { Studio } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, createTable, launch, type Table } from '../testing/table.ts'

type Seed = PresentedState['seed']
type Signed = NonNullable<Seed['next']>

const commitmentOf = ({ hash, committed_at: committedAt, signature, key }: Signed) => ({
  hash,
  committedAt,
  signature,
  key,
})

describe('the order of seeds', () => {
  let db: TestDatabase
  let table: Table
  let studio: Studio
  let token: string
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await clearStudio(db)
    table = createTable(db)
    studio = table.start()
    token = await launch(studio, table)
  })
  const state = async (): Promise<Seed> => (await call(studio, token, '/state')).body.seed
  const place = (request: string, own: object = {}) =>
    call(studio, token, '/rounds', { stake_cents: 20, request_id: `request-${request}`, ...own })
  async function finish(round: PresentedRound): Promise<void> {
    for (let now = round; now.is_open; )
      now = (await call(studio, token, `/rounds/${now.id}/moves`, { index: now.moves.length, move: 'next' })).body.round
  }
  async function revealed(): Promise<PresentedRound[]> {
    await call(studio, token, '/seed', { player_seed: 'the-next-one' })
    return (await call(studio, token, '/rounds')).body.rounds
  }

  test('the hash of the next server seed is public, signed and timed before the player sends their seed', async () => {
    const before = await state()
    const next = before.next as Signed
    expect(before.player_seed_at).toBeNull()
    expect(await isSigned(commitmentOf(next))).toBe(true)
    table.pass(1000)
    const { body } = await call(studio, token, '/seed', { player_seed: 'mine' })
    expect(body.seed).toMatchObject({ hash: next.hash, player_seed: 'mine', commitment: next })
    expect(Date.parse(body.seed.player_seed_at)).toBeGreaterThan(Date.parse(next.committed_at))
    expect(body.seed.next.hash).not.toBe(next.hash)
    // For every seed of the player, the next server seed is the published one.
    table.pass(1000)
    const after = (await call(studio, token, '/seed', { player_seed: 'other' })).body
    expect(after.seed.hash).toBe(body.seed.next.hash)
    expect(await hashServerSeed(after.revealed.server_seed)).toBe(next.hash)
  })

  test('the first bet sends the player’s seed for the published hash; another hash is rejected', async () => {
    const seed = await state()
    const refused = await place('0001', { player_seed: 'mine', seed_hash: 'f'.repeat(64) })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'seed_changed'])
    expect(table.wallet.counted('bet')).toEqual([])
    table.pass(1000)
    const { body } = await place('0001', { player_seed: 'mine', seed_hash: seed.hash })
    expect(body.round.fairness).toMatchObject({ hash: seed.hash, player_seed: 'mine', commitment: seed.commitment })
    expect(body.seed.player_seed_at).toBe(body.round.fairness.player_seed_at)
    expect(Date.parse(body.seed.player_seed_at)).toBeGreaterThan(
      Date.parse(body.round.fairness.commitment.committed_at),
    )
  })

  test('the verifier detects a commitment for a different hash, or one later than the player’s seed', async () => {
    const { hash } = await state()
    table.pass(1000)
    await finish((await place('0001', { player_seed: 'mine', seed_hash: hash })).body.round)
    const [round] = (await revealed()) as [PresentedRound]
    const claim = claimOf(round)
    const mismatchesOf = async (change: object) => (await verifyRound(engine, { ...claim, ...change })).mismatches
    expect(await mismatchesOf({})).toEqual([])
    const { commitment } = claim
    expect(await mismatchesOf({ playerSeedAt: '2000-01-01T00:00:00.000Z' })).toEqual(['commitment'])
    expect(await mismatchesOf({ commitment: { ...commitment, hash: 'f'.repeat(64) } })).toEqual(['commitment'])
    expect(await mismatchesOf({ commitment: { ...commitment, committedAt: '1999-01-01T00:00:00.000Z' } })).toEqual([
      'commitment',
    ])
    expect(await mismatchesOf({ commitment: null })).toEqual([])
  })

  test('a player from before commitments gets committed seeds from the next seed on', async () => {
    await db.query('delete from studio.next_seeds')
    await db.query('update studio.seeds set committed_at = null, signature = null')
    expect(await state()).toMatchObject({ commitment: null, next: null })
    // A seed created only now must not use a player's seed sent before it.
    const { body } = await call(studio, token, '/seed', { player_seed: 'sent-too-early' })
    expect(body.seed).toMatchObject({ player_seed_at: null, next: expect.anything() })
    expect(body.seed.player_seed).not.toBe('sent-too-early')
  })
})
