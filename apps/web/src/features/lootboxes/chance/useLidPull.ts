import { type PointerEvent, useRef } from 'react'
import type { BoxStage } from './BoxStage'

/** A pull of this many pixels lifts the lid to its maximum. */
const pullPixels = 110
/** A shorter movement is a press on the box. */
const tapPixels = 8

interface LidPull {
  readonly isFree: boolean
  readonly stage: () => BoxStage | undefined
  readonly onOpen: () => void
}

/**
 * Handles presses on the box and pulls at its lid: both open it, but a pull that ends too soon lets the lid fall shut.
 */
export function useLidPull({ isFree, stage, onOpen }: LidPull) {
  const held = useRef<number>(null)
  const letGo = (event: PointerEvent, isCanceled: boolean) => {
    const from = held.current
    held.current = null
    if (from === null) return
    const up = from - event.clientY
    const isOpened = !isCanceled && (Math.abs(up) < tapPixels || stage()?.lift(up / pullPixels))
    if (isOpened) onOpen()
    else void stage()?.drop()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!isFree || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = event.clientY
    },
    onPointerMove: (event: PointerEvent) => {
      if (held.current !== null) stage()?.lift((held.current - event.clientY) / pullPixels)
    },
    onPointerUp: (event: PointerEvent) => letGo(event, false),
    onPointerCancel: (event: PointerEvent) => letGo(event, true),
  }
}
