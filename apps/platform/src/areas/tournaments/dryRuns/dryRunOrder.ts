import { ConfigError } from '../../../core/config/config.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { type CompetitionFile, nameFault } from '../definitions/competitionFiles.ts'
import { ticketFaults } from '../definitions/ticketFaults.ts'

type AskedFile = Omit<CompetitionFile<unknown>, 'content'>

interface DryRun {
  readonly command: string
  /** Below `competitions`. */
  readonly folders: readonly string[]
  /** What would come of a file, in sentences. Throws what reading it throws. */
  readonly rehearse: (core: Core, file: AskedFile) => Promise<string>
}

/** A command that says what would come of a file before it is in force. */
export function dryRunOrder({ command, folders, rehearse }: DryRun): OperatorCommand {
  const place = new RegExp(
    `^(?:content/)?((?:brands/([a-z0-9-]+)/)?competitions/(?:${folders.join('|')})/([^/]+)\\.json)$`,
  )
  return {
    command,
    subject: 'file below content',
    usage: '',
    read: (_, [asked, ...more]) => {
      const [, path, brand = null, name] = (asked && more.length === 0 && place.exec(asked)) || []
      return path && name ? (core) => answer(core, { path, name, brand }) : undefined
    },
  }

  async function answer(core: Core, file: AskedFile): Promise<Outcome> {
    const unfit = nameFault(file)
    if (unfit) return { isDone: false, text: unfit }
    try {
      const text = await rehearse(core, file)
      const faults = ticketFaults(file)
      return faults.length > 0 ? { isDone: false, text: faults.join('\n') } : { isDone: true, text }
    } catch (error) {
      if (error instanceof ConfigError) return { isDone: false, text: error.message }
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        return { isDone: false, text: `There is no content/${file.path}.` }
      throw error
    }
  }
}
