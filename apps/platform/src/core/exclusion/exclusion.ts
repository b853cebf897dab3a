import type { Db, Tx } from '../db/db.ts'
import type { Core } from '../http/handler.ts'
import { inForce } from '../ledger/limitSql.ts'
import { orderMail } from '../mail/orderMail.ts'
import { accountsOfPerson, type Exclusion, exclusionElsewhere, exclusionOf, recordMarks } from './marks.ts'

type Needs = Pick<Core, 'realtime' | 'sessions'>

/**
 * Self-exclusion is a person's, not an account's (decision 051). Call it in the transaction that learns something of a player: their
 * account is closed like the one they excluded themself with, and they are told by mail and in their open pages. Answers
 * whether it has been closed by this.
 */
export async function closeIfExcluded(needs: Needs, tx: Tx, playerId: bigint, now: Date): Promise<boolean> {
  await recordMarks(tx, playerId, now)
  const exclusion = await exclusionElsewhere(tx, playerId, now)
  return exclusion !== null && close(needs, tx, playerId, exclusion, now)
}

/** Call it in the transaction that begins a self-exclusion: every other account of the person is closed with it. */
export async function closeOtherAccounts(
  needs: Needs,
  tx: Tx,
  playerId: bigint,
  exclusion: Exclusion,
  now: Date,
): Promise<void> {
  await recordMarks(tx, playerId, now)
  for (const other of await accountsOfPerson(tx, playerId)) await close(needs, tx, other, exclusion, now)
}

/** The same exclusion for another account, unless one is in force there that lasts as long. */
async function close(
  needs: Needs,
  tx: Tx,
  playerId: bigint,
  { id, disable_at }: Exclusion,
  now: Date,
): Promise<boolean> {
  const closed = await tx.query(
    `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
     SELECT $1, 'selfexclusion', s.period, 'active', s.zone, $3, s.disable_at FROM player_limits s
      WHERE s.id = $2 AND NOT EXISTS (
        SELECT FROM player_limits l WHERE l.player_id = $1 AND l.type = 'selfexclusion' AND ${inForce('$3::timestamptz')}
           AND coalesce(l.disable_at, 'infinity') >= coalesce(s.disable_at, 'infinity'))
     RETURNING id`,
    [playerId, id, now],
  )
  if (closed.length === 0) return false
  const [owner] = await tx.query<{ email: string; language: string; brand: string }>(
    'SELECT email, language, brand FROM players WHERE id = $1',
    [playerId],
  )
  if (!owner) throw new Error(`there is no player ${playerId}`)
  await orderMail(tx, {
    template: 'accountExcluded',
    to: owner.email,
    locale: owner.language,
    brand: owner.brand,
    values: disable_at === null ? {} : { until: { time: disable_at.toISOString() } },
  })
  tx.afterCommit(() => {
    needs.sessions.forget(playerId)
    needs.realtime.publishTo(playerId, 'limits', {})
  })
  return true
}

/** As many as are compared at a time. */
const batch = 200

/** Compares players of whom something was learnt outside these calls: from before there were marks, or by an operator's hand. */
export async function closeOverlooked({ db, clock, ...needs }: Needs & Pick<Core, 'db' | 'clock'>): Promise<void> {
  for (const id of await unmarked(db)) {
    const now = clock.now()
    await db.transaction(async (tx) => {
      const own = await exclusionOf(tx, id, now)
      if (own) await closeOtherAccounts(needs, tx, id, own, now)
      else await closeIfExcluded(needs, tx, id, now)
    })
  }
}

async function unmarked(db: Db): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>('SELECT id FROM players WHERE marked_at IS NULL ORDER BY id LIMIT $1', [
    batch,
  ])
  return rows.map(({ id }) => id)
}
