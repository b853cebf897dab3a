import { basename, dirname } from 'node:path'
import { ConfigError } from '../../../core/config.ts'
import { readContent } from '../../../core/content/contentFiles.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { OperatorOrder, Outcome } from '../../../core/operatorOrder.ts'
import { countWinners } from '../prizes/winnerStore.ts'
import type { TournamentKind } from '../tournamentStore.ts'
import { listForOperator } from './announceStore.ts'
import { nameFault } from './competitionFiles.ts'
import { keepTournaments } from './defineTournaments.ts'
import { dryRun } from './dryRun.ts'
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

const folder = /^(?:content\/)?((?:brands\/([a-z0-9-]+)\/)?competitions\/tournaments\/[^/]+\.json)$/

const rehearse =
  (path: string, brand: string | null) =>
  async (core: Core): Promise<Outcome> => {
    const name = basename(path, '.json')
    const fault = nameFault({ path: `${dirname(path)}/${name}.json`, name })
    if (fault) return { isDone: false, text: fault }
    try {
      const file = readContent(path, tournamentFile)
      const defined = { path, file: name, brand, name, when: file.when, terms: termsOf(file) }
      return { isDone: true, text: await dryRun(core.db, defined, core.clock.now()) }
    } catch (error) {
      if (error instanceof ConfigError) return { isDone: false, text: error.message }
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        return { isDone: false, text: `There is no content/${path}.` }
      throw error
    }
  }

/** What an operator asks about competitions. Neither changes what players were promised. */
export const competitionOrders: readonly OperatorOrder[] = [
  {
    command: 'competitions',
    subject: 'tournament, quest or achievement',
    usage: '',
    read: (_, [kind, ...more]) => (kind && kinds.includes(kind) && more.length === 0 ? list(kind) : undefined),
  },
  {
    command: 'competition-dry-run',
    subject: 'file below content',
    usage: '',
    read: (_, [path, ...more]) => {
      const found = path && more.length === 0 ? folder.exec(path) : null
      return found ? rehearse(found[1]!, found[2] ?? null) : undefined
    },
  },
]
