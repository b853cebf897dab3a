/**
 * Runs one call at a time and drops calls made while it runs: a form that is submitted twice is sent once, even if its
 * submit waits for something. `onBusy` is called when a call starts and ends.
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
