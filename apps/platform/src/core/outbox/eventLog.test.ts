import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
import type { Db, Sql, Tx } from '../db/db.ts'
import { behind, leaseWork, lockNext, sequence } from './eventLog.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Number of events in the log, most of them of play, as under load. */
const logged = 40_000
const topics = ['play.bet', 'play.win']

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
    await db.query(
      `INSERT INTO outbox (topic, payload, position)
       SELECT CASE WHEN n % 100 = 0 THEN 'mail.send' WHEN n % 2 = 0 THEN 'play.bet' ELSE 'play.win' END, '{}', n
         FROM generate_series(1, $1::int) n ORDER BY n`,
      [logged],
    )
    await db.query(`INSERT INTO outbox (topic, payload) SELECT 'play.bet', '{}' FROM generate_series(1, 200)`)
    await db.query('UPDATE outbox_head SET position = $1', [logged])
    await db.query(
      `INSERT INTO event_consumers (name, position) VALUES ('slow', 0), ('half', $1::int / 2), ('quick', $1), ('mails', $1)`,
      [logged],
    )
    await db.query(
      `INSERT INTO event_work (consumer, event_id) SELECT 'mails', id FROM outbox WHERE topic = 'mail.send' ORDER BY id LIMIT 100`,
    )
    for (const table of ['outbox', 'event_consumers', 'event_work', 'outbox_head'])
      await db.query(`VACUUM (ANALYZE) ${table}`)
  })
  afterAll(() => db.close())

  /** Number of events that the statements of `work` read, and their scans. All writes are rolled back. */
  async function readBy(work: (tx: Tx) => Promise<unknown>) {
    const scans: Plan[] = []
    const undo = new Error('nothing stays')
    const run = db.transaction(async (tx) => {
      const explained: Sql['query'] = async (statement, params) => {
        const text = typeof statement === 'string' ? statement : statement.text
        const [row] = await tx.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
          `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
          params,
        )
        const nodes = row!['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))
        scans.push(...nodes.filter((node) => node['Relation Name'] === 'outbox' && node['Node Type'].endsWith('Scan')))
        return tx.query(statement, params)
      }
      await work({ query: explained, afterCommit: () => undefined })
      throw undo
    })
    await expect(run).rejects.toBe(undo)
    const rowsOf = (scan: Plan) => (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops']
    return { kinds: scans.map((scan) => scan['Node Type']), rows: scans.reduce((sum, scan) => sum + rowsOf(scan), 0) }
  }

  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['positions are given to new events', sequence],
    [
      'the consumers that are behind are looked up',
      (tx) =>
        behind(tx, {
          consumers: ['slow', 'slow', 'half', 'half', 'quick', 'quick', 'mails'],
          topics: [...topics, ...topics, ...topics, 'mail.send'],
        }),
    ],
    ['a consumer that has everything before it takes the next', (tx) => lockNext(tx, 'slow', topics, 50)],
    ['one in the middle takes the next', (tx) => lockNext(tx, 'half', topics, 50)],
    ['one at the end takes the next', (tx) => lockNext(tx, 'quick', topics, 50)],
    ['events that wait alone are leased', (tx) => leaseWork(tx, 'mails', 50)],
  ])('the log is not read through when %s', async (_, work) => {
    const { kinds, rows } = await readBy(work)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds).not.toContain('Seq Scan')
    expect(rows).toBeLessThan(1000)
  })

  test('a position that another process has just moved past the visible head does not move back', async () => {
    await db.query(`INSERT INTO event_consumers (name, position) VALUES ('ahead', $1::int + 5)`, [logged])
    const next = await db.transaction((tx) => lockNext(tx, 'ahead', topics, 50))
    expect(next).toEqual({ rows: [], until: BigInt(logged + 5) })
  })
})
