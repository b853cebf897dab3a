import { standingOf } from '@apogee/rules/profile/verification'
import type { Document, Player, Verification } from './queries'

type RequestedProof = Verification['asked'][number]

/** Document kinds that are not required of all players, but that this player has uploaded. */
export function otherStates(asked: readonly RequestedProof[], documents: readonly Document[]): RequestedProof[] {
  const known = new Set(asked.map(({ document_type }) => document_type))
  const others = new Set(documents.map(({ document_type }) => document_type).filter((type) => !known.has(type)))
  const shown = documents.map((one) => ({
    id: one.id,
    type: one.document_type,
    status: one.status,
    createdAt: Date.parse(one.created_at),
    decidedAt: Date.parse(one.updated_at),
  }))
  return [...others].map((document_type) => ({ document_type, state: standingOf(shown, document_type) }))
}

/** How many of the required proofs are done; confirming the email address is one of them. */
export function proofsOf(player: Pick<Player, 'confirmed_at'>, { asked, state }: Verification) {
  const proven = state === 'approved' ? asked.length : asked.filter((one) => one.state === 'approved').length
  return { done: proven + (player.confirmed_at ? 1 : 0), all: asked.length + 1 }
}

/** How many proofs the player still has to submit; those under review do not count. */
export const openProofs = (player: Pick<Player, 'confirmed_at'>, { asked }: Pick<Verification, 'asked'>): number =>
  asked.filter(({ state }) => state === 'missing' || state === 'rejected').length + (player.confirmed_at ? 0 : 1)
