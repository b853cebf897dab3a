import type { Sound } from '../sound/createSound.ts'
import type { Cue, Ongoing } from '../sound/cues.ts'

/**
 * Plays the sounds of spinning reels until `end`: quieter with each stopped reel, with a tension sound for an awaited
 * one.
 */
export function playReelSounds(sound: Sound, count: number, special: Extract<Cue, 'scatter' | 'coinLands'>) {
  sound.play('spin')
  const reels = sound.start('reels')
  let tension: Ongoing | null = null
  let specials = 0
  let standing = 0
  const relax = () => {
    tension?.stop()
    tension = null
  }
  return {
    stopped: (reel: number, isSpecial: boolean): void => {
      reels.set(++standing / count)
      if (isSpecial) sound.play(special, { step: specials++ })
      else sound.play('stop', { step: reel, isLast: reel === count - 1 })
    },
    /** The reel that keeps the player in suspense; null when no reel is awaited. */
    tense: (reel: number | null): void => {
      relax()
      if (reel !== null) tension = sound.start('tension')
    },
    end: (): void => {
      relax()
      reels.stop()
    },
  }
}
