interface Remembered {
  sound: boolean
  music: boolean
  turbo: boolean
  /** A phone shakes with what happens. */
  haptics: boolean
  stake: Record<string, number>
  /** Letters of the keyboard do something. */
  keys: boolean
}

const KEY = 'apogee-game'
const fresh = (): Remembered => ({ sound: false, music: true, turbo: false, haptics: true, stake: {}, keys: true })

/** What this device remembers between games. A browser that forbids storage simply forgets. */
export function recall(): Remembered {
  try {
    return { ...fresh(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return fresh()
  }
}

export function remember(change: Partial<Remembered>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recall(), ...change }))
  } catch {
    // A private window without storage: nothing to do.
  }
}
