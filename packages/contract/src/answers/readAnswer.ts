import type { CallName } from '../index.ts'
import { ApiError } from '../protocol/failures.ts'
import type { MessageOf, PrivateChannel, PublicChannel } from '../realtime.ts'
import { type AnswerContext, complete } from './complete.ts'
import { readAs, unreadable } from './readAs.ts'
import type { Shapes } from './shape.ts'

/**
 * Calls other than GET whose answer the caller needs. For all others, an empty answer means done (wire-facts, general
 * conventions).
 */
const answersMatter: ReadonlySet<CallName> = new Set<CallName>([
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
  readonly name: CallName
  readonly method: string
  readonly text: string
  /** Parsed; null if the text is empty or not JSON. */
  readonly body: unknown
  readonly context: AnswerContext
}

/** An HTML page, from a proxy or a sign-in page, is not the answer to the request. */
const isPage = (text: string): boolean => /^\s*</.test(text)

/**
 * Converts the answer of any platform to the contract's shape. Throws ApiError (502) if that is impossible: the screen
 * then shows an error message and never has to check for a missing list.
 */
export function readAnswer(shapes: Shapes, { name, method, text, body, context }: Received): unknown {
  const shape = shapes.calls[name]
  if (isPage(text)) throw new ApiError(502, null)
  const isNeeded = method === 'GET' || answersMatter.has(name)
  if (shape === undefined || (body === null && !isNeeded)) return body
  if (body === null && text !== '' && text !== 'null') throw new ApiError(502, null)
  const read = readAs(shapes, shape, body)
  if (read === unreadable && isNeeded) throw new ApiError(502, null)
  const answer = read === unreadable ? null : read
  complete(name, answer, context)
  return answer
}

/** Messages that are rows of an answer are completed like those rows. */
const rowsOf: Partial<Record<PrivateChannel | PublicChannel, CallName>> = {
  bonuses_changes: 'bonuses.list',
  freespins_changes: 'bonuses.freespins',
  lootboxes_changes: 'lootboxes.list',
}

/**
 * Converts a realtime message of any platform to the contract's shape. Undefined if that is impossible: such a message
 * changes nothing, and the next read brings the new state.
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
  // `readAs` returns the type of this channel's schema.
  return read as MessageOf<N>
}
