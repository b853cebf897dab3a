/** The request for an answer that is read here: without compression. */
export function unpacked(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('accept-encoding', 'identity')
  return new Request(request, { headers })
}
