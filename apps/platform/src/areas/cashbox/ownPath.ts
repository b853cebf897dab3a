/**
 * SEC-04: the path, query and fragment of an address of our own host, or null for every other address. Takes a path or the
 * full address; `//host`, `/\host` and what a browser would read as another host are not ours.
 */
export function ownPath(address: string, origin: string): string | null {
  const isControl = (character: string) => character < ' ' || character === '\u007f' || character === '\\'
  if ([...address].some(isControl)) return null
  if (!address.startsWith('/') && !/^https?:\/\//i.test(address)) return null
  const url = URL.parse(address, origin)
  if (url?.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return null
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
}
