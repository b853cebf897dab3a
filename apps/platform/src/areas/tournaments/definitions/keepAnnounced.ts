import { isDeepStrictEqual } from 'node:util'
import type { Db, Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { TournamentKind } from '../tournamentStore.ts'
import {
  type AnnouncedRow,
  insertAnnounced,
  listAnnounced,
  lockAnnounced,
  updateAnnounced,
  withdraw,
} from './announceStore.ts'
import { type CompetitionWhen, type DuePeriod, duePeriods, periodsUntil } from './competitionWhen.ts'
import { mergeTerms } from './mergeTerms.ts'
import type { Terms } from './terms.ts'

/** A competition as one file of `content/competitions` defines it. */
export interface Defined {
  /** Path below `content`, for messages. */
  readonly path: string
  readonly file: string
  /** null: every brand. */
  readonly brand: string | null
  /** The identifier without the date of a period: `weekend-race`, `quest--m--moon`. */
  readonly name: string
  readonly when: CompetitionWhen
  readonly terms: Terms
  /** Further fields of the definition that cannot change after the start. */
  readonly fixed?: readonly string[]
}

type Needs = { readonly db: Db } & Pick<Core, 'clock'>

/**
 * Brings the `tournaments` table up to date with the files of one kind: announces due periods once across all nodes, and applies changes
 * that break no promise to players. Returns a sentence for each rejected change.
 */
export async function keepAnnounced(needs: Needs, kind: TournamentKind, all: readonly Defined[]): Promise<string[]> {
  const now = needs.clock.now()
  const identifiers = all.flatMap(({ name, when }) =>
    'every' in when ? duePeriods(when, now).map(({ suffix }) => `${name}${suffix}`) : [name],
  )
  const rows = await listAnnounced(needs.db, kind, identifiers)
  const rejected: string[] = []
  for (const defined of all) rejected.push(...(await syncFile(needs, kind, defined, rows)))
  for (const row of rows) {
    if (row.start_at <= now || row.finished_at || isWanted(row, all, now)) continue
    await needs.db.transaction((tx) => withdraw(tx, row.id, now))
  }
  return rejected
}

/** Whether a file still defines this period. */
function isWanted(row: AnnouncedRow, all: readonly Defined[], now: Date): boolean {
  const defined = all.find(({ file, brand }) => file === row.file && brand === row.brand)
  // One day later, because the file may have moved the period.
  const until = new Date(row.start_at.getTime() + 86_400_000)
  if (!defined) return false
  const periods = periodsUntil(defined.when, now, 'every' in defined.when ? until : new Date(8e15))
  return periods.some(({ suffix }) => `${defined.name}${suffix}` === row.frontend_identifier)
}

async function syncFile(
  needs: Needs,
  kind: TournamentKind,
  defined: Defined,
  rows: readonly AnnouncedRow[],
): Promise<string[]> {
  const { path, file, brand, name, when, terms } = defined
  const rejected: string[] = []
  const due = duePeriods(when, needs.clock.now())
  for (const period of due) {
    const identifier = `${name}${period.suffix}`
    const row = rows.find((one) => one.frontend_identifier === identifier)
    if (!row) await insertAnnounced(needs.db, { kind, identifier, file, brand, terms, ...period })
    else if (row.file !== file || row.brand !== brand)
      rejected.push(`content/${path}: ${identifier} belongs to another file already, so it needs another name.`)
    else if (row.finished_at) {
      // A recurring competition gets a new name with its next period.
      if (!('every' in when))
        rejected.push(`content/${path}: ${identifier} is over, so another one needs another name.`)
    } else rejected.push(...(await applyChange(needs, row, defined, period)))
  }
  const over = rows.find((row) => !('every' in when) && row.frontend_identifier === name && row.finished_at)
  if (over && due.length === 0 && !isSameTime(over, when))
    rejected.push(`content/${path}: ${name} is over, so its dates cannot change any more.`)
  return rejected
}

const isSameTime = ({ start_at, end_at }: AnnouncedRow, when: CompetitionWhen): boolean =>
  !('every' in when) && start_at.getTime() === Date.parse(when.start_at) && end_at.getTime() === Date.parse(when.end_at)

const termsIn = (row: AnnouncedRow): Terms => ({
  strategy: row.strategy,
  currency: row.currency,
  currencies: row.currencies,
  group_ids: row.group_ids,
  game_category: row.game_category,
  user_confirmation_required: row.user_confirmation_required,
  games_taken_limit: row.games_taken_limit,
  least_bet_cents: row.least_bet_cents,
  definition: row.definition,
})

/** Terms as the database returns them. */
const asStored = (terms: Terms): Terms => ({ ...terms, definition: JSON.parse(JSON.stringify(terms.definition)) })

const isSame = (row: AnnouncedRow, terms: Terms, { startAt, endAt }: DuePeriod): boolean =>
  row.start_at.getTime() === startAt.getTime() &&
  row.end_at.getTime() === endAt.getTime() &&
  isDeepStrictEqual(termsIn(row), asStored(terms))

/** Applies a changed file. Returns a sentence for what cannot change after the start. */
async function applyChange(needs: Needs, row: AnnouncedRow, defined: Defined, period: DuePeriod): Promise<string[]> {
  if (isSame(row, defined.terms, period)) return []
  return needs.db.transaction((tx) => changeLocked(tx, row.id, defined, period, needs.clock.now()))
}

async function changeLocked(tx: Tx, id: bigint, defined: Defined, period: DuePeriod, now: Date): Promise<string[]> {
  const row = await lockAnnounced(tx, id)
  if (!row) return []
  if (row.start_at > now) {
    await updateAnnounced(tx, id, { terms: defined.terms, ...period })
    return []
  }
  const { terms, rejected } = mergeTerms(termsIn(row), asStored(defined.terms), defined.fixed)
  const times = { suffix: period.suffix, startAt: row.start_at, endAt: row.end_at }
  if (!isSame(row, terms, times)) await updateAnnounced(tx, id, { terms, ...times })
  const unchanged = [...rejected, ...(isSame(row, termsIn(row), period) ? [] : ['dates'])]
  if (unchanged.length === 0) return []
  return [
    `content/${defined.path}: ${row.frontend_identifier} has begun, so this stays as it was announced: ${unchanged.join(', ')}.`,
  ]
}
