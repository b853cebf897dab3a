/**
 * So long a slot waits for its own symbols before it shows drawn ones: they are asked for with the page and mostly there at once.
 * Only where they have never been drawn before do they take a second or two; the game's picture is shown meanwhile.
 */
export const PATIENCE_MS = 2500

/** What comes in time; null when it fails or is late. */
export function inTime<T>(coming: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer))
}
