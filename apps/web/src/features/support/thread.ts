import type { Result } from '@apogee/contract'
import type { SupportMessage } from '@apogee/contract/support'
import { calendarDay } from '../../lib/format/calendarDay'

export type Thread = NonNullable<Result<'support.thread'>>

/** The conversation with a message added; a known message changes nothing. */
export function withMessage(thread: Thread, message: SupportMessage): Thread {
  if (thread.messages.some(({ id }) => id === message.id)) return thread
  return { ...thread, messages: [...thread.messages, message].sort((a, b) => a.id - b.id) }
}

/** The number of the newest reply, 0 without one. */
export const newestAnswer = ({ messages }: Thread): number =>
  messages.findLast(({ author }) => author !== 'player')?.id ?? 0

/** A message and its position among the others. */
export interface Line {
  readonly message: SupportMessage
  /** The first of its day. */
  readonly isNewDay: boolean
  /** The first of its author in a row, so the author is named. */
  readonly isNewSpeaker: boolean
  /** The last of its author in a row, so the time is shown. */
  readonly isLastOfSpeaker: boolean
}

/** After a pause, the same author starts a new group. */
const pauseMs = 10 * 60_000

/** Groups messages: a new day, another author or a pause starts a new group. */
export function linesOf(messages: readonly SupportMessage[], timeZone: string | undefined): Line[] {
  const dayOf = ({ created_at: at }: SupportMessage) => calendarDay(at, timeZone)
  const begins = messages.map((message, place) => {
    const before = messages[place - 1]
    const isNewDay = !before || dayOf(before) !== dayOf(message)
    const isSame = before?.author === message.author && before.agent === message.agent
    const isPause = before && Date.parse(message.created_at) - Date.parse(before.created_at) > pauseMs
    return { message, isNewDay, isNewSpeaker: isNewDay || !isSame || isPause === true }
  })
  return begins.map((line, place) => ({ ...line, isLastOfSpeaker: begins[place + 1]?.isNewSpeaker ?? true }))
}

/** The first unread answer; undefined if all are read. */
export const firstUnread = ({ messages, unread }: Thread): number | undefined =>
  unread > 0 ? messages.filter(({ author }) => author !== 'player').at(-unread)?.id : undefined

export interface Piece {
  /** Its start index. */
  readonly at: number
  readonly text: string
  readonly path?: string
}

// A path of this site, between spaces: no other part of a text becomes a link.
const path = /(?<=^|[\s(])\/[a-z0-9][a-z0-9/_-]*(?=$|[\s).,;:!?])/gi

/** Splits a support text into the pages it mentions and the text around them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(path)) {
    if (index > at) pieces.push({ at, text: text.slice(at, index) })
    pieces.push({ at: index, text: found, path: found })
    at = index + found.length
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at) })
  return pieces
}
