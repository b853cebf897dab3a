import { afterEach } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { openLog } from '../../core/log.ts'
import { type Consumer, emit, onEach } from '../../core/outbox/outbox.ts'
import type { OpenDatabase } from '../../testing/databases.ts'
import { startWorker, type Worker } from '../worker.ts'

const log = openLog('silent')

/** Databases with a table of effects, and workers on them, all closed after each test. */
export function workerSetup(open: OpenDatabase) {
  const opened: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close()
  })
  async function database(): Promise<Db> {
    const db = await open()
    opened.push(db)
    await db.query('CREATE TABLE effects (event bigint, who text, what text, nth bigint GENERATED ALWAYS AS IDENTITY)')
    return db
  }
  function work(db: Db, consumers: Consumer[]): Worker {
    const worker = startWorker({ db, log, consumers })
    opened.push(worker)
    return worker
  }
  const said = (db: Parameters<typeof emit>[0], fileKey: string) => emit(db, 'profile.fileLeft', { fileKey })
  const effects = async (db: Db, who = 'writer') =>
    (await db.query<{ what: string }>('SELECT what FROM effects WHERE who = $1 ORDER BY event', [who])).map(
      ({ what }) => what,
    )
  const events = async (db: Db) => (await db.query('SELECT id FROM outbox')).length
  const writer = (name: string, mayWrite: (what: string) => boolean = () => true): Consumer => ({
    name,
    reactions: [
      onEach('profile.fileLeft', async (tx, { id, payload }) => {
        await tx.query('INSERT INTO effects VALUES ($1, $2, $3)', [id, name, payload.fileKey])
        if (!mayWrite(payload.fileKey)) throw new Error('broken')
      }),
    ],
  })
  const soon = (db: Db) => db.query('UPDATE event_work SET not_before = clock_timestamp()')
  return { database, work, said, effects, events, writer, soon }
}
