/** CASH-09, the states a payment of this cashbox passes. `reserved` is on the wire but no step of ours leads there. */
export type PaymentState =
  | 'pending'
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'canceled'
  | 'rejected'
  | 'recalled'
  | 'reserved'

/** What the provider can say of a payment. */
export type ProviderWord = 'processing' | 'succeeded' | 'declined' | 'canceled' | Reversal

/** Money that had arrived goes back: the provider returns it, or the payer's bank takes it. */
export type Reversal = 'refunded' | 'charged_back'

/** What can happen to a payment: a word of the provider, or a decision on our side. */
export type PaymentEvent = ProviderWord | 'approved' | 'rejected' | 'recalled'

type Steps = { readonly [S in PaymentState]?: { readonly [E in PaymentEvent]?: PaymentState } }

// The money of a deposit is the provider's until he says it is paid. What was given up and is paid after all is the player's
// money; a provider that contradicts himself (declined, then paid) needs a person.
const deposit: Steps = {
  pending: { processing: 'processing', succeeded: 'succeeded', declined: 'declined', canceled: 'canceled' },
  processing: { succeeded: 'succeeded', declined: 'declined', canceled: 'canceled' },
  canceled: { succeeded: 'succeeded' },
  succeeded: { refunded: 'rejected', charged_back: 'rejected' },
}

// A withdrawal is the player's to take back until it is approved; from then on only the provider ends it. A bank may send back
// what was paid.
const cashout: Steps = {
  pending: { approved: 'processing', rejected: 'rejected', recalled: 'recalled' },
  processing: { succeeded: 'succeeded', declined: 'declined', canceled: 'canceled' },
  succeeded: { refunded: 'declined' },
}

/** The state an event leads to, or null when it changes nothing there: a repeated, late or impossible word. */
export function nextState(
  action: 'deposit' | 'cashout',
  state: PaymentState,
  event: PaymentEvent,
): PaymentState | null {
  return (action === 'deposit' ? deposit : cashout)[state]?.[event] ?? null
}

/** Whether a word sends money back that had arrived. */
export const isReversal = (event: PaymentEvent): event is Reversal => event === 'refunded' || event === 'charged_back'

/** A payment as far as a word about it is judged; amounts in minor units. */
export interface JudgedPayment {
  readonly action: 'deposit' | 'cashout'
  readonly state: PaymentState
  readonly amount: bigint
  /** What of it has gone back. */
  readonly reversed: bigint
}

/**
 * What a word of the provider on so much money does: the state it leads to, or why it is only recorded. Money may go back in
 * parts: the payment stands until the last of them.
 */
export function stepOf(
  { action, state, amount, reversed }: JudgedPayment,
  word: ProviderWord,
  cents: bigint | undefined,
): { readonly state: PaymentState } | 'late' | 'amount_differs' {
  const next = nextState(action, state, word)
  if (!isReversal(word)) {
    if (cents !== amount) return 'amount_differs'
    return next ? { state: next } : 'late'
  }
  if (!next) return 'late'
  const left = amount - reversed
  if (cents === undefined || cents <= 0n || cents > left) return 'amount_differs'
  return { state: cents === left ? next : state }
}

/** Whether nobody waits for anything any more: only money that comes late or goes back can still move the payment. */
export const isFinal = (state: PaymentState): boolean => !['pending', 'processing', 'reserved'].includes(state)

/** CASH-10: only a withdrawal nobody has approved yet can be taken back. */
export const isRecallable = (action: 'deposit' | 'cashout', state: PaymentState): boolean =>
  nextState(action, state, 'recalled') !== null
