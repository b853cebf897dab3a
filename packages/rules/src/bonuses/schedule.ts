import { itemAt } from '../validation/required.ts'
/** When an offer is available, as on the wire (wire-facts 7.3). */
export interface Schedule {
  readonly from: string
  readonly to: string
  /** "12:00-24:00": from that time of the first of its days to that of the last; the days between are whole. */
  readonly time: string
  readonly on: readonly string[]
  readonly tz: string
}

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function localParts(now: Date, timeZone: string): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: of('weekday').toLowerCase(), minutes: Number(of('hour')) * 60 + Number(of('minute')) }
}

/** Whether a day follows another of the list: then the offer continues over midnight. */
const hasNeighbour = (on: readonly string[], day: string, step: 1 | -1): boolean =>
  on.includes(itemAt(week, (week.indexOf(day) + step + week.length) % week.length))

/** Whether the offer is available now. */
export function isOpenAt({ from, to, time, on, tz }: Schedule, now: Date): boolean {
  if (now < new Date(from) || now >= new Date(to)) return false
  const { day, minutes } = localParts(now, tz)
  if (!on.includes(day)) return false
  const [begins = '00:00', ends = '24:00'] = time.split('-')
  const isAfterBegin = hasNeighbour(on, day, -1) || minutes >= minutesOf(begins)
  return isAfterBegin && (hasNeighbour(on, day, 1) || minutes < minutesOf(ends))
}
