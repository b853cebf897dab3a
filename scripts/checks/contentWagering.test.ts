import { expect, test } from 'vitest'
import { wageringFaults } from '../../apps/platform/src/areas/bonuses/offers/offerFaults.ts'
import { bonusPercent } from '../../apps/platform/src/core/content/configs/wageringConfig.ts'
import { PROFILES as crash } from '../../games/engines/crash/profiles.ts'
import { survival } from '../../games/engines/mines/ladder.ts'
import { PROFILES as mines, stepsOf } from '../../games/engines/mines/profiles.ts'
import { PROFILES as plinko, slotsOf } from '../../games/engines/plinko/boards.ts'

/** Payouts of a bet in hundredths of the stake; the chances add up to 1. */
type Bet = readonly { readonly chance: number; readonly pays: number }[]

const oneTile = (name: keyof typeof mines): Bet => {
  const profile = mines[name]
  const chance = survival(profile.fewest, 1)
  return [
    { chance, pays: stepsOf(profile, profile.fewest)[1] ?? 0 },
    { chance: 1 - chance, pays: 0 },
  ]
}

/** The ball falls left or right eight times. */
const flatBoard = (name: keyof typeof plinko): Bet => {
  const ways = [1, 8, 28, 56, 70, 56, 28, 8, 1]
  return slotsOf(plinko[name], 8, 'low').map((pays, at) => ({ chance: (ways[at] ?? 0) / 256, pays }))
}

const cautiousFlight = (name: keyof typeof crash): Bet => {
  const chance = crash[name].returned / 10_000 / 1.1
  return [
    { chance, pays: 110 },
    { chance: 1 - chance, pays: 0 },
  ]
}

/**
 * The gain of a player with 100.00 who takes the welcome bonus of 100.00 (30x) and wagers it at the max bet of 5.00.
 */
function gainOf(bet: Bet, counts: number, seed: number): number {
  const [own, bonus, stake] = [100_00, 100_00, 5_00]
  const rounds = Math.ceil((bonus * 30 * 100) / counts / stake)
  const won = Float64Array.from(bet, ({ pays }) => (pays * stake) / 100 - stake)
  let sum = 0
  const until = Float64Array.from(bet, ({ chance }) => {
    sum += chance
    return sum
  })
  const last = bet.length - 1
  let [money, state] = [own + bonus, seed]
  for (let round = 0; round < rounds && money >= stake; round++) {
    // Mulberry32, inlined: it runs a hundred million times.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const drawn = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    let at = 0
    while (at < last && drawn >= (until[at] ?? 1)) at++
    money += won[at] ?? 0
  }
  return money - own
}

const seeds = 10_000

test.each<[string, string, Bet]>([
  ['mines', 'lucid', oneTile('lucid')],
  ['mines', 'gentle', oneTile('gentle')],
  ['plinko', 'quartz', flatBoard('quartz')],
  ['crash', 'skylark', cautiousFlight('skylark')],
  ['crash', 'drift', cautiousFlight('drift')],
])(
  'wagering a deposit bonus in %s %s at its smallest variance gains nothing over 10,000 seeds',
  (engine, profile, bet) => {
    const counts = bonusPercent('CW', ['instant', engine], { engine, profile })
    let gained = 0
    for (let seed = 1; seed <= seeds; seed++) gained += gainOf(bet, counts ?? 0, seed)
    expect(gained / seeds).toBeLessThanOrEqual(0)
  },
)

test('the validation reports a deposit bonus with a positive expected gain', () => {
  const offers = [{ id: 'half', wager: 30 }]
  const game = { engine: 'mines', profile: 'lucid', payout: '99.00', categories: ['instant', 'mines'] }
  const faults = (counts: number) => wageringFaults({ offers, games: [game], percentOf: () => counts })
  expect(faults(100)).toEqual(['half: 30x is won in mines lucid, which returns 99.00 % and counts 100 %'])
  expect(faults(30)).toEqual([])
  expect(wageringFaults({ offers, games: [{ ...game, categories: ['slots'] }], percentOf: () => 100 })).toEqual([])
})
