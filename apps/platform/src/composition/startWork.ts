import { recipientOf } from '../areas/profile/public.ts'
import { areas } from '../areas.ts'
import { consumersOf, mailKindsOf, type Parts, sealsOf, sendersOf, timersOf } from '../core/area.ts'
import { forgetDeliveries } from '../core/deliveries/deliveryStore.ts'
import { DeliveryWorker } from '../core/deliveries/deliveryWorker.ts'
import type { Leases } from '../core/nodes/leases.ts'
import type { Consumer } from '../core/outbox/outbox.ts'
import { coreTimers } from '../jobs/coreTimers.ts'
import { eventTimer } from '../jobs/eventTimer.ts'
import { sealTimer } from '../jobs/sealTimer.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import { mailConsumer } from '../ports/mail/mailConsumer.ts'
import type { MailPort } from '../ports/mail/mailPort.ts'
import { sandboxMail } from '../ports/mail/sandboxMailbox.ts'
import { senderOf } from '../ports/mail/senderOf.ts'
import { smtpMail } from '../ports/mail/smtpMail.ts'

/** All consumers of the event log. */
export const everyConsumer = (parts: Parts, mail: MailPort): readonly Consumer[] => [
  mailConsumer(mail, {
    senderOf: senderOf(parts.config),
    recipientOf: (email) => recipientOf(parts.db, email, parts.clock.now()),
    kinds: mailKindsOf(areas),
  }),
  ...consumersOf(areas, parts),
]

export interface Work extends Worker {
  readonly consumers: readonly Consumer[]
}

/** Starts the background work: event consumers at every node, timers at the one that holds their lease. */
export function startWork(parts: Parts, leases: Leases): Work {
  const { config, db, clock, log } = parts
  const port = config.smtpUrl === null ? sandboxMail(db, () => clock.now()) : smtpMail(config.smtpUrl)
  const consumers = everyConsumer(parts, port)
  const deliveries = new DeliveryWorker(parts, sendersOf(areas, parts))
  const timers = [
    { name: 'deliveries', everyMs: 1_000, run: () => deliveries.run() },
    { name: 'old deliveries', everyMs: 3_600_000, run: () => forgetDeliveries(db, clock.now()) },
    ...coreTimers(parts),
    sealTimer(parts, sealsOf(areas)),
    ...timersOf(areas, parts),
    eventTimer(parts, consumers),
  ]
  const worker = startWorker({
    db,
    log,
    timers,
    consumers,
    clock,
    runsTimers: () => leases.holds('timers'),
  })
  return {
    consumers,
    drain: () => worker.drain(),
    async close() {
      await worker.close()
      await deliveries.close()
    },
  }
}
