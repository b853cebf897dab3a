import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export const countriesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['site', 'countries', locale],
    queryFn: () => api('site.countries', {}),
    staleTime: 60 * 60_000,
  })

/** What numbers of a country begin with; nothing where the country is not known. */
export const dialCodeQuery = (locale: string, country: string) =>
  queryOptions({
    ...countriesQuery(locale),
    select: (countries) => countries.find(({ code }) => code === country)?.dial_code,
  })

export const playerFieldsQuery = queryOptions({
  queryKey: ['site', 'playerFields'],
  queryFn: () => api('site.playerFields', {}),
  staleTime: 60 * 60_000,
})

/** Where the visitor seems to be: presets of the sign-up form. */
export const currentIpQuery = queryOptions({
  queryKey: ['site', 'currentIp'],
  queryFn: () => api('site.currentIp', {}),
  staleTime: 60 * 60_000,
})

/** AUTH-13: whose address a mailed token confirms. It is asked once: used up, it would be refused. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'confirmation', token],
    queryFn: () => api('auth.readConfirmation', { query: { confirmation_token: token } }),
    // Not even what makes all of a player's data come anew asks again.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    // Nor does a popup that closes, which is drawn once more: a refusal stays one.
    retryOnMount: false,
  })

/** wire-facts 7.4: what a newcomer may choose from. */
export const registrationBonusesQuery = queryOptions({
  queryKey: ['bonuses', 'registration'],
  queryFn: () => api('bonuses.registration', {}),
  staleTime: 5 * 60_000,
})

/** Whom one may sign in with beside a password. */
export const providersQuery = queryOptions({
  queryKey: ['auth', 'providers'],
  queryFn: () => api('auth.providers', {}),
  staleTime: 60 * 60_000,
})

/** Whether a mailed token opens a locked account; like {@link confirmationQuery}, it is asked once. */
export const unlockQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'unlock', token],
    queryFn: () => api('auth.readUnlock', { query: { unlock_token: token } }),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  })

export type Session = NonNullable<Result<'auth.sessions'>>[number]

/** Where the player is logged in. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['auth', 'sessions'], queryFn: () => api('auth.sessions', {}), staleTime: 10_000 })

/** The secret of a second factor; null once it is on. It is kept no longer than somebody looks at it. */
export const twoFactorQuery = () =>
  queryOptions({ queryKey: ['auth', 'twoFactor'], queryFn: () => api('auth.twoFactor', {}), gcTime: 0 })

/** How many recovery codes are left, and whether the player said they are saved; null without a second factor. */
export const recoveryCodesQuery = () =>
  queryOptions({ queryKey: ['auth', 'recoveryCodes'], queryFn: () => api('auth.recoveryCodes', {}) })
