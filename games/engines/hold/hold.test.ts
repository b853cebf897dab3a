import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraws } from '../../fairness/stream.ts'
import { simulatedRounds, simulationTimeoutMs } from '../../testing/simulatedRounds.ts'
import { type Simulation, seededRandom } from '../slots/simulation.ts'
import { engine } from './engine.ts'
import { computeFigures, endsFrom, featureWorth, statedRtp } from './figures.ts'
import { CELLS, COIN, COINS_TO_START, LIVES, UNITS_PER_STAKE, unitsOfCoin, worthAt } from './machine.ts'
import { machineOf, PROFILE_IDS, PROFILES } from './profiles.ts'
import { haulOf, playRound, type Round } from './round.ts'
import { simulate } from './simulate.ts'

const SERVER_SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const play = async (nonce: number, id: (typeof PROFILE_IDS)[number] = 'forge'): Promise<Round> =>
  playRound(machineOf(PROFILES[id]), await openDraws(SERVER_SEED, 'hold', nonce))

async function heldRounds(count: number): Promise<{ nonce: number; round: Round }[]> {
  const found: { nonce: number; round: Round }[] = []
  for (let nonce = 0; found.length < count; nonce++) {
    if (nonce > 20_000) throw new Error('hardly any round starts the respins')
    const round = await play(nonce)
    if (round.paid.isHeld) found.push({ nonce, round })
  }
  return found
}

test.each(PROFILE_IDS)('the stated figures of %s are the computed ones, and it returns 94 to 97 %%', (id) => {
  const figures = computeFigures(machineOf(PROFILES[id]))
  expect(PROFILES[id].rtp).toBe(statedRtp(figures))
  expect(PROFILES[id].hitRate).toBe((figures.hitRate * 100).toFixed(1))
  expect(figures.rtp).toBeGreaterThanOrEqual(0.94)
  expect(figures.rtp).toBeLessThanOrEqual(0.97)
})

const ROUNDS = simulatedRounds(60_000)
const simulated = new Map<string, Simulation>()
async function simulatedOf(id: (typeof PROFILE_IDS)[number]): Promise<Simulation> {
  const found = simulated.get(id) ?? (await simulate(machineOf(PROFILES[id]), ROUNDS, 1))
  simulated.set(id, found)
  return found
}

test.each(PROFILE_IDS)(
  'sixty thousand real rounds of %s stay within three standard errors',
  async (id) => {
    const figures = computeFigures(machineOf(PROFILES[id]))
    const { rtp, hitRate, deviation } = await simulatedOf(id)
    expect(Math.abs(rtp - figures.rtp)).toBeLessThan((3 * deviation) / Math.sqrt(ROUNDS))
    expect(Math.abs(hitRate - figures.hitRate)).toBeLessThan(1.5 / Math.sqrt(ROUNDS))
  },
  simulationTimeoutMs,
)

