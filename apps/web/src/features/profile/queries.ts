import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { isGuestPage } from '../../lib/page/isGuestPage'

/** The signed-in player as on the wire. */
export type Player = Extract<Result<'profile.player'>, { id: number }>

export type Subscriptions = Result<'profile.subscriptions'>
export type Verification = Result<'profile.verification'>
export type Document = Result<'profile.documents'>[number]

/** The player's subscriptions (wire-facts 2.6). */
export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: ['profile.subscriptions'],
    queryFn: () => api('profile.subscriptions', {}),
    staleTime: 60_000,
  })

/** The key for push messages; null: the platform sends none. */
export const pushQuery = () =>
  queryOptions({
    queryKey: ['profile.push'],
    queryFn: () => api('notifications.push', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The requirements and the progress of the player's verification. */
export const verificationQuery = () =>
  queryOptions({
    queryKey: ['profile.verification'],
    queryFn: () => api('profile.verification', {}),
    staleTime: 60_000,
  })

/** The documents the player has uploaded, the oldest first. */
export const documentsQuery = () =>
  queryOptions({ queryKey: ['profile.documents'], queryFn: () => api('profile.documents', {}), staleTime: 60_000 })

const isPlayer = (answer: Result<'profile.player'>): answer is Player => 'id' in answer

/** The player of the browser's session, or null for a guest. */
export async function fetchPlayer(signal: AbortSignal): Promise<Player | null> {
  if (isGuestPage()) return null
  const answer = await api('profile.player', {}, { signal })
  return isPlayer(answer) ? answer : null
}

/** The current player, or null for a guest. Loaded with every page; realtime and sign-in keep it fresh. */
export const playerQuery = () =>
  queryOptions({
    queryKey: ['profile.player'],
    queryFn: ({ signal }) => fetchPlayer(signal),
    staleTime: 60_000,
  })
