import type { Handler } from '../../core/http/handler.ts'

/** Liveness: a process that answers must not be restarted because its database is unavailable. */
export const readHealth: Handler<'site.health'> = async () => ({ status: 200, body: { status: 'ok' } })
