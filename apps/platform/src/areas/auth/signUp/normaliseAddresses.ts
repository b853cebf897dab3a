import { normalise } from '@apogee/rules/validation/text/normalise'
import type { Db } from '../../../core/db/db.ts'
import type { Log } from '../../../core/log.ts'
import type { Timer } from '../../../core/timer.ts'

const hourMs = 3_600_000

/**
 * Normalises addresses that were stored before normalisation existed or by a node of the previous release. Typed
 * addresses are normalised, so these accounts would not be found. If another account has the normal form, the address
 * stays as it is and an operator has to decide.
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
