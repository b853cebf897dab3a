/** Pauses that a press can skip: after a skip, the rest of the round has no pauses. */
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
