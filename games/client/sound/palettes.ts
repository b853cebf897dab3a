import { seedFrom } from '@apogee/art/seed'
import { compose } from '../music/compose.ts'
import { BODIES } from './materials.ts'
import { semitones } from './pitch.ts'
import { roomOf, rowOf } from './themes.ts'
import { VOICES } from './voices.ts'

/** The palette of a game: the theme determines the materials, the seed the size of the pieces within a semitone. */
export function paletteOf(theme: string, seed: string) {
  const [body, latch, size, voice] = rowOf(theme)
  const { root, scale } = compose(theme, seed)
  const own = seedFrom(`${seed}/sound`).between(-0.8, 0.8)
  return {
    /** The material of its reels, buttons and tiles, and of the latch that stops them. */
    body: BODIES[body],
    latch: BODIES[latch],
    /** Size of its pieces, as a factor of their pitch. */
    size: semitones(size + own),
    voice: VOICES[voice],
    room: roomOf(theme),
    /** Frequency of a step of the game's scale: its notes are those of its music. */
    note: (step: number) => {
      const octave = Math.floor(step / scale.length)
      const tone = scale[step - octave * scale.length] as number // within the scale
      return 440 * semitones(root + 24 + 12 * octave + tone - 69)
    },
  }
}

/** The sound palette of a game. */
export type Palette = ReturnType<typeof paletteOf>
