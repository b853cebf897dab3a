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
import { takeOver } from './takeOver.ts'
import type { Terms } from './terms.ts'

/** What one file of `content/competitions` defines. */
export interface Defined {
  /** Path below `content`, for sentences. */
  readonly path: string
  readonly file: string
  /** Null: every brand. */
  readonly brand: string | null
  /** Its identifier, but for the day of a period: `weekend-race`, `quest--m--moon`. */
  readonly name: string
  readonly when: CompetitionWhen
  readonly terms: Terms
  /** Further parts of the definition that stay once it has begun. */
  readonly fixed?: readonly string[]
}

type Needs = { readonly db: Db } & Pick<Core, 'clock'>

/**
 * Makes the table of tournaments follow the files of one kind: what is due is announced once, whichever node is faster; what has
 * changed is taken over as far as players were promised nothing else. Returns a sentence for everything that is refused.
 */
export async function keepAnnounced(needs: Needs, kind: TournamentKind, all: readonly Defined[]): Promise<string[]> {
  const now = needs.clock.now()
  const identifiers = all.flatMap(({ name, when }) =>
    'every' in when ? duePeriods(when, now).map(({ suffix }) => `${name}${suffix}`) : [name],
  )
  const rows = await listAnnounced(needs.db, kind, identifiers)
  const refused: string[] = []
  for (const defined of all) refused.push(...(await keepOne(needs, kind, defined, rows)))
  for (const row of rows) {
    if (row.start_at <= now || row.finished_at || isWanted(row, all, now)) continue
    await needs.db.transaction((tx) => withdraw(tx, row.id, now))
  }
  return refused
}

/** Whether a file still has this period, however early it was announced. */
function isWanted(row: AnnouncedRow, all: readonly Defined[], now: Date): boolean {
  const defined = all.find(({ file, brand }) => file === row.file && brand === row.brand)
  // A day more: it may have been moved to later.
  const until = new Date(row.start_at.getTime() + 86_400_000)
  const periods = defined ? periodsUntil(defined.when, now, 'every' in defined.when ? until : new Date(8e15)) : []
  return periods.some(({ suffix }) => `${defined!.name}${suffix}` === row.frontend_identifier)
}

async function keepOne(
  needs: Needs,
  kind: TournamentKind,
  defined: Defined,
  rows: readonly AnnouncedRow[],
): Promise<string[]> {
  const { path, file, brand, name, when, terms } = defined
  const refused: string[] = []
  const due = duePeriods(when, needs.clock.now())
  for (const period of due) {
    const identifier = `${name}${period.suffix}`
    const held = rows.find((row) => row.frontend_identifier === identifier)
    if (!held) await insertAnnounced(needs.db, { kind, identifier, file, brand, terms, ...period })
    else if (held.file !== file || held.brand !== brand)
      refused.push(`content/${path}: ${identifier} belongs to another file already, so it needs another name.`)
    else if (held.finished_at) {
      // Of those that come again, the next one has another name anyway.
      if (!('every' in when)) refused.push(`content/${path}: ${identifier} is over, so another one needs another name.`)
    } else refused.push(...(await change(needs, held, defined, period)))
  }
  const over = rows.find((row) => !('every' in when) && row.frontend_identifier === name && row.finished_at)
  if (over && due.length === 0 && !isSameTime(over, when))
    refused.push(`content/${path}: ${name} is over, so its dates cannot change any more.`)
  return refused
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

/** As it comes back from the database. */
const asStored = (terms: Terms): Terms => ({ ...terms, definition: JSON.parse(JSON.stringify(terms.definition)) })

const isSame = (row: AnnouncedRow, terms: Terms, { startAt, endAt }: DuePeriod): boolean =>
  row.start_at.getTime() === startAt.getTime() &&
  row.end_at.getTime() === endAt.getTime() &&
  isDeepStrictEqual(termsIn(row), asStored(terms))

/** Takes a change over. Returns what is refused, because it has begun. */
async function change(needs: Needs, held: AnnouncedRow, defined: Defined, period: DuePeriod): Promise<string[]> {
  if (isSame(held, defined.terms, period)) return []
  return needs.db.transaction((tx) => changeLocked(tx, held.id, defined, period, needs.clock.now()))
}

async function changeLocked(tx: Tx, id: bigint, defined: Defined, period: DuePeriod, now: Date): Promise<string[]> {
  const row = await lockAnnounced(tx, id)
  if (!row) return []
  if (row.start_at > now) {
    await updateAnnounced(tx, id, { terms: defined.terms, ...period })
    return []
  }
  const { terms, refused } = takeOver(termsIn(row), asStored(defined.terms), defined.fixed)
  const times = { suffix: period.suffix, startAt: row.start_at, endAt: row.end_at }
  if (!isSame(row, terms, times)) await updateAnnounced(tx, id, { terms, ...times })
  const kept = [...refused, ...(isSame(row, termsIn(row), period) ? [] : ['dates'])]
  if (kept.length === 0) return []
  return [
    `content/${defined.path}: ${row.frontend_identifier} has begun, so this stays as it was announced: ${kept.join(', ')}.`,
  ]
}
