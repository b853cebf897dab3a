import { isDeepStrictEqual } from 'node:util'
import { keysOf } from '@apogee/rules/validation/keysOf'
import type { Parts } from '../../../core/area.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { Timer } from '../../../core/timer.ts'
import { type DuePeriod, duePeriods, periodsUntil } from '../../tournaments/public.ts'
import { announceLottery, drawTime } from './announceLottery.ts'
import { type AnnouncedRow, listAnnounced, lockAnnounced, updateLottery, withdrawLottery } from './definitionStore.ts'
import type { LotteryTerms } from './lotteryTerms.ts'
import { type DefinedLottery, readLotteries } from './readLotteries.ts'

type SyncNeeds = Pick<Core, 'config' | 'db' | 'clock'>

const dayMs = 86_400_000

/**
 * Synchronises the database with the files: announces due lotteries once across all nodes, and applies changes that do
 * not break a promise to players. Returns a sentence for each rejected change.
 */
export async function syncLotteries(needs: SyncNeeds, { defined, faults } = readLotteries()): Promise<string[]> {
  const now = needs.clock.now()
  const rows = await listAnnounced(
    needs.db,
    defined.map(({ name }) => name),
  )
  const refused = [...faults]
  for (const one of defined) refused.push(...(await syncOne(needs, one, rows)))
  for (const row of rows)
    if (row.start_at > now && !isWanted(row, defined, now))
      await needs.db.transaction((tx) => withdrawLottery(tx, row.id, now))
  return refused
}

/** Whether a file still defines this period of an announced lottery. */
function isWanted(row: AnnouncedRow, all: readonly DefinedLottery[], now: Date): boolean {
  const defined = all.find(({ name, brand }) => name === row.file && brand === row.brand)
  // One day more, because the period may have been postponed.
  const until = new Date(row.start_at.getTime() + dayMs)
  if (!defined) return false
  const periods = periodsUntil(defined.when, now, 'every' in defined.when ? until : new Date(8e15))
  return periods.some(({ suffix }) => `${defined.name}${suffix}` === row.frontend_identifier)
}

async function syncOne(needs: SyncNeeds, defined: DefinedLottery, rows: readonly AnnouncedRow[]): Promise<string[]> {
  const { path, name, brand, terms, when } = defined
  const refused: string[] = []
  for (const period of duePeriods(when, needs.clock.now())) {
    const identifier = `${name}${period.suffix}`
    const held = rows.find((row) => row.frontend_identifier === identifier)
    const announced = { name: identifier, file: name, brand, terms, startAt: period.startAt, endAt: period.endAt }
    if (!held) await needs.db.transaction((tx) => announceLottery(needs.config, tx, announced))
    else if (held.file !== name || held.brand !== brand)
      refused.push(`content/${path}: ${identifier} belongs to another file already, so it needs another name.`)
    else if (held.closed_at) refused.push(`content/${path}: ${identifier} is over, so another one needs another name.`)
    else refused.push(...(await change(needs, held, defined, period)))
  }
  return refused
}

/** The terms in the form in which they are read from the database. */
const asStored = (terms: LotteryTerms): LotteryTerms => JSON.parse(JSON.stringify(terms))

const isSame = (row: AnnouncedRow, terms: LotteryTerms, { startAt, endAt }: DuePeriod): boolean =>
  row.start_at.getTime() === startAt.getTime() &&
  row.end_at.getTime() === endAt.getTime() &&
  isDeepStrictEqual(row.definition, asStored(terms))

/** Applies a change. Returns the parts that are rejected because tickets are sold. */
async function change(
  needs: SyncNeeds,
  held: AnnouncedRow,
  defined: DefinedLottery,
  period: DuePeriod,
): Promise<string[]> {
  if (isSame(held, defined.terms, period)) return []
  return needs.db.transaction((tx) => changeLocked(tx, held.id, defined, period, needs.clock.now()))
}

/** Terms that may change while tickets are sold: texts and images. */
const free = ['titles', 'texts', 'banner'] as const satisfies (keyof LotteryTerms)[]

async function changeLocked(
  tx: Tx,
  id: bigint,
  { path, terms: wanted }: DefinedLottery,
  period: DuePeriod,
  now: Date,
): Promise<string[]> {
  const row = await lockAnnounced(tx, id)
  if (!row) return []
  const next = asStored(wanted)
  if (row.start_at > now) {
    const { startAt, endAt } = period
    await updateLottery(tx, id, { terms: next, startAt, endAt, drawAt: drawTime(next, endAt) })
    return []
  }
  const { titles, texts, banner } = next
  const terms: LotteryTerms = { ...row.definition, titles, texts, banner }
  const { start_at: startAt, end_at: endAt, draw_at: drawAt } = row
  if (!isDeepStrictEqual(terms, row.definition)) await updateLottery(tx, id, { terms, startAt, endAt, drawAt })
  const names = keysOf({ ...row.definition, ...next })
  const kept = [
    ...names.filter(
      (name) => !free.some((one) => one === name) && !isDeepStrictEqual(row.definition[name], next[name]),
    ),
    ...(isSame(row, row.definition, period) ? [] : ['dates']),
  ]
  if (kept.length === 0) return []
  const what = kept.join(', ')
  return [
    `content/${path}: tickets of ${row.frontend_identifier} are sold, so this stays as it was announced: ${what}.`,
  ]
}

/** Timer that synchronises announced lotteries with the files, and logs each rejected change once. */
export function announceTimer({ config, db, clock, log }: Pick<Parts, 'config' | 'db' | 'clock' | 'log'>): Timer {
  const said = new Set<string>()
  return {
    name: 'lotteries-announce',
    everyMs: 10_000,
    run: async () => {
      for (const sentence of await syncLotteries({ config, db, clock })) {
        if (said.has(sentence)) continue
        said.add(sentence)
        log.warn(sentence)
      }
    },
  }
}
