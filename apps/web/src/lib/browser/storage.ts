import type { FlagName } from '../flags/flagNames'

/**
 * The data that the front end stores about a player on this device: one line per key, and each feature adds its own
 * next to its code. Values must survive JSON. All of it is deleted once that player is signed out.
 */
export interface Stored extends StoredOnDevice {
  /** The player the other entries belong to. */
  'auth.playerId': number
  'games.recentSearches': string[]
  'games.specialSlotShown': boolean
  /** Whether the new player wants the welcome offer with their first deposit. */
  'bonuses.welcome': 'wanted' | 'declined'
  'cashbox.lastMethod': string
  'cashbox.lastTab': 'deposit' | 'withdraw'
  'auth.lastEmail': string
  /** The page a guest wanted before they left to look for an email. */
  'auth.wanted': string
  /** The box of a spin whose prize the page has not announced yet. */
  'lootboxes.untold': number
  /** A guest has written to support from this device, so replies are checked for. */
  'support.guest': true
}

/**
 * Data that belongs to the device rather than to a player and stays after sign-out: nothing here identifies a player.
 */
interface StoredOnDevice {
  'site.flags': Partial<Record<FlagName, boolean>>
  'shell.sound': boolean
  'auth.variant': string
  /** A player has logged in here before, so a guest is offered sign-in rather than sign-up. */
  'auth.hasLoggedIn': true
}

const ofDevice: Readonly<Record<keyof StoredOnDevice, true>> = {
  'site.flags': true,
  'shell.sound': true,
  'auth.variant': true,
  'auth.hasLoggedIn': true,
}

export type StoredKey = keyof Stored

interface Entry {
  readonly value: unknown
  /** Unix ms after which the entry has expired. */
  readonly until?: number
}

const prefix = 'apogee.'
// Private windows and full disks reject writes: then the value is stored in memory for this visit.
const fallback = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null
  } catch {
    // Private windows reject storage: the value is in memory.
    return fallback.get(key) ?? null
  }
}

/** The stored value; undefined when it is missing, expired or unreadable. */
export function recall<K extends StoredKey>(key: K, nowMs: number = Date.now()): Stored[K] | undefined {
  const text = read(prefix + key)
  if (text === null) return undefined
  try {
    const entry = JSON.parse(text) as Entry
    if (entry.until !== undefined && entry.until <= nowMs) {
      forget(key)
      return undefined
    }
    // Only `remember` writes under this prefix, with the key's type.
    return entry.value as Stored[K]
  } catch {
    // Unreadable: other code has written it.
    forget(key)
    return undefined
  }
}

/** Stores a value on this device, for `forMs` milliseconds if given. */
export function remember<K extends StoredKey>(
  key: K,
  value: Stored[K],
  forMs?: number,
  nowMs: number = Date.now(),
): void {
  const entry: Entry = forMs === undefined ? { value } : { value, until: nowMs + forMs }
  const text = JSON.stringify(entry)
  try {
    localStorage.setItem(prefix + key, text)
    fallback.delete(prefix + key)
  } catch {
    // Private windows and full disks reject writes.
    fallback.set(prefix + key, text)
  }
}

const isOfPlayer = (key: string) => key.startsWith(prefix) && !Object.hasOwn(ofDevice, key.slice(prefix.length))

/**
 * Keys stored for this tab only (`sessionStorage`): scroll positions of lists, and codes from links. Their own modules
 * write them.
 */
const tabKeys = ['apogee.places', 'depositPromocode', 'giftPromocode'] as const
export type TabKey = (typeof tabKeys)[number]

function emptyPrivate(): void {
  for (const key of fallback.keys()) if (isOfPlayer(key)) fallback.delete(key)
  try {
    for (const key of Object.keys(localStorage)) if (isOfPlayer(key)) localStorage.removeItem(key)
    for (const key of tabKeys) sessionStorage.removeItem(key)
  } catch {
    // The value was not stored there.
  }
  // The browser notifies other tabs only.
  dispatchEvent(new Event('storage'))
}

/**
 * AUTH-04, AUTH-19: declares the current player, null for a guest. If that is no longer the player whose data is
 * stored, all of that data is deleted, regardless of how and where their session ended.
 */
export function setStorageOwner(playerId: number | null): void {
  const owner = recall('auth.playerId')
  if (owner !== undefined && owner !== playerId) emptyPrivate()
  if (playerId === null || owner === playerId) return
  remember('auth.playerId', playerId)
  remember('auth.hasLoggedIn', true)
}

/** Calls the listener when another tab stores its player, which every sign-in does. Returns a function that stops it. */
export function onPlayerStored(listener: (playerId: number) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const id = key === `${prefix}auth.playerId` ? recall('auth.playerId') : undefined
    if (id !== undefined) listener(id)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

export function forget(key: StoredKey): void {
  fallback.delete(prefix + key)
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // The value was not stored there.
  }
}
