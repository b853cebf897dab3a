/** The value of a cookie in a `Cookie` header or `document.cookie`; undefined when it is missing. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/**
 * The line that sets one of our cookies for the whole site. `value` is plain text or a number; without `seconds` it is
 * a session cookie.
 */
export const cookieLine = (name: string, value: string, seconds?: number): string =>
  [`${name}=${value}`, 'Path=/', ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]), 'SameSite=Lax'].join('; ')

export const readCookie = (name: string): string | undefined => cookieIn(document.cookie, name)

export function writeCookie(name: string, value: string, seconds?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = cookieLine(name, value, seconds)
}
