import type { PlayerStatus } from '@apogee/rules/vip/statuses'

/** An amount as sent to a provider: decimal text in whole units. */
export interface OrderAmount {
  readonly amount: string
  readonly currency: string
}

/** A method in the provider's terms: how it should take or pay the money. */
interface OrderMethod {
  readonly id: string
  readonly brand: string
  readonly title: string
  readonly type: string
}

export interface DepositOrder extends OrderAmount {
  /** Our id; the same id again is the same order and returns the same address. */
  readonly paymentId: string
  readonly player: string
  readonly method: OrderMethod
  /** Set when the player pays in a coin: exactly this amount, even if the rate changes. */
  readonly coin: OrderAmount | null
  /** A saved card or account of the player that the provider knows already. */
  readonly account: { readonly token: string; readonly title: string } | null
  /** Charge that account at once if that needs nothing more from the player; if it does, a page is returned. */
  readonly isOneClick: boolean
  /** ROLE-10 */
  readonly playerStatus: PlayerStatus | null
  readonly locale: string
  readonly callbackUrl: string
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly pending: string }
}

/** Where the coins of one deposit go; `link` is what a wallet app reads from a QR code. */
export interface CoinTarget {
  readonly address: string
  readonly network: string
  readonly link: string
}

interface StartedDeposit {
  readonly reference: string
  /** The provider's page; null for a saved account that is being charged without one. */
  readonly url: string | null
  /** The page may be shown in a frame of ours: its input stays with the provider (SEC-10). */
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

/** A provider's webhook about one payment. `id` identifies the webhook: the same id again is the same webhook. */
export interface ProviderMessage extends OrderAmount {
  readonly id: string
  readonly paymentId: string
  readonly reference: string
  readonly status: (typeof providerStatuses)[number]
  readonly reason: string | null
  /** The means of payment the player used, for the next time: never a whole card number (SEC-10). */
  readonly account: { readonly token: string; readonly title: string; readonly expires: string | null } | null
}

/** An order by its purpose: a payment has one. */
export interface OrderName {
  readonly kind: 'deposit' | 'payout'
  readonly paymentId: string
}

/**
 * The provider's answer to a status query: its latest result, `open` without a result yet, `unknown` for an unknown
 * order.
 */
type ProviderAnswer = ProviderMessage | 'open' | 'unknown'

/** Something that carries a signature: a callback, or the answer to a query. */
export interface SignedText {
  readonly path: string
  readonly headers: { get(name: string): string | null }
  readonly body: string
}

/** Why it is not trusted. */
export type SignatureRefusal = 'signature_invalid' | 'request_expired' | 'malformed'

export type Verdict =
  | { readonly ok: true; readonly message: ProviderMessage }
  | { readonly ok: false; readonly code: SignatureRefusal }

/**
 * Takes and pays the money. An order may be sent again after a lost answer: the provider recognises it by `paymentId`.
 * Every call to the provider throws {@link ProviderUnavailable} when the outcome is unknown.
 */
export interface PaymentProvider {
  /** Used in the callback address and in a payment's `system_name`. */
  readonly name: string
  startDeposit(order: DepositOrder): Promise<StartedDeposit>
  startPayout(order: PayoutOrder): Promise<{ readonly reference: string }>
  queryOrder(order: OrderName): Promise<ProviderAnswer>
  /**
   * Cancels a deposit; the provider's webhook follows. False when it cannot be cancelled: it is paid, or on its way.
   */
  cancelDeposit(paymentId: string): Promise<boolean>
  /**
   * Sends a paid deposit back in full; the provider's webhook follows. True also when it has been asked before; false
   * when there is nothing to send back.
   */
  refundDeposit(paymentId: string): Promise<boolean>
  verifyCallback(request: SignedText, now: Date): Verdict
  /** Of the first provider: the further ones of this casino. */
  readonly others?: readonly PaymentProvider[]
}

export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}
