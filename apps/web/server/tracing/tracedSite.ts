import { spanned } from '@apogee/platform/telemetry'

/** A minute at most: what takes longer began with something else. */
const pressOf = (ms: string | null): { readonly pressMs?: number } =>
  ms !== null && /^\d{1,5}$/.test(ms) && Number(ms) <= 60_000 ? { pressMs: Number(ms) } : {}

/** Answers each request in a span: the browser's trace goes on, or one begins. */
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
