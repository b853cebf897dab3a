import { expect, test } from 'vitest'
import { spectrumOf } from './measure.ts'
import { paletteOf } from './palettes.ts'
import { RATE, type Samples } from './synth/samples.ts'
import { THEMES } from './themes.ts'
import { sing, VOICES, type VoiceName } from './voices.ts'

/** Deviation of the strongest frequency near `hz` from it, in cents: a parabola through three bins gives the peak. */
function centsOff(samples: Samples, hz: number): number {
  const energies = spectrumOf(samples)
  const size = energies.length * 2
  const around = Math.round((hz * size) / RATE)
  let top = around
  for (let bin = around - 12; bin <= around + 12; bin++)
    if ((energies[bin] as number) > (energies[top] as number)) top = bin
  const [before, at, after] = [-1, 0, 1].map((by) => Math.log(energies[top + by] as number)) as [number, number, number]
  const exact = top + (before - after) / (2 * (before - 2 * at + after))
  return 1200 * Math.log2((exact * RATE) / size / hz)
}

test.each(Object.keys(VOICES) as VoiceName[])('%s is in tune', (name) => {
  for (const hz of [392, 659.26, 1046.5])
    expect(Math.abs(centsOff(sing(VOICES[name], hz, 0.8, 1, 'a'), hz))).toBeLessThan(12)
})

test('the notes of a game rise, and are those of its music', () => {
  for (const theme of Object.keys(THEMES)) {
    const { note } = paletteOf(theme, 'a')
    const notes = Array.from({ length: 20 }, (_, step) => note(step))
    expect(notes).toEqual(notes.toSorted((one, two) => one - two))
    // The lowest frequency a phone's loudspeaker can play.
    expect(notes[0]).toBeGreaterThan(380)
  }
})
