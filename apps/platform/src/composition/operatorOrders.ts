import { parseArgs } from 'node:util'
import { readVipStatus } from '@apogee/rules/vip/statuses'
import { type LiftOrder, liftTwoFactor } from '../areas/auth/twoFactor/liftTwoFactor.ts'
import type { Core } from '../core/http/handler.ts'
import { type StatusOrder, setStatus } from '../flows/vip/setStatus.ts'

const usage = `Usage:
  npm run operator -- two-factor-off <email of the player> --by <your name> --reason <why>
  npm run operator -- vip-set <email of the player> bronze|silver|gold|platinum|diamond --by <your name> --reason <why>
  npm run operator -- vip-remove <email of the player> --by <your name> --reason <why>`

export interface Outcome {
  readonly isDone: boolean
  readonly text: string
}

export type Order =
  | ({ readonly command: 'two-factor-off' } & LiftOrder)
  | ({ readonly command: 'vip-set' | 'vip-remove' } & StatusOrder)

/** What an operator typed, or how it is written. */
export function readOrder(args: readonly string[]): Order | Outcome {
  try {
    const options = { by: { type: 'string' }, reason: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [command, email, ...more] = positionals
    const [operator, reason] = [values.by?.trim(), values.reason?.trim()]
    const order = email && operator && reason && orderOf(command, { email, operator, reason }, more)
    if (order) return order
  } catch {
    // An option there is not.
  }
  return { isDone: false, text: usage }
}

function orderOf(command: string | undefined, order: LiftOrder, more: readonly string[]): Order | undefined {
  if (command === 'two-factor-off' && more.length === 0) return { command, ...order }
  if (command === 'vip-remove' && more.length === 0) return { command, ...order, status: 'REGULAR' }
  const status = more.length === 1 ? readVipStatus(more[0]!) : undefined
  return command === 'vip-set' && status && status !== 'REGULAR' ? { command, ...order, status } : undefined
}

/** One order of an operator, told as a sentence. Who gave it and why is kept with the account. */
export async function carryOut(args: readonly string[], core: Core): Promise<Outcome> {
  const order = readOrder(args)
  if ('text' in order) return order
  return order.command === 'two-factor-off' ? liftSecondFactor(order, core) : moveVip(order, core)
}

const unknown = ({ email }: LiftOrder): Outcome => ({
  isDone: false,
  text: `There is no player ${email}: nothing was changed.`,
})

async function liftSecondFactor(order: LiftOrder, core: Core): Promise<Outcome> {
  return {
    done: {
      isDone: true,
      text: `Two-step login of ${order.email} is off; all sessions are ended and a mail is on its way.`,
    },
    is_off: { isDone: false, text: `Two-step login of ${order.email} is not on: nothing was changed.` },
    unknown: unknown(order),
  }[await liftTwoFactor(core, order)]
}

async function moveVip(order: StatusOrder, core: Core): Promise<Outcome> {
  const { email, status } = order
  const name = status === 'REGULAR' ? 'no VIP status' : `the VIP status ${status}`
  return {
    done: { isDone: true, text: `${email} has ${name} now.` },
    same: { isDone: false, text: `${email} has ${name} already: nothing was changed.` },
    unknown: unknown(order),
  }[await setStatus(core, order)]
}
