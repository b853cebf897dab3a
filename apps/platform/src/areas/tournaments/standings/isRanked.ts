import type { TournamentPlayerRow } from './playerStore.ts'

/** Whether a row of a running table has a place: something counts, and nobody removed the player. */
export const isRanked = ({ score, removed_at }: Pick<TournamentPlayerRow, 'score' | 'removed_at'>): boolean =>
  score > 0n && removed_at === null
