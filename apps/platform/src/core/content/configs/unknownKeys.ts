const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Paths of the keys of a JSON value that none of its readers uses: schemas drop fields they do not name. A value that a
 * schema turns into something else (a text into a list) is used.
 */
export function unknownKeys(written: unknown, read: readonly unknown[], at: readonly string[] = []): string[][] {
  if (Array.isArray(written)) {
    const lists = read.filter((one): one is unknown[] => Array.isArray(one) && one.length === written.length)
    return lists.length < read.length ? [] : written.flatMap((value, index) => inside(value, lists, index, at))
  }
  if (!isRecord(written)) return []
  const records = read.filter(isRecord)
  // No key in common: the schema has turned the object into another one.
  const isOther = !Object.keys(written).some((key) => records.some((one) => Object.hasOwn(one, key)))
  if (records.length < read.length || isOther) return []
  return Object.entries(written).flatMap(([key, value]) =>
    records.some((one) => Object.hasOwn(one, key)) ? inside(value, records, key, at) : [[...at, key]],
  )
}

/** Looks into the value of a key, as read by those readers that use it. */
function inside(
  value: unknown,
  read: readonly (Readonly<Record<string, unknown>> | readonly unknown[])[],
  key: string | number,
  at: readonly string[],
): string[][] {
  const values = read.flatMap((one) => (Object.hasOwn(one, key) ? [one[key as never] as unknown] : []))
  return unknownKeys(value, values, [...at, String(key)])
}
