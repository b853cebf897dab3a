import type { PresentedReplay } from '../../protocol/replay.ts'
import { type Api, ApiError } from './api.ts'

/**
 * The API of a page that replays one finished round: it reads that round and rejects all calls that would play another.
 */
export function createReplayApi(token: string): Api & { readonly replay: () => Promise<PresentedReplay> } {
  let read: Promise<PresentedReplay> | null = null
  const replay = () => {
    read ??= fetch('/studio/api/replay', { headers: { authorization: `Bearer ${token}` } }).then((response) => {
      if (!response.ok) throw new ApiError('token_invalid')
      return response.json() as Promise<PresentedReplay> // the server's presenter makes this shape
    })
    return read
  }
  const round = async () => ({ round: (await replay()).round })
  const refuse = () => Promise.reject(new ApiError('session_ended'))
  return {
    replay,
    state: async () => (await replay()).state,
    steps: async () => ({ views: (await replay()).views }),
    rounds: async () => ({ rounds: [(await replay()).round] }),
    watch: round,
    liveRound: round,
    markInterruptedSeen: () => Promise.resolve(null),
    place: refuse,
    move: refuse,
    betLive: refuse,
    moveLive: refuse,
    rotate: refuse,
  }
}
