import { parseArgs } from 'node:util'
import { areas } from '../../areas.ts'
import { operatorOrdersOf } from '../../core/area.ts'
import type { Core } from '../../core/http/handler.ts'
import type { OperatorOrder, Outcome, SignedOrder } from '../../core/operators/operatorCommand.ts'
import { archiveOrder } from './operatorArchive.ts'
import { lookAtEvents, readEventOrder } from './operatorEvents.ts'
import { replayOrder } from './operatorReplay.ts'

const orders = [...operatorOrdersOf(areas), archiveOrder(areas), replayOrder]

const lineOf = ({ command, subject = 'email of the player', usage }: OperatorOrder): string =>
  `  npm run operator -- ${[command, `<${subject}>`, usage].filter(Boolean).join(' ')} --by <your name> --reason <why>`

const usage = `Usage:
${orders.map(lineOf).join('\n')}
  npm run operator -- events
  npm run operator -- events-retry <consumer> [<event>]
  npm run operator -- psql [-c <sql>]`

const text = { type: 'string' } as const
const names = new Set(['by', 'reason', ...orders.flatMap(({ options = [] }) => options)])
const options = Object.fromEntries([...names].map((name) => [name, text]))

function actionOf(
  order: OperatorOrder,
  signed: SignedOrder,
  args: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
) {
  if (order.subject !== undefined) return order.read(signed, args, values)
  const [email, ...more] = args
  return email ? order.read({ ...signed, email }, more, values) : undefined
}

/** The action for an operator's command line, or its usage. */
export function readOrder(words: readonly string[]): ((core: Core) => Promise<Outcome>) | Outcome {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    const events = readEventOrder(positionals)
    if (events) return (core) => lookAtEvents(events, core)
    const [command, ...args] = positionals
    const [operator, reason] = [values['by']?.trim(), values['reason']?.trim()]
    const order = orders.find((one) => one.command === command)
    const run = order && operator && reason && actionOf(order, { operator, reason }, args, values)
    if (run) return run
  } catch {
    // An unknown option.
  }
  return { isDone: false, text: usage }
}

/**
 * One command of an operator, with its result as a sentence. The operator and the reason are recorded with the account.
 */
export async function carryOut(args: readonly string[], core: Core): Promise<Outcome> {
  const order = readOrder(args)
  return 'text' in order ? order : order(core)
}
