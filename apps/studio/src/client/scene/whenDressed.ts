/** A game opens so long after its page began, with what it draws itself if its pictures are not here: they come in later. */
const PATIENCE_MS = 1500

/** Resolves when the pictures have come, or cannot, or are no longer waited for. */
export function whenDressed(pictures: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, Math.max(0, PATIENCE_MS - performance.now())))
  return Promise.race([pictures.catch(() => {}), late])
}
