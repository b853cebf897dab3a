import { z } from 'zod'
import { call } from './define.ts'
import { email, empty, iso, plainLines } from './shapes.ts'

/** wire-facts 11.4, OPEN-58 */
export const contactForm = z.object({
  email,
  content: plainLines.trim().min(1, 'required').min(10, 'too_short').max(2000, 'too_long'),
})

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
  'support.messages': call({
    summary: 'What the player has written to support, the oldest first; at most the last 50',
    who: 'player',
    answers: { 200: z.array(z.object({ id: z.int(), content: z.string(), created_at: iso })) },
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
