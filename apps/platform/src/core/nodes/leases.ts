import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import type { Log } from '../log.ts'

/** Work that one node does on behalf of all. */
const names = ['timers', 'demo players'] as const
type LeaseName = (typeof names)[number]

const renewEveryMs = 1000
/** A node that stops renewing loses its leases after this time: a dead node is replaced within five seconds. */
const leaseMs = 4000
/** The holder stops this long before another may begin. */
const marginMs = 500

export interface Leases {
  /** Whether this node does that work now. */
  holds(name: LeaseName): boolean
  /** Releases all leases, so that another node takes over at once. */
  close(): Promise<void>
}

/**
 * Leases in the database, by its clock: only one node has each lease, even if the nodes cannot reach each other. Work
 * that outlasts its lease (the database did not answer) may overlap with the next holder's, so it still has to be safe
 * on two nodes at once.
 */
export function openLeases(db: Pick<Db, 'query'>, holder: string, log: Log): Leases {
  const heldUntil = new Map<LeaseName, number>()
  let running: Promise<void> = Promise.resolve()
  let isRenewing = false
  let isClosing = false
  const renew = async () => {
    const asked = performance.now()
    const rows = await db.query<{ name: LeaseName }>(
      {
        name: 'leases_renew',
        text: `INSERT INTO leases AS l (name, holder, until)
               SELECT unnest($1::text[]), $2, clock_timestamp() + $3 * interval '1 millisecond'
               ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
                 WHERE l.holder = excluded.holder OR l.until < clock_timestamp()
               RETURNING name`,
      },
      [names, holder, leaseMs],
    )
    heldUntil.clear()
    for (const { name } of rows) heldUntil.set(name, asked + leaseMs - marginMs)
  }
  const turn = () => {
    if (isClosing || isRenewing) return
    isRenewing = true
    running = renew()
      .catch((error: unknown) => log.error({ err: error }, 'leases were not renewed'))
      .finally(() => {
        isRenewing = false
      })
  }
  turn()
  const timer = setInterval(turn, renewEveryMs).unref()
  return {
    holds: (name) => performance.now() < (heldUntil.get(name) ?? Number.NEGATIVE_INFINITY),
    async close() {
      isClosing = true
      clearInterval(timer)
      await running
      heldUntil.clear()
      // Leases that were not deleted expire after four seconds.
      await db.query('DELETE FROM leases WHERE holder = $1', [holder]).catch(() => undefined)
    },
  }
}

/** Ends every lease: where only one process can have the database, all of them were left by one that was killed. */
export async function endAllLeases(db: Pick<Db, 'query'>): Promise<void> {
  await db.query('DELETE FROM leases')
}

/** Work under such a lease may block the process for a while. */
const longLeaseMs = 30_000

/**
 * Runs `work` at one node at a time: the others wait until it is done, or until the node that did it is dead for half a
 * minute.
 */
export async function exclusively(
  db: Pick<Db, 'query'>,
  name: string,
  work: () => Promise<void>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const holder = randomUUID()
  const take = async () => {
    const rows = await db.query(
      `INSERT INTO leases AS l (name, holder, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
       ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
         WHERE l.holder = excluded.holder OR l.until < clock_timestamp() RETURNING name`,
      [name, holder, longLeaseMs],
    )
    return rows.length > 0
  }
  while (!(await take())) await sleep(renewEveryMs / 4)
  const renew = () =>
    take().catch((error: unknown) => log.warn({ err: error, name }, 'lease not renewed, another node may take it over'))
  const renewing = setInterval(() => void renew(), longLeaseMs / 6)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    await db.query('DELETE FROM leases WHERE name = $1 AND holder = $2', [name, holder])
  }
}
