import { expect, test } from 'vitest'
import { openDraws } from '../../fairness/stream.ts'
import { stakesFor } from '../../server/stakes.ts'
import { type CrashMove, engine } from './engine.ts'
import { DRAWS, hundredthsAt, LOWEST_GOAL, peakOf, timeOf } from './flight.ts'
import { type CrashProfile, PROFILES } from './profiles.ts'

const profiles: readonly CrashProfile[] = Object.values(PROFILES)
const stakes = stakesFor('EUR', 100)
const { ascent } = PROFILES

/** The number of draws that fly at least this high, from the formula's own bound. */
function drawsReaching(profile: CrashProfile, hundredths: number): number {
  let many = Math.floor((profile.returned * DRAWS) / 100 / hundredths)
  const steps = 100
  for (let at = 0; at < steps && many < DRAWS && peakOf(profile, many) >= hundredths; at++) many++
  for (let at = 0; at < steps && many > 0 && peakOf(profile, many - 1) < hundredths; at++) many--
  return many
}

const drawing = (draw: number) => ({ below: async () => draw })
/** The lowest draw number whose flight peaks at exactly so many hundredths or just above. */
const drawFor = (profile: CrashProfile, hundredths: number) => drawsReaching(profile, hundredths) - 1
const fly = (moves: readonly CrashMove[], { goal = null as number | null, peak = 250, stakeCents = 100 } = {}) =>
  engine.play(ascent, { stakeCents, goal }, moves, drawing(drawFor(ascent, peak)))

test.each(profiles)('every goal of $id returns the stated share', (profile) => {
  expect(profile.rtp).toBe((profile.returned / 100).toFixed(2))
  for (let goal = LOWEST_GOAL; goal <= profile.highest; goal += goal < 2000 ? 1 : Math.floor(goal / 997)) {
    const returned = (drawsReaching(profile, goal) / DRAWS) * (goal / 100)
    expect(returned).toBeLessThanOrEqual(profile.returned / 10_000)
    expect(returned).toBeGreaterThan(profile.returned / 10_000 - 0.000_003)
  }
})

test.each(profiles)('the stated hit rate of $id is the probability of twice the stake', (profile) => {
  expect(profile.hitRate).toBe(((drawsReaching(profile, 200) / DRAWS) * 100).toFixed(1))
})

test('a higher draw never flies higher, and the lowest reaches the maximum', () => {
  for (const profile of profiles) {
    expect(peakOf(profile, 0)).toBe(profile.highest)
    expect(peakOf(profile, DRAWS - 1)).toBe(Math.floor(profile.returned / 100))
    let before = profile.highest
    for (let draw = 0; draw < DRAWS; draw = draw * 3 + 1) {
      expect(peakOf(profile, draw)).toBeLessThanOrEqual(before)
      before = peakOf(profile, draw)
    }
  }
})

test('timeOf and hundredthsAt agree: a height is reached at its time and not a millisecond before', () => {
  for (const profile of profiles)
    for (const hundredths of [101, 102, 150, 200, 333, 1000, 4321, 99_999, profile.highest]) {
      const ms = timeOf(profile, hundredths)
      expect(hundredthsAt(profile, ms)).toBeGreaterThanOrEqual(hundredths)
      expect(hundredthsAt(profile, ms - 1)).toBeLessThan(hundredths)
    }
  expect(hundredthsAt(ascent, ascent.doublesMs)).toBe(200)
  expect([hundredthsAt(ascent, -5), hundredthsAt(ascent, 0), timeOf(ascent, 96)]).toEqual([100, 100, 0])
  expect(hundredthsAt(ascent, 10 * 60_000)).toBe(ascent.highest)
})

test('the most a profile pays is its highest multiplier, at the highest stake', () => {
  expect([engine.maxTimes(ascent), engine.maxWin(ascent, [20, 1000])]).toEqual([5000, 5_000_000])
})

test('a flight does not reveal its end before it is over', async () => {
  const flying = await fly([])
  expect(flying.view).toEqual({ goal: null, left: null, peak: null })
  expect(flying).toMatchObject({ isOver: false, winCents: 0, offers: ['cash_out'] })
})

