import type { BackEnd } from './backEnd.ts'

/** The platform's handler, and the data it receives in addition to the request. */
type Fetch = (
  request: Request,
  facts?: {
    readonly incoming: { readonly socket: { readonly remoteAddress: string } }
    readonly country: string | null
  },
) => Response | Promise<Response>

/**
 * Handles rendering's calls in this process. A page that is incomplete because the database is down is not cached:
 * guests get the last good copy of it.
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
