import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingClock } from '../../core/clock.ts'
import type { Db } from '../../core/db/db.ts'
import { onMany } from '../../core/outbox/outbox.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { platformGauges } from './gauges.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const consumers = ['behind', 'unsequenced', 'done'].map((name) => ({
  name,
  reactions: [onMany(name === 'unsequenced' ? 'play.win' : 'play.bet', async () => undefined)],
}))

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
    await db.query(
      `INSERT INTO outbox (topic, payload, position, created_at) VALUES
         ('play.bet', '{}', 1, $1::timestamptz - interval '90 seconds'),
         ('play.bet', '{}', 2, $1::timestamptz - interval '60 seconds'),
         ('play.win', '{}', NULL, $1::timestamptz - interval '7 seconds')`,
      [now],
    )
    await db.query(`INSERT INTO event_consumers (name, position) VALUES ('behind', 1), ('unsequenced', 2), ('done', 2)`)
    await db.query(
      `INSERT INTO event_work (consumer, event_id, error) SELECT 'done', id, CASE WHEN position = 1 THEN 'broken' END
         FROM outbox WHERE topic = 'play.bet'`,
    )
  })
  afterAll(() => db.close())

  const gauges = () =>
    platformGauges({
      db,
      clock: standingClock(now),
      hub: { connectionCount: 4 },
      sockets: { waiting: 2 },
      consumers: () => consumers,
    })
  const read = async (name: string) =>
    Object.fromEntries(
      (await gauges()
        .find((one) => one.name === name)
        ?.read()) ?? [],
    )

  test('the lag of a consumer is the age of its oldest event, one without a position included', async () => {
    expect(await read('apogee_outbox_lag_seconds')).toEqual({ behind: 60, unsequenced: 7, done: 0 })
  })

  test('failed events are counted, pending ones are not', async () => {
    expect(await read('apogee_outbox_failed_events')).toEqual({ behind: 0, unsequenced: 0, done: 1 })
  })

  test('connections of the database and of realtime are reported', async () => {
    expect(await read('apogee_realtime_connections')).toEqual({ '': 4 })
    expect(await read('apogee_realtime_waiting')).toEqual({ '': 2 })
    const load = await read('apogee_database_connections')
    expect(Object.keys(load).sort()).toEqual(['busy', 'idle', 'waiting'])
    expect(load['waiting']).toBe(0)
    // The pool keeps the connection it has just used.
    expect(load).toMatchObject({ busy: 0, idle: 1 })
  })
})
