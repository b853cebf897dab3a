import { writeFileSync } from 'node:fs'
import { ENGINES } from './index.ts'

export const PUBLISHED_AT = new URL('../../../../content/catalogue/profiles.json', import.meta.url)

/** The public figures of every profile by engine, as in the catalogue. Tests compare each with the calculation. */
export function publicFigures() {
  return Object.fromEntries(
    ENGINES.map(({ id, profiles }) => [
      id,
      Object.fromEntries(
        Object.values(profiles).map(({ id, volatility, rtp, hitRate, lines, ways }) => [
          id,
          { volatility_rating: volatility, payout: rtp, hit_rate: hitRate, lines: lines ?? null, ways: ways ?? null },
        ]),
      ),
    ]),
  )
}

if (import.meta.main) writeFileSync(PUBLISHED_AT, `${JSON.stringify(publicFigures(), null, 2)}\n`)
