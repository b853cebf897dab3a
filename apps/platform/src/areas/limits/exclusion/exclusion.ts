import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { type Addressee, addresseeOf, uncomparedPlayers } from '../../profile/public.ts'
import { inForce } from '../limitSql.ts'
import { recordMarks, recordVerification } from './marks.ts'
import {
  accountsOfPerson,
  type Exclusion,
  exclusionOf,
  exclusionsOfOtherAccounts,
  unrecordedExcluded,
} from './matches.ts'
import { decideReviews, fileReview } from './reviews.ts'

export type Needs = Pick<Core, 'realtime' | 'sessions'>

/**
 * Self-exclusion applies to a person, across accounts (decisions 051, 114). Call it in the transaction that stores new
 * details of a player. Returns the exclusion of the same person under another account if that account has proven its
 * details. If the details are not proven, staff are notified, and an account created since the exclusion is put on
 * hold.
 */
export async function findExclusion(needs: Needs, tx: Tx, playerId: bigint, now: Date): Promise<Exclusion | null> {
  const { createdAt } = await recordMarks(tx, playerId, now)
  const matches = await exclusionsOfOtherAccounts(tx, playerId, createdAt, now)
  const proven = matches.find(({ isProven }) => isProven)
  if (proven) return proven
  for (const { playerId: excludedId, isNew } of matches) {
    const isFiled = await fileReview(tx, { playerId, excludedId, isHeld: isNew, now })
    if (isFiled && isNew) announce(needs, tx, playerId)
  }
  return null
}

/** Calls {@link findExclusion} and applies the exclusion to the account: the player gets an email and a message. */
export async function closeIfExcluded(needs: Needs, tx: Tx, playerId: bigint, now: Date): Promise<boolean> {
  const exclusion = await findExclusion(needs, tx, playerId, now)
  return exclusion !== null && closeAccount(needs, tx, playerId, exclusion, now)
}

/**
 * Call it in the transaction that starts a self-exclusion. Applies it to every other account with the details that this
 * one has proven. Accounts that share only unproven details stay unchanged, and staff are notified.
 */
export async function closeOtherAccounts(
  needs: Needs,
  tx: Tx,
  playerId: bigint,
  exclusion: Exclusion,
  now: Date,
): Promise<void> {
  await recordMarks(tx, playerId, now)
  for (const other of await accountsOfPerson(tx, exclusion)) {
    if (other.isProven) await closeAccount(needs, tx, other.playerId, exclusion, now)
    else await fileReview(tx, { playerId: other.playerId, excludedId: playerId, isHeld: false, now })
  }
}

/** Call it in the transaction that records the result of an identity check. */
export async function noteVerification(
  needs: Needs,
  tx: Tx,
  playerId: bigint,
  isVerified: boolean,
  now: Date,
): Promise<void> {
  await recordVerification(tx, playerId, isVerified, now)
  const own = isVerified ? await exclusionOf(tx, playerId, now) : null
  if (own) await closeOtherAccounts(needs, tx, playerId, own, now)
}

/** Applies an exclusion to another account, unless one that lasts as long is already in force there. */
export async function closeAccount(
  needs: Needs,
  tx: Tx,
  playerId: bigint,
  { id, disable_at }: Exclusion,
  now: Date,
): Promise<boolean> {
  await decideReviews(tx, playerId, now)
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
  await notifyExcluded(needs, tx, await addresseeOf(tx, playerId), disable_at)
  return true
}

/** Notifies a player by email that their account is excluded until a time, null for ever, and announces it to their pages. */
export async function notifyExcluded(needs: Needs, tx: Tx, owner: Addressee, until: Date | null): Promise<void> {
  await enqueueMail(tx, {
    template: 'accountExcluded',
    to: owner.email,
    locale: owner.language,
    brand: owner.brand,
    values: until === null ? {} : { until: { time: until.toISOString() } },
  })
  announce(needs, tx, owner.id)
}

/** After the commit, clears the player's cached data on every node and notifies their open pages. */
export function announce({ sessions, realtime }: Needs, tx: Tx, playerId: bigint): void {
  tx.afterCommit(() => {
    sessions.forget(playerId)
    realtime.publishTo(playerId, 'limits', {})
  })
}

/** How many players are compared per batch. */
const batch = 200

/**
 * Compares players whose details were changed outside these calls: by an operator, by confirming an email address, or
 * before marks existed. Self-excluded players come first, so that the others can be compared with them.
 */
export async function closeOverlooked({ db, clock, ...needs }: Needs & Pick<Core, 'db' | 'clock'>): Promise<void> {
  for (const id of [...(await unrecordedExcluded(db, clock.now())), ...(await uncomparedPlayers(db, batch))]) {
    const now = clock.now()
    await db.transaction(async (tx) => {
      const own = await exclusionOf(tx, id, now)
      if (own) await closeOtherAccounts(needs, tx, id, own, now)
      else await closeIfExcluded(needs, tx, id, now)
    })
  }
}
