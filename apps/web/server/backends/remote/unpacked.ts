/** The request for a response that is parsed here: without compression. */
export function unpacked(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('accept-encoding', 'identity')
  return new Request(request, { headers })
}
