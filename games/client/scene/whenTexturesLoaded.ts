/**
 * Time after the page's start at which a game opens even without its pictures; drawn placeholders are replaced later.
 */
const PATIENCE_MS = 1500

/** Resolves when the pictures have loaded, have failed, or the time limit has passed. */
export function whenTexturesLoaded(pictures: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, Math.max(0, PATIENCE_MS - performance.now())))
  // The game opens with drawn placeholders.
  return Promise.race([pictures.catch(() => {}), late])
}
