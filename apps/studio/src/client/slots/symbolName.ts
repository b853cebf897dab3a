import { SYMBOLS } from '../../engines/lines/symbols.ts'
import type { Texts } from '../../messages.ts'

/** What a symbol is called where its picture is not seen: pictures are numbered, as every theme has its own. */
export function symbolName(symbol: number, words: Texts<'slots'>): string {
  const id = SYMBOLS[symbol] ?? 'wild'
  switch (id) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
      return words('picture', { number: id.slice(1) })
    default:
      return words(id)
  }
}
