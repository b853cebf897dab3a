import { expect, test } from 'vitest'
import { type Draws, openDraws } from '../fairness/stream.ts'
import { freeStakes, stakesFor, WORTH } from '../server/stakes.ts'
import type { AnyEngine, EngineId, EngineProfile, Played } from './engine.ts'
import { MAX_SLOT_TIMES, maxWinCents } from './exposure.ts'
import { engine as hold } from './hold/engine.ts'
import { computeMaxTimes } from './hold/maxTimes.ts'
import { PROFILES as HOLD, machineOf } from './hold/profiles.ts'
import { ENGINES } from './index.ts'
import { engine as liveCrash } from './live-crash/engine.ts'
import { LIVE_CRASH_PROFILES } from './live-crash/liveCrashProfiles.ts'
import { engine as liveWheel } from './live-wheel/engine.ts'
import { maxOn, spotsOf, WHEEL_PROFILES, type WheelProfile } from './live-wheel/profiles.ts'
import { limitsOf } from './roulette/bet.ts'
import { engine as roulette } from './roulette/engine.ts'
import { paysToOne, ROULETTE_PROFILES } from './roulette/profiles.ts'
import { SPOTS } from './roulette/spots.ts'
import { BIASES, biasedDraws } from './sampleDraws.ts'
import { seededRandom } from './slots/simulation.ts'
import { MAX_UNITS, untilMaxWin } from './slots/stepped.ts'

const everyGame = ENGINES.flatMap((engine) =>
  Object.values(engine.profiles).map((profile): [string, AnyEngine, EngineProfile] => [
    `${engine.id} ${profile.id}`,
    engine,
    profile,
  ]),
)
// Every currency with its own ladder, and unknown ones with each kind of subunits.
const CURRENCIES: readonly (readonly [currency: string, subunits: number])[] = [
  ...Object.keys(WORTH).flatMap((code) => [1, 100, 1000, 100_000_000].map((subunits) => [code, subunits] as const)),
  ...[1, 10, 100, 1000, 1_000_000].map((subunits) => ['XXX', subunits] as const),
]

test.each(everyGame)(
  '%s pays a player at most a million a round, at the highest stakes of every kind of currency',
  (_, engine, profile) => {
    for (const [currency, subunits] of CURRENCIES) {
      const stakes = stakesFor(currency, subunits, profile)
      const max = engine.maxWin(profile, stakes)
      expect(max).toBeGreaterThan(stakes.at(-1) as number)
      expect([currency, max <= maxWinCents(stakes[0] as number)]).toEqual([currency, true])
    }
  },
)

test.each(everyGame)(
  '%s: no bet at the highest stakes is paid more than its max win, for any draws and moves',
  async (_, engine, profile) => {
    const stakes = stakesFor('EUR', 100, profile)
    const [max, times] = [engine.maxWin(profile, stakes), engine.maxTimes(profile)]
    const random = seededRandom(39)
    for (let round = 0; round < 60; round++) {
      const read = highestBet(engine, profile, random)
      // Biased draws reach outcomes that fair draws practically never do.
      const draws = () => biasedDraws(round % BIASES, 1000 + round)
      const moves: unknown[] = []
      let played = await engine.play(profile, read.bet, moves, draws())
      for (let step = 0; !played.isOver && step < 60; step++) {
        const asked = anyMove(engine, played, random)
        const at = { profile, bet: read.bet, played, moves, elapsedMs: 2 ** (step / 2) * 100 }
        moves.push(engine.admit?.(asked, at) ?? engine.defaultMove?.(played, 0))
        played = await engine.play(profile, read.bet, moves, draws())
      }
      expect(played.winCents).toBeLessThanOrEqual(max)
      expect(played.winCents).toBeLessThanOrEqual(Math.ceil(read.stakeCents * times))
    }
  },
)

