interface Settings {
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
const defaultSettings = (): Settings => ({
  sound: false,
  music: true,
  turbo: false,
  haptics: true,
  stake: {},
  keys: true,
})

/** The settings this device stores between games. Without storage the defaults apply. */
export function readSettings(): Settings {
  try {
    return { ...defaultSettings(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    // A private window without storage, or a damaged entry.
    return defaultSettings()
  }
}

export function saveSettings(change: Partial<Settings>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSettings(), ...change }))
  } catch {
    // A private window without storage: safe to ignore.
  }
}
