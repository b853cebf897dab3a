import type { Request_ } from '@apogee/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { playerQuery } from '../profile/queries'
import { limitsQuery } from './queries'

export type LimitForm = Extract<Request_<'limits.save'>['body'], { type: string }>

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: limitsQuery().queryKey }),
      client.invalidateQueries({ queryKey: playerQuery().queryKey }),
    ])
}

/** Sets or changes a limit. The response contains whether it waits for the player's email confirmation (SAFE-01). */
export function useSaveLimit() {
  const refresh = useRefresh()
  return useMutation({
    mutationKey: ['limits.save'],
    mutationFn: (form: LimitForm) => api('limits.save', { body: { user_limit: form } }),
    onSuccess: refresh,
  })
}

/** Requests the removal of a limit by email, or cancels a pending change. */
export function useRemoveLimit() {
  const refresh = useRefresh()
  return useMutation({
    mutationKey: ['limits.remove'],
    mutationFn: (id: number) => api('limits.remove', { params: { id } }),
    onSuccess: refresh,
  })
}

/** LIM-08 */
export function useConfirmLimit() {
  const refresh = useRefresh()
  return useMutation({
    mutationKey: ['limits.confirm'],
    mutationFn: (token: string) => api('limits.confirm', { body: { token } }),
    onSuccess: refresh,
  })
}
