import { itemAt } from '../../../engines/itemAt.ts'
import type { Spot } from '../../../engines/roulette/spots.ts'
import type { Texts } from '../../../messages.ts'

export type Words = Texts<'roulette'>

/** Display name of a spot. */
export function nameOf({ id, kind, numbers }: Spot, words: Words): string {
  const values = { numbers: numbers.join(' · '), number: itemAt(numbers, 0), last: itemAt(numbers, -1) } // no spot is empty
  if (kind === 'dozen') return words('dozen', { from: values.number, to: values.last })
  if (kind === 'column') return words('column', { number: Number(id.slice(-1)) })
  if (kind === 'half') return words(id === 'low' ? 'low' : 'high')
  if (kind === 'colour' || kind === 'parity') return words(id as 'red' | 'black' | 'odd' | 'even') // the ids of these kinds
  return words(kind, values)
}
