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

/** The origin of the page that frames this one; in a browser without a list of ancestors, that of the referrer. */
export function hostOrigin(): string | undefined {
  const { ancestorOrigins } = location
  if (ancestorOrigins) return ancestorOrigins[0]
  return URL.parse(document.referrer)?.origin
}
