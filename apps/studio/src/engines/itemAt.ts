/** An item that is there by construction. Throws where it is not, instead of calculating with nothing. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index < 0 ? list.length + index : index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}
