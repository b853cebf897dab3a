import { parseArgs } from 'node:util'
import { type LiftOrder, liftTwoFactor } from '../areas/auth/twoFactor/liftTwoFactor.ts'
import type { Core } from '../core/http/handler.ts'

const usage = 'Usage: npm run operator -- two-factor-off <email of the player> --by <your name> --reason <why>'

export interface Outcome {
  readonly isDone: boolean
  readonly text: string
}

/** What an operator typed, or how it is written. */
export function readOrder(args: readonly string[]): LiftOrder | Outcome {
  try {
    const options = { by: { type: 'string' }, reason: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [command, email, ...more] = positionals
    const [operator, reason] = [values.by?.trim(), values.reason?.trim()]
    if (command === 'two-factor-off' && email && operator && reason && more.length === 0)
      return { email, operator, reason }
  } catch {
    // An option there is not.
  }
  return { isDone: false, text: usage }
}

/** One order of an operator, told as a sentence. Who gave it and why is kept with the account. */
export async function carryOut(args: readonly string[], core: Core): Promise<Outcome> {
  const order = readOrder(args)
  if ('text' in order) return order
  const outcome = await liftTwoFactor(core, order)
  return {
    done: {
      isDone: true,
      text: `Two-step login of ${order.email} is off; all sessions are ended and a mail is on its way.`,
    },
    is_off: { isDone: false, text: `Two-step login of ${order.email} is not on: nothing was changed.` },
    unknown: { isDone: false, text: `There is no player ${order.email}: nothing was changed.` },
  }[outcome]
}
