import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** AUTH-13: the address that an emailed token confirms. Requested once, because a used token would be rejected. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth.confirmation', token],
    queryFn: () => api('auth.readConfirmation', { query: { confirmation_token: token } }),
    // Invalidating all of the player's data does not request it again either.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    // A closing popup that renders again does not request it either: a rejection is final.
    retryOnMount: false,
  })

/** External providers to sign in with, besides a password. */
export const providersQuery = queryOptions({
  queryKey: ['auth.providers'],
  queryFn: () => api('auth.providers', {}),
  staleTime: 60 * 60_000,
})

/** Whether an emailed token unlocks an account; like {@link confirmationQuery}, it is requested once. */
export const unlockQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth.unlock', token],
    queryFn: () => api('auth.readUnlock', { query: { unlock_token: token } }),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  })

export type Session = NonNullable<Result<'auth.sessions'>>[number]

/** External accounts that the player signs in with. */
export const linkedQuery = () =>
  queryOptions({
    queryKey: ['auth.linkedProviders'],
    queryFn: () => api('auth.linkedProviders', {}),
    staleTime: 10_000,
  })

/** The player's active sessions. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['auth.sessions'], queryFn: () => api('auth.sessions', {}), staleTime: 10_000 })

/** The secret of a second factor; null once it is on. It is cached only while it is being shown. */
export const twoFactorQuery = () =>
  queryOptions({ queryKey: ['auth.twoFactor'], queryFn: () => api('auth.twoFactor', {}), gcTime: 0 })

/** How many recovery codes are left, and whether the player has confirmed saving them; null without a second factor. */
export const recoveryCodesQuery = () =>
  queryOptions({
    queryKey: ['auth.recoveryCodes'],
    queryFn: () => api('auth.recoveryCodes', {}),
  })
