import { seedFrom } from '@apogee/art/seed'
import { compose } from '../music/compose.ts'
import { BODIES, type Body } from './materials.ts'
import { semitones } from './pitch.ts'
import { type Room, roomOf, rowOf } from './themes.ts'
import { VOICES, type Voice } from './voices.ts'

/** What a game is made of, to the ear. */
export interface Palette {
  /** What its reels, buttons and tiles are made of, and what catches them. */
  readonly body: Body
  readonly latch: Body
  /** How large its pieces are, as a factor of their pitch. */
  readonly size: number
  readonly voice: Voice
  readonly room: Room
  /** Hertz of a step of the game's scale: its notes are those of its music. */
  readonly note: (step: number) => number
}

/** The palette of a game: its theme decides the materials, its seed the size of the pieces within a semitone. */
export function paletteOf(theme: string, seed: string): Palette {
  const [body, latch, size, voice] = rowOf(theme)
  const { root, scale } = compose(theme, seed)
  const own = seedFrom(`${seed}/sound`).between(-0.8, 0.8)
  return {
    body: BODIES[body],
    latch: BODIES[latch],
    size: semitones(size + own),
    voice: VOICES[voice],
    room: roomOf(theme),
    note: (step) => {
      const octave = Math.floor(step / scale.length)
      const tone = scale[step - octave * scale.length] as number // within the scale
      return 440 * semitones(root + 24 + 12 * octave + tone - 69)
    },
  }
}
