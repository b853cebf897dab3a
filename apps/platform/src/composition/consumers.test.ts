import { describe, expect, test } from 'vitest'
import type { Db } from '../core/db/db.ts'
import { openLog } from '../core/log.ts'
import { listFailed, wantedBy } from '../core/outbox/eventLog.ts'
import { type EventName, events } from '../core/outbox/events.ts'
import type { Consumer } from '../core/outbox/outbox.ts'
import { startWorker } from '../jobs/worker.ts'
import {
  emitSample,
  eventsOf,
  type Outside,
  openSubjects,
  type Runs,
  realConsumers,
  traced,
} from '../testing/consumerWorld.ts'
import { cutDatabase } from '../testing/cutDatabase.ts'
import { type Figures, figuresOf } from '../testing/figures.ts'
import { type MakeApp, onEachDatabase } from '../testing/testApp.ts'
import { runEventCommand } from './operators/operatorEvents.ts'

const log = openLog('silent')
// The list of consumers does not depend on their services.
const names = realConsumers({ config: { publicUrl: 'http://localhost', brand: 'apogee' } } as never, { done: [] }).map(
  ({ name }) => name,
)
// The keys of the table are its names.
const everyEvent = Object.keys(events) as EventName[]

async function openWorld(makeApp: MakeApp) {
  const app = await makeApp({ handlers: {} })
  await app.db.query('CREATE TABLE runs (consumer text, reaction int, event bigint)')
  const of = await openSubjects(app)
  const outside: Outside = { done: [] }
  const consumersOn = (db: Db) => realConsumers({ ...app, db }, outside)
  const drain = async (db: Db, consumers: readonly Consumer[]) => {
    const worker = startWorker({ db, log, consumers })
    await worker.drain().catch(() => undefined)
    await worker.close()
  }
  // Before the first event: a new consumer starts with events from then on.
  await drain(app.db, consumersOn(app.db))
  return { ...app, of, outside, consumersOn, drain }
}

test('every event has a consumer or is listed as having none', () => {
  const consumed = new Set(realConsumers({ config: {} } as never, { done: [] }).flatMap(eventsOf))
  expect(everyEvent.filter((name) => !consumed.has(name))).toEqual(['play.freeBet'])
})

onEachDatabase((makeApp) => {
  /** Every event, for every consumer; with a `victim`, that one is killed between its work and its mark. */
  async function runAll(victim?: string): Promise<{ readonly figures: Figures; readonly outside: readonly string[] }> {
    const world = await openWorld(makeApp)
    const { db, of, consumersOn, drain } = world
    for (const [place, name] of everyEvent.entries()) await emitSample(db, of, name, place)
    if (victim !== undefined) {
      let cuts = 0
      const { reactions } = consumersOn(db).find(({ name }) => name === victim)!
      const isDelivery = reactions.every(({ kind }) => kind === 'deliver')
      const cut = cutDatabase(db, { consumer: victim, isDelivery }, () => {
        cuts += 1
      })
      await drain(cut, consumersOn(cut))
      expect(cuts).toBe(1)
      // Its leases expire after a minute.
      await db.query('UPDATE event_work SET not_before = clock_timestamp()')
    }
    await drain(db, consumersOn(db))
    expect(await listFailed(db)).toEqual([])
    const figures = await figuresOf(db)
    const outside = [...new Set(world.outside.done)].toSorted().map((key) => key.replace(/outbox-\d+/, 'outbox'))
    await world.close()
    return { figures, outside }
  }
  /** The result without a kill: a run with a kill must give the same. */
  let undisturbed: Awaited<ReturnType<typeof runAll>> | undefined

  describe.each(names)('the consumer %s', (victim) => {
    test('sets an event it cannot process aside, and neither it nor another consumer stops or repeats', async () => {
      const world = await openWorld(makeApp)
      const { db, of, consumersOn, drain } = world
      const runs: Runs = { victim, poison: new Set() }
      const consumers = consumersOn(db).map((one) => traced(one, db, runs))
      const own = eventsOf(consumers.find(({ name }) => name === victim)!)
      const good: bigint[] = []
      for (const [place, name] of own.entries()) {
        good.push(await emitSample(db, of, name, place * 3))
        runs.poison.add(await emitSample(db, of, name, place * 3 + 1))
        good.push(await emitSample(db, of, name, place * 3 + 2))
      }
      await drain(db, consumers)
      const failed = await listFailed(db)
      expect(failed.map(({ consumer, event_id }) => [consumer, event_id])).toEqual(
        [...runs.poison].map((id) => [victim, id]),
      )
      const shown = await runEventCommand({ command: 'events' }, { db })
      for (const id of runs.poison) expect(shown.text).toContain(`${victim} ${id} `)
      const { consumers: whose, topics } = wantedBy(consumers)
      const left = await db.query(
        `SELECT w.consumer, o.id FROM unnest($1::text[], $2::text[]) AS w (consumer, topic)
           JOIN event_consumers c ON c.name = w.consumer
           JOIN outbox o ON o.topic = w.topic AND coalesce(o.position > c.position, true)`,
        [whose, topics],
      )
      expect(left).toEqual([])
      const ran = () =>
        db.query<{ times: number; which: string }>(
          `SELECT count(*)::int AS times, consumer || ' ' || reaction || ' ' || event AS which FROM runs GROUP BY 2 HAVING count(*) > 1`,
        )
      expect(await ran()).toEqual([])
      // Other consumers publish further events, such as the steps of a bonus.
      const ours = [...good, ...runs.poison]
      const doneBy = async () =>
        new Set(
          (
            await db.query<{ event: bigint }>('SELECT event FROM runs WHERE consumer = $1 AND event = ANY ($2)', [
              victim,
              ours,
            ])
          ).map((r) => r.event),
        )
      expect(await doneBy()).toEqual(new Set(good))
      // The fault is fixed.
      runs.poison.clear()
      const again = await runEventCommand({ command: 'events-retry', consumer: victim, event: null }, { db })
      expect(again.isDone).toBe(true)
      await drain(db, consumers)
      expect(await listFailed(db)).toEqual([])
      expect(await doneBy()).toEqual(new Set(ours))
      expect(await ran()).toEqual([])
      await world.close()
    })

    test('repeats nothing when it is killed between its work and its mark', async () => {
      undisturbed ??= await runAll()
      const cut = await runAll(victim)
      expect(cut.figures).toEqual(undisturbed.figures)
      expect(cut.outside).toEqual(undisturbed.outside)
    })
  })
})
