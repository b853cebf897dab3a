import type { Cue, Manner } from './cues.ts'

/** Milliseconds of vibration and pause in turn. Short: for a press or a win, never for a whole round. */
export const BUZZES: Partial<Record<Cue, readonly number[]>> = {
  press: [8],
  raise: [8],
  lower: [8],
  spin: [14],
  stop: [10],
  chip: [10],
  found: [12],
  scatter: [18],
  coinLands: [16],
  win: [14, 50, 20],
  cashOut: [14, 40, 26],
  big: [22, 50, 22, 50, 44],
  superb: [22, 50, 22, 50, 22, 50, 60],
  free: [20, 60, 20, 60, 50],
  burst: [60],
  blast: [36, 30, 60],
}
/** Whether this is a handheld device that can vibrate: desktop browsers have `vibrate` too, without effect. */
export const canShake = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches

/**
 * Vibrates, but only after the first touch: browsers reject it earlier, and a player with a mouse does not hold the
 * device.
 */
export function createHaptics(isOn: () => boolean) {
  let isTouched = false
  return {
    touched: (): void => {
      isTouched = true
    },
    feel: (cue: Cue, { isLast = true }: Manner = {}): void => {
      const buzz = BUZZES[cue]
      if (buzz && isLast && isTouched && isOn() && canShake()) navigator.vibrate([...buzz])
    },
    stop: (): void => {
      if (isTouched && canShake()) navigator.vibrate(0)
    },
  }
}
