import { readContent } from '../../../core/content/contentFiles.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { dryRun } from '../dryRuns/dryRun.ts'
import { dryRunOrder } from '../dryRuns/dryRunOrder.ts'
import { countWinners } from '../prizes/winnerStore.ts'
import type { TournamentKind } from '../tournamentStore.ts'
import { listForOperator } from './announceStore.ts'
import { announceTournaments } from './defineTournaments.ts'
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

/** Lists announced, running and recent competitions; for tournaments also the rejected changes of their files. */
const list =
  (kind: string) =>
  async (core: Core): Promise<Outcome> => {
    const now = core.clock.now()
    const rejected = kind === 'tournament' ? await announceTournaments(core) : []
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
    return { isDone: true, text: [...(lines.length > 0 ? lines : [`There is no ${kind}.`]), ...rejected].join('\n') }
  }

/** Operator commands for competitions. Neither changes the announced terms. */
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
