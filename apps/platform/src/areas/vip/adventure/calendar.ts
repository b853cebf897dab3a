import { required } from '@apogee/rules/validation/required'
import type { AdventureDate } from '@apogee/rules/vip/adventure'
import { adventureDayStart, adventureGroup, adventureRun, adventureTitle } from '@apogee/rules/vip/adventure'
import { everyBrand } from '../../../core/content/brands.ts'
import { everyLicence } from '../../../core/content/licences/licences.ts'
import type { Db, Sql } from '../../../core/db/db.ts'
import type { Licence } from '../../../core/http/handler.ts'
import { type Adventure, type DaySpec, readAdventures } from './adventureConfig.ts'
import { listStarts, storeStarts } from './adventureStore.ts'

const dayMs = 86_400_000

export interface CalendarDay extends AdventureDate {
  readonly title: string
  readonly spec: DaySpec
}

/** An adventure with the days of the run at a time. */
export interface Run {
  readonly adventure: Adventure
  readonly days: readonly CalendarDay[]
}

/** The licence and brand of a calendar. */
export interface Site {
  readonly licence: Licence
  readonly brand: string
}

/** OPEN-36: the adventures that are running at a time, without those that have not started yet. */
export async function runsAt(sql: Sql, { licence, brand }: Site, at: Date): Promise<readonly Run[]> {
  const all = readAdventures(licence, brand)
  const known = all.every(({ begins }) => begins !== undefined) ? undefined : await listStarts(sql)
  return all.flatMap((adventure) => {
    const begins = adventure.begins ?? known?.get(adventure.id)?.toISOString()
    return begins === undefined || Date.parse(begins) > at.getTime()
      ? []
      : [{ adventure, days: daysOf(adventure, begins, at) }]
  })
}

function daysOf({ days }: Adventure, begins: string, at: Date): CalendarDay[] {
  const total = days.length
  const { first } = adventureRun(begins, total, at)
  return days.map((spec, place) => ({
    step: place + 1,
    total,
    title: adventureTitle(place + 1, total, first),
    startMs: adventureDayStart(place + 1, first).getTime(),
    spec,
  }))
}

/** The run of each group, in wire order: of several adventures, that of the player's first group counts. */
export const runsByGroup = (runs: readonly Run[]): Readonly<Record<string, Run>> =>
  Object.fromEntries(runs.flatMap((run) => run.adventure.groups.map((group) => [group, run])))

/** The run of a player's adventure and its group; undefined without an adventure. */
export function runOf(runs: readonly Run[], own: readonly string[]): (Run & { readonly group: string }) | undefined {
  const byGroup = runsByGroup(runs)
  const group = adventureGroup(Object.keys(byGroup), own)
  return group === undefined ? undefined : { ...required(byGroup[group], `run of group ${group}`), group }
}

/** The day of a run at a time. */
export const dayAt = ({ days }: Run, at: Date): CalendarDay | undefined =>
  days.find(({ startMs }) => startMs <= at.getTime() && at.getTime() < startMs + dayMs)

/** Stores today as the start of every adventure without a date that has not been read before. */
export async function recordStarts(db: Db, now: Date): Promise<void> {
  const ids = everyBrand().flatMap(({ id: brand }) =>
    everyLicence().flatMap((licence) =>
      readAdventures(licence, brand).flatMap(({ id, begins }) => (begins === undefined ? [id] : [])),
    ),
  )
  const known = await listStarts(db)
  const fresh = [...new Set(ids)].filter((id) => !known.has(id))
  if (fresh.length > 0) await storeStarts(db, fresh, new Date(Math.floor(now.getTime() / dayMs) * dayMs))
}
