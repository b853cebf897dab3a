import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../core/db/db.ts'
import { countDeliveries } from '../../core/deliveries/deliveryStore.ts'
import { type Lag, readLags, wantedBy } from '../../core/outbox/eventLog.ts'
import type { Consumer } from '../../core/outbox/outbox.ts'
import { type Gauge, single } from '../../core/telemetry/gauge.ts'

interface GaugeParts {
  readonly db: Db
  readonly clock: Clock
  readonly hub: { readonly connectionCount: number }
  readonly sockets: { readonly waiting: number }
  /** Known once the background work has started. */
  readonly consumers: () => readonly Consumer[]
}

/** Both gauges of the event log are read for the same scrape. */
const sameReadingMs = 1_000

export function platformGauges({ db, clock, hub, sockets, consumers }: GaugeParts): readonly Gauge[] {
  let read: { readonly at: number; readonly lags: Promise<readonly Lag[]> } | undefined
  const lags = (): Promise<readonly Lag[]> => {
    if (read && performance.now() - read.at < sameReadingMs) return read.lags
    read = { at: performance.now(), lags: readLags(db, wantedBy(consumers()), clock.now()) }
    return read.lags
  }
  const byConsumer = async (value: (lag: Lag) => number) =>
    new Map((await lags()).map((lag) => [lag.consumer, value(lag)]))
  return [
    {
      name: 'apogee_realtime_connections',
      help: 'Realtime sockets of this process.',
      read: () => single(hub.connectionCount),
    },
    {
      name: 'apogee_realtime_waiting',
      help: 'Realtime sockets that wait to be let in: many have come at once.',
      read: () => single(sockets.waiting),
    },
    {
      name: 'apogee_outbox_lag_seconds',
      help: 'Age of the oldest event a consumer has not processed; 0 when there is none.',
      label: 'consumer',
      read: () => byConsumer(({ seconds }) => seconds),
    },
    {
      name: 'apogee_outbox_failed_events',
      help: 'Events that a consumer failed to apply and that wait for another attempt.',
      label: 'consumer',
      read: () => byConsumer(({ failed }) => failed),
    },
    {
      name: 'apogee_deliveries_dead',
      help: 'Webhooks, postbacks and push messages that were given up: replay them by command.',
      label: 'kind',
      read: () => countDeliveries(db, 'dead'),
    },
    {
      name: 'apogee_deliveries_waiting',
      help: 'Webhooks, postbacks and push messages that wait for an attempt.',
      label: 'kind',
      read: () => countDeliveries(db, 'waiting'),
    },
    {
      name: 'apogee_database_connections',
      help: 'Connections of the pool, and callers who wait for one.',
      label: 'state',
      read: () => new Map(Object.entries(db.load?.() ?? {})),
    },
  ]
}
