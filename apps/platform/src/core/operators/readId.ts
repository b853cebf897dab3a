/** The number of a record in a command, as its only argument; undefined if it is not a number. */
export const readId = ([id, ...more]: readonly string[]): bigint | undefined =>
  id !== undefined && /^[1-9]\d{0,15}$/.test(id) && more.length === 0 ? BigInt(id) : undefined
