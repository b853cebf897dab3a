import { parseArgs } from 'node:util'
import { notificationBody, notificationKind } from '@apogee/contract/notifications'
import { ownPath } from '@apogee/rules/site/ownPath'
import { readVipStatus } from '@apogee/rules/vip/statuses'
import { type LiftOrder, liftTwoFactor } from '../areas/auth/twoFactor/liftTwoFactor.ts'
import type { Core } from '../core/http/handler.ts'
import { type NotifyOrder, notifyPlayer } from '../flows/notifyPlayer.ts'
import { type StatusOrder, setStatus } from '../flows/vip/setStatus.ts'
import { type EventOrder, lookAtEvents, readEventOrder } from './operatorEvents.ts'

const usage = `Usage:
  npm run operator -- two-factor-off <email of the player> --by <your name> --reason <why>
  npm run operator -- vip-set <email of the player> bronze|silver|gold|platinum|diamond --by <your name> --reason <why>
  npm run operator -- vip-remove <email of the player> --by <your name> --reason <why>
  npm run operator -- notify <email of the player> service|promotional --title <words> --text <words> [--button <words> --path </...>] --by <your name> --reason <why>
  npm run operator -- events
  npm run operator -- events-retry <consumer> [<event>]`

export interface Outcome {
  readonly isDone: boolean
  readonly text: string
}

export type Order =
  | EventOrder
  | ({ readonly command: 'two-factor-off' } & LiftOrder)
  | ({ readonly command: 'vip-set' | 'vip-remove' } & StatusOrder)
  | ({ readonly command: 'notify' } & NotifyOrder)

const text = { type: 'string' } as const
const options = { by: text, reason: text, title: text, text, button: text, path: text }

/** What an operator typed, or how it is written. */
export function readOrder(args: readonly string[]): Order | Outcome {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [command, email, ...more] = positionals
    const events = readEventOrder(positionals)
    if (events) return events
    const [operator, reason] = [values.by?.trim(), values.reason?.trim()]
    if (email && operator && reason) {
      const given = { email, operator, reason }
      const order = command === 'notify' ? wordsOf(given, more, values) : orderOf(command, given, more)
      if (order) return order
    }
  } catch {
    // An option there is not.
  }
  return { isDone: false, text: usage }
}

type Words = { readonly [name in 'title' | 'text' | 'button' | 'path']?: string | undefined }

function wordsOf(order: LiftOrder, more: readonly string[], words: Words): Order | undefined {
  const kind = notificationKind.safeParse(more[0])
  const path = words.path === undefined ? undefined : ownPath(words.path)
  // A button leads to a page of ours, and a path has a button.
  if (path === null || (path === undefined) !== (words.button === undefined)) return undefined
  const button = path !== undefined && { content: { button: { title: words.button, path } } }
  const body = notificationBody.safeParse({ title: words.title, text: words.text, ...button })
  if (more.length !== 1 || !kind.success || !body.success) return undefined
  return { command: 'notify', ...order, kind: kind.data, body: body.data }
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
  if (order.command === 'notify') return tell(order, core)
  if (order.command === 'events' || order.command === 'events-retry') return lookAtEvents(order, core)
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

async function tell(order: NotifyOrder, core: Core): Promise<Outcome> {
  const { email } = order
  return {
    done: { isDone: true, text: `${email} is told.` },
    silent: { isDone: false, text: `${email} takes a break or did not agree to promotions: nothing was said.` },
    unknown: unknown(order),
  }[await notifyPlayer(core, order)]
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
