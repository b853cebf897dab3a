import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { engine, type LinesView } from '../engines/lines/engine.ts'
import { playRound } from '../engines/lines/playRound.ts'
import { machineOf, PROFILES } from '../engines/lines/profiles.ts'
import { createServerSeed, hashServerSeed, openDraws, unbiased } from './stream.ts'
import { type RoundClaim, verifyRound } from './verifyRound.ts'

const SERVER_SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const PLAYER_SEED = 'apogee-vector'

async function claimAt(nonce: number, profile: 'steady' | 'wild' = 'steady'): Promise<RoundClaim> {
  const bet = { stakeCents: 80 }
  const draws = await openDraws(SERVER_SEED, PLAYER_SEED, nonce)
  const { view, winCents, stakedCents } = await engine.play(PROFILES[profile], bet, ['rest'], draws)
  const seeds = { serverSeed: SERVER_SEED, serverSeedHash: await hashServerSeed(SERVER_SEED), playerSeed: PLAYER_SEED }
  return {
    profile,
    bet,
    moves: ['rest'],
    view,
    winCents,
    stakedCents,
    nonce,
    ...seeds,
    commitment: null,
    playerSeedAt: null,
    live: null,
  }
}
const stepsOf = (claim: RoundClaim) => (claim.view as LinesView).steps // the lines engine made it

test('the published hash is the SHA-256 of the displayed seed', async () => {
  expect(await hashServerSeed(SERVER_SEED)).toBe(createHash('sha256').update(SERVER_SEED).digest('hex'))
  expect(createServerSeed()).toMatch(/^[0-9a-f]{64}$/)
  expect(createServerSeed()).not.toBe(createServerSeed())
})

test('draws are the words of HMAC-SHA256(serverSeed, "playerSeed:nonce:cursor"), block after block', async () => {
  const draws = await openDraws(SERVER_SEED, PLAYER_SEED, 7)
  const words = [0, 1, 2].flatMap((cursor) => {
    const block = createHmac('sha256', SERVER_SEED).update(`${PLAYER_SEED}:7:${cursor}`).digest()
    return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4))
  })
  for (const word of words) expect(await draws.below(2 ** 32)).toBe(word)
})

test('a word beyond the last whole multiple of the bound is discarded', async () => {
  const words = [2 ** 32 - 1, 4294967290, 10]
  const word = async () => words.shift() as number
  expect(await unbiased(word, 7)).toBe(4294967290 % 7)
  expect(await unbiased(word, 7)).toBe(3)
  await expect(unbiased(word, 0)).rejects.toThrow('bound')
})

test('stops are distributed evenly over a strip', async () => {
  const seen = new Array<number>(36).fill(0)
  const draws = await openDraws(SERVER_SEED, PLAYER_SEED, 1)
  for (let draw = 0; draw < 36_000; draw++) {
    const stop = await draws.below(36)
    seen[stop] = (seen[stop] as number) + 1
  }
  const chiSquare = seen.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  expect(chiSquare).toBeLessThan(66.6) // 35 degrees of freedom, one in a thousand
})

test('test vectors: these seeds give these stops, on every machine', async () => {
  const stops = (await Promise.all([0, 1, 2].map((nonce) => claimAt(nonce)))).map((claim) => stepsOf(claim)[0]?.stops)
  expect(stops).toEqual(VECTORS)
})

test('an honest round verifies, free games included', async () => {
  let withFreeGames = 0
  for (let nonce = 0; nonce < 1500; nonce++) {
    const claim = await claimAt(nonce, 'wild')
    if (stepsOf(claim).length > 1) withFreeGames++
    expect((await verifyRound(engine, claim)).mismatches).toEqual([])
  }
  expect(withFreeGames).toBeGreaterThan(0)
})

test('every granted free game is played, and the count goes down to 0', async () => {
  for (let nonce = 0; nonce < 300; nonce++) {
    const steps = await playRound(machineOf(PROFILES.wild), await openDraws(SERVER_SEED, PLAYER_SEED, nonce))
    expect(steps.length).toBe(1 + steps.reduce((given, step) => given + step.freeGamesWon, 0))
    expect(steps.at(-1)?.freeGamesLeft).toBe(0)
  }
})

test('a round changed in any part does not verify', async () => {
  const claim = await claimAt(3)
  const mismatchesOf = async (change: Partial<RoundClaim>) =>
    (await verifyRound(engine, { ...claim, ...change })).mismatches
  const [first] = stepsOf(claim)
  const stops = first?.stops.map((stop) => (stop + 1) % 30)
  expect(await mismatchesOf({ view: { steps: [{ ...first, stops }] } })).toEqual(['outcome'])
  expect(await mismatchesOf({ winCents: claim.winCents + 1 })).toEqual(['win'])
  expect(await mismatchesOf({ stakedCents: 100 })).toEqual(['stake'])
  expect(await mismatchesOf({ serverSeedHash: 'ff' })).toEqual(['hash'])
  expect(await mismatchesOf({ serverSeed: createServerSeed() })).toContain('hash')
  expect(await mismatchesOf({ profile: 'generous' })).toEqual(['profile'])
})

test('the player seed is part of every draw and cannot smuggle a colon', async () => {
  const aSeed = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/)
  const firstWord = async (seed: string) => (await openDraws(SERVER_SEED, seed, 0)).below(2 ** 32)
  await fc.assert(
    fc.asyncProperty(
      aSeed,
      aSeed,
      async (one, other) => one === other || (await firstWord(one)) !== (await firstWord(other)),
    ),
  )
  await expect(openDraws(SERVER_SEED, 'a:1', 0)).rejects.toThrow('player seed')
})

// Computed once and checked by hand with openssl: echo -n apogee-vector:0:0 | openssl dgst -sha256 -hmac <server seed>
const VECTORS = [
  [20, 19, 13, 2, 24],
  [31, 20, 12, 4, 12],
  [10, 21, 2, 19, 15],
]
