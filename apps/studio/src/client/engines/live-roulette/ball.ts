import { itemAt } from '../../../engines/itemAt.ts'
import type { Comet, RouletteView } from '../../../engines/roulette/play.ts'
import type { EngineParts } from '../../engine.ts'
import { wait } from '../../scene/frames.ts'
import { hearBall } from '../roulette/hearBall.ts'
import type { Table } from '../roulette/table.ts'

/** A ball that slows needs so long from the free run to the pocket, whatever the number. */
const LANDING_MS = 5000
const FAST_MS = 2600
const COMETS_MS = 1400

interface Heard {
  onComets(comets: readonly Comet[]): void
  /** The ball leaves the host's hand. */
  onThrow(): void
}

/** The ball by the table's clock: thrown when the round is drawn, in its pocket when the result is due. */
export function createBall(table: Table, { sound }: EngineParts, { onComets, onThrow }: Heard) {
  let throwing = 0
  let isFlying = false
  let landed: number | null = null

  function rest(number: number, winners: readonly string[]): void {
    throwing++
    // Where the screen slept the ball may still be on its way; one that lies is left to run out with its wheel.
    if (isFlying) table.spinning.hurry()
    else if (landed !== number) table.spinning.rest(number)
    landed = number
    table.setSpinning(false)
    table.showBadge(number)
    table.cloth.mark(number, winners)
  }

  async function run({ comets, spins }: RouletteView, leftMs: () => number): Promise<void> {
    const turn = ++throwing
    const number = itemAt(spins, 0) // a round has its ball
    if (comets.length > 0) {
      table.cloth.strike(comets)
      sound.play('comet')
      onComets(comets)
      if (leftMs() > LANDING_MS + COMETS_MS) await wait(COMETS_MS)
      if (turn !== throwing) return
    }
    if (leftMs() < FAST_MS) return table.spinning.rest(number)
    table.setSpinning(true)
    onThrow()
    isFlying = true
    const isFast = leftMs() < LANDING_MS + 500
    const known = wait(Math.max(0, leftMs() - (isFast ? FAST_MS : LANDING_MS))).then(() => number)
    await hearBall(sound, (heard) => table.spinning.spin(known, { isFast, ...heard }))
    isFlying = false
    landed = number
    if (turn === throwing) table.showBadge(number)
  }

  return {
    begin: () => {
      landed = null
      table.showBadge(null)
      table.setSpinning(false)
      table.cloth.mark(null, [])
      table.cloth.strike([])
    },
    throw: (view: RouletteView, leftMs: () => number) => void run(view, leftMs),
    rest,
  }
}
