import type { Request_, Result } from '@apogee/contract'
import { ownPath } from '@apogee/rules/site/ownPath'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api, sessionBegan } from '../../lib/api'
import { fingerprint } from '../../lib/fingerprint/fingerprint'
import { pageAddress } from '../../lib/navigation/links'
import { useSite } from '../../lib/page/site'
import { signUpSource } from '../../lib/reports/signUpSource'
import { announceSignOut } from '../../lib/signingOut'
import { forgetPlayer } from '../profile/forget'
import { playerQuery } from '../profile/queries'
import { leaveChat } from '../support/liveChat'
import { prepareCaptcha, withCaptcha } from './captcha/captcha'
import { pathBelow } from './pathBelow'

type SignIn = Request_<'auth.signIn'>['body']['user']
type SignUp = Request_<'auth.signUp'>['body']['user']
type NewPassword = Request_<'auth.setPassword'>['body']['user']
/** The player who has logged in, and when and where they last logged in. */
export type SignedIn = Result<'auth.signIn'>

/** Adds the browser's anti-fraud id to a sign-in or sign-up; leaves it out if it could not be computed. */
const withFingerprint = async <U extends object>(user: U): Promise<U> => {
  const dfpc = await fingerprint()
  return dfpc === undefined ? user : { ...user, dfpc }
}

/** Starts computing the id while the form is being filled in. */
const usePreparedFingerprint = () => useEffect(() => void fingerprint(), [])

/** Does the captcha's slow work while the form is being filled in. */
const usePreparedCaptcha = (action: string) => useEffect(() => prepareCaptcha(action), [action])

/** AUTH-03, AUTH-08: marks the player as logged in and reloads the page for them. `wanted`: the path to open next. */
function useEntered(wanted: string | null) {
  const client = useQueryClient()
  const router = useRouter()
  const site = useSite()
  return async (player: SignedIn) => {
    if (site.isGuestMode) {
      // OPEN-05: sign-in leaves guest mode, which loads another page; the popup stays until then.
      const page = wanted ?? ownPath(pathBelow(router)) ?? '/'
      location.assign(pageAddress(page, { ...site, isGuestMode: false }))
      return new Promise<void>(() => undefined)
    }
    sessionBegan()
    // A response still in flight is for the guest.
    await client.cancelQueries({ queryKey: playerQuery().queryKey })
    forgetPlayer(client)
    client.setQueryData(playerQuery().queryKey, player)
    await router.invalidate()
  }
}

export function useSignIn(wanted: string | null) {
  usePreparedFingerprint()
  const entered = useEntered(wanted)
  return useMutation({
    mutationKey: ['auth.signIn'],
    mutationFn: async (user: SignIn) => {
      const known = await withFingerprint(user)
      return withCaptcha('signIn', false, (token) => api('auth.signIn', { body: { user: { ...known, ...token } } }))
    },
    onSuccess: entered,
  })
}

/** AUTH-02: the second step, which the server expects in this session. */
export function useSendCode(wanted: string | null) {
  const entered = useEntered(wanted)
  return useMutation({
    mutationKey: ['auth.sendCode'],
    mutationFn: (code: string) => api('auth.signIn', { body: { user: { otp_attempt: code } } }),
    onSuccess: entered,
  })
}

export function useSignUp(wanted: string | null) {
  usePreparedFingerprint()
  usePreparedCaptcha('signUp')
  const entered = useEntered(wanted)
  return useMutation({
    mutationKey: ['auth.signUp'],
    mutationFn: async (user: SignUp) => {
      const known = await withFingerprint(user)
      return withCaptcha('signUp', true, (token) =>
        api('auth.signUp', { body: { user: { ...known, attribution: signUpSource(), ...token } } }),
      )
    },
    onSuccess: entered,
  })
}

/** Whether a sign-up is pending: its button is outside its form. */
export const useIsSigningUp = (): boolean => useIsMutating({ mutationKey: ['auth.signUp'] }) > 0

/** AUTH-09: the verdict on an address; undefined after a failed check. */
export function useEmailVerdict() {
  const check = useMutation({
    mutationKey: ['auth.checkEmail'],
    mutationFn: (email: string) => api('auth.checkEmail', { body: { email } }),
  })
  const verdict = check.data?.errors.message ?? ''
  return {
    isRisky: verdict.includes('::RISKY::'),
    reset: check.reset,
    ask: async (email: string): Promise<'rejected' | 'fine'> => {
      // A failed check stops no one: the platform checks the address at sign-up.
      const answer = await check.mutateAsync(email).catch(() => undefined)
      return answer?.errors.message.includes('::INVALID::') ? 'rejected' : 'fine'
    },
  }
}

export const useResendConfirmation = () =>
  useMutation({
    mutationKey: ['auth.resend'],
    mutationFn: (email: string) =>
      withCaptcha('resend', false, (token) => api('auth.resendConfirmation', { body: { user: { email, ...token } } })),
  })

export function useRequestPassword() {
  usePreparedCaptcha('remind')
  return useMutation({
    mutationKey: ['auth.requestPassword'],
    mutationFn: (email: string) =>
      withCaptcha('remind', true, (token) => api('auth.requestPassword', { body: { user: { email, ...token } } })),
  })
}

export const useSetPassword = () =>
  useMutation({
    mutationKey: ['auth.setPassword'],
    mutationFn: (user: NewPassword) => api('auth.setPassword', { body: { user } }),
  })

/** AUTH-13: uses up the emailed token. */
export function useConfirm() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['auth.confirm'],
    mutationFn: (token: string) => api('auth.confirm', { body: { user: { confirmation_token: token } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: playerQuery().queryKey }),
  })
}

export const useUnlock = () =>
  useMutation({
    mutationKey: ['auth.unlock'],
    mutationFn: (token: string) => api('auth.unlock', { body: { user: { unlock_token: token } } }),
  })

/** AUTH-15: the details that an external sign-up left open. */
export function useUpdateDetails() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['auth.updateDetails'],
    mutationFn: (user: Request_<'auth.updateDetails'>['body']['user']) => api('auth.updateDetails', { body: { user } }),
    onSuccess: () => client.invalidateQueries(),
  })
}

/** MOD-13 */
export function useAcceptTerms() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['auth.acceptTerms'],
    mutationFn: () => api('auth.updateDetails', { body: { user: { terms_acceptance: true } } }),
    onSuccess: () => client.fetchQuery({ ...playerQuery(), staleTime: 0 }),
  })
}

/** Others who use this browser must not see the player's messages. */
function leavePush(): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  // If the browser cannot unsubscribe, the next player's subscription replaces this one.
  void import('../../lib/push').then(({ unsubscribe }) => unsubscribe()).catch(() => undefined)
}

/** AUTH-04, AUTH-05: ends the session and removes all of the player's data from memory. */
export function useSignOut() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationKey: ['auth.signOut'],
    onMutate: () => {
      announceSignOut('leaving')
      leaveChat()
      leavePush()
    },
    mutationFn: () => api('auth.signOut', {}),
    onSuccess: async () => {
      announceSignOut('left')
      client.setQueryData(playerQuery().queryKey, null)
      // The page becomes a guest's first, so that nothing on it requests deleted data.
      await router.navigate({ to: '/' })
      await router.invalidate()
      forgetPlayer(client)
    },
  })
}
