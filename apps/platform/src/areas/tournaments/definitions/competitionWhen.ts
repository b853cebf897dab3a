import { isTimeZone } from '@apogee/contract/protocol/shapes'
import { isApart, periodsBetween, type Recurrence } from '@apogee/rules/tournaments/periods'
import { z } from 'zod'

const hourMs = 3_600_000

const isWall = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && new Date(`${text}:00.000Z`).toJSON()?.slice(0, 16) === text

const announceHours = z
  .int()
  .min(0)
  .max(24 * 60)

const once = z
  .strictObject({
    start_at: z.iso.datetime('a moment in UTC such as "2026-12-24T18:00:00Z"'),
    end_at: z.iso.datetime('a moment in UTC such as "2026-12-31T18:00:00Z"'),
    announce_hours: announceHours.default(24 * 14),
  })
  .refine(({ start_at, end_at }) => start_at < end_at, { error: 'it ends before it begins', path: ['end_at'] })

const again = z
  .strictObject({
    every: z.enum(['hour', 'day', 'week', 'month']),
    /** The period is this many of `every`. */
    each: z.int().min(1).max(24).default(1),
    /** Start of the first period, in local time of the zone. */
    first: z.string().refine(isWall, 'a day and time of the zone such as "2026-01-02T18:00"'),
    zone: z.string().refine(isTimeZone, 'a time zone such as "UTC" or "Europe/Berlin"').default('UTC'),
    /** Duration of each period. */
    hours: z
      .int()
      .min(1)
      .max(24 * 31),
    /** How long before its start each period is announced; by default the length of the interval. */
    announce_hours: announceHours.optional(),
  })
  .refine(isApart, { error: 'the next one would begin before it is over', path: ['hours'] })

/** The `when` of a file of `content/competitions`: once, or recurring. */
export const competitionWhen = z.union([once, again], {
  error: 'either start_at and end_at, or every, first, zone and hours',
})
export type CompetitionWhen = z.output<typeof competitionWhen>

export interface DuePeriod {
  /** Appended to the name of the file to form the identifier; empty for a competition that takes place once. */
  readonly suffix: string
  readonly startAt: Date
  readonly endAt: Date
}

const stepHours = { hour: 1, day: 24, week: 168, month: 744 } as const
const announcedFor = (when: CompetitionWhen): number =>
  when.announce_hours ?? ('every' in when ? stepHours[when.every] * when.each : 0)

/** Periods that have not ended and start before `until`. */
export function periodsUntil(when: CompetitionWhen, now: Date, until: Date): DuePeriod[] {
  if ('every' in when) {
    const recurrence: Recurrence = when
    return periodsBetween(recurrence, now, until).map(({ name, ...times }) => ({ suffix: `--${name}`, ...times }))
  }
  const [startAt, endAt] = [new Date(when.start_at), new Date(when.end_at)]
  return startAt < until && endAt > now ? [{ suffix: '', startAt, endAt }] : []
}

/** Periods that are running or due to be announced. */
export const duePeriods = (when: CompetitionWhen, now: Date): DuePeriod[] =>
  periodsUntil(when, now, new Date(now.getTime() + announcedFor(when) * hourMs + 1))
