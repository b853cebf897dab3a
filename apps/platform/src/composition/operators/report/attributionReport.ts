import { readsOf } from '../../../core/db/db.ts'
import { csvText } from '../../../core/http/csv.ts'
import type { OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { readDay } from './readDay.ts'
import { attributionColumns } from './readMovements.ts'
import { type ReportRow, reportFigures } from './reportFigures.ts'

const figures = ['deposits', 'first_deposits', 'deposits_reversed'] as const

/** One line of the export: how players were found, and what they did, in minor units of one currency. */
function plain(row: ReportRow): Readonly<Record<string, string | number | null>> {
  const found: unknown = JSON.parse(row.group ?? '[]')
  const values: readonly unknown[] = Array.isArray(found) ? found : []
  return {
    ...Object.fromEntries(attributionColumns.map((name, at) => [name, (values[at] as string | null) ?? null])),
    currency: row.currency,
    registrations: row.newPlayers,
    active_players: row.activePlayers,
    ...Object.fromEntries(
      figures.flatMap((name) => [
        [`${name}_count`, row[name].count],
        [`${name}_cents`, String(row[name].cents)],
      ]),
    ),
    bets_cents: String(row.bets.cents),
    wins_cents: String(row.wins.cents),
    ggr_cents: String(row.ggr),
    bonus_cost_cents: String(row.bonus_cost.cents),
    ngr_cents: String(row.ngr),
  }
}

function csvOf(rows: readonly ReturnType<typeof plain>[]): string {
  const [first] = rows
  if (!first) return 'No movements.'
  // A figure may begin with a minus; only texts could be formulas.
  const isText = (name: string) => attributionColumns.some((column) => column === name)
  const lines = rows.map((row) =>
    Object.entries(row).map(([name, value]) => (isText(name) ? csvText(String(value ?? '')) : String(value))),
  )
  return [Object.keys(first), ...lines].map((cells) => cells.join(',')).join('\n')
}

/** The figures of a day by the source of the players, as CSV: of the ledger, as in the other reports. */
export const attributionCommand: OperatorCommand = {
  command: 'report attribution',
  subject: 'day as 2026-10-31',
  usage: '',
  read: (_, [name = '', ...more]) => {
    const day = readDay(name)
    if (!day || more.length > 0) return undefined
    return async ({ db, clock }): Promise<Outcome> => {
      const rows = (await reportFigures(readsOf(db), day, 'attribution')).map(plain)
      const data = { day: day.name, is_over: clock.now() >= day.to, rows }
      return { isDone: true, text: csvOf(rows), data }
    }
  },
}
