/**
 * So long a slot waits for its own symbols before it shows drawn ones: they are asked for with the page and mostly there at once.
 * Only where they have never been drawn before do they take some seconds; the game's cover says so meanwhile, and is better to
 * look at than stand-ins.
 */
export const PATIENCE_MS = 6000

/** What comes in time; null when it fails or is late. */
export function inTime<T>(coming: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer))
}
