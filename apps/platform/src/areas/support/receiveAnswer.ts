import { deskAnswer } from '@apogee/contract/support'
import type { Handler } from '../../core/http/handler.ts'
import type { SupportDesk } from '../../ports/support/supportDesk.ts'
import { answerThread } from './answerThread.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** The help desk; null if replies are sent only by email. */
    readonly supportDesk: SupportDesk | null
  }
}

/**
 * A reply from the operator's help desk: rejected unless it is signed; 200 if it is stored now or was before.
 */
export const receiveAnswer: Handler<'support.answer'> = async (ctx) => {
  const { url, request, rawBody, clock } = ctx
  const refusal = ctx.supportDesk
    ? ctx.supportDesk.refusalOf({ path: url.pathname, headers: request.headers, body: rawBody }, clock.now())
    : 'signature_invalid'
  if (refusal !== null) {
    ctx.log.warn({ refusal }, 'support: help desk reply rejected')
    return Response.json({ accepted: false, code: refusal }, { status: 401 })
  }
  const read = deskAnswer.safeParse(parsed(rawBody))
  if (!read.success) return Response.json({ accepted: false, code: 'malformed' }, { status: 422 })
  const { id, thread, agent, content } = read.data
  const answer = { threadId: BigInt(thread), agent, content, key: `desk ${id}` }
  const isKnown = await answerThread(ctx, answer)
  return Response.json(isKnown ? { accepted: true } : { accepted: false, code: 'unknown' }, {
    status: isKnown ? 200 : 404,
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema rejects undefined.
    return undefined
  }
}