test('cashing out up to the peak pays the multiplier of that time; a bet on an ended flight is lost', async () => {
  const { view } = await fly([{ kind: 'land' }])
  const peak = view.peak as number
  expect(peak).toBeGreaterThanOrEqual(250)
  expect(view.left).toBeNull()
  expect(engine.defaultMove?.(await fly([]), 1)).toEqual({ kind: 'land' })
  expect((await fly([{ kind: 'land' }])).offers).toEqual([])
  expect(await fly([{ kind: 'cash_out', hundredths: 180 }])).toMatchObject({
    isOver: true,
    winCents: 180,
    view: { left: 180 },
  })
  expect((await fly([{ kind: 'cash_out', hundredths: peak }])).winCents).toBe(peak)
})

test.each([
  { name: 'a goal below the peak is left with', goal: 200, won: 200 },
  { name: 'a goal at the peak is left with', goal: 250, won: 250 },
  { name: 'a goal above the peak is lost', goal: 300, won: 0 },
])('$name, also when the player has left', async ({ goal, won }) => {
  const landed = await fly([engine.defaultMove?.(await fly([], { goal }), 99_999) as CrashMove], { goal })
  expect(landed).toMatchObject({ isOver: true, winCents: won })
})

test('a flight that reaches the maximum is cashed out there', async () => {
  const top = { peak: ascent.highest, goal: null }
  expect((await fly([], top)).endsAfterMs).toBe(timeOf(ascent, ascent.highest))
  expect((await fly([{ kind: 'land' }], top)).winCents).toBe(ascent.highest)
})

test('it ends automatically at its goal, or when it would pass its peak', async () => {
  const peak = (await fly([{ kind: 'land' }])).view.peak as number
  expect((await fly([])).endsAfterMs).toBe(timeOf(ascent, peak + 1))
  expect((await fly([], { goal: 200 })).endsAfterMs).toBe(timeOf(ascent, 200))
  expect((await fly([], { goal: 9000 })).endsAfterMs).toBe(timeOf(ascent, peak + 1))
  expect((await fly([], { peak: 97 })).endsAfterMs).toBe(0)
})

test('a press before the end by the server clock pays its height, one after the end is too late', async () => {
  const played = await fly([])
  const end = played.endsAfterMs as number
  const bet = { stakeCents: 100, goal: null }
  const press = (elapsedMs: number) =>
    engine.admit?.({ kind: 'cash_out', hundredths: 1e6 }, { profile: ascent, bet, played, moves: [], elapsedMs })
  expect(press(ascent.doublesMs)).toEqual({ kind: 'cash_out', hundredths: 200 })
  const last = press(end - 1) as CrashMove
  expect((await fly([last])).winCents).toBe((await fly([last])).view.peak)
  expect(press(end)).toEqual({ kind: 'land' })
  const at = { profile: ascent, bet, played, moves: [], elapsedMs: 10 }
  for (const wrong of [null, 'cash_out', {}, { kind: 'land' }]) expect(engine.admit?.(wrong, at)).toBeNull()
})

test('a bet has a goal between the minimum and the maximum, or none', () => {
  const read = (asked: unknown, stakeCents = 100) => engine.readBet(asked, { profile: ascent, stakeCents, stakes })
  expect(read({})).toEqual({ stakeCents: 100, bet: { stakeCents: 100, goal: null, rounding: 'drawn' } })
  expect(read({ goal: 101 })?.bet.goal).toBe(101)
  expect(read({ goal: ascent.highest })?.bet.goal).toBe(ascent.highest)
  for (const goal of [100, 150.5, ascent.highest + 1, '200', Number.NaN]) expect(read({ goal })).toBeNull()
  expect([read(null), read({}, 55)]).toEqual([null, null])
})

test('crashes drawn from seeds are below a height as often as the formula says', async () => {
  const rounds = 20_000
  const heights = [100, 150, 200, 500, 2000]
  const reached = heights.map(() => 0)
  for (let nonce = 0; nonce < rounds; nonce++) {
    const peak = peakOf(ascent, await (await openDraws('5eed', 'me', nonce)).below(DRAWS))
    for (const [at, height] of heights.entries()) if (peak >= height) reached[at] = (reached[at] as number) + 1
  }
  for (const [at, height] of heights.entries()) {
    const chance = ascent.returned / 100 / height
    const error = Math.sqrt((chance * (1 - chance)) / rounds)
    expect(Math.abs((reached[at] as number) / rounds - chance)).toBeLessThan(4 * error)
  }
})
