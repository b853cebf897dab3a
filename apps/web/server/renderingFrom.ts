import type { BackEnd } from './backEnd.ts'

/** The platform's answer, and what it is told besides the request. */
type Fetch = (
  request: Request,
  facts?: {
    readonly incoming: { readonly socket: { readonly remoteAddress: string } }
    readonly country: string | null
  },
) => Response | Promise<Response>

/**
 * Answers what rendering a page asks in this process. A page that lacks something, because the database is away, is no page to
 * cache: guests get the last good copy of it.
 */
export const renderingFrom =
  (fetch: Fetch): BackEnd['render'] =>
  async (request, from) => {
    const answer = await fetch(
      request,
      from && { incoming: { socket: { remoteAddress: from.address } }, country: from.country },
    )
    if (answer.status >= 500) from?.onMissing?.()
    return answer
  }
