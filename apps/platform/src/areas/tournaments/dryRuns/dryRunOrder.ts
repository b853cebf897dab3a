import { ConfigError } from '../../../core/config/config.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { hasCode } from '../../../core/systemErrors.ts'
import { type CompetitionFile, nameFault } from '../definitions/competitionFiles.ts'
import { ticketSentences } from '../definitions/ticketFaults.ts'

type RequestedFile = Omit<CompetitionFile<unknown>, 'content'>

interface DryRun {
  readonly command: string
  /** Below `competitions`. */
  readonly folders: readonly string[]
  /** Describes the result of a file. Throws if the file is invalid. */
  readonly rehearse: (core: Core, file: RequestedFile) => Promise<string>
}

/** A command that describes the result of a file before it takes effect. */
export function dryRunOrder({ command, folders, rehearse }: DryRun): OperatorCommand {
  const pattern = new RegExp(
    `^(?:content/)?((?:brands/([a-z0-9-]+)/)?competitions/(?:${folders.join('|')})/([^/]+)\\.json)$`,
  )
  return {
    command,
    subject: 'file below content',
    usage: '',
    read: (_, [file, ...more]) => {
      const [, path, brand = null, name] = (file && more.length === 0 && pattern.exec(file)) || []
      return path && name ? (core) => answer(core, { path, name, brand }) : undefined
    },
  }

  async function answer(core: Core, file: RequestedFile): Promise<Outcome> {
    const fault = nameFault(file)
    if (fault) return { isDone: false, text: fault }
    try {
      const text = await rehearse(core, file)
      const faults = ticketSentences(file)
      return faults.length > 0 ? { isDone: false, text: faults.join('\n') } : { isDone: true, text }
    } catch (error) {
      if (error instanceof ConfigError) return { isDone: false, text: error.message }
      if (hasCode(error, 'ENOENT')) return { isDone: false, text: `There is no content/${file.path}.` }
      throw error
    }
  }
}
