import type { BackEnd } from './backEnd.ts'

/** The platform's answer, and the data it receives in addition to the request. */
type Fetch = (
  request: Request,
  facts?: {
    readonly incoming: { readonly socket: { readonly remoteAddress: string } }
    readonly country: string | null
  },
) => Response | Promise<Response>

/**
 * Answers the calls of rendering a page in this process. An incomplete page, because the database is down, is not
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
