import { compareArchived, droppableRounds, dropRounds, recordDrop } from '../../areas/play/public.ts'
import { type Month, monthAfter, monthsAround, readMonth } from '../../core/archive/archiveMonth.ts'
import { ArchiveDamaged, readArchive, readRows, verifyRows } from '../../core/archive/readArchive.ts'
import { everyLicence, readLicence } from '../../core/content/licences/licences.ts'
import type { Core } from '../../core/http/handler.ts'
import type { CommandSignature, OperatorCommand, Outcome } from '../../core/operators/operatorCommand.ts'
import type { Storage } from '../../core/storage/storage.ts'
import { openArchive } from './operatorArchive.ts'
import { heldPlayers } from './operatorHolds.ts'

/** A player's history and the statement of a year are read from the database. */
const keptMonths = 13

const refused = (text: string): Outcome => ({ isDone: false, text: `${text}: nothing was dropped.` })

const archivedSpan = (month: Month) => ({ from: monthAfter(month, -1).from, to: monthAfter(month, 1).to })

/** A day with rounds to drop. */
interface Day {
  readonly day: string
  /** Its rounds that the archive has otherwise: they stay. */
  readonly changed: readonly string[]
}

/** The days with rounds to drop, each of which the archive has; or why not. */
async function daysToDrop({ db }: Core, storage: Storage, month: Month): Promise<readonly Day[] | Outcome> {
  const found = new Map<string, { rounds: bigint; changed: readonly string[] }>()
  for (const one of monthsAround(month)) {
    const archive = await readArchive(storage, one)
    if (!archive) return refused(`${one.name} is not archived (archive-month ${one.name})`)
    await verifyRows(storage, archive, 'game_transactions')
    if (one.name !== month.name) continue
    for await (const lines of readRows(storage, archive, 'game_rounds'))
      for (const { day, rounds, changed } of await compareArchived(db, month, archivedSpan(month), lines)) {
        const sum = found.get(day)
        found.set(day, { rounds: rounds + (sum?.rounds ?? 0n), changed: [...changed, ...(sum?.changed ?? [])] })
      }
  }
  const left = await droppableRounds(db, month, archivedSpan(month))
  const other = left.find(({ day, rounds }) => found.get(day)?.rounds !== rounds)
  return other
    ? refused(
        `The archive of ${month.name} has not all rounds of ${other.day}. Move its folder away and archive the month again`,
      )
    : left.map(({ day }) => ({ day, changed: found.get(day)?.changed ?? [] }))
}

/** How long the files of a month must be retained: the longest period of the licences, which begins when an account is closed. */
function keepFiles({ to }: Month): string {
  const years = Math.max(...everyLicence().map((code) => readLicence(code).identity_retention_years))
  return `until ${to.getUTCFullYear() + years}${to.toISOString().slice(4, 10)}, and until ${years} years after its players have closed their accounts`
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
  await recordDrop(db, { month: month.name, operator, reason, now })
  let [rounds, transactions, held, stay] = [0n, 0n, 0n, 0]
  for (const { day, changed } of days) {
    const from = new Date(`${day}T00:00:00Z`)
    const ended = { from, to: new Date(from.getTime() + 86_400_000) }
    const dropped = await dropRounds(db, {
      ...{ ended, archived: archivedSpan(month), except: changed, now },
      heldPlayers: await heldPlayers(db),
    })
    rounds += dropped.rounds
    transactions += dropped.transactions
    held += dropped.held
    stay += changed.length
  }
  const text = [
    `${rounds} rounds of ${month.name} with ${transactions} transactions are no longer in the database; their sums are.`,
    ...(held > 0n
      ? [`${held} of players with something open stay (records list): run the command again when it is decided.`]
      : []),
    ...(stay > 0 ? [`${stay} have changed since the month was archived, and stay.`] : []),
    `Retain the files in ${place}, folder ${month.name}, at least ${keepFiles(month)}.`,
  ]
  return { isDone: true, text: text.join(' ') }
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
      for (const one of monthsAround(month))
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