/** A bet of the highest stake, or of chips up to the limits, that the engine accepts. */
function highestBet(engine: AnyEngine, profile: EngineProfile, random: () => number) {
  const stakes = stakesFor('EUR', 100, profile)
  const stake = stakes.at(-1) as number
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  for (let tries = 0; tries < 500; tries++) {
    const chips = [{ spot: pick(spotIds(profile)), cents: 20 * 2 ** Math.floor(random() * 14) }]
    const seat = 20 * 2 ** Math.floor(random() * 14)
    const asked = {
      chips,
      seats: [seat, seat, seat],
      goal: random() < 0.5 ? null : 101 + Math.floor(random() * 1000),
      mines: 1 + Math.floor(random() * 24),
      rows: pick([8, 12, 16]),
      risk: pick(['low', 'medium', 'high']),
    }
    const sums: Partial<Record<EngineId, number>> = { blackjack: 3 * seat }
    const isTable = engine.id.includes('roulette') || engine.id === 'live-wheel'
    const stakeCents = sums[engine.id] ?? (isTable ? (chips[0]?.cents ?? 0) : stake)
    const read = engine.readBet(asked, { profile, stakeCents, stakes })
    if (read) return read
  }
  throw new Error(`${engine.id} accepts none of these bets`)
}

const spotIds = (profile: EngineProfile): readonly string[] =>
  'segments' in profile ? spotsOf(profile as WheelProfile) : SPOTS.map(({ id }) => id) // a wheel has segments

function anyMove(engine: AnyEngine, played: Played<unknown>, random: () => number): unknown {
  if (engine.id === 'mines') return { kind: 'reveal', tile: Math.floor(random() * 25) }
  if (engine.id.includes('crash')) return { kind: 'cash_out' }
  return played.offers[Math.floor(random() * played.offers.length)]
}

test('a free round is worth at most the highest stake of its game', () => {
  const stakes = stakesFor('EUR', 100)
  expect([freeStakes(10_000, stakes), freeStakes(10_020, stakes), freeStakes(30, stakes)]).toEqual([[10_000], [], []])
})

test.each(Object.values(HOLD))('$id states the payout of its best window and coins as max', (profile) => {
  expect(profile.maxTimes).toBe(computeMaxTimes(machineOf(profile)))
})

test.each(Object.values(ROULETTE_PROFILES))(
  'roulette $id: full chips reach its max win, and no table accepts more',
  async (profile) => {
    const stakes = stakesFor('EUR', 100, profile)
    const max = roulette.maxWin(profile, stakes)
    const limits = limitsOf(profile, stakes[0] as number)
    const [best] = profile.comets?.times.at(-1) ?? [0]
    const paid = (spot: (typeof SPOTS)[number]) =>
      spot.kind === 'straight' && best ? best : paysToOne(profile, spot) + 1
    let left = limits.table
    const chips = SPOTS.filter(({ numbers }) => numbers.includes(2))
      .toSorted((one, other) => paid(other) - paid(one))
      .flatMap((spot) => {
        const cents = Math.min(left, limits.max(spot))
        left -= cents
        return cents > 0 ? [{ spot: spot.id, cents }] : []
      })
    expect(left).toBe(0)
    const stakeCents = limits.table
    expect(roulette.readBet({ chips }, { profile, stakeCents, stakes })).not.toBeNull()
    // Two is part of the most spots, including those of the zero. One comet, on it, with the highest multiplier; then
    // the ball.
    const values = profile.comets ? [0, 2, 99, 2] : [2]
    const { winCents } = await roulette.play(profile, { chips }, [], { below: async () => values.shift() ?? 0 })
    expect(winCents).toBe(max)
  },
)

const liveGames = everyGame.filter(([, { live }]) => live)

