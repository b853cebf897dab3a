import { defaultLocale, readBrand } from '../../../core/content/brands.ts'
import type { Sql, Tx } from '../../../core/db/db.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { type Addressee, addresseeOf } from '../../profile/public.ts'

interface Review {
  readonly playerId: bigint
  /** The self-excluded account. */
  readonly excludedId: bigint
  readonly isHeld: boolean
  readonly now: Date
}

const nameOf = ({ email, id }: Addressee): string => `${email} (${id})`

/**
 * Files a review of an account that may belong to a self-excluded person and emails staff, once for each pair of
 * accounts. An account on hold rejects deposits and stakes until staff decide, and its owner is notified. Returns
 * whether the review is new.
 */
export async function fileReview(tx: Tx, { playerId, excludedId, isHeld, now }: Review): Promise<boolean> {
  const filed = await tx.query(
    `INSERT INTO exclusion_reviews (player_id, excluded_id, is_held, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [playerId, excludedId, isHeld, now],
  )
  if (filed.length === 0) return false
  const owner = await addresseeOf(tx, playerId)
  await enqueueMail(tx, {
    template: 'accountReview',
    to: readBrand(owner.brand).contacts.email,
    locale: defaultLocale(owner.brand),
    brand: owner.brand,
    values: {
      account: nameOf(owner),
      excludedAccount: nameOf(await addresseeOf(tx, excludedId)),
      status: { text: `limits.review.${isHeld ? 'held' : 'open'}` },
    },
  })
  if (isHeld) await mailOwner(tx, owner, 'accountHeld')
  return true
}

/** Closes the open reviews of an account. Returns the self-excluded accounts they were about. */
export async function decideReviews(sql: Sql, playerId: bigint, now: Date): Promise<bigint[]> {
  const rows = await sql.query<{ excluded_id: bigint }>(
    'UPDATE exclusion_reviews SET decided_at = $2 WHERE player_id = $1 AND decided_at IS NULL RETURNING excluded_id',
    [playerId, now],
  )
  return rows.map(({ excluded_id }) => excluded_id)
}

export async function isOnHold(sql: Sql, playerId: bigint): Promise<boolean> {
  const [row] = await sql.query<{ is_held: boolean }>('SELECT is_on_hold($1) AS is_held', [playerId])
  return row?.is_held ?? false
}

export const mailOwner = (
  tx: Tx,
  { email, language, brand }: Addressee,
  template: 'accountHeld' | 'accountReleased',
): Promise<void> => enqueueMail(tx, { template, to: email, locale: language, brand })
