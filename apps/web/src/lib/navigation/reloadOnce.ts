const key = 'apogee.reloadedFor'

/** How long after its start a document that was reloaded for an address is not reloaded for it again. */
const freshMs = 60_000

/** Whether code failed to load: after a deploy, or without a connection. The messages are those of the browsers and of Vite. */
export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

/**
 * After a deploy only the server knows the chunks of the current build, so a failed import reloads the document. Once
 * per address: if the reloaded document fails too, another reload does not help. A dialog is shown at its own address,
 * so the reload opens it. Returns whether the document reloads.
 */
export function reloadOnce(error: unknown): boolean {
  if (!isFailedImport(error) || navigator.onLine === false) return false
  const { href } = location
  try {
    if (sessionStorage.getItem(key) === href && performance.now() < freshMs) return false
    sessionStorage.setItem(key, href)
  } catch {
    // Without storage there is no protection from a loop.
    return false
  }
  location.reload()
  return true
}
