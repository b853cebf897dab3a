import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import type { Log } from '../log.ts'
import { messageOf } from '../systemErrors.ts'
import {
  type AttemptResult,
  type DeliveryKind,
  type LeasedDelivery,
  leaseDeliveries,
  noteAttempt,
  returnDelivery,
} from './deliveryStore.ts'
import { type Outgoing, type Receipt, sendRequest } from './sendRequest.ts'

/** How the messages of one kind become requests. */
export interface DeliverySender {
  readonly kind: DeliveryKind
  /** Seconds to wait after the first failed attempt, the second and so on; after the last one a message is dead. */
  readonly pauses: readonly number[]
  /** Ids of the configured receivers: those of others wait. */
  endpoints(): readonly string[]
  /** The request for an attempt; null if the message must not or need not be sent any more. */
  prepare(delivery: LeasedDelivery): Promise<Outgoing | null>
  /** The receiver no longer exists (404 or 410). True: the message ends as skipped instead of dead. */
  dropReceiver?(delivery: LeasedDelivery): Promise<boolean>
}

interface DeliveryNeeds {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly config: Pick<Config, 'mode' | 'isRestored'>
  /** How long a receiver may take; ten seconds without it. */
  readonly timeoutMs?: number
}

/** Standard Webhooks names this schedule: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. */
export const usualPauses: readonly number[] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** A receiver gets this many messages at a time, of this many leased together. */
const atOnce = 5
const batch = 20
const usualTimeoutMs = 10_000
/** A receiver that refused a whole batch gets no other for this long. */
const restMs = 15_000
const maxRetryAfterSeconds = 86_400

/**
 * Sends the stored messages of all receivers, each at its own pace: one that is slow or down delays no other. At least
 * once: an attempt whose result was lost is repeated with the same id.
 */
export class DeliveryWorker {
  readonly #needs: DeliveryNeeds
  readonly #senders: ReadonlyMap<DeliveryKind, DeliverySender>
  readonly #busy = new Map<string, Promise<void>>()
  readonly #restUntil = new Map<string, number>()
  readonly #closing = new AbortController()

  constructor(needs: DeliveryNeeds, senders: readonly DeliverySender[]) {
    this.#needs = needs
    this.#senders = new Map(senders.map((sender) => [sender.kind, sender]))
  }

  /** Starts the messages that are due; returns before they have arrived. */
  async run(): Promise<void> {
    const { db, clock, config } = this.#needs
    if (config.isRestored || this.#closing.signal.aborted) return
    const now = clock.now()
    const isFree = (name: string) => !this.#busy.has(name) && (this.#restUntil.get(name) ?? 0) <= now.getTime()
    const receivers = [...this.#senders.values()]
      .flatMap(({ kind, endpoints }) => endpoints().map((endpoint) => ({ kind, endpoint })))
      .filter((receiver) => isFree(nameOf(receiver)))
    if (receivers.length === 0) return
    const leased = await leaseDeliveries(db, receivers, { now, size: batch })
    for (const [name, deliveries] of Map.groupBy(leased, nameOf)) {
      const sending = this.#serve(name, deliveries).finally(() => this.#busy.delete(name))
      this.#busy.set(name, sending)
    }
  }

  /** Sends what is due and waits until it has been sent. */
  async drain(): Promise<void> {
    for (;;) {
      await this.run()
      if (this.#busy.size === 0) return
      await Promise.all(this.#busy.values())
    }
  }

  /** Interrupts the attempts in flight: they do not count, and another worker makes them at once. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#busy.values())
  }

  /** Sends a receiver what is due. After a full batch the next follows at once: a backlog is not limited to one batch a run. */
  async #serve(name: string, first: readonly LeasedDelivery[]): Promise<void> {
    const { db, clock, log } = this.#needs
    let deliveries = first
    for (;;) {
      const arrived = await this.#sendAll(name, deliveries)
      const [last] = deliveries
      if (!last || arrived === 0 || deliveries.length < batch || this.#closing.signal.aborted) return
      try {
        deliveries = await leaseDeliveries(db, [last], { now: clock.now(), size: batch })
      } catch (error) {
        log.error({ err: error, receiver: name }, 'the next deliveries could not be read, will retry')
        return
      }
    }
  }

  /** Returns how many were taken. */
  async #sendAll(name: string, deliveries: readonly LeasedDelivery[]): Promise<number> {
    const { clock, log } = this.#needs
    const left = deliveries.toSorted((one, other) => Number(one.id - other.id))
    let arrived = 0
    const sendNext = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        try {
          if (await this.#attempt(next)) arrived += 1
        } catch (error) {
          log.error({ err: error, delivery: next.id.toString(), kind: next.kind }, 'delivery failed, will retry')
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendNext))
    if (arrived > 0) this.#restUntil.delete(name)
    else this.#restUntil.set(name, clock.now().getTime() + restMs)
    return arrived
  }

  /** One attempt; false if the receiver did not take the message. */
  async #attempt(delivery: LeasedDelivery): Promise<boolean> {
    const { db, clock, log, config, timeoutMs = usualTimeoutMs } = this.#needs
    const sender = this.#senders.get(delivery.kind)
    if (!sender) return false
    let receipt: Receipt | null = null
    let error: string | null = null
    try {
      const outgoing = await sender.prepare(delivery)
      if (outgoing === null) {
        await this.#note(delivery, { state: 'skipped', status: null, error: null })
        return true
      }
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#closing.signal])
      receipt = await sendRequest(outgoing, { allowsHttp: config.mode === 'demo', signal })
    } catch (reason) {
      error = messageOf(reason)
    }
    if (receipt === null && this.#closing.signal.aborted) {
      await returnDelivery(db, delivery, clock.now())
      return false
    }
    const { status = null, retryAfter = null } = receipt ?? {}
    if (status !== null && status >= 200 && status < 300) {
      await this.#note(delivery, { state: 'delivered', status, error: null })
      return true
    }
    if ((status === 404 || status === 410) && (await sender.dropReceiver?.(delivery))) {
      await this.#note(delivery, { state: 'skipped', status, error: 'the receiver no longer exists' })
      return true
    }
    const pause = status === 410 ? undefined : sender.pauses[delivery.attempts - 1]
    const { id, kind, endpoint, topic, attempts } = delivery
    const facts = { delivery: id.toString(), kind, endpoint, topic, attempts, status, reason: error }
    log.warn(facts, pause === undefined ? 'delivery is dead, replay it by command' : 'delivery failed, will retry')
    const seconds = Math.max(pause ?? 0, Math.min(retryAfter ?? 0, maxRetryAfterSeconds))
    await noteAttempt(
      db,
      delivery,
      {
        state: pause === undefined ? 'dead' : 'waiting',
        notBefore: new Date(clock.now().getTime() + seconds * 1000),
        status,
        error: error ?? `answered ${status}`,
      },
      clock.now(),
    )
    return false
  }

  #note(delivery: LeasedDelivery, result: Omit<AttemptResult, 'notBefore'>): Promise<void> {
    const now = this.#needs.clock.now()
    return noteAttempt(this.#needs.db, delivery, { ...result, notBefore: now }, now)
  }
}

const nameOf = ({ kind, endpoint }: Pick<LeasedDelivery, 'kind' | 'endpoint'>): string => `${kind} ${endpoint}`
