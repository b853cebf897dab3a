import type { Request_, Result } from '@apogee/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../lib/api'
import { playerQuery } from '../profile/queries'

type SignIn = Request_<'auth.signIn'>['body']['user']
type SignUp = Request_<'auth.signUp'>['body']['user']
type NewPassword = Request_<'auth.setPassword'>['body']['user']
type Entered = Result<'auth.signIn'>

/** What is the same for everybody and survives a change of player. */
const isShared = (key: readonly unknown[]): boolean => key[0] === 'site' || key[0] === 'content'

/** AUTH-03, AUTH-08: marks the player as logged in and loads everything anew in his name. */
function useEntered() {
  const client = useQueryClient()
  const router = useRouter()
  return async (player: Entered) => {
    client.setQueryData(playerQuery().queryKey, player)
    client.removeQueries({
      predicate: ({ queryKey }) => !isShared(queryKey) && queryKey[0] !== 'profile.player',
      type: 'inactive',
    })
    await Promise.all([
      client.invalidateQueries({
        predicate: ({ queryKey }) => !isShared(queryKey) && queryKey[0] !== 'profile.player',
      }),
      router.invalidate(),
    ])
  }
}

export function useSignIn() {
  const entered = useEntered()
  return useMutation({
    mutationKey: ['auth', 'signIn'],
    mutationFn: (user: SignIn) => api('auth.signIn', { body: { user } }),
    onSuccess: entered,
  })
}

export function useSignUp() {
  const entered = useEntered()
  return useMutation({
    mutationKey: ['auth', 'signUp'],
    mutationFn: (user: SignUp) => api('auth.signUp', { body: { user } }),
    onSuccess: entered,
  })
}

export const useResendConfirmation = () =>
  useMutation({
    mutationKey: ['auth', 'resend'],
    mutationFn: (email: string) => api('auth.resendConfirmation', { body: { user: { email } } }),
  })

export const useRequestPassword = () =>
  useMutation({
    mutationKey: ['auth', 'requestPassword'],
    mutationFn: (email: string) => api('auth.requestPassword', { body: { user: { email } } }),
  })

export const useSetPassword = () =>
  useMutation({
    mutationKey: ['auth', 'setPassword'],
    mutationFn: (user: NewPassword) => api('auth.setPassword', { body: { user } }),
  })

/** AUTH-04, AUTH-05: ends the session and forgets everything of the player in memory. */
export function useSignOut() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationKey: ['auth', 'signOut'],
    mutationFn: () => api('auth.signOut', {}),
    onSuccess: async () => {
      client.setQueryData(playerQuery().queryKey, null)
      client.removeQueries({
        predicate: ({ queryKey }) => !isShared(queryKey) && queryKey[0] !== 'profile.player',
        type: 'inactive',
      })
      await router.navigate({ to: '/' })
      await router.invalidate()
      await client.invalidateQueries({
        predicate: ({ queryKey }) => !isShared(queryKey) && queryKey[0] !== 'profile.player',
      })
    },
  })
}
