import type { Ship } from '@apogee/rules/profile/ship'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { useT } from '../../lib/i18n/TextsProvider'
import { toast } from '../../lib/toasts'
import { playerQuery, type Subscriptions, subscriptionsQuery } from './queries'
import { answerTo } from './subscriptions'

/** PROF-17, ERR-06: changes the player's subscriptions and shows the outcome. */
export function useSubscribe() {
  const t = useT('profile')
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['profile.subscribe'],
    mutationFn: async (wanted: Partial<Subscriptions>) => {
      const before = await client.fetchQuery({ ...subscriptionsQuery(), staleTime: 0 })
      const answer = await api('profile.subscribe', { body: wanted })
      return { before, answer }
    },
    onSuccess: ({ before, answer }, wanted) => {
      client.setQueryData(subscriptionsQuery().queryKey, answer ?? { ...before, ...wanted })
      void client.invalidateQueries(playerQuery())
      const { kind, text } = answerTo(before, wanted)
      toast({ kind, title: t(`offers.${text}`), id: 'subscriptions' })
    },
    onError: () => toast({ kind: 'error', title: t('offers.failed'), id: 'subscriptions' }),
  })
}

/** Ends the offers by email with the token of a link in one of them; needs no session. */
export function useUnsubscribe() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['profile.unsubscribe'],
    mutationFn: (token: string) => api('profile.unsubscribe', { body: { token } }),
    onSuccess: () =>
      Promise.all([client.invalidateQueries(subscriptionsQuery()), client.invalidateQueries(playerQuery())]),
  })
}

/** Chooses the hull and the colour of the player's ship. */
export function useChooseShip() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['profile.chooseShip'],
    mutationFn: (body: Pick<Ship, 'hull' | 'colour'>) => api('profile.chooseShip', { body }),
    onSuccess: ({ ship }) => {
      client.setQueryData(playerQuery().queryKey, (player) => player && { ...player, ship })
    },
  })
}

type Change = { readonly context: string; readonly player: Record<string, string | boolean | null> }

/**
 * Saves the player's fields in a context. Afterwards the cache has the server's version of the player (wire-facts 2.9).
 */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['profile.update'],
    mutationFn: (body: Change) => api('profile.update', { body }),
    onSuccess: () => client.fetchQuery({ ...playerQuery(), staleTime: 0 }),
  })
}
