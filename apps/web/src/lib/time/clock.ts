import { useSyncExternalStore } from 'react'

/** A clock that ticks in steps: its subscribers share one timer, which runs only while there are any. */
export function steppingClock(stepMs: number) {
  const listeners = new Set<() => void>()
  let nowMs = Date.now()
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    nowMs = Date.now()
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      if (timer === undefined) {
        timer = setInterval(tick, stepMs)
        tick()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    now: (): number => nowMs,
  }
}
export type SteppingClock = ReturnType<typeof steppingClock>

/** CONST-20: the visitor's local time. Only minutes are shown, so with a step of 15 s it is never later than that. */
export const localClock = steppingClock(15_000)
/** CONST-19: timers that show seconds. */
export const secondClock = steppingClock(1_000)

/** The clock's time in ms; undefined on the server and in the first render, which do not know the reader's time. */
export const useNow = (clock: SteppingClock): number | undefined =>
  useSyncExternalStore(clock.subscribe, clock.now, () => undefined)

const two = (value: number): string => String(value).padStart(2, '0')

/** OPEN-51: `HH:MM:SS`; hours go past 24. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
}
