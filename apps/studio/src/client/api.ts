import type { RoundTypes } from '../engines/engine.ts'
import { itemAt } from '../engines/itemAt.ts'
import type { PresentedOwnBet } from '../server/live/present.ts'
import type { PresentedRound, PresentedState } from '../server/present.ts'
import { newRequestId } from './requestId.ts'

/** An answer that will not change by asking again. */
export class ApiError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

type Seed = PresentedState['seed']

export interface Api<T extends RoundTypes = RoundTypes> {
  state(): Promise<PresentedState<T>>
  /** Begins a round; `bet` is what the engine's `readBet` takes. */
  place(order: {
    stake_cents: number
    bet?: unknown
    /** The free rounds it is one of. */
    free_rounds?: string
    /** The feature those begin in. */
    feature?: string
    request_id: string
    /** A seed of the player's own, and the published hash of the server seed that it was chosen for. */
    player_seed?: string
    seed_hash?: string
  }): Promise<{ round: PresentedRound<T>; seed: Seed }>
  /** Makes the next move of an open round; asked again, it is not made twice. */
  move(round: PresentedRound<T>, move: unknown): Promise<{ round: PresentedRound<T>; seed: Seed }>
  /** What was to be seen before each move of a round that is over. */
  steps(round: PresentedRound<T>): Promise<{ views: readonly T['view'][] }>
  /** Answers when an open round's time is up, or after a while with the round as it is. */
  watch(id: string): Promise<{ round: PresentedRound<T> }>
  /** A bet in the round of a live table; chips of several orders add up. */
  betLive(order: {
    round: string
    stake_cents: number
    bet: unknown
    /** The browser's seed for this round. */
    player_seed?: string
  }): Promise<{ bet: PresentedOwnBet<T> }>
  /** Something done in a bet while its round runs; asked again, it is not done twice. */
  moveLive(bet: PresentedOwnBet<T>, move: unknown): Promise<{ bet: PresentedOwnBet<T> }>
  /** A bet at a live table with all that verifies it. */
  liveRound(id: string): Promise<{ round: PresentedRound<T> }>
  told(): Promise<unknown>
  rotate(order: { player_seed: string }): Promise<{ revealed: { server_seed: string; hash: string }; seed: Seed }>
  rounds(): Promise<{ rounds: PresentedRound<T>[] }>
}

const PAUSES_MS = [400, 800, 1600, 3000, 5000]
const TIMEOUT_MS = 30_000

/**
 * The studio's API. A lost network or a server that is not ready is asked again with the same content until it answers,
 * `onConnection` saying so: every call is safe to repeat. Anything else refused throws ApiError.
 */
export function createApi(token: string, onConnection: (isLost: boolean) => void): Api {
  async function request<T>(path: string, body?: object): Promise<T> {
    for (let tries = 0; ; tries++) {
      const answer = await attempt(token, path, body)
      if (answer) {
        if (tries > 0) onConnection(false)
        const content: unknown = await answer.json().catch(() => null)
        if (answer.ok) return content as T // the server's presenters make these shapes
        throw new ApiError(codeOf(content))
      }
      if (tries > 0) onConnection(true)
      await pause(itemAt(PAUSES_MS, Math.min(tries, PAUSES_MS.length - 1)))
    }
  }
  return {
    state: () => request('/state'),
    place: (order) => request('/rounds', order),
    move: ({ id, moves }, move) => request(`/rounds/${id}/moves`, { index: moves.length, move }),
    steps: ({ id }) => request(`/rounds/${id}/steps`),
    watch: (id) => request(`/rounds/${id}?wait=1`),
    betLive: (order) => request('/live/bets', { ...order, request_id: newRequestId() }),
    moveLive: ({ id, moves }, move) => request(`/live/bets/${id}/moves`, { index: moves.length, move }),
    liveRound: (id) => request(`/live/bets/${id}`),
    told: () => request('/told', {}),
    rotate: (order) => request('/seed', order),
    rounds: () => request('/rounds'),
  }
}

/** The answer, or null when asking again may bring another. */
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
    return null
  }
}

/** Waits, but not past the moment the network is back. */
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
