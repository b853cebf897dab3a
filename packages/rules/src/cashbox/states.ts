/** CASH-09: the states of a payment in this cashbox. `reserved` is on the wire but no step of ours leads there. */
export type PaymentState =
  | 'pending'
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'canceled'
  | 'rejected'
  | 'recalled'
  | 'reserved'

/** The statuses a provider can report for a payment. */
export type ProviderStatus = 'processing' | 'succeeded' | 'declined' | 'canceled' | Reversal

/** Money that had arrived goes back: the provider returns it, or the payer's bank takes it. */
export type Reversal = 'refunded' | 'charged_back'

/** An event of a payment: a status reported by the provider, or a decision on our side. */
export type PaymentEvent = ProviderStatus | 'approved' | 'rejected' | 'recalled'

type Steps = { readonly [S in PaymentState]?: { readonly [E in PaymentEvent]?: PaymentState } }

// The money of a deposit is the provider's until it is reported as paid. An expired deposit that is paid after all is
// the player's money; a provider that contradicts itself (declined, then paid) needs a person.
const deposit: Steps = {
  pending: { processing: 'processing', succeeded: 'succeeded', declined: 'declined', canceled: 'canceled' },
  processing: { succeeded: 'succeeded', declined: 'declined', canceled: 'canceled' },
  canceled: { succeeded: 'succeeded' },
  succeeded: { refunded: 'rejected', charged_back: 'rejected' },
}

// The player may cancel a withdrawal until it is approved; from then on only the provider ends it. A bank may return
// what was paid.
const cashout: Steps = {
  pending: { approved: 'processing', rejected: 'rejected', recalled: 'recalled' },
  processing: { succeeded: 'succeeded', declined: 'declined', canceled: 'canceled' },
  succeeded: { refunded: 'declined' },
}

/** The state an event leads to, or null if it changes nothing: a repeated, late or impossible one. */
export function nextState(
  action: 'deposit' | 'cashout',
  state: PaymentState,
  event: PaymentEvent,
): PaymentState | null {
  return (action === 'deposit' ? deposit : cashout)[state]?.[event] ?? null
}

/** Whether an event returns money that had arrived. */
export const isReversal = (event: PaymentEvent): event is Reversal => event === 'refunded' || event === 'charged_back'

/** The facts `stepOf` needs about a payment; amounts in minor units. */
export interface JudgedPayment {
  readonly action: 'deposit' | 'cashout'
  readonly state: PaymentState
  readonly amount: bigint
  /** How much of it was reversed before. */
  readonly reversed: bigint
}

/**
 * The effect of a webhook about this amount: the state it leads to, or why it is only recorded. Money may be reversed
 * in parts: the payment keeps its state until the last of them.
 */
export function stepOf(
  { action, state, amount, reversed }: JudgedPayment,
  status: ProviderStatus,
  cents: bigint | undefined,
): { readonly state: PaymentState } | 'late' | 'amount_differs' {
  const next = nextState(action, state, status)
  if (!isReversal(status)) {
    if (cents !== amount) return 'amount_differs'
    return next ? { state: next } : 'late'
  }
  if (!next) return 'late'
  const left = amount - reversed
  if (cents === undefined || cents <= 0n || cents > left) return 'amount_differs'
  return { state: cents === left ? next : state }
}

/** Whether the payment is final: only late money or a reversal can still change it. */
export const isFinal = (state: PaymentState): boolean => !['pending', 'processing', 'reserved'].includes(state)

/** CASH-10: only a withdrawal that has not been approved can be cancelled by the player. */
export const isRecallable = (action: 'deposit' | 'cashout', state: PaymentState): boolean =>
  nextState(action, state, 'recalled') !== null
