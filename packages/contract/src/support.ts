import { z } from 'zod'
import { call } from './define.ts'
import { email, empty, iso, plainLines, plainText } from './shapes.ts'

/** wire-facts 11.4, OPEN-58 */
export const contactForm = z.object({
  email,
  content: plainLines.trim().min(1, 'required').min(10, 'too_short').max(2000, 'too_long'),
})

/** Who speaks in a conversation with support; `automatic`: the house, before an agent does. */
export const supportAuthors = ['player', 'agent', 'automatic'] as const

export const supportMessage = z.object({
  /** Grows with every message. */
  id: z.int(),
  author: z.enum(supportAuthors),
  /** Name of the agent; null where no agent speaks. */
  agent: z.string().nullable(),
  content: z.string(),
  created_at: iso,
  /** Made by whoever sent it. */
  key: z.string().nullable(),
})
export type SupportMessage = z.output<typeof supportMessage>

const words = plainLines.trim().min(1, 'required').max(2000, 'too_long')

/** What somebody says in the chat; the same key again is the same message. */
export const chatMessage = z.object({
  content: words,
  key: z.uuid(),
  /** Where a guest is answered who has left; asked for with their first message. */
  email: email.optional(),
})

/** An agent's answer, from a help desk of the operator. */
export const deskAnswer = z.object({
  id: z.string().min(1).max(100),
  thread: z.string().regex(/^[1-9]\d{0,17}$/),
  agent: plainText.trim().min(1).max(60),
  content: words,
})
export type DeskAnswer = z.output<typeof deskAnswer>

const restoreId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\x21-\x7e]+$/, 'invalid')
/** `internalId` is the player's id, `project` names the site; the server knows both itself and stores by them. */
const whose = z.object({ internalId: z.string().max(60), project: z.string().max(60) })
const envelope = { requestId: z.string().max(60), type: z.string().max(60) }

export const supportApi = {
  'support.contact': call({
    summary: 'Write to support',
    who: 'anyone',
    body: z.object({ contact: contactForm }),
    answers: { 201: empty },
    errors: ['required', 'invalid', 'too_short', 'too_long', 'too_many_requests'],
  }),
  'support.thread': call({
    summary: 'The conversation with support, the oldest first; at most its last 200 messages',
    who: 'anyone',
    answers: {
      // `email`: where answers are mailed to; null before the conversation has begun.
      200: z.object({ messages: z.array(supportMessage), unread: z.int(), email: z.string().nullable() }),
    },
  }),
  'support.say': call({
    summary: 'Say something to support',
    who: 'anyone',
    body: chatMessage,
    answers: { 201: supportMessage },
    errors: ['required', 'invalid', 'too_long', 'too_many_requests'],
  }),
  'support.seen': call({
    summary: 'Everything up to this message has been seen',
    who: 'anyone',
    body: z.object({ up_to: z.int().min(0) }),
    answers: { 204: null },
  }),
  'support.unread': call({
    summary: 'How many answers of support have not been seen',
    who: 'anyone',
    answers: { 200: z.object({ unread: z.int() }) },
  }),
  'support.answer': call({
    summary: 'Signed answer of an agent, from the help desk of the operator',
    who: 'partner',
    open: true,
    raw: true,
    body: deskAnswer,
    answers: { 200: z.object({ accepted: z.boolean() }) },
  }),
  'support.readRestoreId': call({
    summary: 'Under which id the chat of the player goes on; empty when it never began',
    who: 'player',
    body: z.object({ data: whose, ...envelope }),
    answers: { 200: z.object({ data: z.object({ restoreId: z.string() }) }) },
  }),
  'support.writeRestoreId': call({
    summary: 'Keep the id of the chat of the player',
    who: 'player',
    body: z.object({ data: whose.extend({ restoreId }), ...envelope }),
    answers: { 200: empty },
    errors: ['required', 'invalid', 'too_long'],
  }),
} as const
