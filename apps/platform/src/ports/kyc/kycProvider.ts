import type { kycReasons } from '@apogee/contract/profile/documents'

export type KycReason = (typeof kycReasons)[number]

/** The player the provider is to check. */
interface Applicant {
  readonly playerId: string
  readonly level: string
  readonly locale: string
  /** Pages of ours to which the player returns. */
  readonly returnUrl: string
}

/** A webhook of the provider. `id` identifies the webhook: the same id again is the same webhook. */
export interface KycMessage {
  readonly id: string
  readonly playerId: string
  /** One of the documents uploaded here; null: the player as a whole. */
  readonly documentId: number | null
  readonly verdict: 'waiting' | 'approved' | 'again' | 'refused'
  readonly reason: KycReason | null
  /** When the provider reported it: an older report that arrives late changes nothing. */
  readonly reportedAt: Date
}

/** Why a callback is not trusted. */
type KycRefusal = 'signature_invalid' | 'request_expired' | 'malformed'

/** `ignored`: a webhook that does not concern us. */
type KycVerdict =
  | { readonly ok: true; readonly message: KycMessage | 'ignored' }
  | { readonly ok: false; readonly code: KycRefusal }

/** A service that verifies the identity of players. */
export interface KycProvider {
  /** Part of the callback address. */
  readonly name: string
  /**
   * Begins a check. Returns a token for the provider's own script, and the provider's own page if it has one. Throws
   * {@link KycUnavailable}.
   */
  start(applicant: Applicant): Promise<{ readonly token: string; readonly url: string | null }>
  verifyCallback(request: KycCallback, now: Date): KycVerdict
}

export interface KycCallback {
  readonly path: string
  readonly headers: { get(name: string): string | null }
  readonly body: string
}

export class KycUnavailable extends Error {
  override name = 'KycUnavailable'
}
