import type { Clock, Fetch, Log } from './ports.ts'
import { signatureHeaders } from './signature.ts'

/** One call of the outbox. `session` is the wallet's session, or the studio's own in demo; amounts are minor units. */
export type WalletCall = {
  readonly transactionId: string
  readonly session: string
  readonly roundId: string
} & (
  | { readonly kind: 'bet'; readonly amountCents: number }
  /** Closes the round; 0 when it is lost. */
  | { readonly kind: 'win'; readonly amountCents: number }
  /** Gives one bet of the round back: the `originalId`. */
  | { readonly kind: 'rollback'; readonly amountCents: 0; readonly originalId: string }
)

/** `unanswered` says nothing about whether the call counted: it must be sent again with the same id. */
export type WalletAnswer =
  | { readonly kind: 'done'; readonly balanceCents: number }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unanswered' }

export interface Wallet {
  send(call: WalletCall): Promise<WalletAnswer>
  balance(session: string): Promise<WalletAnswer>
}

// A round's wallet transactions, each with an id made from the round's: it is the same however often it is sent.
export const betId = (roundId: string) => `${roundId}-bet`
export const winId = (roundId: string) => `${roundId}-win`
export const rollbackId = (roundId: string) => `${roundId}-rollback`
/** The `number`-th try of a round to stake more, and the return of it. */
export const raiseId = (roundId: string, number: number) => `${roundId}-bet-${number}`
export const raiseRollbackId = (roundId: string, number: number) => `${roundId}-rollback-${number}`

interface HttpWalletParts {
  readonly walletUrl: string
  readonly secret: string
  readonly fetch: Fetch
  readonly clock: Clock
  readonly log: Log
  readonly wait: (ms: number) => Promise<void>
  readonly timeoutMs?: number
}

/** Two tries of a bet and of a win stay within a round's lease. */
const PAUSES_MS = [0, 250]

/** The platform's seamless wallet over HTTP. `walletUrl` ends with the version, e.g. https://host/wallet/v1. */
export function createHttpWallet(parts: HttpWalletParts): Wallet {
  return {
    balance: (session) => post(parts, 'balance', { session }),
    send: (call) => {
      const base = { session: call.session, round_id: call.roundId, transaction_id: call.transactionId }
      if (call.kind === 'bet') return post(parts, call.kind, { ...base, amount_cents: call.amountCents })
      if (call.kind === 'rollback') {
        return post(parts, call.kind, { ...base, original_transaction_id: call.originalId })
      }
      return post(parts, call.kind, { ...base, amount_cents: call.amountCents, round_finished: true })
    },
  }
}

async function post(parts: HttpWalletParts, call: string, fields: object): Promise<WalletAnswer> {
  for (const pause of PAUSES_MS) {
    if (pause > 0) await parts.wait(pause)
    const answer = await postOnce(parts, call, JSON.stringify(fields))
    if (answer.kind !== 'unanswered') return answer
  }
  return { kind: 'unanswered' }
}

async function postOnce(parts: HttpWalletParts, call: string, body: string): Promise<WalletAnswer> {
  const url = `${parts.walletUrl}/${call}`
  const headers = signatureHeaders(parts.secret, new URL(url).pathname, body, parts.clock.now())
  try {
    const signal = AbortSignal.timeout(parts.timeoutMs ?? 3000)
    const response = await parts.fetch(url, { method: 'POST', headers, body, signal })
    const answer: unknown = await response.json()
    if (response.status === 200 && isBalance(answer)) return { kind: 'done', balanceCents: answer.balance_cents }
    if (response.status === 422 && isRefusal(answer)) return { kind: 'refused', code: answer.error.code }
    parts.log.warn({ call, status: response.status }, 'wallet answered neither yes nor no')
  } catch (error) {
    parts.log.warn({ call, error: String(error) }, 'wallet did not answer')
  }
  return { kind: 'unanswered' }
}

function isBalance(answer: unknown): answer is { balance_cents: number } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'balance_cents' in answer &&
    Number.isSafeInteger(answer.balance_cents)
  )
}

function isRefusal(answer: unknown): answer is { error: { code: string } } {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false
  const { error } = answer
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}
