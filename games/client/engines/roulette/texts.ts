import { itemAt } from '../../../engines/itemAt.ts'
import type { Spot } from '../../../engines/roulette/spots.ts'
import type { Texts } from '../../../messages.ts'

export type RouletteTexts = Texts<'roulette'>

/** Display name of a spot. */
export function nameOf({ id, kind, numbers }: Spot, engineTexts: RouletteTexts): string {
  const values = { numbers: numbers.join(' · '), number: itemAt(numbers, 0), last: itemAt(numbers, -1) } // no spot is empty
  if (kind === 'dozen') return engineTexts('dozen', { from: values.number, to: values.last })
  if (kind === 'column') return engineTexts('column', { number: Number(id.slice(-1)) })
  if (kind === 'half') return engineTexts(id === 'low' ? 'low' : 'high')
  if (kind === 'colour' || kind === 'parity') return engineTexts(id as 'red' | 'black' | 'odd' | 'even') // the ids of these kinds
  return engineTexts(kind, values)
}
