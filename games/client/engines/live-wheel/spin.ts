import type { TypesOf } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { engine } from '../../../engines/live-wheel/engine.ts'
import { SPIN_MS } from '../../../engines/live-wheel/play.ts'
import { figureOf, isTimes, type Segment, type WheelProfile } from '../../../engines/live-wheel/profiles.ts'
import type { PresentedLiveRound } from '../../../protocol/live.ts'
import type { EngineParts } from '../../engine.ts'
import { viewOf } from '../../rounds/gameView.ts'
import type { createWheelPicture } from './createWheelPicture.ts'
import { angleOf, type Turning, wheelAt } from './turning.ts'

type Types = TypesOf<typeof engine>

interface SpinHandlers {
  /** The host's hand starts the wheel; for a visitor who joins later it already turns. */
  onSpin(): void
  onTimes(times: number): void
}
const HAND_MS = 600

/** Moves the picture by the table's clock from the draw to the result. */
export function createTurning(
  picture: ReturnType<typeof createWheelPicture>,
  profile: WheelProfile,
  { sound, isStill }: EngineParts,
  { onSpin, onTimes }: SpinHandlers,
) {
  const size = profile.segments.length
  let from = 0
  let running = 0
  /** The known stops of the round. */
  let stops: readonly number[] = []

  const lastOf = ({ view }: PresentedLiveRound<Types>) => view?.stops.at(-1) ?? 0
  const stand = (stop: number) => picture.turn(angleOf(stop, size), false)
  stand(0)

  function showTimes(segment: Segment | undefined): void {
    if (!segment || !isTimes(segment)) return
    sound.play('scatter', { step: 2 })
    onTimes(figureOf(segment))
  }

  return {
    spin: (round: PresentedLiveRound<Types>, now: () => number) => {
      stops = viewOf(round).stops
      const turn = ++running
      const began = round.spins_at
      let announced = -1
      let begun = -1
      let peg = 0
      const frame = () => {
        if (turn !== running) return
        const elapsedMs = now() - began
        const turning: Turning = { stops, size, from, isTimes: (stop) => isTimes(itemAt(profile.segments, stop)) }
        const { angle, spin, isAtRest } = wheelAt(turning, elapsedMs)
        if (spin > begun) {
          begun = spin
          if (elapsedMs - spin * SPIN_MS < HAND_MS) onSpin()
        }
        if (isStill()) stand(isAtRest ? (stops[spin] ?? 0) : from)
        else picture.turn(angle, !isAtRest)
        const passed = Math.floor((angle * size) / 360)
        if (passed !== peg) sound.play('peg')
        peg = passed
        if (isAtRest && spin > announced) {
          announced = spin
          showTimes(profile.segments[stops[spin] ?? 0])
        }
        requestAnimationFrame(frame)
      }
      frame()
    },
    reveal: (round: PresentedLiveRound<Types>) => {
      stops = viewOf(round).stops
    },
    rest: (round: PresentedLiveRound<Types>) => {
      running++
      from = lastOf(round)
      stand(from)
    },
  }
}
