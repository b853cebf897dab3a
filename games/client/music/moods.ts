/** The range of music for a kind of game; the game's seed chooses within it. */
export interface Mood {
  /** Steps of the scale above its root, in semitones. */
  readonly scales: readonly (readonly number[])[]
  /** Min and max beats per minute. */
  readonly tempo: readonly [number, number]
  /** Root of each chord as a step of the scale, one chord per bar. */
  readonly progressions: readonly (readonly number[])[]
  readonly pads: readonly Pad[]
  /** How busy melody and drums are, 0 to 1. */
  readonly busy: number
  readonly drums: number
}

/** The instrument of the chords: its wave, attack and release in seconds, and brightness in hertz. */
export interface Pad {
  readonly wave: 'sine' | 'triangle' | 'sawtooth'
  readonly attack: number
  readonly ring: number
  readonly bright: number
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const DORIAN = [0, 2, 3, 5, 7, 9, 10]
const LYDIAN = [0, 2, 4, 6, 7, 9, 11]
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10]
const HARMONIC = [0, 2, 3, 5, 7, 8, 11]
const HIJAZ = [0, 1, 4, 5, 7, 8, 10]
const PENTATONIC = [0, 2, 4, 7, 9]
const HIRAJOSHI = [0, 2, 3, 7, 8]

const warm: Pad = { wave: 'triangle', attack: 0.5, ring: 1.4, bright: 900 }
const glass: Pad = { wave: 'sine', attack: 0.4, ring: 1.6, bright: 2400 }
const strings: Pad = { wave: 'sawtooth', attack: 0.6, ring: 1.5, bright: 700 }

export const MOODS = {
  bright: {
    scales: [MAJOR, PENTATONIC, MIXOLYDIAN],
    tempo: [104, 124],
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 4, 4],
      [0, 5, 3, 4],
    ],
    pads: [warm, glass],
    busy: 0.62,
    drums: 0.6,
  },
  dark: {
    scales: [MINOR, HARMONIC],
    tempo: [76, 96],
    progressions: [
      [0, 5, 3, 4],
      [0, 0, 5, 4],
      [0, 6, 5, 4],
    ],
    pads: [strings, warm],
    busy: 0.42,
    drums: 0.34,
  },
  east: {
    scales: [PENTATONIC, HIRAJOSHI],
    tempo: [84, 104],
    progressions: [
      [0, 3, 0, 4],
      [0, 2, 3, 0],
      [0, 4, 3, 0],
    ],
    pads: [glass, warm],
    busy: 0.5,
    drums: 0.3,
  },
  desert: {
    scales: [HIJAZ, HARMONIC],
    tempo: [90, 108],
    progressions: [
      [0, 1, 0, 6],
      [0, 0, 1, 0],
      [0, 3, 1, 0],
    ],
    pads: [strings, warm],
    busy: 0.55,
    drums: 0.55,
  },
  calm: {
    scales: [LYDIAN, MAJOR, PENTATONIC],
    tempo: [70, 88],
    progressions: [
      [0, 1, 0, 4],
      [0, 5, 1, 4],
      [0, 3, 0, 4],
    ],
    pads: [glass, warm],
    busy: 0.36,
    drums: 0.14,
  },
  neon: {
    scales: [MINOR, DORIAN],
    tempo: [108, 126],
    progressions: [
      [0, 5, 2, 6],
      [0, 3, 5, 6],
      [0, 6, 3, 5],
    ],
    pads: [strings, glass],
    busy: 0.7,
    drums: 0.85,
  },
  grand: {
    scales: [DORIAN, MINOR, MIXOLYDIAN],
    tempo: [88, 106],
    progressions: [
      [0, 6, 3, 4],
      [0, 3, 6, 0],
      [0, 2, 6, 3],
    ],
    pads: [strings, warm],
    busy: 0.46,
    drums: 0.5,
  },
} satisfies Record<string, Mood>
type MoodName = keyof typeof MOODS

const BY_MOOD: Readonly<Record<MoodName, string>> = {
  bright:
    'fruitzap sweets farm clover circus kitchen honey riviera football plains tiki classic western unicorn safari',
  dark: 'vampire witch halloween kraken toad noir muertos mine',
  east: 'koi jade panda fox tiger',
  desert: 'egypt genie bazaar mammoth',
  calm: 'penguin frostfair pearl fishing gems jungle',
  neon: 'cyber robots space crash stage roulette blackjack',
  grand: 'viking greek dragonfire phoenix dino pirate',
}

/** The mood of a theme; the default is bright. */
export function moodOf(theme: string): Mood {
  const name = (Object.keys(BY_MOOD) as MoodName[]).find((mood) => BY_MOOD[mood].split(' ').includes(theme)) // its own keys
  return MOODS[name ?? 'bright']
}
