import { expect, test } from 'vitest'
import { type Draws, openDraws } from '../fairness/stream.ts'
import { stakesFor } from '../server/stakes.ts'
import type { AnyEngine, EngineProfile } from './engine.ts'
import { MAX_SLOT_TIMES, maxWinCents } from './exposure.ts'
import { engine as hold } from './hold/engine.ts'
import { PROFILES as HOLD, machineOf } from './hold/profiles.ts'
import { ENGINES } from './index.ts'
import { engine as liveCrash } from './live-crash/engine.ts'
import { LIVE_CRASH_PROFILES } from './live-crash/liveCrashProfiles.ts'
import { engine as liveWheel } from './live-wheel/engine.ts'
import { mostOn, spotsOf, WHEEL_PROFILES, type WheelProfile } from './live-wheel/profiles.ts'
import { SPOTS } from './roulette/spots.ts'
import { MAX_UNITS, untilMaxWin } from './slots/stepped.ts'

const everyGame = ENGINES.flatMap((engine) =>
  Object.values(engine.profiles).map((profile): [string, AnyEngine, EngineProfile] => [
    `${engine.id} ${profile.id}`,
    engine,
    profile,
  ]),
)
const CURRENCIES = [
  ['EUR', 100],
  ['JPY', 1],
  ['KWD', 1000],
  ['NOK', 100],
  ['BTC', 100_000_000],
] as const

test.each(everyGame)(
  '%s pays a player at most a million a round, at the highest stakes of every kind of currency',
  (_, engine, profile) => {
    for (const [currency, subunits] of CURRENCIES) {
      const stakes = stakesFor(currency, subunits, profile)
      const most = engine.maxWin(profile, stakes)
      expect(most).toBeGreaterThan(stakes.at(-1) as number)
      expect([currency, most <= maxWinCents(stakes[0] as number)]).toEqual([currency, true])
    }
  },
)

const liveGames = everyGame.filter(([, { live }]) => live)

test.each(liveGames)(
  '%s: no draw pays a bet more than it adds to the exposure of its table',
  async (_, engine, profile) => {
    const stakes = stakesFor('EUR', 100, profile)
    const bets = await Promise.all(
      Array.from({ length: 40 }, async (_, nth) => {
        const draws = await openDraws('ab'.repeat(32), 'bets', nth)
        return betAt(engine, profile, draws)
      }),
    )
    for (const [nth, bet] of bets.entries()) {
      const most = engine.live?.exposure(profile, bet) ?? 0
      expect(most).toBeLessThanOrEqual(engine.maxWin(profile, stakes))
      for (let at = 0; at < 25; at++) {
        let played = await engine.play(profile, bet, [], await openDraws('cd'.repeat(32), `draw-${nth}`, at))
        if (!played.isOver && engine.leave) {
          const moves = [engine.leave(played, 0)]
          played = await engine.play(profile, bet, moves, await openDraws('cd'.repeat(32), `draw-${nth}`, at))
        }
        expect(played.winCents).toBeLessThanOrEqual(most)
      }
    }
  },
)

/** Some bet that a table takes. */
async function betAt(engine: AnyEngine, profile: EngineProfile, draws: Draws): Promise<unknown> {
  if (engine.id === 'live-crash') {
    return { stakeCents: 20 * (1 + (await draws.below(50))), goal: (await draws.below(2)) ? 200 : null }
  }
  const spots = 'segments' in profile ? spotsOf(profile as WheelProfile) : SPOTS.map(({ id }) => id) // a wheel has segments
  const chips: { spot: string; cents: number }[] = []
  for (const spot of spots) if ((await draws.below(3)) === 0) chips.push({ spot, cents: 100 })
  return { chips: chips.length > 0 ? chips : [{ spot: spots[0] ?? '', cents: 100 }] }
}

test('a slot round ends with the step that reaches the most it pays', () => {
  const steps = [1, 2, 3].map((at) => ({ units: MAX_UNITS / 2 + 1, freeGamesLeft: 9 - at }))
  expect(untilMaxWin(steps)).toEqual([steps[0], { units: MAX_UNITS / 2 + 1, freeGamesLeft: 0 }])
  expect(untilMaxWin(steps.slice(0, 1))).toEqual(steps.slice(0, 1))
})

test('coins that multiply each other are paid up to the most a round pays', async () => {
  const { design, weight } = machineOf(HOLD.forge)
  const starts = new Map<unknown, number>()
  let from = 0
  for (const [worth, own] of design.coins) {
    starts.set(worth, from)
    from += own
  }
  // Six coins start the feature. After that each one has a draw that lets it come, and one for what it is.
  const isChance = (draw: number) => draw > 6 && draw % 2 === 1
  let [drawn, minted] = [0, 0]
  const draws: Draws = {
    below: async (bound) => {
      if (bound !== weight) return 0
      drawn++
      return isChance(drawn) ? 0 : (starts.get(minted++ % 2 === 0 ? 'major' : 'times') ?? 0)
    },
  }
  const bet = { stakeCents: 10_000, feature: 'hold_and_win' } as const
  const { view, winCents } = await hold.play(HOLD.forge, bet, ['rest'], draws)
  expect(view.haul?.units).toBeGreaterThan(MAX_UNITS)
  expect(winCents).toBe(10_000 * MAX_SLOT_TIMES)
})

test.each(Object.values(WHEEL_PROFILES))(
  'live wheel $id: no spot takes a stake that could win more',
  async (profile) => {
    const stakes = stakesFor('EUR', 100, profile)
    const unit = stakes[0] as number
    for (const spot of spotsOf(profile)) {
      const cents = mostOn(profile, spot) * unit
      const read = (stake: number) =>
        liveWheel.readBet({ chips: [{ spot, cents: stake }] }, { profile, stakeCents: stake, stakes })
      expect([read(cents) === null, read(cents + unit) === null]).toEqual([false, true])
      // Multipliers until they multiply no further, then the spot.
      const times = profile.segments.findIndex((segment) => segment.startsWith('x'))
      const stops = [...Array.from({ length: 12 }, () => times), profile.segments.indexOf(spot)]
      const draws: Draws = { below: async () => stops.shift() ?? 0 }
      const { winCents } = await liveWheel.play(profile, { chips: [{ spot, cents }] }, [], draws)
      expect(winCents).toBeLessThanOrEqual(liveWheel.maxWin(profile, stakes))
    }
  },
)

test.each(Object.values(LIVE_CRASH_PROFILES))('live crash $id: two bets together stake what one may', (profile) => {
  const stakes = stakesFor('EUR', 100, profile)
  const most = stakes.at(-1) as number
  const allows = (...cents: number[]) =>
    liveCrash.live?.allows(
      cents.map((stakeCents) => ({ stakeCents, goal: null })),
      { profile, stakes },
    )
  expect([allows(most), allows(most / 2, most / 2), allows(most, 20), allows(20, 20, 20)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
