/** Returns an item that must exist. Throws instead of calculating with undefined. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index < 0 ? list.length + index : index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

/** Adds to a number of a list that must have it. */
export function addAt(list: { [index: number]: number; readonly length: number }, index: number, amount: number): void {
  list[index] = itemAt(list, index) + amount
}
