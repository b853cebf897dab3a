/** A document as far as its standing goes. Times are milliseconds. */
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
 * How one kind of document stands. What waits comes first; then what was rejected and not shown anew since: of a card with
 * two sides one good side is not enough.
 */
export function standingOf(documents: readonly ShownDocument[], type: string): Standing {
  const ofType = documents.filter((one) => one.type === type)
  if (ofType.some(({ status }) => status === 'not_approved')) return 'waiting'
  const isAnswered = (rejected: ShownDocument) =>
    ofType.some(({ id, createdAt }) => id > rejected.id && createdAt >= rejected.decidedAt)
  if (ofType.some((one) => one.status === 'rejected' && !isAnswered(one))) return 'rejected'
  return ofType.some(({ status }) => status === 'approved') ? 'approved' : 'missing'
}

/** One kind of document that is asked for; with `askedAt` (milliseconds) one player was asked, and older ones do not answer it. */
export interface AskedDocument {
  readonly type: string
  readonly askedAt?: number
}

/** The state of a requirement. */
export function standingOfAsked(documents: readonly ShownDocument[], { type, askedAt }: AskedDocument): Standing {
  return standingOf(askedAt === undefined ? documents : documents.filter((one) => one.createdAt >= askedAt), type)
}

export interface VerificationFacts {
  readonly isVerified: boolean
  /** The state of what only this player was asked for. */
  readonly requested?: readonly Standing[]
  /** The provider's latest result for the player as a whole; null while there is none. */
  readonly said: VerificationState | null
  readonly standings: readonly Standing[]
  /** Whether the player uploads documents here; otherwise only the provider knows the progress. */
  readonly isShownHere: boolean
}

/** A player's verification progress. */
export function verificationState({
  isVerified,
  requested = [],
  said,
  standings,
  isShownHere,
}: VerificationFacts): VerificationState {
  const isAskedMore = requested.some((standing) => standing !== 'approved')
  if (isVerified && !isAskedMore) return 'approved'
  if (said === 'refused') return 'refused'
  if (!isShownHere && isVerified) return 'open'
  if (!isShownHere) return said === null || said === 'approved' ? 'open' : said
  // A verified player owes only what was requested since.
  const owed = isVerified ? requested : [...standings, ...requested]
  if (owed.includes('rejected')) return 'again'
  return owed.includes('missing') ? 'open' : 'waiting'
}
