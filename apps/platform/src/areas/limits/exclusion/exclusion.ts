import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { orderMail } from '../../../core/mail/orderMail.ts'
import { addresseeOf, unmarkedPlayers } from '../../profile/public.ts'
import { inForce } from '../limitSql.ts'
import { accountsOfPerson, type Exclusion, exclusionElsewhere, exclusionOf, recordMarks } from './marks.ts'

type Needs = Pick<Core, 'realtime' | 'sessions'>

/**
 * Self-exclusion applies to a person, not an account (decision 051). Call it in the transaction that learns something
 * about a player: their account is closed like the one they excluded themselves with, and they are notified by email
 * and in their open pages. Returns whether this closed the account.
 */
export async function closeIfExcluded(needs: Needs, tx: Tx, playerId: bigint, now: Date): Promise<boolean> {
  await recordMarks(tx, playerId, now)
  const exclusion = await exclusionElsewhere(tx, playerId, now)
  return exclusion !== null && close(needs, tx, playerId, exclusion, now)
}

/** Call it in the transaction that begins a self-exclusion: every other account of the person is closed too. */
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

/** Applies the same exclusion to another account, unless one that lasts as long is already in force there. */
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
  const owner = await addresseeOf(tx, playerId)
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

/** How many are compared at a time. */
const batch = 200

/** Compares players whose details were learnt outside these calls: before marks existed, or changed by an operator. */
export async function closeOverlooked({ db, clock, ...needs }: Needs & Pick<Core, 'db' | 'clock'>): Promise<void> {
  for (const id of await unmarkedPlayers(db, batch)) {
    const now = clock.now()
    await db.transaction(async (tx) => {
      const own = await exclusionOf(tx, id, now)
      if (own) await closeOtherAccounts(needs, tx, id, own, now)
      else await closeIfExcluded(needs, tx, id, now)
    })
  }
}
