import { z } from 'zod'
import { readContent } from '../../core/content/contentFiles.ts'

const points = z.int().min(1).max(10)
const times = z.int().min(1)
const byLanguage = z.record(z.string(), z.string().min(1)).refine((texts) => texts['en'], { error: 'lacks English' })

export const harmLevels = ['low', 'medium', 'high'] as const
export type HarmLevel = (typeof harmLevels)[number]

/** Schema of `content/config/harm-markers.json`. Weeks are the seven days before the night. */
export const harmMarkers = z.strictObject({
  /** The hour (UTC) from which a night is measured. */
  hour: z.int().min(0).max(23),
  markers: z.strictObject({
    /** Deposits of a week are `factor` times the mean of the four weeks before, and at least `least_eur` in all. */
    rising_deposits: z.strictObject({ points, factor: z.number().min(1.1), least_eur: z.int().min(1) }),
    /** So many deposits in one day (UTC). */
    frequent_deposits: z.strictObject({ points, times }),
    /** Deposits within minutes of the one before: the money is lost, and more is paid in to win it back. */
    chasing: z.strictObject({ points, times, within_minutes: z.int().min(1).max(1440) }),
    /** The share of rounds of a week at night, by the clocks of the brand's zone. */
    night_play: z.strictObject({
      points,
      from_hour: z.int().min(0).max(23),
      to_hour: z.int().min(1).max(24),
      share: z.number().min(0.01).max(1),
      least_rounds: z.int().min(1),
    }),
    /** Withdrawals that the player has cancelled within four weeks. */
    canceled_withdrawals: z.strictObject({ points, times }),
    /** Deposits that were declined within a week. */
    declined_deposits: z.strictObject({ points, times }),
  }),
  /** Points from which a level counts. */
  levels: z
    .strictObject({ low: z.int().min(1), medium: z.int(), high: z.int() })
    .refine(({ low, medium, high }) => low < medium && medium < high, { error: 'must rise' }),
  /** Service messages: the first one that fits is sent. None may advertise, or urge to play. */
  messages: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]{1,40}$/),
      level: z.enum(harmLevels),
      /** Not again within so many days of any contact. */
      quiet_days: z.int().min(1),
      titles: byLanguage,
      texts: byLanguage,
      button: z.strictObject({ titles: byLanguage, path: z.string().startsWith('/') }),
    }),
  ),
})
export type HarmConfig = z.output<typeof harmMarkers>

export const readHarmConfig = (): HarmConfig => readContent('config/harm-markers.json', harmMarkers)
