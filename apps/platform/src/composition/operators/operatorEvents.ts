import type { Core } from '../../core/http/handler.ts'
import { listFailed, retryNow } from '../../core/outbox/eventLog.ts'
import { signalOutbox } from '../../core/outbox/outbox.ts'

export type EventCommand =
  | { readonly command: 'events' }
  | { readonly command: 'events-retry'; readonly consumer: string; readonly event: bigint | null }

/** `events`, or `events-retry <consumer> [<event>]`; undefined when it is neither. */
export function parseEventCommand([command, consumer, event, ...more]: readonly string[]): EventCommand | undefined {
  if (command === 'events' && consumer === undefined) return { command }
  if (command !== 'events-retry' || !consumer || more.length > 0 || !/^\d*$/.test(event ?? '')) return undefined
  return { command, consumer, event: event ? BigInt(event) : null }
}

/** Lists the failed events of consumers, or retries them at once. */
export async function runEventCommand(
  order: EventCommand,
  { db }: Pick<Core, 'db'>,
): Promise<{ isDone: boolean; text: string }> {
  if (order.command === 'events') {
    const failed = await listFailed(db)
    if (failed.length === 0) return { isDone: true, text: 'No event waits for another try.' }
    const lines = failed.map(
      ({ consumer, event_id: id, topic, attempts, not_before: next, error }) =>
        `${consumer} ${id} ${topic}: ${attempts} ${attempts === 1 ? 'try' : 'tries'}, next ${next.toISOString()}, ${error}`,
    )
    return { isDone: true, text: lines.join('\n') }
  }
  const count = await retryNow(db, order.consumer, order.event)
  if (count === 0) return { isDone: false, text: `Nothing of ${order.consumer} waits for another try.` }
  signalOutbox()
  return { isDone: true, text: `${count} ${count === 1 ? 'event is' : 'events are'} tried again now.` }
}
