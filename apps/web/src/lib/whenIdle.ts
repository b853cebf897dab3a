/** Runs when the page has been at rest for a second: what a visitor does not wait for. Returns a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  const timer = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 3_000 }) : run()),
    1_000,
  )
  return () => clearTimeout(timer)
}
