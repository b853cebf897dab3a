import { createFrames, easeOut, wait } from '../../scene/frames.ts'
import { angleOf, ballAt, FREE_SPEED, planFlight, ROTOR_SPEED, rollOf, STRIKES } from './flight.ts'
import type { BallListener } from './playBallSounds.ts'
import type { WheelPicture } from './wheel.ts'

export interface Spinning {
  /** Throws the ball and lets it fall into the pocket of the outcome. */
  spin(outcome: Promise<number>, options: { readonly isFast: boolean } & BallListener): Promise<void>
  /** Brings a moving ball to rest immediately. */
  hurry(): void
  /** Puts the ball into a pocket, or removes it (null). */
  rest(number: number | null): void
}

const COAST_MS = 2600

/**
 * The motion of the wheel: the rotor turns against the ball, slows down after it has landed, and is still between
 * rounds.
 */
export function createSpinning(picture: WheelPicture, isStill: () => boolean): Spinning {
  const frames = createFrames(() => {})
  let rotor = 0
  let resting: number | null = null
  let isHurried = false
  let coasting = 0

  const show = (ball: { angle: number; height: number } | null) => picture.show(rotor, ball)
  const inPocket = () => show(resting === null ? null : { angle: angleOf(resting), height: 0 })

  /** Lets the rotor run out. */
  async function coast(): Promise<void> {
    const turn = ++coasting
    let before = 0
    await frames.run((elapsed) => {
      if (turn !== coasting) return false
      const left = 1 - Math.min(1, elapsed / COAST_MS)
      rotor += (ROTOR_SPEED * left * (elapsed - before)) / 1000
      before = elapsed
      inPocket()
      return left > 0
    })
  }

  async function circle(outcome: Promise<number>, ball: { angle: number }): Promise<number> {
    let number: number | null = null
    let failure: { error: unknown } | null = null
    outcome.then(
      (value) => {
        number = value
      },
      (error: unknown) => {
        failure = { error }
      },
    )
    let before = 0
    await frames.run((elapsed) => {
      const seconds = (elapsed - before) / 1000
      before = elapsed
      // The throwing hand needs a moment, and so does the rotor to start.
      const pace = easeOut(Math.min(1, elapsed / 500))
      rotor += ROTOR_SPEED * pace * seconds
      ball.angle += FREE_SPEED * pace * seconds
      show({ angle: ball.angle, height: 1 })
      return failure === null && (number === null || elapsed < 500)
    })
    if (failure) throw (failure as { error: unknown }).error
    return number as unknown as number // set, or the loop would run
  }

  async function land(from: number, number: number, isFast: boolean, { onStrike, onRoll }: BallListener) {
    const flight = planFlight(from, number, isFast ? 1 : 3)
    const strikes = [...STRIKES]
    let before = 0
    await frames.run((elapsed) => {
      rotor += (ROTOR_SPEED * (elapsed - before)) / 1000
      before = elapsed
      const share = isHurried ? 1 : elapsed / flight.ms
      show(ballAt(flight, share))
      onRoll(rollOf(share))
      while (strikes[0] !== undefined && share >= strikes[0]) {
        strikes.shift()
        onStrike((strikes.length + 1) / STRIKES.length)
      }
      return share < 1
    })
  }

  return {
    spin: async (outcome, { isFast, ...listener }) => {
      coasting++
      isHurried = false
      if (isStill()) {
        resting = await outcome
        rotor = -angleOf(resting)
        inPocket()
        await wait(250)
        return
      }
      const ball = { angle: -rotor - 90 }
      resting = null
      const number = await circle(outcome, ball)
      await land(ball.angle, number, isFast, listener)
      resting = number
      void coast()
    },
    hurry: () => {
      isHurried = true
    },
    rest: (number) => {
      coasting++
      resting = number
      if (number !== null) rotor = -angleOf(number)
      inPocket()
    },
  }
}
