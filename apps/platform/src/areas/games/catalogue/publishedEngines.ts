import { hitMeanings, volatilities } from '@apogee/contract'
import { z } from 'zod'
import PROFILES from '../../../../../../content/catalogue/profiles.json' with { type: 'json' }

const figures = z.strictObject({
  volatility_rating: z.enum(volatilities),
  /** RTP in per cent, two decimals. */
  payout: z.string().regex(/^\d{2,3}\.\d{2}$/),
  /** Rounds in a hundred that win. */
  hit_rate: z.string(),
  hit_meaning: z.enum(hitMeanings),
  wins_below_stake: z.int().nullable(),
  /** In multiples of the bet. */
  max_win: z.number(),
  lines: z.int().nullable(),
  ways: z.int().nullable(),
})

/** Figures of one engine by profile. */
export type Profiles = readonly (readonly [profile: string, figures: z.output<typeof figures>])[]

/** The figures of every profile of every engine that the studio runs. */
export const publishedEngines: ReadonlyMap<string, Profiles> = new Map(
  Object.entries(z.record(z.string(), z.record(z.string(), figures)).parse(PROFILES)).map(([engine, profiles]) => [
    engine,
    Object.entries(profiles),
  ]),
)

/** The figures of a game's profile, which its row does not repeat; null for an engine the studio has not published. */
export function publishedFigures(engine: string, profile: string) {
  const figures = publishedEngines.get(engine)?.find(([id]) => id === profile)?.[1]
  return {
    hit_meaning: figures?.hit_meaning ?? null,
    wins_below_stake: figures?.wins_below_stake ?? null,
    max_win: figures?.max_win ?? null,
  }
}
