import { ApiError } from '../failures.ts'
import type { MessageOf, PrivateChannel, PublicChannel } from '../realtime.ts'
import type { RouteName } from '../routes.ts'
import { type Asked, complete } from './complete.ts'
import { readAs, unreadable } from './readAs.ts'
import type { Shapes } from './shape.ts'

/** Calls other than GET whose answer is what they are for. Of all others, an empty one means done (wire-facts, general conventions). */
const answersMatter: ReadonlySet<RouteName> = new Set<RouteName>([
  'games.filter',
  'games.facets',
  'games.select',
  'games.selectBySeoTitles',
  'cashbox.paymentsPage',
  'cashbox.depositInfo',
  'cashbox.cashoutInfo',
  'cashbox.process',
  'vip.managers',
  'support.readRestoreId',
  'auth.checkEmail',
])

export interface Received {
  readonly name: RouteName
  readonly method: string
  readonly text: string
  /** Parsed; null where the text is empty or no JSON. */
  readonly body: unknown
  readonly asked: Asked
}

/** A page of a proxy or a sign-in wall in the place of an answer says nothing about what was asked. */
const isPage = (text: string): boolean => /^\s*</.test(text)

/**
 * The answer of a call, in the contract's shape whatever platform sent it. Throws ApiError (502) where nothing can be made of it: a screen
 * says so in words, and never has to look for a missing list.
 */
export function readAnswer(shapes: Shapes, { name, method, text, body, asked }: Received): unknown {
  const shape = shapes.calls[name]
  if (isPage(text)) throw new ApiError(502, null)
  const isNeeded = method === 'GET' || answersMatter.has(name)
  if (shape === undefined || (body === null && !isNeeded)) return body
  if (body === null && text !== '' && text !== 'null') throw new ApiError(502, null)
  const read = readAs(shapes, shape, body)
  if (read === unreadable && isNeeded) throw new ApiError(502, null)
  const answer = read === unreadable ? null : read
  complete(name, answer, asked)
  return answer
}

/** Messages that are rows of an answer are completed as those are. */
const rowsOf: Partial<Record<PrivateChannel | PublicChannel, RouteName>> = {
  bonuses_changes: 'bonuses.list',
  freespins_changes: 'bonuses.freespins',
  lootboxes_changes: 'lootboxes.list',
}

/**
 * A realtime message in the contract's shape, whatever platform sent it. Undefined where nothing can be made of it: it changes nothing, and the
 * next read does.
 */
export function readMessage<N extends PrivateChannel | PublicChannel>(
  shapes: Shapes,
  channel: N,
  message: unknown,
): MessageOf<N> | undefined {
  const shape = shapes.messages[channel]
  if (shape === undefined) return undefined
  const read = readAs(shapes, shape, message, true)
  if (read === unreadable) return undefined
  const row = rowsOf[channel]
  if (row) complete(row, read, {})
  // `readAs` makes what the schema of this channel says.
  return read as MessageOf<N>
}
