import { expect, test } from 'vitest'
import { ENGINES } from '../../engines/index.ts'
import { survival } from '../../engines/mines/ladder.ts'
import { PROFILES as MINES, stepsOf } from '../../engines/mines/profiles.ts'
import { PICKS } from '../../engines/plans.ts'
import { PROFILES as PLINKO } from '../../engines/plinko/boards.ts'
import { boardFigures } from '../../engines/plinko/figures.ts'
import { simulateGame } from './simulateGame.ts'
import { nameOf } from './versions.ts'

/** The calculated return of the strategy, where it differs from the return that the profile states. */
const exact = new Map<unknown, number>([
  ...Object.values(PLINKO).map((profile): [unknown, number] => [
    profile,
    boardFigures(profile, profile.opening.rows, profile.opening.risk).rtp,
  ]),
  ...Object.values(MINES).map((profile): [unknown, number] => {
    const step = stepsOf(profile, profile.opening)[PICKS] as number // at least as many tiles are safe
    return [profile, (step / 100) * survival(profile.opening, PICKS)]
  }),
])

// Lines, ways and hold are simulated by their own tests.
const games = ENGINES.filter(({ hitMeaning }) => hitMeaning !== 'any_win').flatMap((engine) =>
  Object.values(engine.profiles).map((profile) => ({ name: nameOf(engine, profile), engine, profile })),
)

test.each(games)(
  'the strategy of $name returns what is calculated, within four standard errors',
  async ({ engine, profile }) => {
    const { rtp, standardError } = await simulateGame(engine, profile, 50_000, 39)
    expect(Math.abs(rtp - (exact.get(profile) ?? Number(profile.rtp) / 100))).toBeLessThan(4 * standardError)
  },
)
