const hidden = '[hidden]'

// Patterns here read untrusted input, so each is linear: it begins at the start of a word and never reads a text twice.
const secretName = /passw|secret|token|otp|cvv|cvc|pin|authorization|cookie|session|api_?key/i
/** A name before its value: `password=...`, `"token": "..."`, `Authorization: Bearer ...`. */
const name = /(?<!\w)(\w+)["']?\s*[=:]\s*/g
/** A quotation that does not end is one up to the end of the text. */
const value = /(?:(?:bearer|basic)\s+)?(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s,;&})\]]+)/iy
const word = /[^\s<>()[\],;:"'/=?&]+/g

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`],
  // Card numbers, grouped or not; dates and times are shorter.
  [/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g, hidden],
  // Anything random and long: session ids, mailed tokens, JWTs. Rounds use UUIDs as ids.
  [
    /(?<![\w-])(?![\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?:\.[\w-]+)*/g,
    hidden,
  ],
]

/**
 * Removes everything a log must not contain from an untrusted text (SEC-10): card numbers, addresses, tokens, named
 * secrets. Takes time in proportion to its length.
 */
export const scrub = (text: string): string =>
  patterns.reduce((left, [pattern, mark]) => left.replace(pattern, mark), withoutAddresses(withoutNamedSecrets(text)))

/** Half a card number would not be recognised: so much more is read than returned. */
const margin = 100

/** The first `most` characters of a scrubbed text of any length. Only slightly more of it is read. */
export function scrubStart(text: string, most: number): string {
  const read = scrub(text.slice(0, most + margin))
  // Scrubbing shortens, so the place of the cut may have come within `most`.
  const isCut = text.length > most + margin
  return (isCut ? read.slice(0, -margin) : read).slice(0, most)
}

function withoutNamedSecrets(text: string): string {
  let left = ''
  let from = 0
  name.lastIndex = 0
  for (let found = name.exec(text); found; found = name.exec(text)) {
    if (!secretName.test(found[1] ?? '')) continue
    value.lastIndex = name.lastIndex
    if (!value.test(text)) continue
    left += text.slice(from, name.lastIndex) + hidden
    from = value.lastIndex
    name.lastIndex = from
  }
  return left + text.slice(from)
}

const withoutAddresses = (text: string): string => text.replace(word, (each) => (isAddress(each) ? hidden : each))

/** An email address, as it is or encoded for a query. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@', 1)
  return (at > 0 && text.indexOf('.', at + 2) > 0) || text.indexOf('%40', 1) > 0
}
