/**
 * The data that the front end stores about a player on this device: one line per key, which each module adds next to its
 * code. Values must survive JSON. All of it is deleted once that player is signed out.
 */
export interface Stored extends StoredOnDevice {}

/**
 * Data that belongs to the device rather than to a player and stays after sign-out: nothing here identifies a player.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface StoredOnDevice {}

/** Keys stored for this tab only (`sessionStorage`), each with its text. Their own modules write them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface StoredInTab {}

export type StoredKey = keyof Stored
export type TabKey = keyof StoredInTab

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

interface SpecialKeys {
  /** Stay. */
  readonly onDevice: Readonly<Record<keyof StoredOnDevice, true>>
  /** Are deleted from the tab's storage. */
  readonly inTab: Readonly<Record<TabKey, true>>
}

/** Deletes all data that belongs to a player. */
export function forgetPlayerData({ onDevice, inTab }: SpecialKeys): void {
  const isOfPlayer = (key: string) => key.startsWith(prefix) && !Object.hasOwn(onDevice, key.slice(prefix.length))
  for (const key of fallback.keys()) if (isOfPlayer(key)) fallback.delete(key)
  try {
    for (const key of Object.keys(localStorage)) if (isOfPlayer(key)) localStorage.removeItem(key)
    for (const key of Object.keys(inTab)) sessionStorage.removeItem(key)
  } catch {
    // The value was not stored there.
  }
  // The browser notifies other tabs only.
  dispatchEvent(new Event('storage'))
}

/** Calls the listener when another tab stores a value under a key. Returns a function that stops it. */
export function onStored<K extends StoredKey>(name: K, listener: (value: Stored[K]) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const value = key === prefix + name ? recall(name) : undefined
    if (value !== undefined) listener(value)
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
