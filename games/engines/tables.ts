import { writeFileSync } from 'node:fs'
import type { EngineProfile } from './engine.ts'
import { ENGINES } from './index.ts'
import { LINES } from './lines/lines.ts'
import { paysToOne, ROULETTE_PROFILES } from './roulette/profiles.ts'
import { SPOTS } from './roulette/spots.ts'

/** All inputs of a round's outcome, as published for verifiers; docs/games/rules.md explains their use. */
export const TABLES_AT = new URL('../../docs/games/tables.json', import.meta.url)

/** Fields that only state figures or list a player's choices; they do not affect outcomes. */
const STATED: ReadonlySet<string> = new Set([
  'id',
  'volatility',
  'rtp',
  'evenRtp',
  'hitRate',
  'winsBelowStake',
  'maxTimes',
  'strategy',
  'chips',
  'opening',
  'doublesMs',
])

export function tablesOf({ design, ...profile }: EngineProfile & { readonly design?: object }): object {
  const own = Object.entries(profile).filter(([name]) => !STATED.has(name))
  return { ...Object.fromEntries(own), ...design }
}

function publishedTables() {
  const spots = SPOTS.map((spot) => [
    spot.id,
    { numbers: spot.numbers, pays: paysToOne(ROULETTE_PROFILES.classic, spot) },
  ])
  return {
    symbols: 'WS12345AKQJT',
    lines: LINES,
    spots: Object.fromEntries(spots),
    engines: Object.fromEntries(
      ENGINES.map(({ id, profiles }) => [
        id,
        Object.fromEntries(Object.entries(profiles).map(([profile, one]) => [profile, tablesOf(one)])),
      ]),
    ),
  }
}

export const tablesText = () => `${JSON.stringify(publishedTables())}\n`

if (import.meta.main) writeFileSync(TABLES_AT, tablesText())
