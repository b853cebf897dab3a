import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { type DayPrize, readGift } from './readGift'

export type Bonus = DayPrize<Result<'bonuses.list'>[number]>
export type Freespins = DayPrize<Result<'bonuses.freespins'>[number]>
export type Offer = Result<'bonuses.deposit'>[number]
export type GiftContent = Result<'bonuses.modifiedGifts'>[number]

const configMs = 5 * 60_000

/** All bonuses of the player, the newest first; realtime keeps them fresh. */
export const bonusesQuery = () =>
  queryOptions({
    queryKey: ['bonuses.list'],
    queryFn: async ({ signal }) => (await api('bonuses.list', {}, { signal })).map(readGift),
    staleTime: 30_000,
  })

/** All free spins of the player, the newest first; realtime keeps them fresh. */
export const freespinsQuery = () =>
  queryOptions({
    queryKey: ['bonuses.freespins'],
    queryFn: async ({ signal }) => (await api('bonuses.freespins', {}, { signal })).map(readGift),
    staleTime: 30_000,
  })

export const depositOffersQuery = () =>
  queryOptions({
    queryKey: ['bonuses.deposit'],
    queryFn: ({ signal }) => api('bonuses.deposit', {}, { signal }),
    staleTime: 30_000,
  })

/** API-007 */
export const disabledGiftsQuery = () =>
  queryOptions({
    queryKey: ['bonuses.disabled'],
    queryFn: async () => (await api('bonuses.disabled', {})).group_keys,
    staleTime: configMs,
  })

/** API-007, API-008, API-013: the operator's descriptions of gifts. */
export const giftConfigQuery = () =>
  queryOptions({
    queryKey: ['bonuses.config'],
    queryFn: async ({ client }) => {
      const [disabled, contents, additional] = await Promise.all([
        client.ensureQueryData(disabledGiftsQuery()),
        api('bonuses.modifiedGifts', {}),
        api('bonuses.additionalGifts', {}),
      ])
      return { disabled, contents, additional }
    },
    staleTime: configMs,
  })
export interface GiftConfig {
  readonly disabled: readonly string[]
  readonly contents: readonly GiftContent[]
  readonly additional: Readonly<Record<string, Offer>>
}

/** SAFE-08 */
export const cancelInfoQuery = (id: number) =>
  queryOptions({
    queryKey: ['bonuses.cancelInfo', id],
    queryFn: ({ signal }) => api('bonuses.cancelInfo', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** wire-facts 7.4: the bonuses a new player can choose from. */
export const registrationBonusesQuery = queryOptions({
  queryKey: ['bonuses.registration'],
  queryFn: () => api('bonuses.registration', {}),
  staleTime: configMs,
})
