import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export type Manager = Extract<Result<'vip.managers'>, { managerName: string }>

const isManager = (answer: Result<'vip.managers'>): answer is Manager => 'managerName' in answer

/** VIP-13: the manager for a player's groups, or null. */
export const managerQuery = (groups: readonly string[]) =>
  queryOptions({
    queryKey: ['vip.manager', groups],
    queryFn: async (): Promise<Manager | null> => {
      const answer = await api('vip.managers', { body: { userGroups: [...groups] } })
      return isManager(answer) ? answer : null
    },
    staleTime: 30 * 60_000,
  })