test.each(liveGames)(
  '%s: no draw pays a bet more than its share of the table’s exposure',
  async (_, engine, profile) => {
    const stakes = stakesFor('EUR', 100, profile)
    const bets = await Promise.all(
      Array.from({ length: 40 }, async (_, nth) => {
        const draws = await openDraws('ab'.repeat(32), 'bets', nth)
        return betAt(engine, profile, draws)
      }),
    )
    for (const [nth, bet] of bets.entries()) {
      const max = engine.live?.exposure(profile, bet) ?? 0
      expect(max).toBeLessThanOrEqual(engine.maxWin(profile, stakes))
      for (let at = 0; at < 25; at++) {
        let played = await engine.play(profile, bet, [], await openDraws('cd'.repeat(32), `draw-${nth}`, at))
        if (!played.isOver && engine.defaultMove) {
          const moves = [engine.defaultMove(played, 0)]
          played = await engine.play(profile, bet, moves, await openDraws('cd'.repeat(32), `draw-${nth}`, at))
        }
        expect(played.winCents).toBeLessThanOrEqual(max)
      }
    }
  },
)

/** Some bet that a table accepts. */
async function betAt(engine: AnyEngine, profile: EngineProfile, draws: Draws): Promise<unknown> {
  if (engine.id === 'live-crash') {
    return { stakeCents: 20 * (1 + (await draws.below(50))), goal: (await draws.below(2)) ? 200 : null }
  }
  const spots = spotIds(profile)
  const chips: { spot: string; cents: number }[] = []
  for (const spot of spots) if ((await draws.below(3)) === 0) chips.push({ spot, cents: 100 })
  return { chips: chips.length > 0 ? chips : [{ spot: spots[0] ?? '', cents: 100 }] }
}

test('a slot round ends with the step that reaches its max payout', () => {
  const steps = [1, 2, 3].map((at) => ({ units: MAX_UNITS / 2 + 1, freeGamesLeft: 9 - at }))
  expect(untilMaxWin(steps)).toEqual([steps[0], { units: MAX_UNITS / 2 + 1, freeGamesLeft: 0 }])
  expect(untilMaxWin(steps.slice(0, 1))).toEqual(steps.slice(0, 1))
})

test('coins that multiply each other are paid up to the max payout of a round', async () => {
  const { design, weight } = machineOf(HOLD.forge)
  const starts = new Map<unknown, number>()
  let from = 0
  for (const [worth, own] of design.coins) {
    starts.set(worth, from)
    from += own
  }
  // Six coins start the feature. After that each one has a draw that lets it land, and one for its value.
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
  'live wheel $id: no spot accepts a stake that could win more',
  async (profile) => {
    const stakes = stakesFor('EUR', 100, profile)
    const unit = stakes[0] as number
    for (const spot of spotsOf(profile)) {
      const cents = maxOn(profile, spot) * unit
      const read = (stake: number) =>
        liveWheel.readBet({ chips: [{ spot, cents: stake }] }, { profile, stakeCents: stake, stakes })
      expect([read(cents) === null, read(cents + unit) === null]).toEqual([false, true])
      // Multipliers until the product reaches its maximum, then the spot.
      const times = profile.segments.findIndex((segment) => segment.startsWith('x'))
      const stops = [...Array.from({ length: 12 }, () => times), profile.segments.indexOf(spot)]
      const draws: Draws = { below: async () => stops.shift() ?? 0 }
      const { winCents } = await liveWheel.play(profile, { chips: [{ spot, cents }] }, [], draws)
      expect(winCents).toBeLessThanOrEqual(liveWheel.maxWin(profile, stakes))
    }
  },
)

test.each(Object.values(LIVE_CRASH_PROFILES))('live crash $id: two bets together share the max stake', (profile) => {
  const stakes = stakesFor('EUR', 100, profile)
  const max = stakes.at(-1) as number
  const allows = (...cents: number[]) =>
    liveCrash.live?.allows(
      cents.map((stakeCents) => ({ stakeCents, goal: null })),
      { profile, stakes },
    )
  expect([allows(max), allows(max / 2, max / 2), allows(max, 20), allows(20, 20, 20)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
