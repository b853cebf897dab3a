/**
 * How long a slot waits for its own symbols before it shows drawn ones. They are requested with the page and usually
 * ready immediately. Only when the server has to render them for the first time do they take some seconds, during which
 * the game's cover is better to look at than placeholders.
 */
export const PATIENCE_MS = 6000

/** Resolves with the value if it arrives in time; null when it fails or is late. */
export function inTime<T>(coming: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  // A failure counts as late: the caller continues without the value.
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer))
}
