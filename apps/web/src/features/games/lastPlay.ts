import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { randomId } from '../../lib/browser/randomId'
import { isOwnRound } from './playing/isOwnRound'
import type { Play } from './playing/play'
import { playQuery } from './playing/playQuery'

interface LastPlay extends Play {
  /** The page that verifies its best round for anyone, since its player is logged out. */
  readonly receipt?: string
}

/** The play session of the player who has just logged out, until its summary is closed. */
let summary: LastPlay | undefined

const waitMs = 1_500

/** Reads the play session for a summary; logging out never waits longer for it than this. Undefined without a round. */
export async function readLastPlay(client: QueryClient): Promise<LastPlay | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs))
  // The API client logs a failure; then there is no summary.
  const play = await Promise.race([client.fetchQuery(playQuery()).catch(() => undefined), late])
  if (!play?.playSums.some(({ rounds }) => rounds > 0)) return undefined
  const { best } = play
  const receipt = best && isOwnRound(best.id) && (await Promise.race([receiptOf(best.id), late]))
  return receipt ? { ...play, receipt } : play
}

/** Undefined without proofs, as on another platform. */
const receiptOf = (round: string): Promise<string | undefined> =>
  api('games.reveal', { params: { id: round }, body: { player_seed: randomId() } }).then(
    ({ receipt_url: url }) => url ?? undefined,
    // The API client has logged it; the summary then has no link.
    () => undefined,
  )

export const lastPlay = (): LastPlay | undefined => summary

export function setLastPlay(play: LastPlay | undefined): void {
  summary = play
}
