import type { QueryClient } from '@tanstack/react-query'
import type { Play } from './playing/play'
import { playQuery } from './playing/playQuery'

/** The play session of the player who has just logged out, until its summary is closed. */
let summary: Play | undefined

const waitMs = 1_500

/** Reads the play session for a summary; logging out never waits longer for it than this. Undefined without a round. */
export async function readLastPlay(client: QueryClient): Promise<Play | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs))
  // The API client logs a failure; then there is no summary.
  const play = await Promise.race([client.fetchQuery(playQuery()).catch(() => undefined), late])
  return play?.playSums.some(({ rounds }) => rounds > 0) ? play : undefined
}

export const lastPlay = (): Play | undefined => summary

export function setLastPlay(play: Play | undefined): void {
  summary = play
}
