import type { PlayerStatus } from '@apogee/rules/vip/statuses'

/** An amount as money travels to a provider: decimal text in whole units. */
export interface OrderAmount {
  readonly amount: string
  readonly currency: string
}

/** A method in the words a provider needs: how he shall take or pay the money. */
interface OrderMethod {
  readonly id: string
  readonly brand: string
  readonly title: string
  readonly type: string
}

export interface DepositOrder extends OrderAmount {
  /** Ours; the same id again is the same order and answers the same address. */
  readonly paymentId: string
  readonly player: string
  readonly method: OrderMethod
  /** Set when the player pays in a coin: exactly so many, whatever the rate does meanwhile. */
  readonly coin: OrderAmount | null
  /** A card or account of his that the provider knows already. */
  readonly account: { readonly token: string; readonly title: string } | null
  /** Charge that account at once if that needs nothing more of the player; a page is answered when it does. */
  readonly isOneClick: boolean
  /** ROLE-10 */
  readonly playerStatus: PlayerStatus | null
  readonly locale: string
  readonly callbackUrl: string
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly pending: string }
}

/** Where the coins of one deposit go; `link` is what a wallet program reads from a QR code. */
export interface CoinTarget {
  readonly address: string
  readonly network: string
  readonly link: string
}

export interface StartedDeposit {
  readonly reference: string
  /** The provider's page; null for a saved account that is being charged without one. */
  readonly url: string | null
  /** The page may stand in a frame of ours: what is typed there stays the provider's (SEC-10). */
  readonly isFrameable: boolean
  readonly coin: CoinTarget | null
}

export interface PayoutOrder extends OrderAmount {
  readonly paymentId: string
  readonly player: string
  /** ROLE-10 */
  readonly playerStatus: PlayerStatus | null
  readonly method: OrderMethod
  readonly coin: OrderAmount | null
  /** Token of a saved account, coin address or bank account. */
  readonly destination: string
  readonly callbackUrl: string
}

export const providerStatuses = [
  ...(['processing', 'succeeded', 'declined', 'canceled'] as const),
  ...(['refunded', 'charged_back'] as const),
] as const

/** A word of the provider on one payment. `id` is the word's own: the same one again is the same word. */
export interface ProviderMessage extends OrderAmount {
  readonly id: string
  readonly paymentId: string
  readonly reference: string
  readonly status: (typeof providerStatuses)[number]
  readonly reason: string | null
  /** What the player paid with, for the next time: never a whole card number (SEC-10). */
  readonly account: { readonly token: string; readonly title: string; readonly expires: string | null } | null
}

/** An order by what it is for: a payment has one. */
export interface OrderName {
  readonly kind: 'deposit' | 'payout'
  readonly paymentId: string
}

/** What the provider says when he is asked: his latest word, that there is none yet, or that he has no such order. */
export type ProviderAnswer = ProviderMessage | 'open' | 'unknown'

/** Something that bears a signature: a callback, or the answer to a question. */
export interface SignedText {
  readonly path: string
  readonly headers: { get(name: string): string | null }
  readonly body: string
}

/** Why it is not believed. */
export type SignatureRefusal = 'signature_invalid' | 'request_expired' | 'malformed'

export type Verdict =
  | { readonly ok: true; readonly message: ProviderMessage }
  | { readonly ok: false; readonly code: SignatureRefusal }

/**
 * Who takes and pays the money. An order may be sent again after a lost answer: the provider knows it by `paymentId`.
 * All that ask him something throw {@link ProviderUnavailable} when nobody can tell what came of it.
 */
export interface PaymentProvider {
  /** Stands in the callback address and in a payment's `system_name`. */
  readonly name: string
  startDeposit(order: DepositOrder): Promise<StartedDeposit>
  startPayout(order: PayoutOrder): Promise<{ readonly reference: string }>
  askAbout(order: OrderName): Promise<ProviderAnswer>
  /** Gives up a deposit; his word on it follows. False when he cannot: it is paid, or on its way. */
  cancelDeposit(paymentId: string): Promise<boolean>
  verifyCallback(request: SignedText, now: Date): Verdict
}

export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}
