import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { isGuestPage } from '../../lib/guestPage'

/** The signed-in player as on the wire. */
export type Player = Extract<Result<'profile.player'>, { id: number }>

const isPlayer = (answer: Result<'profile.player'>): answer is Player => 'id' in answer

/** Who is here: the player, or null for a guest. Loaded with every page; realtime and sign-in keep it fresh. */
export const playerQuery = () =>
  queryOptions({
    queryKey: ['profile.player'],
    queryFn: async ({ signal }): Promise<Player | null> => {
      if (isGuestPage()) return null
      const answer = await api('profile.player', {}, { signal })
      return isPlayer(answer) ? answer : null
    },
    staleTime: 60_000,
  })
