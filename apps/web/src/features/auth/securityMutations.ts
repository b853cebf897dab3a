import type { Request_ } from '@apogee/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { showNotice, somethingWrong } from '../../lib/notices'
import type { Site } from '../../lib/page/boot'
import { useSite } from '../../lib/page/site'
import { playerQuery } from '../profile/queries'
import { linkedQuery, recoveryCodesQuery, sessionsQuery, twoFactorQuery } from './queries'

type PasswordChange = Request_<'auth.changePassword'>['body']['user']
type TwoFactor = Request_<'auth.enableTwoFactor'>['body']['two_factor']

/** This also logs out the other devices. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['auth.changePassword'],
    mutationFn: (user: PasswordChange) => api('auth.changePassword', { body: { user } }),
    // The platform has ended both.
    onSuccess: () =>
      Promise.all([sessionsQuery(), linkedQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  })
}

const end = (id: number) => api('auth.endSession', { params: { id: String(id) } })

/** Warns the player that a way into their account is still open. */
const tellStillThere = (site: Pick<Site, 'texts'>, error: Error): unknown =>
  // It had already ended, and the list reloads.
  error instanceof ApiError && error.status === 404 ? undefined : showNotice(site, somethingWrong)

/** SEC-01: ends one session by its number, or all except this one. */
export const endSessionOptions = (client: QueryClient, site: Pick<Site, 'texts'>) => ({
  mutationKey: ['auth.endSession'],
  mutationFn: (which: number | 'others') => (which === 'others' ? api('auth.endOtherSessions', {}) : end(which)),
  onError: (error: Error) => tellStillThere(site, error),
  // A session that has already ended must leave the list too.
  onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
})
export const useEndSession = () => useMutation(endSessionOptions(useQueryClient(), useSite()))

/** Removes an external account by its number. */
export const removeProviderOptions = (client: QueryClient, site: Pick<Site, 'texts'>) => ({
  mutationKey: ['auth.removeProvider'],
  mutationFn: (id: number) => api('auth.removeProvider', { params: { id: String(id) } }),
  onError: (error: Error) => tellStillThere(site, error),
  onSettled: () => client.invalidateQueries({ queryKey: linkedQuery().queryKey }),
})
export const useRemoveProvider = () => useMutation(removeProviderOptions(useQueryClient(), useSite()))

/** Refetches the state of the second factor, and leaves no secret in the cache. */
function useSwitched() {
  const client = useQueryClient()
  return () => {
    client.removeQueries({ queryKey: twoFactorQuery().queryKey })
    return client.invalidateQueries({ queryKey: playerQuery().queryKey })
  }
}

export function useEnableTwoFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['auth.enableTwoFactor'],
    mutationFn: (given: TwoFactor) => api('auth.enableTwoFactor', { body: { two_factor: given } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: recoveryCodesQuery().queryKey })
      return client.invalidateQueries({ queryKey: playerQuery().queryKey })
    },
  })
}

const proof = (code: string) => ({ body: { two_factor: { authentication_code: code.trim() } } })

export function useDisableTwoFactor() {
  const switched = useSwitched()
  return useMutation({
    mutationKey: ['auth.disableTwoFactor'],
    mutationFn: (code: string) => api('auth.disableTwoFactor', proof(code)),
    onSuccess: switched,
  })
}

export function useRenewRecoveryCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['auth.renewRecoveryCodes'],
    mutationFn: (code: string) => api('auth.renewRecoveryCodes', proof(code)),
    onSuccess: () => client.invalidateQueries({ queryKey: recoveryCodesQuery().queryKey }),
  })
}

/** The player confirms that the codes are saved. */
export function useConfirmRecoveryCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['auth.keepRecoveryCodes'],
    mutationFn: () => api('auth.keepRecoveryCodes', {}),
    onSettled: () => client.invalidateQueries({ queryKey: recoveryCodesQuery().queryKey }),
  })
}
