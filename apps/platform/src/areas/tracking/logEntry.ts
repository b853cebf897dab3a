import type { Handler } from '../../core/http/handler.ts'

const levels = { INFO: 'info', WARN: 'warn', ERROR: 'error' } as const

const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, 300) : undefined)
const numberOrNone = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Only the fields we know, and of an address only its path: a query may bear a token (SEC-10). */
export const logEntry: Handler<'tracking.log'> = (ctx, { body }) => {
  const path = textOrNone(body['request_url'])?.split(/[?#]/)[0]
  ctx.log[levels[body.level_name]](
    {
      client: {
        label: body.label,
        status: numberOrNone(body['http_status']),
        method: textOrNone(body['request_method']),
        path,
        durationMs: numberOrNone(body['request_duration_ms']),
        isSsr: body['is_ssr'] === true,
      },
    },
    'client entry',
  )
  return { status: 204 }
}
