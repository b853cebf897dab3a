import { randomInt } from 'node:crypto'

/** One of a list that is not empty. */
export function pick<T>(list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from')
  return list[randomInt(list.length)]!
}
