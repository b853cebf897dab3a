/** Whether a policy's `frame-ancestors` includes an origin: `https://a.b`, `https://*.a.b`, `http://127.0.0.1:*`. */
export function isNamedOrigin(origin: string, named: readonly string[]): boolean {
  const asked = URL.parse(origin)
  return asked !== null && named.some((pattern) => fits(asked, pattern))
}

function fits(asked: URL, pattern: string): boolean {
  const [, scheme, host = '', port] = /^(https?:)\/\/([^:/]+)(?::(\d+|\*))?$/.exec(pattern) ?? []
  if (asked.protocol !== scheme || (port !== '*' && asked.port !== (port ?? ''))) return false
  return host.startsWith('*.') ? asked.hostname.endsWith(host.slice(1)) : asked.hostname === host
}

const hostKey = 'apogee.host'

/**
 * The origin of the page that frames this one, if the brand allows it. A browser without `ancestorOrigins` has only the
 * referrer, which contains the host for the first document in the frame; later documents use the stored one.
 */
export function hostOrigin(named: readonly string[]): string | undefined {
  const { ancestorOrigins } = location
  const isNamed = (origin: string | null | undefined): origin is string => !!origin && isNamedOrigin(origin, named)
  if (ancestorOrigins) return isNamed(ancestorOrigins[0]) ? ancestorOrigins[0] : undefined
  const referrer = URL.parse(document.referrer)?.origin
  try {
    if (isNamed(referrer)) sessionStorage.setItem(hostKey, referrer)
    const stored = sessionStorage.getItem(hostKey)
    return isNamed(stored) ? stored : undefined
  } catch {
    // Browsers may block storage in a frame: the referrer decides.
    return isNamed(referrer) ? referrer : undefined
  }
}
