import { expect, test } from 'vitest'
import { openDraws } from '../../fairness/stream.ts'
import { rouletteFigures } from '../roulette/figures.ts'
import { ROULETTE_PROFILES } from '../roulette/profiles.ts'
import { engine } from './engine.ts'
import { LIVE_ROULETTE_PROFILES } from './liveRouletteProfiles.ts'

test.each(Object.values(LIVE_ROULETTE_PROFILES))(
  '$id has the stated return and the odds of its single-player cloth',
  (profile) => {
    const { rtp, evenRtp, hitRate } = rouletteFigures(profile)
    expect({ rtp, evenRtp, hitRate }).toEqual({ rtp: profile.rtp, evenRtp: profile.evenRtp, hitRate: profile.hitRate })
    const { zero, comets } = ROULETTE_PROFILES[profile.id]
    expect({ zero: profile.zero, comets: profile.comets }).toEqual({ zero, comets })
    // A second ball for some bets would keep all other players waiting.
    expect(profile.zero).not.toBe('holds')
  },
)

test.each(Object.values(LIVE_ROULETTE_PROFILES))('$id: all players see the same ball', async (profile) => {
  for (let number = 0; number < 40; number++) {
    const draws = () => openDraws('cd'.repeat(32), 'table-1', number)
    const outcome = await engine.live?.outcome(profile, await draws())
    const bets = [[], [{ spot: 'red', cents: 500 }], [{ spot: 'straight-0', cents: 500 }]]
    for (const chips of bets) {
      const { view } = await engine.play(profile, { chips }, [], await draws())
      expect({ ...view, wins: [] }).toEqual(outcome?.view)
    }
  }
})

test('a round pays the sum of its spots, and is over with its ball', async () => {
  const chips = [
    { spot: 'straight-1', cents: 20 },
    { spot: 'red', cents: 40 },
  ]
  const played = await engine.play(ROULETTE_PROFILES.classic, { chips }, [], { below: async () => 1 })
  expect(played).toMatchObject({ offers: [], isOver: true, stakedCents: 60, winCents: 20 * 36 + 40 * 2 })
  expect(engine.live?.times).toEqual({ bettingMs: 18_000, closingMs: 2000, resultMs: 6000 })
})
