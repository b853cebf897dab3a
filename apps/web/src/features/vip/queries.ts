import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { readAt } from '../../lib/time/platformTime'

export type VipClub = Result<'vip.club'>

/** The benefits of each status, and the end of the quarter. */
export const clubQuery = () =>
  queryOptions({
    queryKey: ['vip.club'],
    queryFn: ({ signal }) => api('vip.club', {}, { signal }),
    staleTime: 5 * 60_000,
  })

/** API-103: the player's figures of the quarter; deposits and bets keep them fresh. */
export const progressQuery = () =>
  queryOptions({
    queryKey: ['vip.progress'],
    queryFn: ({ signal }) => api('vip.progress', {}, { signal }),
    staleTime: 10_000,
  })

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

/** API-006: the calendar of every adventure. */
export const adventuresQuery = () =>
  queryOptions({
    queryKey: ['vip.adventures'],
    queryFn: ({ signal }) => api('vip.adventures', {}, { signal }),
    staleTime: 60_000,
  })

/** The player's progress in their adventure; bets and deposits keep it fresh. */
export const ownAdventureQuery = () =>
  queryOptions({
    queryKey: ['vip.adventure'],
    queryFn: async ({ signal }) => ({ ...(await api('vip.adventure', {}, { signal })), ...readAt() }),
    staleTime: 10_000,
  })
