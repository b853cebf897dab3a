import { expect, test } from 'vitest'
import { engine as crash } from '../../engines/crash/engine.ts'
import type { AnyEngine, EngineProfile } from '../../engines/engine.ts'
import { ENGINES } from '../../engines/index.ts'
import { PROFILES } from '../../engines/plinko/boards.ts'
import { engine as plinko } from '../../engines/plinko/engine.ts'
import { hashesOf, nameOf, readVersions } from './versions.ts'

const games = ENGINES.flatMap((engine) =>
  Object.values(engine.profiles).map((profile): [string, AnyEngine, EngineProfile] => [
    nameOf(engine, profile),
    engine,
    profile,
  ]),
)
const versions = readVersions()

test.each(games)('the mathematics of %s is the one of its version', async (name, engine, profile) => {
  const { version: _, ...recorded } = versions[name] ?? { version: 0 }
  // Recorded rounds must still verify: a change is a new profile, or `npm run games:report -- --accept` gives it a new version.
  expect(await hashesOf(engine, profile)).toEqual(recorded)
})

test('no version is left of a profile that there is no more', () => {
  expect(Object.keys(versions).toSorted()).toEqual(games.map(([name]) => name).toSorted())
})

test('another table, and another rule with the same tables, are other mathematics', async () => {
  const engine = plinko as AnyEngine
  const own = await hashesOf(engine, PROFILES.feather)
  const { low, ...others } = PROFILES.feather.boards
  const boards = { ...others, low: { ...low, 12: [71, ...(low[12] ?? []).slice(1)] } }
  expect((await hashesOf(engine, { ...PROFILES.feather, boards } as EngineProfile)).tables).not.toBe(own.tables)
  const generous: AnyEngine = {
    ...engine,
    play: async (...args) => {
      const played = await engine.play(...args)
      return { ...played, winCents: played.winCents + 1 }
    },
  }
  expect((await hashesOf(generous, PROFILES.feather)).behaviour).not.toBe(own.behaviour)
  const alsoDraws: AnyEngine = {
    ...engine,
    play: async (profile, bet, moves, draws) => {
      await draws.below(2)
      return engine.play(profile, bet, moves, draws)
    },
  }
  expect((await hashesOf(alsoDraws, PROFILES.feather)).behaviour).not.toBe(own.behaviour)
})

test('a name or a figure that is only stated changes no version', async () => {
  const profile = crash.profiles['drift'] as EngineProfile // the engine's own
  const engine = crash as AnyEngine
  expect(await hashesOf(engine, { ...profile, hitRate: '1.0' })).toEqual(await hashesOf(engine, profile))
})
