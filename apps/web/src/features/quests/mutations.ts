import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import type { Quest } from './model'
import { ownProgressQuery } from './queries'

/** TRN-11: joins a quest that requires joining. Repeating it changes nothing. */
export function useJoinQuest({ id }: Pick<Quest, 'id'>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['quests.join'],
    mutationFn: () => api('tournaments.confirm', { params: { id }, body: { confirmed: true } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownProgressQuery().queryKey }),
  })
}
