/** A document, only the part its state depends on. Times are milliseconds. */
export interface ShownDocument {
  readonly id: number
  readonly type: string
  readonly status: 'not_approved' | 'approved' | 'rejected'
  readonly createdAt: number
  /** When it was decided on, for one that was. */
  readonly decidedAt: number
}

export type Standing = 'missing' | 'waiting' | 'rejected' | 'approved'
export type VerificationState = 'open' | 'waiting' | 'again' | 'approved' | 'refused'

/**
 * The state of one kind of document. Waiting documents come first, then rejected ones without a newer upload: for a
 * card with two sides, one accepted side is not enough.
 */
export function standingOf(documents: readonly ShownDocument[], type: string): Standing {
  const ofType = documents.filter((one) => one.type === type)
  if (ofType.some(({ status }) => status === 'not_approved')) return 'waiting'
  const isAnswered = (rejected: ShownDocument) =>
    ofType.some(({ id, createdAt }) => id > rejected.id && createdAt >= rejected.decidedAt)
  if (ofType.some((one) => one.status === 'rejected' && !isAnswered(one))) return 'rejected'
  return ofType.some(({ status }) => status === 'approved') ? 'approved' : 'missing'
}

/**
 * One kind of required document; with `requestedAt` (milliseconds) it was requested from one player, and older uploads do
 * not satisfy it.
 */
export interface RequestedDocument {
  readonly type: string
  readonly requestedAt?: number
}

/** The state of a requirement. */
export function standingOfRequested(
  documents: readonly ShownDocument[],
  { type, requestedAt }: RequestedDocument,
): Standing {
  return standingOf(
    requestedAt === undefined ? documents : documents.filter((one) => one.createdAt >= requestedAt),
    type,
  )
}

export interface VerificationFacts {
  readonly isVerified: boolean
  /** The states of the documents requested from this player only. */
  readonly requested?: readonly Standing[]
  /** The provider's latest result for the player as a whole; null until there is one. */
  readonly providerResult: VerificationState | null
  readonly standings: readonly Standing[]
  /** Whether the player uploads documents here; otherwise only the provider knows the progress. */
  readonly isShownHere: boolean
}

/** A player's verification progress. */
export function verificationState({
  isVerified,
  requested = [],
  providerResult,
  standings,
  isShownHere,
}: VerificationFacts): VerificationState {
  const isAskedMore = requested.some((standing) => standing !== 'approved')
  if (isVerified && !isAskedMore) return 'approved'
  if (providerResult === 'refused') return 'refused'
  if (!isShownHere && isVerified) return 'open'
  if (!isShownHere) return providerResult === null || providerResult === 'approved' ? 'open' : providerResult
  // A verified player needs only the documents requested since.
  const owed = isVerified ? requested : [...standings, ...requested]
  if (owed.includes('rejected')) return 'again'
  return owed.includes('missing') ? 'open' : 'waiting'
}
