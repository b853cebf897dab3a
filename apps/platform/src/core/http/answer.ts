/** Media type of the platform's own API (wire-facts 12.2); everything else answers plain JSON. */
const vendorType = 'application/vnd.softswiss.v1+json; charset=utf-8'

/** Headers of every answer; a handler's own take precedence. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}
// Data answers must never run as a page.
const dataPolicy = `default-src 'none'; frame-ancestors 'none'`

/** JSON in the media type of its path. bigint cannot be serialised: presenters turn it into a number. */
export function jsonAnswer(
  path: string,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return jsonTextAnswer(path, status, JSON.stringify(body), headers)
}

/** Like {@link jsonAnswer}, for JSON that is already text. */
export function jsonTextAnswer(
  path: string,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  // An answer without a body may not have an empty one either.
  if (status === 204) return new Response(null, { status, headers })
  const isVendor = path.startsWith('/api/')
  return new Response(text, {
    status,
    headers: {
      'content-type': isVendor ? vendorType : 'application/json; charset=utf-8',
      ...(isVendor && { 'x-softswiss-media-type': 'softswiss.v1' }),
      ...headers,
    },
  })
}

/**
 * Adds the common headers to every answer, also to those of mounted apps. `isShared`: it does not depend on a session.
 */
export function withCommonHeaders(
  response: Response,
  request: Request,
  requestId: string,
  isShared: boolean,
  now: Date,
): Response {
  const answer = withRequestId(response, requestId)
  const { headers } = answer
  const put = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value)
  }
  for (const [name, value] of Object.entries(always)) put(name, value)
  if (/\bjson\b/.test(headers.get('content-type') ?? 'json')) put('content-security-policy', dataPolicy)
  // The scheme is not one of HTTP's own: browsers must not ask for a password, the page leads to its sign-in form.
  if (answer.status === 401) put('www-authenticate', 'Session')
  // Pages compare the platform's dates with this time, not with the clock of their device.
  put('x-platform-time', now.toISOString())
  put('cache-control', request.method === 'GET' && isShared && answer.ok ? 'private, no-cache' : 'no-store')
  return answer
}

/** The answer itself where possible: a copy turns its text into a stream, at a cost to every bet. */
function withRequestId(response: Response, requestId: string): Response {
  try {
    response.headers.set('x-request-id', requestId)
    return response
  } catch {
    // A handler may return a fetched Response, whose headers are immutable.
    const copy = new Response(response.body, response)
    copy.headers.set('x-request-id', requestId)
    return copy
  }
}