test('the respins always end, and one more coin at the start never makes a full grid less likely', () => {
  for (const id of PROFILE_IDS) {
    const full = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((coins) => {
      const ends = endsFrom(machineOf(PROFILES[id]), coins)
      expect(ends.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
      return ends[CELLS] as number
    })
    expect(full).toEqual(full.toSorted((a, b) => a - b))
    expect(full.at(-1)).toBe(1)
  }
})

test('six coins and no fewer start the respins; every coin in view has its worth from the start', async () => {
  for (let nonce = 0; nonce < 600; nonce++) {
    const { paid, respins, haul } = await play(nonce)
    const cells = paid.view.flatMap((symbol, cell) => (symbol === COIN ? [cell] : []))
    expect(paid.coins.map(({ cell }) => cell)).toEqual(cells)
    expect(paid.isHeld).toBe(cells.length >= COINS_TO_START)
    expect(respins.length > 0 || haul !== null).toBe(paid.isHeld)
  }
})

test('a coin stays in its cell, a new one restores all lives, and three respins without one are the end', async () => {
  for (const { round } of await heldRounds(60)) {
    const held = new Set(round.paid.coins.map(({ cell }) => cell))
    let lives = LIVES
    for (const respin of round.respins) {
      expect(lives).toBeGreaterThan(0)
      for (const { cell } of respin.coins) {
        expect(held.has(cell)).toBe(false)
        held.add(cell)
      }
      lives = respin.coins.length > 0 ? LIVES : lives - 1
      expect(respin.lives).toBe(lives)
    }
    expect(lives === 0 || held.size === CELLS).toBe(true)
  }
})

test('coins pay their sum, multiplied by one more for each multiplier coin, and a full grid the grand prize', () => {
  const machine = machineOf(PROFILES.forge)
  const aWorth = fc.nat({ max: machine.weight - 1 }).map((drawn) => worthAt(machine, drawn))
  fc.assert(
    fc.property(fc.array(aWorth, { minLength: COINS_TO_START, maxLength: CELLS }), (worths) => {
      const haul = haulOf(
        machine,
        worths.map((worth, cell) => ({ cell, worth })),
      )
      const times = 1 + worths.filter((worth) => worth === 'times').length
      const sum = worths.reduce<number>((all, worth) => all + unitsOfCoin(machine.design, worth), 0)
      const grand = worths.length === CELLS ? machine.design.prizes.grand : 0
      return haul.units === sum * times + grand && haul.isGrand === grand > 0
    }),
  )
})

test('the profiles scatter in the order of their names, and every prize is higher than the one below', async () => {
  const deviations: number[] = []
  for (const id of PROFILE_IDS) deviations.push((await simulatedOf(id)).deviation)
  expect(deviations).toEqual(deviations.toSorted((a, b) => a - b))
  for (const id of PROFILE_IDS) {
    const { mini, minor, major, grand } = PROFILES[id].design.prizes
    expect([mini, minor, major, grand]).toEqual([grand, major, minor, mini].toSorted((a, b) => a - b))
  }
})

test('a granted round begins with six coins in drawn cells, pays no line, and returns the computed share', async () => {
  const bet = { stakeCents: UNITS_PER_STAKE, feature: 'hold_and_win' } as const
  for (const id of PROFILE_IDS) {
    const machine = machineOf(PROFILES[id])
    let [sum, squares] = [0, 0]
    const rounds = 4000
    const cells = new Set<number>()
    const random = seededRandom(7)
    const draws = { below: async (bound: number) => Math.floor(random() * bound) }
    for (let at = 0; at < rounds; at++) {
      const { paid, haul, units } = await playRound(machine, draws, 'hold_and_win')
      expect([paid.isHeld, paid.units, new Set(paid.coins.map(({ cell }) => cell)).size]).toEqual([true, 0, 6])
      expect(units).toBe(haul?.units)
      for (const { cell } of paid.coins) cells.add(cell)
      sum += units / UNITS_PER_STAKE
      squares += (units / UNITS_PER_STAKE) ** 2
    }
    expect(cells.size).toBe(CELLS)
    const mean = sum / rounds
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds)
    expect(Math.abs(mean - featureWorth(machine))).toBeLessThan(3 * error)
    const draw = () => openDraws(SERVER_SEED, 'hold', 1)
    const over = await engine.play(PROFILES[id], bet, ['rest'], await draw())
    expect(over.stakedCents).toBe(bet.stakeCents)
    expect(over).not.toEqual(await engine.play(PROFILES[id], { stakeCents: bet.stakeCents }, ['rest'], await draw()))
  }
})

test('respins are shown one by one with their total at the end, also to a player who left', async () => {
  const bet = { stakeCents: UNITS_PER_STAKE * 5 }
  for (const { nonce, round } of await heldRounds(5)) {
    const draws = () => openDraws(SERVER_SEED, 'hold', nonce)
    const first = await engine.play(PROFILES.forge, bet, [], await draws())
    expect([first.view.respins, first.view.haul, first.isOver, first.offers]).toEqual([[], null, false, ['next']])
    const moves = round.respins.map(() => 'next' as const)
    const almost = await engine.play(PROFILES.forge, bet, moves.slice(1), await draws())
    expect([almost.view.respins, almost.view.haul]).toEqual([round.respins.slice(0, -1), null])
    const played = await engine.play(PROFILES.forge, bet, moves, await draws())
    expect([played.isOver, played.view.haul, played.winCents]).toEqual([true, round.haul, round.units * 5])
    expect(await engine.play(PROFILES.forge, bet, ['rest'], await draws())).toEqual(played)
  }
})

test('a wrapped gift’s value is hidden during the respins and revealed after them', async () => {
  const bet = { stakeCents: UNITS_PER_STAKE }
  for (let nonce = 0; nonce < 2000; nonce++) {
    const draws = () => openDraws(SERVER_SEED, 'hold', nonce)
    const first = await engine.play(PROFILES.gifts, bet, [], await draws())
    if (first.isOver) continue
    const later = await engine.play(PROFILES.gifts, bet, ['next'], await draws())
    const over = await engine.play(PROFILES.gifts, bet, ['rest'], await draws())
    const worths = ({ view }: typeof first) =>
      [view.paid, ...view.respins].flatMap(({ coins }) => coins).map(({ worth }) => worth)
    expect(new Set([...worths(first), ...worths(later)])).toEqual(new Set([null]))
    expect(worths(over)).not.toContain(null)
    return
  }
  throw new Error('none of these rounds had respins')
})
