/**
 * Queries are plain text here: no JSON in the address bar, and a token of digits stays a string. A repeated key becomes
 * a list.
 */
export function parsePlainSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  const values = [...new Set(params.keys())].map((key): [string, string | string[]] => {
    const [first = '', ...more] = params.getAll(key)
    return [key, more.length > 0 ? [first, ...more] : first]
  })
  return Object.fromEntries(values)
}

/** The query of an address, with its question mark; empty when there are no values. */
export function writePlainSearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') params.append(key, String(one))
  const text = params.toString()
  return text ? `?${text}` : ''
}
