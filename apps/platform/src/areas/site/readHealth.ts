import type { Handler } from '../../core/http/handler.ts'

/** Alive: a process that answers is not to be restarted because its database is away. */
export const readHealth: Handler<'site.health'> = async () => ({ status: 200, body: { status: 'ok' } })
