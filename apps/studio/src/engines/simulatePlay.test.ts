import { expect, test } from 'vitest'
import { PROFILES as CRASH, type CrashProfile } from './crash/profiles.ts'
import { findGame } from './index.ts'
import { survival } from './mines/ladder.ts'
import { PROFILES as MINES, type MinesProfile, stepsOf } from './mines/profiles.ts'
import { PICKS, planOf } from './plans.ts'
import { PROFILES as PLINKO, type PlinkoProfile } from './plinko/boards.ts'
import { boardFigures } from './plinko/figures.ts'
import { simulatePlay } from './simulatePlay.ts'

const plinko: readonly PlinkoProfile[] = Object.values(PLINKO)
const mines: readonly MinesProfile[] = Object.values(MINES)
const crash: readonly CrashProfile[] = Object.values(CRASH)

/** The exact return of each game's plan. */
const games = [
  ...plinko.map((profile) => {
    const { rows, risk } = profile.opening
    return { engine: 'plinko', id: profile.id, exact: boardFigures(profile, rows, risk).rtp }
  }),
  ...mines.map((profile) => {
    const step = stepsOf(profile, profile.opening)[PICKS] as number
    return { engine: 'mines', id: profile.id, exact: (step / 100) * survival(profile.opening, PICKS) }
  }),
  ...crash.map((profile) => ({ engine: 'crash', id: profile.id, exact: profile.returned / 10_000 })),
]

test.each(games)(
  '$engine $id, played by a plan, returns the computed share within four standard errors',
  async ({ engine, id, exact }) => {
    const game = findGame(engine, id)
    if (!game) throw new Error(`no ${engine} ${id}`)
    const { rtp, standardError } = await simulatePlay(game, planOf(game.engine.id, game.profile, 100), 60_000, 7)
    expect(Math.abs(rtp - exact)).toBeLessThan(4 * standardError)
  },
)
