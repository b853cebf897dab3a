import { writeFileSync } from 'node:fs'
import { computeFigures, statedRtp } from './figures.ts'
import { UNITS_PER_STAKE } from './lines.ts'
import { machineOf, PROFILE_IDS, PROFILES } from './profiles.ts'

export const PUBLISHED_AT = new URL('../../../../content/catalogue/profiles.json', import.meta.url)

/** The public figures of every profile as the catalogue tells them, computed here. */
export function publicFigures(): Record<
  string,
  { volatility_rating: string; payout: string; hit_rate: string; lines: number }
> {
  return Object.fromEntries(
    PROFILE_IDS.map((id) => {
      const figures = computeFigures(machineOf(PROFILES[id]))
      const hit_rate = (figures.hitRate * 100).toFixed(1)
      return [
        id,
        { volatility_rating: PROFILES[id].volatility, payout: statedRtp(figures), hit_rate, lines: UNITS_PER_STAKE },
      ]
    }),
  )
}

if (import.meta.main) writeFileSync(PUBLISHED_AT, `${JSON.stringify(publicFigures(), null, 2)}\n`)
