import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { playerQuery } from '../profile/queries'

/** NTF-08: the player joins a group that is open to them. A failed call is silent: they see the popup again. */
export function useJoinGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['profile.joinGroups'],
    mutationFn: (group: string) => api('profile.joinGroups', { body: { groups: { add: [group] } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: playerQuery().queryKey }),
  })
}
