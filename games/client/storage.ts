interface Remembered {
  sound: boolean
  music: boolean
  turbo: boolean
  /** Whether a phone vibrates. */
  haptics: boolean
  stake: Record<string, number>
  /** Whether letter shortcuts are enabled. */
  keys: boolean
}

const KEY = 'apogee-game'
const fresh = (): Remembered => ({ sound: false, music: true, turbo: false, haptics: true, stake: {}, keys: true })

/** The settings this device stores between games. Without storage the defaults apply. */
export function recall(): Remembered {
  try {
    return { ...fresh(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    // A private window without storage, or a damaged entry.
    return fresh()
  }
}

export function remember(change: Partial<Remembered>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recall(), ...change }))
  } catch {
    // A private window without storage: safe to ignore.
  }
}
