import { itemAt } from '@apogee/rules/validation/required'
/** Sandbox locale whose texts are accented English: text that appears plain in it was never translated. */
export const pseudoLocale = 'en-XA'

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'
const accents = new Map([...plain].map((letter, at) => [letter, itemAt([...accented], at)]))

const accentedText = (text: string): string => [...text].map((letter) => accents.get(letter) ?? letter).join('')

/** Position where the brace at `from` closes. */
function endOfArgument(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

/** `{count, plural, one {# day} other {# days}}`: the branches change, the syntax that selects them stays. */
function accentedArgument(argument: string): string {
  if (!/^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(argument)) return argument
  let out = '{'
  let at = 1
  while (at < argument.length) {
    const end = argument[at] === '{' ? endOfArgument(argument, at) : at
    out += end > at ? `{${accentedMessage(argument.slice(at + 1, end))}}` : argument[at]
    at = end + 1
  }
  return out
}

function accentedMessage(message: string): string {
  let out = ''
  let at = 0
  while (at < message.length) {
    const special = message.slice(at).search(/[{<]/)
    const start = special < 0 ? message.length : at + special
    out += accentedText(message.slice(at, start))
    if (start === message.length) break
    const end = message[start] === '{' ? endOfArgument(message, start) : message.indexOf('>', start)
    const part = message.slice(start, end + 1)
    out += part.startsWith('{') ? accentedArgument(part) : part
    at = end + 1
  }
  return out
}

/** An ICU message with accents, a third longer and in brackets; placeholders, tags and plurals stay as they are. */
export function pseudoText(message: string): string {
  const text = accentedMessage(message)
  const letters = [...text].filter((letter) => letter > '~').length
  return letters === 0 ? message : `[${text}${'·'.repeat(Math.ceil(letters / 3))}]`
}
