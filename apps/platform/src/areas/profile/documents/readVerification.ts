import { standingOf, verificationState } from '@apogee/rules/profile/verification'
import { readVerificationConfig } from '../../../core/content/verificationConfig.ts'
import type { Sql } from '../../../core/db/db.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { findSaid, isVerified, listDocuments, shownDocument } from './store.ts'

/** How far a player is, kind by kind and as a whole. `isShownHere`: his documents are shown to us, not to the provider. */
async function readStanding(sql: Sql, playerId: bigint, isShownHere: boolean) {
  const { asked } = readVerificationConfig()
  const [rows, said, verified] = await Promise.all([
    listDocuments(sql, playerId),
    findSaid(sql, playerId),
    isVerified(sql, playerId),
  ])
  const documents = rows.map(shownDocument)
  const standings = asked.map((type) => ({ document_type: type, state: standingOf(documents, type) }))
  const state = verificationState({
    isVerified: verified,
    said: said?.state ?? null,
    standings: standings.map((one) => one.state),
    isShownHere,
  })
  const reason = said && said.state === state && state !== 'approved' ? said.reason : null
  return { state, reason, asked: standings }
}

export const readVerification: Handler<'profile.verification'> = async ({ db, player, config }) => {
  const { level_name, hours, max_bytes } = readVerificationConfig()
  const isShownHere = config.sumsub === null
  const standing = await readStanding(db, player.id, isShownHere)
  return { status: 200, body: { ...standing, way: isShownHere ? 'documents' : 'hosted', level_name, hours, max_bytes } }
}
