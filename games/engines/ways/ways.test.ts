import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraws } from '../../fairness/stream.ts'
import { simulatedRounds, simulationTimeoutMs } from '../../testing/simulatedRounds.ts'
import { unitsOf } from '../slots/stepped.ts'
import { cascade, columnsOf } from './columns.ts'
import { engine } from './engine.ts'
import { computeFigures, type Figures, statedRtp, takeCensus } from './figures.ts'
import { freeAt, ladderAt, SCATTER, SYMBOL_COUNT, UNITS_PER_STAKE, WILD } from './machine.ts'
import { machineOf, PROFILE_IDS, PROFILES, type ProfileId } from './profiles.ts'
import { isBursting, playDrops, playRound } from './round.ts'
import { simulate } from './simulate.ts'

const SERVER_SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const figures = new Map<ProfileId, Figures>()
function of(id: ProfileId): Figures {
  const found = figures.get(id) ?? computeFigures(machineOf(PROFILES[id]))
  figures.set(id, found)
  return found
}

const machines = PROFILE_IDS.map((id) => machineOf(PROFILES[id]))
const aMachine = fc.constantFrom(...machines)
const someStops = fc.array(fc.nat({ max: 27 }), { minLength: 5, maxLength: 5 })

test.each(PROFILE_IDS)('the stated figures of %s are the computed ones, and it returns 94 to 97 %%', (id) => {
  expect(PROFILES[id].rtp).toBe(statedRtp(of(id)))
  expect(PROFILES[id].hitRate).toBe((of(id).hitRate * 100).toFixed(1))
  expect(of(id).rtp).toBeGreaterThanOrEqual(0.94)
  expect(of(id).rtp).toBeLessThanOrEqual(0.97)
  expect(PROFILES[id].ways).toBeGreaterThanOrEqual(1024)
})

test.each(PROFILE_IDS)(
  'a million rounds of %s stay within three standard errors',
  (id) => {
    const rounds = simulatedRounds(1_000_000)
    const { rtp, hitRate, deviation } = simulate(machineOf(PROFILES[id]), rounds, 2)
    expect(Math.abs(rtp - of(id).rtp)).toBeLessThan((3 * deviation) / Math.sqrt(rounds))
    expect(Math.abs(hitRate - of(id).hitRate)).toBeLessThan(1.5 / Math.sqrt(rounds))
  },
  simulationTimeoutMs,
)

test('the profiles scatter in the order of their names', () => {
  const deviations = PROFILE_IDS.map((id) => simulate(machineOf(PROFILES[id]), 300_000, 1).deviation)
  expect(deviations).toEqual(deviations.toSorted((a, b) => a - b))
})

test('the census counts what every stop gives alone', () => {
  const machine = machineOf(PROFILES.ripple)
  const short = { ...machine, strips: machine.strips.map((strip) => strip.slice(0, 9)) }
  const { windows, ways, ends } = takeCensus(short)
  const [waysAlone, endsAlone] = [new Float64Array(ways.length), new Float64Array(ends.length)]
  const reels = columnsOf(short)
  for (let index = 0; index < 9 ** 5; index++) {
    const start = reels.map(({ first }, reel) => first[Math.floor(index / 9 ** reel) % 9]!)
    const end = cascade(reels, start, (symbol, covered, count, win) => {
      waysAlone[(win * SYMBOL_COUNT + symbol) * 6 + covered]! += count
    })
    endsAlone[end]! += 1
  }
  expect(windows).toBe(9 ** 5)
  expect(ways).toEqual(waysAlone)
  expect(ends).toEqual(endsAlone)
})

test('the columns of the exact count win the same as a real game with the same stops', () => {
  fc.assert(
    fc.property(aMachine, someStops, fc.boolean(), (machine, stops, isFree) => {
      const { design, pays } = machine
      const multiplierOf = (win: number) => (isFree ? freeAt(design, 3, win) : ladderAt(design, win))
      const drops = playDrops(machine, stops, multiplierOf)
      const reels = columnsOf(machine)
      let units = 0
      const end = cascade(
        reels,
        reels.map(({ first }, reel) => first[stops[reel] as number] as (typeof first)[number]), // stops are below 28
        (symbol, covered, ways, win) => {
          units += ways * (pays[symbol * 6 + covered] as number) * multiplierOf(win)
        },
      )
      const scatters = drops
        .at(-1)
        ?.cells.flat()
        .filter((symbol) => symbol === SCATTER).length
      return units === unitsOf(drops) && end === (drops.length - 1) * 64 + (scatters ?? 0)
    }),
    { numRuns: 1500 },
  )
})

test('burst symbols disappear, the others keep their order below the new ones, and every reel stays full', () => {
  fc.assert(
    fc.property(aMachine, someStops, (machine, stops) => {
      const drops = playDrops(machine, stops, () => 1)
      for (const [at, { cells, wins }] of drops.slice(0, -1).entries()) {
        for (const [reel, column] of cells.entries()) {
          const staying = column.filter((symbol) => !isBursting(wins, reel, symbol))
          const after = drops[at + 1]?.cells[reel] ?? []
          expect(after.length).toBe(machine.design.heights[reel])
          expect(after.slice(after.length - staying.length)).toEqual(staying)
        }
      }
      expect(drops.at(-1)?.wins).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a wild substitutes every paying symbol, never the scatter, and is never on the first reel', () => {
  for (const { strips } of machines) expect(strips[0]).not.toContain(WILD)
  fc.assert(
    fc.property(aMachine, someStops, (machine, stops) =>
      playDrops(machine, stops, () => 1).every(({ wins }) => wins.every(({ symbol }) => symbol > SCATTER)),
    ),
  )
})

test('free games carry their multiplier over and end after the last one', async () => {
  const { design } = machineOf(PROFILES.ripple)
  let seen = 0
  for (let nonce = 0; nonce < 400; nonce++) {
    const steps = await playRound(machineOf(PROFILES.ripple), await openDraws(SERVER_SEED, 'ways', nonce))
    expect(steps.length).toBe(1 + steps.reduce((given, step) => given + step.freeGamesWon, 0))
    expect(steps.at(-1)?.freeGamesLeft).toBe(0)
    let level = design.free.from
    for (const { drops, multiplier } of steps.slice(1)) {
      seen++
      expect(drops[0]?.multiplier).toBe(level)
      level = freeAt(design, level, drops.length - 1)
      expect(multiplier).toBe(level)
    }
  }
  expect(seen).toBeGreaterThan(8)
})

test('a round is shown game by game and pays everything at its end, also to a player who left', async () => {
  for (let nonce = 0; nonce < 400; nonce++) {
    const draws = () => openDraws(SERVER_SEED, 'ways', nonce)
    const bet = { stakeCents: UNITS_PER_STAKE * 5 }
    const first = await engine.play(PROFILES.ripple, bet, [], await draws())
    if (first.isOver) continue
    const left = await engine.play(PROFILES.ripple, bet, ['next', 'rest'], await draws())
    const moves = left.view.steps.slice(1).map(() => 'next' as const)
    const played = await engine.play(PROFILES.ripple, bet, moves, await draws())
    expect(first.view.steps).toEqual(played.view.steps.slice(0, 1))
    expect([first.offers, played.offers, played.isOver]).toEqual([['next'], [], true])
    expect(left).toEqual(played)
    return
  }
  throw new Error('no round of these had free games')
})
