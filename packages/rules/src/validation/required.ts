/** Returns a value that must exist. Throws an error with its name instead of continuing with undefined. */
export function required<T>(value: T, name: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`missing: ${name}`)
  return value
}

/** Returns an item that the list must have; a negative index counts from its end. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const at = index < 0 ? list.length + index : index
  const item = list[at]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

/** Returns the value that the map must have under this key. */
export function valueAt<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`no entry ${String(key)} in the map`)
  return value
}
