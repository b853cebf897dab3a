/** Calls `run` once there have been no calls for `ms`. */
export function debounce(run: () => void, ms: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const ask = () => {
    cancel()
    timer = setTimeout(run, ms)
  }
  return Object.assign(ask, { cancel })
}
