/**
 * Read as another host, or as the end of a header, by one reader or another: control characters, line separators,
 * backslashes.
 */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** A placeholder host for parsing paths; no address on the web can name it. */
const noOrigin = 'https://own.invalid'

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    // A malformed escape: not a path of ours.
    return null
  }
}

/**
 * SEC-04: the path, query and fragment of an address on our own host, or null for every other value. Takes a path; with
 * an `origin`, also a full address there. The result is percent-encoded and stays on our host even if it is decoded
 * again.
 */
export function ownPath(address: unknown, origin?: string): string | null {
  if (typeof address !== 'string' || unsafe.test(address)) return null
  if (!address.startsWith('/') && !(origin && /^https?:\/\//i.test(address))) return null
  const home = origin ?? noOrigin
  const url = URL.parse(address, home)
  if (url?.origin !== new URL(home).origin || url.username !== '' || url.password !== '') return null
  const path = decoded(url.pathname)
  if (path === null || path.startsWith('//') || unsafe.test(path)) return null
  return url.pathname + url.search + url.hash
}
