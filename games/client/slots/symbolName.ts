import { SYMBOLS } from '../../engines/lines/symbols.ts'
import type { Texts } from '../../messages.ts'

/** Text alternative of a symbol: pictures are numbered, because every theme has its own. */
export function symbolName(symbol: number, slotTexts: Texts<'slots'>): string {
  const id = SYMBOLS[symbol] ?? 'wild'
  switch (id) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
      return slotTexts('picture', { number: id.slice(1) })
    default:
      return slotTexts(id)
  }
}
