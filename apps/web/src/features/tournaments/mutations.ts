import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, api, idempotencyKey } from '../../lib/api'
import { isAnswered } from '../../lib/page/isAnswered'
import { leaderboardQuery } from './leaderboardQueries'
import { statusesQuery } from './queries'

export interface Joining {
  readonly id: number
  readonly teamId?: number
}

/** Why joining failed; `lost`: no response arrived, and a second attempt is safe. */
export type Refusal = 'not_open' | 'not_eligible' | 'team' | 'lost' | 'unknown'

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'lost'
  const codes = Object.values(error.errors).flatMap((field) => Object.keys(field))
  if (codes.includes('not_eligible')) return 'not_eligible'
  if (codes.includes('not_open')) return 'not_open'
  if (codes.includes('unknown_value') || codes.includes('required')) return 'team'
  return 'unknown'
}

/**
 * TRN-11: joins a tournament. Retries of an attempt use its idempotency key, and so does the player's next attempt when no response
 * arrived.
 */
export function useJoin() {
  const client = useQueryClient()
  const key = useRef(idempotencyKey())
  return useMutation({
    mutationKey: ['tournaments.join'],
    mutationFn: ({ id, teamId }: Joining) =>
      api(
        'tournaments.confirm',
        { params: { id }, body: { confirmed: true, ...(teamId !== undefined && { team_id: teamId }) } },
        { idempotencyKey: key.current },
      ),
    onSettled: (_, error, { id }) => {
      if (isAnswered(error)) key.current = idempotencyKey()
      return Promise.all([
        client.invalidateQueries({ queryKey: statusesQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['tournaments.one'] }),
        client.invalidateQueries({ queryKey: ['tournaments.list'] }),
        client.invalidateQueries({ queryKey: leaderboardQuery(id).queryKey }),
      ])
    },
  })
}
