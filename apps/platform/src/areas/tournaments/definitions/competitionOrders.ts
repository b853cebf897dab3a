import { readContent } from '../../../core/content/contentFiles.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { dryRun } from '../dryRuns/dryRun.ts'
import { dryRunOrder } from '../dryRuns/dryRunOrder.ts'
import { countWinners } from '../prizes/winnerStore.ts'
import type { TournamentKind } from '../tournamentStore.ts'
import { listForOperator } from './announceStore.ts'
import { keepTournaments } from './defineTournaments.ts'
import { termsOf } from './terms.ts'
import { tournamentFile } from './tournamentFile.ts'

const kinds: readonly string[] = ['tournament', 'quest', 'achievement'] satisfies TournamentKind[]

function stateOf(
  { start_at, end_at, finished_at }: { start_at: Date; end_at: Date; finished_at: Date | null },
  now: Date,
) {
  if (finished_at) return 'final'
  if (now < start_at) return 'announced'
  return now < end_at ? 'running' : 'being counted'
}

/** What is announced, running or lately over; for tournaments also what their files ask for in vain. */
const list =
  (kind: string) =>
  async (core: Core): Promise<Outcome> => {
    const now = core.clock.now()
    const refused = kind === 'tournament' ? await keepTournaments(core) : []
    const rows = await listForOperator(core.db, kind)
    const lines = await Promise.all(
      rows.map(async (row) => {
        const { winners, paid } = await countWinners(core.db, row.id)
        const prizes = winners > 0 ? `, ${paid} of ${winners} prizes paid` : ''
        const times = `${row.start_at.toISOString()} to ${row.end_at.toISOString()}`
        const brand = row.brand ?? 'every brand'
        return `${row.frontend_identifier} (${brand}): ${stateOf(row, now)}, ${times}, ${row.participants} players${prizes}`
      }),
    )
    return { isDone: true, text: [...(lines.length > 0 ? lines : [`There is no ${kind}.`]), ...refused].join('\n') }
  }

/** What an operator asks about competitions. Neither changes what players were promised. */
export const competitionOrders: readonly OperatorCommand[] = [
  {
    command: 'competitions',
    subject: 'tournament, quest or achievement',
    usage: '',
    read: (_, [kind, ...more]) => (kind && kinds.includes(kind) && more.length === 0 ? list(kind) : undefined),
  },
  dryRunOrder({
    command: 'competition-dry-run',
    folders: ['tournaments'],
    rehearse: ({ db, clock }, { path, name, brand }) => {
      const file = readContent(path, tournamentFile)
      const defined = { path, file: name, brand, name, when: file.when, terms: termsOf(file) }
      return dryRun(db, defined, clock.now())
    },
  }),
]
