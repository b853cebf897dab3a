import { parseArgs } from 'node:util'
import { areas } from '../../areas.ts'
import { operatorCommandsOf } from '../../core/area.ts'
import type { Core } from '../../core/http/handler.ts'
import {
  type CommandSignature,
  type OperatorCommand,
  type Outcome,
  permissionOf,
} from '../../core/operators/operatorCommand.ts'
import { closedAccountCommands } from './operatorAccounts.ts'
import { archiveCommand } from './operatorArchive.ts'
import { closureCommands } from './operatorClosures.ts'
import { documentCommands } from './operatorDocuments.ts'
import { dropCommands } from './operatorDrop.ts'
import { parseEventCommand, runEventCommand } from './operatorEvents.ts'
import { holdCommands } from './operatorHolds.ts'
import { playerCommands } from './operatorPlayers.ts'
import { replayCommand } from './operatorReplay.ts'
import { reportCommands } from './report/operatorReport.ts'
import { safetyReportCommand } from './report/safetyReport.ts'

const commands = [
  ...operatorCommandsOf(areas),
  archiveCommand(areas),
  ...dropCommands,
  ...holdCommands,
  replayCommand,
  ...playerCommands,
  ...closureCommands,
  ...documentCommands,
  ...reportCommands,
  safetyReportCommand,
  ...closedAccountCommands(areas),
]

const lineOf = ({ command, subject = 'email of the player', usage }: OperatorCommand): string =>
  `  npm run operator -- ${[command, subject && `<${subject}>`, usage].filter(Boolean).join(' ')} --by <your name> --reason <why>`

const usage = `Usage:
${commands.map(lineOf).join('\n')}
  With --json, each prints its result as JSON.
  npm run operator -- permissions
  npm run operator -- events
  npm run operator -- events-retry <consumer> [<event>]
  npm run operator -- psql [-c <sql>]`

const text = { type: 'string' } as const
const names = new Set(['by', 'reason', ...commands.flatMap(({ options = [] }) => options)])
const options = { ...Object.fromEntries([...names].map((name) => [name, text])), json: { type: 'boolean' } as const }

/** The arguments after a command's words; undefined if the line names another command. */
function argumentsOf({ command }: OperatorCommand, positionals: readonly string[]): readonly string[] | undefined {
  const words = command.split(' ')
  return words.every((word, at) => positionals[at] === word) ? positionals.slice(words.length) : undefined
}

function actionOf(
  order: OperatorCommand,
  signed: CommandSignature,
  args: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
) {
  if (order.subject !== undefined) return order.read(signed, args, values)
  const [email, ...more] = args
  return email ? order.read({ ...signed, email }, more, values) : undefined
}

/** The right that each command needs. */
function permissions(): Outcome {
  const data = commands.map((one) => ({ command: one.command, permission: permissionOf(one) }))
  return { isDone: true, text: data.map((one) => `${one.command}: ${one.permission}`).join('\n'), data }
}

/** The action for an operator's command line, or its usage. */
export function parseCommand(words: readonly string[]): ((core: Core) => Promise<Outcome>) | Outcome {
  try {
    const { positionals, values: all } = parseArgs({ args: [...words], options, allowPositionals: true })
    const { json: _, ...values } = all as Record<string, string | undefined>
    if (positionals.join() === 'permissions') return permissions()
    const events = parseEventCommand(positionals)
    if (events) return (core) => runEventCommand(events, core)
    const [operator, reason] = [values['by']?.trim(), values['reason']?.trim()]
    const order = commands.find((one) => argumentsOf(one, positionals))
    const args = order && argumentsOf(order, positionals)
    const run = args && operator && reason && actionOf(order, { operator, reason }, args, values)
    if (run) return run
  } catch {
    // An unknown option.
  }
  return { isDone: false, text: usage }
}

/**
 * One command of an operator, with its result as a sentence. The operator and the reason are recorded with the account.
 */
export async function runCommand(args: readonly string[], core: Core): Promise<Outcome> {
  const order = parseCommand(args)
  return 'text' in order ? order : order(core)
}
