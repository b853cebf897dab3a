import { randomInt } from 'node:crypto'
import { itemAt } from '@apogee/rules/validation/required'

/** One of a list that is not empty. */
export function pick<T>(list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from')
  return itemAt(list, randomInt(list.length))
}
