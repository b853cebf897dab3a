import { normalise } from '@apogee/rules/validation/normalise'
import type { Db } from '../../core/db/db.ts'
import type { Log } from '../../core/log.ts'
import type { Timer } from '../../core/timer.ts'

const hourMs = 3_600_000

/**
 * Stores addresses in normal form that were stored before it existed, or by a node of the release before: their owners type what
 * is normalised, and would not be found. Where another account has the normal form, an operator has to decide.
 */
export async function normaliseAddresses(db: Db, log: Pick<Log, 'warn'>): Promise<void> {
  const rows = await db.query<{ id: bigint; email: string }>(
    'SELECT id, email FROM players WHERE octet_length(email) <> char_length(email) ORDER BY id',
  )
  for (const { id, email } of rows) {
    const normal = normalise(email, 'email').toLowerCase()
    if (normal === email) continue
    const changed = await db.query(
      `UPDATE players SET email = $2 WHERE id = $1 AND email = $3
          AND NOT EXISTS (SELECT FROM players WHERE email = $2) RETURNING id`,
      [id, normal, email],
    )
    if (changed.length === 0)
      log.warn({ player: id.toString() }, 'address not normalised: another account has its normal form')
  }
}

export const addressesTimer = ({ db, log }: { readonly db: Db; readonly log: Log }): Timer => ({
  name: 'addresses in normal form',
  everyMs: hourMs,
  run: () => normaliseAddresses(db, log),
})
