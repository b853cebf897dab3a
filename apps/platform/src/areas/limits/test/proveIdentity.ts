import type { TestApp } from '../../../testing/testApp.ts'
import { noteVerification } from '../exclusion/exclusion.ts'

/** Confirms the player's email address and records an approved identity check of their details. */
export async function proveIdentity(app: TestApp, id: bigint): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    await tx.query('UPDATE players SET confirmed_at = $2, verified = true WHERE id = $1', [id, now])
    await noteVerification(app, tx, id, true, now)
  })
}
