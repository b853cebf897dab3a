import type { Mark } from './marks'

interface Note {
  readonly hertz: number
  readonly atSeconds: number
  /** In which the note drops by 60 dB. */
  readonly fadeSeconds: number
}

/** Rising for a prize, one step up for money that came, down to rest for money that landed. */
const notes: Readonly<Record<Mark, readonly Note[]>> = {
  win: [
    { hertz: 659.3, atSeconds: 0, fadeSeconds: 0.7 },
    { hertz: 880, atSeconds: 0.09, fadeSeconds: 0.7 },
    { hertz: 1318.5, atSeconds: 0.18, fadeSeconds: 0.9 },
  ],
  deposit: [
    { hertz: 523.3, atSeconds: 0, fadeSeconds: 0.5 },
    { hertz: 784, atSeconds: 0.11, fadeSeconds: 0.7 },
  ],
  landed: [
    { hertz: 784, atSeconds: 0, fadeSeconds: 0.6 },
    { hertz: 587.3, atSeconds: 0.12, fadeSeconds: 0.6 },
    { hertz: 392, atSeconds: 0.26, fadeSeconds: 1 },
  ],
}

/** Quiet next to the games: a quarter of their loudest cues. */
const level = 0.09
const lastSeconds = 1.3

/** A mark as samples: a soft bell, of a tone and its octave, for each note. */
export function samplesOf(mark: Mark, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(lastSeconds * rate))
  for (const { hertz, atSeconds, fadeSeconds } of notes[mark]) {
    const start = Math.round(atSeconds * rate)
    for (let index = start; index < samples.length; index += 1) {
      const at = (index - start) / rate
      // The attack takes four milliseconds, and the last tenth of a second fades out.
      const edge = Math.min(1, at * 250, (samples.length - index) / rate / 0.1)
      const tone = Math.sin(2 * Math.PI * hertz * at) + 0.25 * Math.sin(4 * Math.PI * hertz * at)
      samples[index] = (samples[index] ?? 0) + level * edge * tone * 10 ** ((-3 * at) / fadeSeconds)
    }
  }
  return samples
}

/** Call it only after a press: browsers keep an earlier context silent. */
export async function soundMark(mark: Mark): Promise<void> {
  const audio = new AudioContext()
  if (audio.state === 'suspended') await audio.resume()
  const samples = samplesOf(mark, audio.sampleRate)
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.connect(audio.destination)
  // An open context keeps the device's audio awake.
  source.onended = () => void audio.close()
  source.start()
}
