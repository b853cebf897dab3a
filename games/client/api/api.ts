import type { RoundTypes } from '../../engines/engine.ts'
import { itemAt } from '../../engines/itemAt.ts'
import type { PresentedOwnBet } from '../../protocol/live.ts'
import type { LiveBetRequest, MoveRequest, RoundRequest, SeedRequest } from '../../protocol/requests.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { PresentedSeed, PresentedState } from '../../protocol/state.ts'
import { newRequestId } from './requestId.ts'

/** A response that a retry will not change. */
export class ApiError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export interface Api<T extends RoundTypes = RoundTypes> {
  state(): Promise<PresentedState<T>>
  /** Begins a round. */
  place(order: RoundRequest): Promise<{ round: PresentedRound<T>; seed: PresentedSeed }>
  /** Makes the next move of an open round. Idempotent: a retry makes no second move. */
  move(round: PresentedRound<T>, move: unknown): Promise<{ round: PresentedRound<T>; seed: PresentedSeed }>
  /** The view before each move of a finished round. */
  steps(round: PresentedRound<T>): Promise<{ views: readonly T['view'][] }>
  /** Resolves when an open round's deadline has passed, or after a while with the unchanged round. */
  watch(id: string): Promise<{ round: PresentedRound<T> }>
  betLive(order: Omit<LiveBetRequest, 'request_id'>): Promise<{ bet: PresentedOwnBet<T> }>
  /** Makes a move in a bet while its round runs. Idempotent: a retry makes no second move. */
  moveLive(bet: PresentedOwnBet<T>, move: unknown): Promise<{ bet: PresentedOwnBet<T> }>
  /** A bet at a live table with all that verifies it. */
  liveRound(id: string): Promise<{ round: PresentedRound<T> }>
  markInterruptedSeen(): Promise<unknown>
  rotate(order: SeedRequest): Promise<{ revealed: { server_seed: string; hash: string }; seed: PresentedSeed }>
  rounds(): Promise<{ rounds: PresentedRound<T>[] }>
}

const PAUSES_MS = [400, 800, 1600, 3000, 5000]
const TIMEOUT_MS = 30_000

/**
 * The studio's API. Retries a request with the same content until the server answers when the network is lost or the
 * server is not ready, and reports this through `onConnection`; every call is safe to repeat. Any other error response
 * throws ApiError.
 */
export function createApi(token: string, onConnection: (isLost: boolean) => void): Api {
  async function request<T>(path: string, body?: object): Promise<T> {
    for (let tries = 0; ; tries++) {
      const answer = await attempt(token, path, body)
      if (answer) {
        // A body that cannot be read was cut off with the connection, or comes from a network's own login page.
        const content: unknown = await answer.json().catch(() => null)
        if (tries > 0 && (content !== null || !answer.ok)) onConnection(false)
        if (!answer.ok) throw new ApiError(codeOf(content))
        if (content !== null) return content as T // the server's presenters make these shapes
      }
      if (tries > 0) onConnection(true)
      await pause(itemAt(PAUSES_MS, Math.min(tries, PAUSES_MS.length - 1)))
    }
  }
  return {
    state: () => request('/state'),
    place: (order) => request('/rounds', order),
    move: ({ id, moves }, move) => request(`/rounds/${id}/moves`, { index: moves.length, move } satisfies MoveRequest),
    steps: ({ id }) => request(`/rounds/${id}/steps`),
    watch: (id) => request(`/rounds/${id}?wait=1`),
    betLive: (order) => request('/live/bets', { ...order, request_id: newRequestId() } satisfies LiveBetRequest),
    moveLive: ({ id, moves }, move) =>
      request(`/live/bets/${id}/moves`, { index: moves.length, move } satisfies MoveRequest),
    liveRound: (id) => request(`/live/bets/${id}`),
    markInterruptedSeen: () => request('/told', {}),
    rotate: (order) => request('/seed', order),
    rounds: () => request('/rounds'),
  }
}

/** The response, or null when a retry may succeed. */
async function attempt(token: string, path: string, body?: object): Promise<Response | null> {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  try {
    const response = await fetch(`/studio/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.status >= 500 ? null : response
  } catch {
    // No response arrived: the caller retries.
    return null
  }
}

/** Waits, but at most until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}

function codeOf(content: unknown): string {
  const error = typeof content === 'object' && content && 'error' in content ? content.error : null
  return typeof error === 'object' && error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown'
}
