import { LANDING_MS } from '../../../engines/live-roulette/landing.ts'
import type { Comet, RouletteView } from '../../../engines/roulette/play.ts'
import type { EngineParts } from '../../engine.ts'
import { wait } from '../../scene/frames.ts'
import { playBallSounds } from '../roulette/playBallSounds.ts'
import type { Table } from '../roulette/table.ts'

const FAST_MS = 2600
const COMETS_MS = 1400

interface SpinHandlers {
  onComets(comets: readonly Comet[]): void
  /** The ball leaves the host's hand. */
  onThrow(): void
}

/** Moves the ball by the table's clock: thrown when the round is drawn, in its pocket when the result is due. */
export function createBall(table: Table, { sound }: EngineParts, { onComets, onThrow }: SpinHandlers) {
  let throwing = 0
  let isFlying = false
  let landed: number | null = null
  let number = secret()

  function rest(ball: number, winners: readonly string[]): void {
    throwing++
    // After the device slept, the ball may still be moving; one that has landed keeps turning with its wheel.
    if (isFlying) table.spinning.hurry()
    else if (landed !== ball) table.spinning.rest(ball)
    landed = ball
    table.setSpinning(false)
    table.showBadge(ball)
    table.cloth.mark(ball, winners)
  }

  /** The number is known once the ball slows. */
  function reveal({ spins: [ball] }: RouletteView): void {
    if (ball !== undefined) number.resolve(ball)
  }

  async function run({ comets }: RouletteView, leftMs: () => number): Promise<void> {
    const turn = ++throwing
    if (comets.length > 0) {
      table.cloth.strike(comets)
      sound.play('comet')
      onComets(comets)
      if (leftMs() > LANDING_MS + COMETS_MS) await wait(COMETS_MS)
      if (turn !== throwing) return
    }
    if (leftMs() < FAST_MS) return table.spinning.rest(await number.promise)
    table.setSpinning(true)
    onThrow()
    isFlying = true
    const isFast = leftMs() < LANDING_MS + 500
    const known = number.promise.then(async (ball) => {
      await wait(Math.max(0, leftMs() - (isFast ? FAST_MS : LANDING_MS)))
      return ball
    })
    await playBallSounds(sound, (listener) => table.spinning.spin(known, { isFast, ...listener }))
    isFlying = false
    landed = await known
    if (turn === throwing) table.showBadge(landed)
  }

  return {
    begin: () => {
      // The line was lost and the ball's number never came: end its flight.
      number.reject(new Error('The next round has begun.'))
      number = secret()
      landed = null
      table.showBadge(null)
      table.setSpinning(false)
      table.cloth.mark(null, [])
      table.cloth.strike([])
    },
    throw: (view: RouletteView, leftMs: () => number) => {
      reveal(view)
      run(view, leftMs).catch(() => {
        isFlying = false
        table.spinning.rest(null)
      })
    },
    reveal,
    rest,
  }
}

/** A number that is not known yet; the empty catch prevents an unhandled rejection if no code awaits it. */
function secret(): PromiseWithResolvers<number> {
  const number = Promise.withResolvers<number>()
  // Callers that await the number still get the error.
  number.promise.catch(() => {})
  return number
}
