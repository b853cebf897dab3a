import type { kycReasons } from '@apogee/contract/profile/documents'

export type KycReason = (typeof kycReasons)[number]

/** Whom the provider shall check. */
export interface Applicant {
  readonly playerId: string
  readonly level: string
  readonly locale: string
  /** Pages of ours the player comes back to. */
  readonly returnUrl: string
}

/** A word of the provider. `id` is the word's own: the same one again is the same word. */
export interface KycMessage {
  readonly id: string
  readonly playerId: string
  /** One document of those shown to us; null: the player as a whole. */
  readonly documentId: number | null
  readonly verdict: 'waiting' | 'approved' | 'again' | 'refused'
  readonly reason: KycReason | null
  /** When he said it: an older word that comes late changes nothing. */
  readonly saidAt: Date
}

/** Why a callback is not believed. */
export type KycRefusal = 'signature_invalid' | 'request_expired' | 'malformed'

/** `ignored`: a word of his that does not concern us. */
export type KycVerdict =
  | { readonly ok: true; readonly message: KycMessage | 'ignored' }
  | { readonly ok: false; readonly code: KycRefusal }

/** Who finds out whether players are who they say. */
export interface KycProvider {
  /** Stands in the callback address. */
  readonly name: string
  /** Begins a check: a token for his own script, and his own page where he has one. Throws {@link KycUnavailable}. */
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
