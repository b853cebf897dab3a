import type { Sound } from '../../sound/createSound.ts'

export interface BallListener {
  /** The ball strikes the rotor: force 0 to 1, soft to loud. */
  onStrike(force: number): void
  /** The ball rolls on the track: 1 is the speed of the free run, 0 after it has left the track. */
  onRoll(speed: number): void
}

/** Plays the sounds of a ball: thrown, on its track, against the rotor, in its pocket. */
export async function playBallSounds(sound: Sound, spin: (listener: BallListener) => Promise<void>): Promise<void> {
  sound.play('throw')
  const roll = sound.start('roll')
  roll.set(1)
  try {
    await spin({
      onStrike: (force) => sound.play('strike', { force }),
      onRoll: (speed) => (speed > 0 ? roll.set(speed) : roll.stop()),
    })
    sound.play('pocket')
  } finally {
    roll.stop()
  }
}
