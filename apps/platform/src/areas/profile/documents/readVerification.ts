import { standingOfRequested, verificationState } from '@apogee/rules/profile/verification'
import { readVerificationConfig } from '../../../core/content/configs/verificationConfig.ts'
import type { Sql } from '../../../core/db/db.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { openRequests } from './requestStore.ts'
import { findProviderResult, isVerified, listDocuments, shownDocument } from './store.ts'

/**
 * The state of a player's verification, per document type and as a whole. `isShownHere`: documents are uploaded to us
 * instead of the provider.
 */
async function readStanding(sql: Sql, playerId: bigint, isShownHere: boolean) {
  const { asked } = readVerificationConfig()
  const [rows, requests, said, verified] = await Promise.all([
    listDocuments(sql, playerId),
    openRequests(sql, playerId),
    findProviderResult(sql, playerId),
    isVerified(sql, playerId),
  ])
  const documents = rows.map(shownDocument)
  const requested = requests.map(({ document_type: type, asked_at }) => ({
    document_type: type,
    requested: true,
    state: standingOfRequested(documents, { type, requestedAt: asked_at.getTime() }),
  }))
  const always = asked.filter((type) => !requests.some((request) => request.document_type === type))
  const standings = always.map((type) => {
    const state = standingOfRequested(documents, { type })
    // A verified player has shown this document to the provider or to staff.
    return { document_type: type, state: verified && state === 'missing' ? ('approved' as const) : state }
  })
  const state = verificationState({
    isVerified: verified,
    requested: requested.map((one) => one.state),
    providerResult: said?.state ?? null,
    standings: standings.map((one) => one.state),
    isShownHere,
  })
  const reason = said && said.state === state && state !== 'approved' ? said.reason : null
  return { state, reason, asked: [...requested, ...standings] }
}

export const readVerification: Handler<'profile.verification'> = async ({ db, player, config }) => {
  const { level_name, hours, max_bytes } = readVerificationConfig()
  const isShownHere = config.sumsub === null
  const standing = await readStanding(db, player.id, isShownHere)
  return { status: 200, body: { ...standing, way: isShownHere ? 'documents' : 'hosted', level_name, hours, max_bytes } }
}
