import type { Clock, Fetch, Log } from './ports.ts'
import { signatureHeaders } from './signature.ts'

/** One call of the outbox. `session` is the wallet's session, or the studio's own in demo. */
export interface WalletCall {
  readonly transactionId: string
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly session: string
  readonly roundId: string
  /** Minor units; 0 for a lost round's closing win and for a rollback. */
  readonly amountCents: number
}

/** `unanswered` says nothing about whether the call counted: it must be sent again with the same id. */
export type WalletAnswer =
  | { readonly kind: 'done'; readonly balanceCents: number }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unanswered' }

export interface Wallet {
  send(call: WalletCall): Promise<WalletAnswer>
  balance(session: string): Promise<WalletAnswer>
}

export const transactionIdOf = (roundId: string, kind: WalletCall['kind']) => `${roundId}-${kind}`

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
    send: ({ kind, session, roundId, transactionId, amountCents }) => {
      const base = { session, round_id: roundId, transaction_id: transactionId }
      if (kind === 'bet') return post(parts, kind, { ...base, amount_cents: amountCents })
      if (kind === 'win') return post(parts, kind, { ...base, amount_cents: amountCents, round_finished: true })
      return post(parts, kind, { ...base, original_transaction_id: transactionIdOf(roundId, 'bet') })
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
