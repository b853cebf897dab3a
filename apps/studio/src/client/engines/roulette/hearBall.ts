import type { Sound } from '../../sound/createSound.ts'

export interface BallHeard {
  /** The ball touches the rotor: 0 to 1, loud to soft. */
  onStrike(force: number): void
  /** It runs on the track: 1 is the speed of the free run, 0 when it has left it. */
  onRoll(speed: number): void
}

/** What is heard of a ball: thrown, on its track, against the rotor, in its pocket. */
export async function hearBall(sound: Sound, spin: (heard: BallHeard) => Promise<void>): Promise<void> {
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
