import type { Core } from '../core/http/handler.ts'
import { forgetEvents, wantedBy } from '../core/outbox/eventLog.ts'
import type { Consumer } from '../core/outbox/outbox.ts'
import type { Timer } from '../core/timer.ts'

const dayMs = 86_400_000

/**
 * Deletes events that all consumers have processed; see `isRetained`. Uses real time, because the database stamps them with
 * it.
 */
export function eventTimer({ db, config }: Pick<Core, 'db' | 'config'>, consumers: readonly Consumer[]): Timer {
  const wanted = wantedBy(consumers)
  return {
    name: 'events everybody has had',
    everyMs: 60_000,
    run: () => forgetEvents(db, wanted, new Date(Date.now() - config.eventsKeptDays * dayMs)),
  }
}
