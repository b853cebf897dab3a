import { itemAt } from '@apogee/rules/validation/required'

const start = /\{(\w+), plural,/

/** The index after the brace that closes the one at `from`. */
function endOfBraces(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

/** The texts of a plural by their keys: ` one {# ticket} other {# tickets}`. */
function optionsOf(text: string): Map<string, string> {
  const options = new Map<string, string>()
  let from = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const end = endOfBraces(text, open)
    options.set(text.slice(from, open).trim(), text.slice(open + 1, end - 1))
    from = end
  }
  return options
}

/** Replaces the plurals of an ICU message, `{count, plural, one {# ticket} other {# tickets}}`, by the option of their value. */
export function pluralText(text: string, values: Readonly<Record<string, string>>, locale: string): string {
  const found = start.exec(text)
  if (!found) return text
  const value = values[itemAt(found, 1)] ?? ''
  const end = endOfBraces(text, found.index)
  const options = optionsOf(text.slice(found.index + itemAt(found, 0).length, end - 1))
  const number = Number(value)
  // A figure that is written with separators is more than one.
  const category = Number.isNaN(number) ? 'other' : new Intl.PluralRules(locale).select(number)
  const chosen = options.get(`=${value}`) ?? options.get(category) ?? options.get('other') ?? ''
  const rest = pluralText(text.slice(end), values, locale)
  return text.slice(0, found.index) + chosen.replaceAll('#', value) + rest
}
