import { spanned } from '@apogee/platform/telemetry'

/** A minute at most: a longer time means that the request did not belong to the press. */
const pressOf = (ms: string | null): { readonly pressMs?: number } =>
  ms !== null && /^\d{1,5}$/.test(ms) && Number(ms) <= 60_000 ? { pressMs: Number(ms) } : {}

/** Handles each request in a span, which continues the browser's trace or begins a new one. */
export const tracedSite =
  <E>(site: (request: Request, env: E) => Response | Promise<Response>) =>
  (request: Request, env: E): Promise<Response> =>
    spanned(
      () => ({
        name: `${request.method} request`,
        kind: 'server',
        attributes: { 'http.request.method': request.method, 'url.path': new URL(request.url).pathname },
        parent: request.headers.get('traceparent'),
        ...pressOf(request.headers.get('x-press')),
      }),
      async () => site(request, env),
    )
