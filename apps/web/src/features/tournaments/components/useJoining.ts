import { useQuery } from '@tanstack/react-query'
import { isOnBreak } from '../../../lib/onBreak'
import { playerQuery } from '../../profile/queries'
import { isOpenTo, ownIn, statusOf, type Tournament } from '../model'
import { useNowMs, useOwnRows } from './useTournaments'

/** What the visitor can do about taking part. */
export type Joining =
  /** It is over. */
  | 'over'
  | 'guest'
  | 'break'
  /** It is for groups the player is not in. */
  | 'group'
  /** Of the operator's own: its rules say how. */
  | 'custom'
  /** Nothing to confirm: the first round takes the player in. */
  | 'auto'
  /** Their rows are loading. */
  | 'pending'
  | 'join'
  | 'joined'

interface Facts {
  readonly isPlayer: boolean
  readonly isOnBreak: boolean
  readonly groups: readonly string[]
  /** Undefined while it is not known. */
  readonly isIn: boolean | undefined
  readonly nowMs: number
}

export function joiningOf(tournament: Tournament, facts: Facts): Joining {
  if (statusOf(tournament, facts.nowMs) === 'archive') return 'over'
  if (tournament.isCustom) return 'custom'
  if (!facts.isPlayer) return 'guest'
  if (facts.isOnBreak) return 'break'
  if (facts.isIn) return 'joined'
  if (!isOpenTo(tournament, facts.groups)) return 'group'
  if (facts.isIn === undefined) return 'pending'
  return tournament.user_confirmation_required ? 'join' : 'auto'
}

export function useJoining(tournament: Tournament): Joining {
  const { data: player } = useQuery(playerQuery())
  const rows = useOwnRows()
  return joiningOf(tournament, {
    isPlayer: Boolean(player),
    isOnBreak: isOnBreak(player),
    groups: player?.statuses.map(({ id }) => id) ?? [],
    isIn: rows && ownIn(tournament, rows) !== undefined,
    nowMs: useNowMs(),
  })
}
