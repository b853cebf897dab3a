import { useQuery } from '@tanstack/react-query'
import { isOnBreak } from '../../../lib/onBreak'
import { playerQuery } from '../../profile/queries'
import { isOpenTo, ownIn, statusOf, type Tournament } from '../model'
import { useNowMs, useOwnRows } from './useTournaments'

/** How the visitor can take part, or why they cannot. */
export type Joining =
  /** The tournament has ended. */
  | 'over'
  | 'guest'
  | 'break'
  /** The tournament is for groups that the player is not in. */
  | 'group'
  /** A tournament of the operator: its rules explain how to take part. */
  | 'custom'
  /** Without confirmation: the player takes part with the first round. */
  | 'auto'
  /** The player's rows are loading. */
  | 'pending'
  | 'join'
  | 'joined'

interface Facts {
  readonly isPlayer: boolean
  readonly isOnBreak: boolean
  readonly groups: readonly string[]
  /** undefined while the rows are loading. */
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
