import { beforeAll, expect, test } from 'vitest'
import { simulatedRounds, simulationTimeoutMs } from '../../testing/simulatedRounds.ts'
import { evaluate, windowAt } from './evaluate.ts'
import { computeFigures, type Figures, statedRtp } from './figures.ts'
import { buildMachine } from './machine.ts'
import { machineOf, PROFILE_IDS, PROFILES, type ProfileId } from './profiles.ts'
import { simulate } from './simulate.ts'
import { SCATTER, WILD } from './symbols.ts'

const figures = new Map<ProfileId, Figures>()
const of = (id: ProfileId) => figures.get(id) as Figures // filled below for every id
beforeAll(() => {
  for (const id of PROFILE_IDS) figures.set(id, computeFigures(machineOf(PROFILES[id])))
})

test.each(PROFILE_IDS)('the stated figures of %s are the computed ones, and it returns 94 to 97 %%', (id) => {
  expect(PROFILES[id].rtp).toBe(statedRtp(of(id)))
  expect(PROFILES[id].hitRate).toBe((of(id).hitRate * 100).toFixed(1))
  expect(of(id).rtpValue).toBeGreaterThanOrEqual(0.94)
  expect(of(id).rtpValue).toBeLessThanOrEqual(0.97)
})

test('the profiles scatter in the order of their names', () => {
  const deviations = PROFILE_IDS.map((id) => of(id).deviation)
  expect(deviations).toEqual(deviations.toSorted((a, b) => a - b))
})

test('no reel shows two scatters or two wilds at once', () => {
  for (const id of PROFILE_IDS) {
    const machine = machineOf(PROFILES[id])
    for (const strip of [...machine.base, ...machine.free]) {
      const seen = (symbol: number, at: number) =>
        [0, 1, 2].filter((row) => strip[(at + row) % strip.length] === symbol).length
      for (const at of strip.keys()) expect(seen(SCATTER, at) + seen(WILD, at)).toBeLessThanOrEqual(1)
    }
  }
})

test('the shortened count of windows equals full enumeration', () => {
  const short = ['W2AKS', 'A2WKJ', 'S2AWK', '2AKWJ', 'AS2WQ']
  const machine = buildMachine({ ...PROFILES.lively.design, base: short, free: short })
  let units = 0
  let hits = 0
  for (let index = 0; index < 5 ** 5; index++) {
    const stops = [0, 1, 2, 3, 4].map((reel) => Math.floor(index / 5 ** reel) % 5)
    const result = evaluate(machine, windowAt(machine.base, stops), false)
    units += result.units
    if (result.units > 0 || result.freeGamesWon > 0) hits++
  }
  const { baseRtp, hitRate } = computeFigures({ ...machine, retrigger: [0, 0, 0, 0, 0, 0] })
  expect(baseRtp).toBeCloseTo(units / 5 ** 5 / 20, 12)
  expect(hitRate).toBeCloseTo(hits / 5 ** 5, 12)
})

test.each(PROFILE_IDS)(
  'a million rounds of %s stay within three standard errors',
  (id) => {
    const rounds = simulatedRounds(1_000_000)
    const result = simulate(machineOf(PROFILES[id]), rounds, 1)
    expect(Math.abs(result.rtp - of(id).rtpValue)).toBeLessThan((3 * of(id).deviation) / Math.sqrt(rounds))
    expect(Math.abs(result.hitRate - of(id).hitRate)).toBeLessThan(1.5 / Math.sqrt(rounds))
    if (id === 'steady') expect(result.deviation).toBeCloseTo(of(id).deviation, 1)
  },
  simulationTimeoutMs,
)
