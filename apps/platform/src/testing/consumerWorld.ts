import { withholdDeposit } from '../areas/cashbox/deposits/withholdDeposit.ts'
import { lockPayment } from '../areas/cashbox/store.ts'
import { grantPrizePoints } from '../areas/loyalty/public.ts'
import type { PrizePoints } from '../areas/tournaments/neededServices.ts'
import { openStandings } from '../areas/tournaments/standings/standings.ts'
import { everyConsumer } from '../composition/startWork.ts'
import type { Parts } from '../core/area.ts'
import type { Db, Tx } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import { openLog } from '../core/log.ts'
import type { EventName } from '../core/outbox/events.ts'
import { type Consumer, emit, type OutboxEvent, type Reaction } from '../core/outbox/outbox.ts'
import type { Mail } from '../ports/mail/mailPort.ts'
import { testNow } from './testApp.ts'
import { type EventSubjects, sampleEvents } from './testEvents.ts'
import { createPlayer } from './testPlayers.ts'
import { insertCardPayment } from './testRows.ts'
import { insertTournament } from './testTournaments.ts'

/** External effects of deliveries, by the idempotency key of the other side. */
export interface Outside {
  readonly done: string[]
}

/** Every consumer of the composition, with fake external services. `db` may differ from that of the core. */
export function realConsumers(core: Core, outside: Outside): readonly Consumer[] {
  const told = (key: string) => {
    outside.done.push(key)
  }
  // Only the services that consumers use; if one of them needs another part, the tests fail and name it.
  const parts = {
    ...core,
    log: openLog('silent'),
    announceBalance: () => undefined,
    categoriesOf: () => ['all'],
    pointsEarned: () => 0n,
    grantPrizePoints: (tx: Tx, prize: PrizePoints) =>
      grantPrizePoints({ ...core, announceBalance: () => undefined }, tx, prize),
    standings: openStandings({ ...core, onError: () => undefined }),
    vault: { remove: async (key: string) => told(`vault ${key}`) },
    supportDesk: { send: async ({ id }: { id: string }) => told(`desk ${id}`), refusalOf: () => null },
    psp: {
      name: 'sandbox',
      startPayout: async ({ paymentId }: { paymentId: string }) => {
        told(`payout ${paymentId}`)
        return { reference: `r-${paymentId}` }
      },
      refundDeposit: async (paymentId: string) => {
        told(`refund ${paymentId}`)
        return true
      },
    },
  } as unknown as Parts
  return everyConsumer(parts, { send: async ({ key }: Mail) => told(`mail ${key}`) })
}

export const eventsOf = ({ reactions }: Consumer): EventName[] => [...new Set(reactions.map(({ event }) => event))]

/** A player with payments, a message and free spins: the rows that {@link sampleEvents} refer to. */
export async function openSubjects(core: Core): Promise<EventSubjects> {
  const { db } = core
  const player = await createPlayer(core, 100_000n, 'EUR')
  const [row] = await db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [player])
  const payment = async (action: 'deposit' | 'cashout', state: 'succeeded' | 'processing') =>
    (await insertCardPayment(db, { player, cents: 5000n, at: testNow, action, state })).id
  const withheldDeposit = async () => {
    const id = await payment('deposit', 'processing')
    await db.transaction(async (tx) => {
      const paid = await lockPayment(tx, id)
      await withholdDeposit(core, tx, paid!, { reason: 'paid_over_limit', account: null, at: testNow })
    })
    // The consumers get only the event of this setup.
    await db.query("DELETE FROM outbox WHERE topic IN ('cashbox.depositHeld', 'mail.send')")
    return id
  }
  const [thread] = await db.query<{ id: bigint }>(
    `INSERT INTO support_threads (brand, player_id, email, locale, created_at) VALUES ('apogee', $1, $2, 'en', $3) RETURNING id`,
    [player, row!.email, testNow],
  )
  const [message] = await db.query<{ id: bigint }>(
    `INSERT INTO support_messages (brand, player_id, email, content, locale, created_at, thread_id)
     VALUES ('apogee', $1, $2, 'Hello', 'en', $3, $4) RETURNING id`,
    [player, row!.email, testNow, thread!.id],
  )
  const [freespins] = await db.query<{ id: bigint }>(
    `INSERT INTO player_freespins (player_id, key, offer_id, strategy, titles, currency, provider, games, bet_level, stake_cents, total,
       wager, activate_days, wager_days, play_days, created_at)
     VALUES ($1, $2, 'x', 'personal', '{"en":"Gift"}', 'EUR', 'a', '{a/B}', 1, 20, 10, 30, 7, 7, 3, $3) RETURNING id`,
    [player, `spins of ${player}`, testNow],
  )
  const end = new Date(testNow.getTime() + 86_400_000)
  const tournament = await insertTournament(db, { start_at: testNow, end_at: end })
  return {
    player,
    tournament,
    email: row!.email,
    deposit: await payment('deposit', 'succeeded'),
    withheldDeposit: await withheldDeposit(),
    withdrawal: await payment('cashout', 'processing'),
    message: message!.id,
    freespins: freespins!.id,
    fileKey: '0123456789abcdef0123456789abcdef',
  }
}

/** Emits one event of a name; returns its id. */
export async function emitSample(db: Db, of: EventSubjects, name: EventName, nth: number): Promise<bigint> {
  // One name with the payload of that name.
  await emit(db, name, sampleEvents(of, nth)[name] as never)
  const [row] = await db.query<{ id: bigint }>('SELECT max(id) AS id FROM outbox WHERE topic = $1', [name])
  return row!.id
}

export interface Runs {
  /** Ids of events that no reaction of the consumer can process. */
  readonly poison: Set<bigint>
  /** The consumer that fails on them. */
  readonly victim: string
}

/**
 * The consumer as it is, except that each reaction records, in the same transaction, that it has run. On a poisoned
 * event it does its work and then fails.
 */
export function traced(consumer: Consumer, db: Db, runs: Runs): Consumer {
  const { name } = consumer
  const note = 'INSERT INTO runs (consumer, reaction, event) VALUES ($1, $2, $3)'
  const choke = (ids: readonly bigint[]) => {
    if (name === runs.victim && ids.some((id) => runs.poison.has(id))) throw new Error('poisoned')
  }
  const trace = (reaction: Reaction, place: number): Reaction => {
    if (reaction.kind === 'deliver') {
      const run = async (event: OutboxEvent) => {
        await reaction.run(event)
        choke([event.id])
        await db.query(note, [name, place, event.id])
      }
      return { ...reaction, run }
    }
    if (reaction.kind === 'each') {
      const each: typeof reaction.run = async (tx, event) => {
        await reaction.run(tx, event)
        await tx.query(note, [name, place, event.id])
        choke([event.id])
      }
      return { ...reaction, run: each }
    }
    const many: typeof reaction.run = async (tx, events) => {
      await reaction.run(tx, events)
      for (const { id } of events) await tx.query(note, [name, place, id])
      choke(events.map(({ id }) => id))
    }
    return { ...reaction, run: many }
  }
  return { ...consumer, reactions: consumer.reactions.map(trace) }
}
