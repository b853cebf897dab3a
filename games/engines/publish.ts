import { writeFileSync } from 'node:fs'
import { ENGINES } from './index.ts'

export const PUBLISHED_AT = new URL('../../content/catalogue/profiles.json', import.meta.url)

/** The public figures of every profile by engine, as in the catalogue. Tests compare each with the computed one. */
export function publicFigures() {
  return Object.fromEntries(
    ENGINES.map((engine) => [
      engine.id,
      Object.fromEntries(
        Object.values(engine.profiles).map((profile) => [
          profile.id,
          {
            volatility_rating: profile.volatility,
            payout: profile.rtp,
            hit_rate: profile.hitRate,
            hit_meaning: engine.hitMeaning,
            wins_below_stake: profile.winsBelowStake ?? null,
            max_win: engine.maxTimes(profile),
            lines: profile.lines ?? null,
            ways: profile.ways ?? null,
          },
        ]),
      ),
    ]),
  )
}

if (import.meta.main) writeFileSync(PUBLISHED_AT, `${JSON.stringify(publicFigures(), null, 2)}\n`)
