import { dropRounds, type EndedDay, endedRounds, recordDrop } from '../../areas/play/public.ts'
import { type Month, monthAfter, readMonth } from '../../core/archive/archiveMonth.ts'
import { ArchiveDamaged, readArchive, readRows, verifyRows } from '../../core/archive/readArchive.ts'
import { everyLicence, readLicence } from '../../core/content/licences/licences.ts'
import type { Core } from '../../core/http/handler.ts'
import type { CommandSignature, OperatorCommand, Outcome } from '../../core/operators/operatorCommand.ts'
import type { Storage } from '../../core/storage/storage.ts'
import { openArchive } from './operatorArchive.ts'

/** A player's history and the statement of a year are read from the database. */
const keptMonths = 13

const refused = (text: string): Outcome => ({ isDone: false, text: `${text}: nothing was dropped.` })

/** The month, and those around it: a round that ended in it may have begun before, and may have been paid late. */
const around = (month: Month): readonly Month[] => [-1, 0, 1].map((months) => monthAfter(month, months))

const archivedSpan = (month: Month) => ({ from: monthAfter(month, -1).from, to: monthAfter(month, 1).to })

type Sums = Pick<EndedDay, 'rounds' | 'bet_cents' | 'win_cents'>

/** The archived rounds by the day they ended. */
async function archivedDays(storage: Storage, archive: NonNullable<Awaited<ReturnType<typeof readArchive>>>) {
  const days = new Map<string, Sums>()
  for await (const lines of readRows(storage, archive, 'game_rounds'))
    for (const line of lines) {
      const { finished_at, bet_cents, win_cents } = JSON.parse(line)
      const day = String(finished_at).slice(0, 10)
      const { rounds, ...sum } = days.get(day) ?? { rounds: 0n, bet_cents: 0n, win_cents: 0n }
      days.set(day, {
        rounds: rounds + 1n,
        bet_cents: sum.bet_cents + BigInt(bet_cents),
        win_cents: sum.win_cents + BigInt(win_cents),
      })
    }
  return days
}

const isSame = (archived: Sums | undefined, { rounds, bet_cents, win_cents }: EndedDay): boolean =>
  archived?.rounds === rounds && archived.bet_cents === bet_cents && archived.win_cents === win_cents

/** The days with rounds to drop, all of which the archive has; or why not. */
async function daysToDrop({ db }: Core, storage: Storage, month: Month): Promise<readonly EndedDay[] | Outcome> {
  const archived = new Map<string, Sums>()
  for (const one of around(month)) {
    const archive = await readArchive(storage, one)
    if (!archive) return refused(`${one.name} is not archived (archive-month ${one.name})`)
    await verifyRows(storage, archive, 'game_transactions')
    if (one.name === month.name) for (const [day, sums] of await archivedDays(storage, archive)) archived.set(day, sums)
  }
  // A day that was dropped before this command was interrupted has only the rounds that stay.
  const left = (await endedRounds(db, month, archivedSpan(month))).filter(({ droppable }) => droppable > 0n)
  const other = left.find((row) => !isSame(archived.get(row.day), row))
  return other
    ? refused(
        `The archive of ${month.name} has other rounds of ${other.day} than the database (a win or rollback came after it was made). Move its folder away and archive the month again`,
      )
    : left
}

/** The day until which the files of a month must be retained: the longest period of the licences. */
function keepFilesUntil({ to }: Month): string {
  const years = Math.max(...everyLicence().map((code) => readLicence(code).identity_retention_years))
  return `${to.getUTCFullYear() + years}${to.toISOString().slice(4, 10)}`
}

async function drop(core: Core, { operator, reason }: CommandSignature, month: Month): Promise<Outcome> {
  const { db, clock, config } = core
  const now = clock.now()
  if (now < monthAfter(month, keptMonths + 1).from)
    return refused(`${month.name} is shown in histories until it is ${keptMonths} months old`)
  const { storage, place } = await openArchive(config)
  const days = await daysToDrop(core, storage, month).catch((error: unknown) => {
    if (error instanceof ArchiveDamaged) return refused(`The archive is damaged: ${error.message}`)
    throw error
  })
  if ('isDone' in days) return days
  let [rounds, transactions] = [0n, 0n]
  for (const { day } of days) {
    const from = new Date(`${day}T00:00:00Z`)
    const dropped = await dropRounds(db, { from, to: new Date(from.getTime() + 86_400_000) }, archivedSpan(month), now)
    rounds += dropped.rounds
    transactions += dropped.transactions
  }
  await recordDrop(db, { month: month.name, operator, reason, now })
  return {
    isDone: true,
    text: `${rounds} rounds of ${month.name} with ${transactions} transactions are no longer in the database; their sums are. Retain the files in ${place}, folder ${month.name}, at least until ${keepFilesUntil(month)}.`,
  }
}

/** Removes rounds of an archived month from the database (docs/decisions/209-drop-archived-rounds-by-month.md). */
const dropCommand: OperatorCommand = {
  command: 'drop-month',
  subject: 'archived month as 2026-10',
  usage: '',
  read: (signed, [name = '', ...more]) => {
    const month = readMonth(name)
    if (!month || more.length > 0) return undefined
    return (core) => drop(core, signed, month)
  },
}

/** The rows of one name with this value in a column, as they were archived. */
async function find(storage: Storage, month: Month, name: string, column: string, value: string): Promise<object[]> {
  const archive = await readArchive(storage, month)
  if (!archive) return []
  const found: object[] = []
  for await (const lines of readRows(storage, archive, name))
    for (const line of lines)
      if (line.includes(value) && JSON.parse(line)[column] === value) found.push(JSON.parse(line))
  return found
}

/** Shows an archived round with its transactions, and that the files are the ones that were written. */
const archivedRoundCommand: OperatorCommand = {
  command: 'archived-round',
  subject: 'month it ended in, as 2026-10',
  usage: '<id of the round>',
  read: (_, [name = '', id = '', ...more]) => {
    const month = readMonth(name)
    if (!month || id === '' || more.length > 0) return undefined
    return async ({ config }) => {
      const { storage, place } = await openArchive(config)
      if (!(await readArchive(storage, month))) return { isDone: false, text: `${name} is not archived in ${place}.` }
      const [round] = await find(storage, month, 'game_rounds', 'id', id)
      if (!round) return { isDone: false, text: `No round ${id} that ended in ${name} is in the archive.` }
      const transactions: object[] = []
      for (const one of around(month))
        transactions.push(...(await find(storage, one, 'game_transactions', 'round_id', id)))
      const rows = [round, ...transactions].map((row) => JSON.stringify(row))
      return {
        isDone: true,
        text: [...rows, 'The files are as they were written (SHA-256).'].join('\n'),
        data: { round, transactions },
      }
    }
  },
}

export const dropCommands: readonly OperatorCommand[] = [dropCommand, archivedRoundCommand]
