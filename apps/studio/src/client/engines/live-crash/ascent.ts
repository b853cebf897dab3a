import type { Sound } from '../../sound/createSound.ts'
import type { Ongoing } from '../../sound/cues.ts'
import type { CrashScene } from '../crash/scene.ts'

const TICK_MS = 100
/** The name of the big button is read aloud: it follows the amount more slowly than the eye does. */
const NAMED_EVERY = 20
/** A visitor who comes later than this did not see the lift-off, and does not hear it. */
const LIFT_OFF_MS = 1500

/** The flight from its lift-off to its end, seen and heard; `tick` follows it, and is told when its amount is to be said anew. */
export function createAscent(scene: CrashScene, sound: Sound, tick: (isNamed: boolean) => void) {
  let thrust: Ongoing | null = null
  let ticking: ReturnType<typeof setInterval> | undefined
  let whole = 1
  let ticks = 0

  function follow(): void {
    const now = scene.hundredths()
    thrust?.set(climbOf(now))
    if (Math.floor(now / 100) > whole) sound.play('passed', { step: Math.floor(now / 100) - 2 })
    whole = Math.floor(now / 100)
    tick(ticks++ % NAMED_EVERY === 0)
  }

  function end(): void {
    clearInterval(ticking)
    thrust?.stop()
    thrust = null
  }

  return {
    end,
    /** `sinceMs`: when it lifted off, from now; negative, for it is over already. */
    begin: (sinceMs: number) => {
      end()
      scene.fly(performance.now() + sinceMs)
      if (sinceMs > -LIFT_OFF_MS) sound.play('ignition')
      thrust = sound.start('thrust')
      whole = Math.floor(scene.hundredths() / 100)
      ticks = 0
      ticking = setInterval(follow, TICK_MS)
    },
  }
}

/** How far the engine has opened, 0 to 1: fully at 64 times the stake. */
const climbOf = (hundredths: number): number => Math.log2(Math.max(100, hundredths) / 100) / 6
