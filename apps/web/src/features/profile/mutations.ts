import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { playerQuery } from './queries'

type Change = { readonly context: string; readonly player: Record<string, string | boolean | null> }

/** Saves fields of the player in a context. Afterwards the player in the cache is the server's (wire-facts 2.9). */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['profile', 'update'],
    mutationFn: (body: Change) => api('profile.update', { body }),
    onSuccess: () => client.fetchQuery({ ...playerQuery(), staleTime: 0 }),
  })
}
