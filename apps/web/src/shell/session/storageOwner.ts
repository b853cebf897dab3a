import { storedKeys } from '../../features/storedKeys'
import { forgetPlayerData, onStored, recall, remember } from '../../lib/browser/storage'

declare module '../../lib/browser/storage' {
  interface Stored {
    /** The player the other entries belong to. */
    'auth.playerId': number
  }
  interface StoredOnDevice {
    /** A player has logged in here before, so a guest is offered sign-in rather than sign-up. */
    'auth.hasLoggedIn': true
  }
}

/**
 * AUTH-04, AUTH-19: declares the current player, null for a guest. If that is no longer the player whose data is
 * stored, all of that data is deleted, regardless of how and where their session ended.
 */
export function setStorageOwner(playerId: number | null): void {
  const owner = recall('auth.playerId')
  if (owner !== undefined && owner !== playerId) forgetPlayerData(storedKeys)
  if (playerId === null || owner === playerId) return
  remember('auth.playerId', playerId)
  remember('auth.hasLoggedIn', true)
}

/** Whether the stored data is that of this player, null for a guest: it is not once another tab has signed in or out. */
export const isStorageOwner = (playerId: number | null): boolean => (recall('auth.playerId') ?? null) === playerId

/** Calls the listener when another tab stores its player, which every sign-in does. Returns a function that stops it. */
export const onPlayerStored = (listener: (playerId: number) => void): (() => void) =>
  onStored('auth.playerId', listener)
