/**
 * Runs one call at a time, and drops those that are made meanwhile: a form that is submitted twice is sent once,
 * whatever its submit waits for. `onBusy` learns when a call starts and ends.
 */
export function singleFlight(onBusy: (isBusy: boolean) => void) {
  let isBusy = false
  const set = (next: boolean) => {
    isBusy = next
    onBusy(next)
  }
  return async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    if (isBusy) return undefined
    set(true)
    try {
      return await run()
    } finally {
      set(false)
    }
  }
}
