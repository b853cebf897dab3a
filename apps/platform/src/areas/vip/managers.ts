import { isTimeZone } from '@apogee/contract/protocol/shapes'
import { manager } from '@apogee/contract/vip'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { formatTag } from '../../core/content/formatTag.ts'

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 09:00')

/** When a manager can be reached. A span whose end is before its start continues after midnight. */
const workingHours = z.object({
  /** IANA name, such as Europe/Tallinn. */
  time_zone: z.string().refine(isTimeZone, 'no time zone'),
  spans: z.array(z.object({ days: z.array(z.enum(week)).min(1), from: clock, to: clock })).min(1),
})

/** The schema of `content/config/vip-managers.json`. */
export const managers = z.array(manager.omit({ time: true }).extend({ hours: workingHours }))

type Hours = z.output<typeof workingHours>
type Day = (typeof week)[number]

/** The first Monday of 1970. Dates after it are used only for the names of days and for times of day. */
const monday = Date.UTC(1970, 0, 5)
const dayMs = 86_400_000

/** Groups consecutive days. */
function runsOf(days: readonly Day[]): Day[][] {
  const runs: Day[][] = []
  for (const [place, day] of week.entries()) {
    if (!days.includes(day)) continue
    const before = week[place - 1]
    const run = runs.at(-1)
    if (run && before && run.at(-1) === before) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** A dash without line breaks around it. */
const until = '\u2060–\u2060'

/** "Mon–Fri, 09:00–17:00 UTC", with days, times and the current zone name formatted for the locale. */
export function formatHours({ time_zone: timeZone, spans }: Hours, locale: string, now: Date): string {
  const tag = formatTag(locale)
  const dayName = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const timeOfDay = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  const sayDay = (day: Day) => dayName.format(monday + week.indexOf(day) * dayMs)
  const sayTime = (time: string) => timeOfDay.format(new Date(`1970-01-05T${time}:00Z`))
  const sayRun = (run: readonly Day[]) =>
    run.length < 3 ? run.map(sayDay).join(', ') : `${sayDay(itemAt(run, 0))}${until}${sayDay(itemAt(run, -1))}`
  const said = spans.map(
    ({ days, from, to: end }) => `${runsOf(days).map(sayRun).join(', ')}, ${sayTime(from)}${until}${sayTime(end)}`,
  )
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')
  return `${said.join('; ')}\u00a0${zone?.value ?? timeZone}`
}
