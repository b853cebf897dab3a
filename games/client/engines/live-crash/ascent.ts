import type { Sound } from '../../sound/createSound.ts'
import type { Ongoing } from '../../sound/cues.ts'
import type { CrashScene } from '../crash/scene.ts'

const TICK_MS = 100
/**
 * Ticks between two updates of the big button's name: screen readers announce it, so it changes less often than the
 * amount.
 */
const NAMED_EVERY = 20
/** A visitor who joins later than this gets no lift-off sound. */
const LIFT_OFF_MS = 1500

/**
 * Plays picture and sound of a flight from its lift-off to its end. Calls `tick` during it; `isNamed` is true when the
 * amount is to be announced again.
 */
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
    /** `sinceMs`: time until lift-off; negative, because it lies in the past. */
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

/** Engine volume, 0 to 1: full at 64 times the stake. */
const climbOf = (hundredths: number): number => Math.log2(Math.max(100, hundredths) / 100) / 6
