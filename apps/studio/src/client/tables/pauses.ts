/** Waits that a press may cut short: once skipped, the rest of a round waits no more. */
export function createPauses() {
  let isSkipped = false
  let skip = () => {}
  return {
    begin: () => {
      isSkipped = false
    },
    skip: () => {
      isSkipped = true
      skip()
    },
    wait: (ms: number) =>
      isSkipped
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, ms)
            skip = () => {
              clearTimeout(timer)
              resolve()
            }
          }),
  }
}
