import type { FlagName } from './flagNames'

/** Everything the front end keeps on the device: one line a key. Values must survive JSON. */
export interface Stored {
  'site.flags': Partial<Record<FlagName, boolean>>
  'shell.sound': boolean
  'games.recentSearches': string[]
  'games.specialSlotShown': boolean
  'cashbox.lastMethod': string
  'cashbox.lastTab': 'deposit' | 'withdraw'
  'auth.lastEmail': string
  'auth.variant': string
}

export type StoredKey = keyof Stored

interface Entry {
  readonly value: unknown
  /** Unix ms after which the entry does not count. */
  readonly until?: number
}

const prefix = 'apogee.'
// Private windows and full disks refuse writing: the visit then remembers for itself.
const fallback = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

/** The stored value; undefined when there is none, it has expired or it cannot be read. */
export function recall<K extends StoredKey>(key: K, nowMs: number = Date.now()): Stored[K] | undefined {
  const text = read(prefix + key)
  if (text === null) return undefined
  try {
    const entry = JSON.parse(text) as Entry
    if (entry.until !== undefined && entry.until <= nowMs) {
      forget(key)
      return undefined
    }
    // Only `remember` writes under this prefix, with the type of the key.
    return entry.value as Stored[K]
  } catch {
    forget(key)
    return undefined
  }
}

/** Keeps a value on this device, for `forMs` milliseconds if given. */
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
    fallback.set(prefix + key, text)
  }
}

export function forget(key: StoredKey): void {
  fallback.delete(prefix + key)
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept there.
  }
}
