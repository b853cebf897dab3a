import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Ticker } from '../../../lib/sound/useSound'
import { angleFrom, flingOf, type Grip, gripAt, moved } from './grip'
import { brightness, layoutOf } from './motion'
import type { WheelParts } from './Wheel'
import { type Frames, type WheelFace, WheelMotor } from './WheelMotor'

const frames: Frames = {
  request: (run) => requestAnimationFrame(run),
  cancel: (frame) => cancelAnimationFrame(frame),
  now: () => performance.now(),
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A short press with less movement than this is a press on the hub, if there is one. */
const tapDegrees = 3
const tapMs = 350
const hubShare = 0.2

interface WheelPosition {
  readonly sectors: number
  readonly sector: number
  /** The id of the box whose spin ended there; undefined for a wheel before its first spin. */
  readonly seed: number | undefined
  /** The position must not change: the wheel is turning, or has stopped without a prize. */
  readonly isLocked: boolean
}

interface Hand {
  readonly isFree: boolean
  readonly ticker: Ticker
  /** A fling in degrees per millisecond, or a press on the hub (0). */
  readonly onSpin: (fling: number) => void
}

/** The parts of a wheel on the page, the motor that moves them, and the gestures on it. */
export function useWheel({ sectors, sector, seed, isLocked }: WheelPosition, { isFree, ticker, onSpin }: Hand) {
  const disc = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLDivElement>(null)
  const lights = useRef<SVGSVGElement>(null)
  const held = useRef<{ grip: Grip; readonly at: number; turned: number }>(null)
  const [motor] = useState(() => {
    const turn = (angle: number, bend: number) => {
      if (disc.current) disc.current.style.transform = `rotate(${(angle % 360).toFixed(3)}deg)`
      if (pointer.current) pointer.current.style.transform = `rotate(${bend.toFixed(2)}deg)`
    }
    const light: WheelFace['light'] = (angle, layout) => {
      for (const [place, path] of [...(lights.current?.children ?? [])].entries())
        path.setAttribute('opacity', angle === undefined ? '0' : brightness(place, angle, layout).toFixed(3))
    }
    return new WheelMotor({ turn, light, tick: ticker.tick }, layoutOf(sectors), isCalm, frames)
  })
  useEffect(() => {
    motor.fit(layoutOf(sectors))
    if (!isLocked) motor.show(sector, seed)
  }, [motor, sectors, sector, seed, isLocked])
  useEffect(() => () => motor.stop(), [motor])

  const letGo = (event: PointerEvent, isCanceled = false) => {
    const hold = held.current
    held.current = null
    if (!hold) return
    const isTap = Math.abs(hold.turned) < tapDegrees && event.timeStamp - hold.at < tapMs
    const fling = isCanceled || isTap ? undefined : flingOf(hold.grip, event.timeStamp)
    if (fling !== undefined) return onSpin(fling)
    motor.release()
    if (isTap && !isCanceled && isOnHub(event)) onSpin(0)
  }
  const hand = {
    onPointerDown: (event: PointerEvent) => {
      if (!isFree || event.button !== 0) return
      // Under reduced motion the wheel cannot be pulled, but the hub can be pressed.
      motor.grab()
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { grip: gripAt(angleOf(event), event.timeStamp), at: event.timeStamp, turned: 0 }
    },
    onPointerMove: (event: PointerEvent) => {
      const hold = held.current
      if (!hold) return
      const { grip, by } = moved(hold.grip, angleOf(event), event.timeStamp)
      hold.grip = grip
      hold.turned += by
      motor.drag(by)
    },
    onPointerUp: (event: PointerEvent) => letGo(event),
    onPointerCancel: (event: PointerEvent) => letGo(event, true),
  }
  const parts: WheelParts = { disc, pointer, lights }
  return { parts, hand, motor }
}

function angleOf({ currentTarget, clientX, clientY }: PointerEvent): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return angleFrom({ x: left + width / 2, y: top + height / 2 }, clientX, clientY)
}

function isOnHub({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return Math.hypot(clientX - left - width / 2, clientY - top - height / 2) < (width / 2) * hubShare
}
