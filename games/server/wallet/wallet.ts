import { z } from 'zod'
import type { FreeRounds } from '../../protocol/round.ts'
import type { Clock, Fetch, Log } from '../ports.ts'
import { signatureHeaders } from '../signature.ts'

/** One call of the outbox. `session` is the wallet's session, or the studio's own in demo; amounts are minor units. */
export type WalletCall = {
  readonly transactionId: string
  readonly session: string
  readonly roundId: string
} & (
  | { readonly kind: 'bet'; readonly amountCents: number; readonly free?: never }
  /** A free round: no debit; the wallet determines its stake. */
  | {
      readonly kind: 'bet'
      readonly amountCents: 0
      readonly free: { readonly id: string; readonly stakeCents: number; readonly feature: string | null }
    }
  /** Closes the round; 0 when it is lost. */
  | { readonly kind: 'win'; readonly amountCents: number }
  /** Returns one bet of the round: the `originalId`. */
  | { readonly kind: 'rollback'; readonly amountCents: 0; readonly originalId: string }
)

/** `unanswered`: unknown whether the call counted, so it must be sent again with the same id. */
export type WalletAnswer =
  | {
      readonly kind: 'done'
      readonly balanceCents: number
      readonly freeRounds: FreeRounds | null
      /** Max of all bets of a round while the player wagers a bonus. */
      readonly maxBetCents: number | null
    }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unanswered' }

type WinCall = WalletCall & { readonly kind: 'win' }

export interface Wallet {
  send(call: WalletCall): Promise<WalletAnswer>
  /** Many wins at once, at most {@link MAX_WINS}; with a separate result for each, in the same order. */
  sendWins(calls: readonly WinCall[]): Promise<WalletAnswer[]>
  balance(session: string): Promise<WalletAnswer>
}

// A round's wallet transactions, each with an id made from the round's, so that retries are idempotent.
export const betId = (roundId: string) => `${roundId}-bet`
export const winId = (roundId: string) => `${roundId}-win`
export const rollbackId = (roundId: string) => `${roundId}-rollback`
/** The `number`-th raise of a round, and its return. */
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

/** Max number of wins in one wallet call. */
export const MAX_WINS = 200

/** Two tries of a bet and of a win fit within a round's lease. */
const PAUSES_MS = [0, 250]

/** The platform's seamless wallet over HTTP. `walletUrl` ends with the version, e.g. https://host/wallet/v1. */
export function createHttpWallet(parts: HttpWalletParts): Wallet {
  const send = (call: WalletCall) => {
    if (call.kind === 'win') return post(parts, 'win', winFields(call))
    const fields = idFields(call)
    if (call.kind === 'bet') {
      const { amountCents: amount_cents, free } = call
      const free_round = free && freeFields(free)
      return post(parts, 'bet', { ...fields, amount_cents, ...(free_round && { free_round }) })
    }
    return post(parts, 'rollback', { ...fields, original_transaction_id: call.originalId })
  }
  return {
    balance: (session) => post(parts, 'balance', { session }),
    send,
    sendWins: async (calls) => {
      const response = await request(
        parts,
        'wins',
        JSON.stringify({ wins: calls.map(winFields) }),
        parts.timeoutMs ?? 10_000,
      )
      // A wallet without the batch call gets the wins one after the other.
      if (response?.status === 404) return inTurn(calls, send)
      const results = response && readResults(response, calls)
      return results ?? calls.map(() => ({ kind: 'unanswered' }))
    },
  }
}

const freeFields = ({ id, stakeCents: stake_cents, feature }: NonNullable<(WalletCall & { kind: 'bet' })['free']>) =>
  feature === null ? { id, stake_cents } : { id, stake_cents, feature }
const idFields = ({ session, roundId, transactionId }: WalletCall) => ({
  session,
  round_id: roundId,
  transaction_id: transactionId,
})
const winFields = (call: WalletCall) => ({ ...idFields(call), amount_cents: call.amountCents, round_finished: true })

export async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const one of all) results.push(await work(one))
  return results
}

async function post(parts: HttpWalletParts, call: string, fields: object): Promise<WalletAnswer> {
  const body = JSON.stringify(fields)
  for (const pause of PAUSES_MS) {
    if (pause > 0) await parts.wait(pause)
    const response = await request(parts, call, body, parts.timeoutMs ?? 3000)
    const answer = response ? readAnswer(response.status, response.body) : UNANSWERED
    if (answer.kind !== 'unanswered') return answer
    if (response) parts.log.warn({ call, status: response.status }, 'unexpected wallet response, outcome unknown')
  }
  return UNANSWERED
}

interface Response {
  readonly status: number
  readonly body: unknown
}

/** One signed call; null without a response. */
async function request(
  parts: HttpWalletParts,
  call: string,
  body: string,
  timeoutMs: number,
): Promise<Response | null> {
  const url = `${parts.walletUrl}/${call}`
  const headers = signatureHeaders(parts.secret, new URL(url).pathname, body, parts.clock.now())
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await parts.fetch(url, { method: 'POST', headers, body, signal })
    return { status: response.status, body: response.status === 404 ? null : await response.json() }
  } catch (error) {
    parts.log.warn({ call, error: String(error) }, 'wallet call failed')
    return null
  }
}

const UNANSWERED: WalletAnswer = { kind: 'unanswered' }

function readAnswer(status: number, body: unknown): WalletAnswer {
  if (status === 200 && isBalance(body)) {
    const { balance_cents: balanceCents } = body
    return { kind: 'done', balanceCents, freeRounds: readFreeRounds(body), maxBetCents: readMaxBet(body) }
  }
  return status === 422 && isRefusal(body) ? { kind: 'refused', code: body.error.code } : UNANSWERED
}

/** The results by transaction; null when the body has a different format. */
function readResults({ status, body }: Response, calls: readonly WinCall[]): WalletAnswer[] | null {
  if (status !== 200 || !hasResults(body) || body.results.length !== calls.length) return null
  return body.results.map((one, at) => {
    if (!isNamed(one) || one.transaction_id !== calls[at]?.transactionId) return UNANSWERED
    return readAnswer(isBalance(one) ? 200 : 422, one)
  })
}

const hasResults = (body: unknown): body is { results: unknown[] } =>
  typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results)
const isNamed = (one: unknown): one is { transaction_id: unknown } =>
  typeof one === 'object' && one !== null && 'transaction_id' in one

function isBalance(answer: unknown): answer is { balance_cents: number } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'balance_cents' in answer &&
    Number.isSafeInteger(answer.balance_cents)
  )
}

const freeRounds = z.object({
  id: z.string(),
  total: z.int(),
  performed: z.int(),
  stake_cents: z.int().positive(),
  won_cents: z.int(),
  feature: z.string().optional(),
})

function readFreeRounds(answer: object): FreeRounds | null {
  const read = 'free_rounds' in answer ? freeRounds.safeParse(answer.free_rounds) : null
  return read?.success ? read.data : null
}

const maxBet = z.object({ max_bet_cents: z.int().min(0) })
const readMaxBet = (answer: object): number | null => maxBet.safeParse(answer).data?.max_bet_cents ?? null

function isRefusal(answer: unknown): answer is { error: { code: string } } {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false
  const { error } = answer
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}
