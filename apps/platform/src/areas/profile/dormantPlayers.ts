import type { Tx } from '../../core/db/db.ts'
import type { Addressee } from './contactQueries.ts'

export interface DormantPlayer extends Addressee {
  readonly last_seen_at: Date
}

/**
 * Players with a higher id than `after` who have not logged in since `before` and have had no email about it since their
 * last login, by id; marks them as notified at `now`. Locks their rows until the transaction ends.
 */
export const takeDormant = (
  tx: Tx,
  { before, now, after, limit }: Readonly<{ before: Date; now: Date; after: bigint; limit: number }>,
): Promise<DormantPlayer[]> =>
  tx.query<DormantPlayer>(
    `UPDATE players p SET dormant_mailed_at = $2
      WHERE id IN (SELECT id FROM players
                    WHERE id > $4 AND coalesce(current_sign_in_at, created_at) <= $1 AND closed_at IS NULL
                      AND (dormant_mailed_at IS NULL OR dormant_mailed_at < coalesce(current_sign_in_at, created_at))
                    ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING id, email, language, brand, coalesce(current_sign_in_at, created_at) AS last_seen_at`,
    [before, now, limit, after],
  )
