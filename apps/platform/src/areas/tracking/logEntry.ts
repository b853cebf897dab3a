import type { Handler } from '../../core/http/handler.ts'
import { scrub, scrubStart } from '../../core/secrets/scrub.ts'

const levels = { INFO: 'info', WARN: 'warn', ERROR: 'error' } as const

const textOrNone = (value: unknown, most = 300): string | undefined =>
  typeof value === 'string' ? scrubStart(value, most) : undefined
const numberOrNone = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

// A message that contains a URL may contain its query.
const withoutQueries = (text: string | undefined): string | undefined => text?.replace(/\?[^\s)'"]+/g, '')

/** Logs only known fields, and only the path of a URL: a query may contain a token (SEC-10). */
export const logEntry: Handler<'tracking.log'> = (ctx, { body }) => {
  const pathOf = (name: string) => textOrNone(body[name])?.split(/[?#]/)[0]
  ctx.log[levels[body.level_name]](
    {
      client: {
        label: scrub(body.label),
        status: numberOrNone(body['http_status']),
        method: textOrNone(body['request_method']),
        path: pathOf('request_url'),
        page: pathOf('path'),
        message: withoutQueries(textOrNone(body['message'])),
        stack: withoutQueries(textOrNone(body['stack'], 1_000)),
        durationMs: numberOrNone(body['request_duration_ms']),
        isSsr: body['is_ssr'] === true,
      },
    },
    'client entry',
  )
  return { status: 204 }
}
