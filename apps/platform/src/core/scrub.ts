const hidden = '[hidden]'

const secrets: readonly (readonly [RegExp, string])[] = [
  // The value after a secret's name: `password=...`, `"token": "..."`, `Authorization: Bearer ...`.
  [
    /\b(\w*(?:passw|secret|token|otp|cvv|cvc|pin|authorization|cookie|session|api_?key)\w*)(["']?\s*[=:]\s*)(?:(?:bearer|basic)\s+)?("[^"]*"|'[^']*'|[^\s,;&})\]]+)/gi,
    `$1$2${hidden}`,
  ],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`],
  [/[^\s@<>()[\],;:"'/=?&]+@[^\s@<>()[\],;:"'/?&]+\.[^\s@<>()[\],;:"'/?&]+/g, hidden],
  [/[^\s@/=?&"']+%40[^\s@/=?&"']+/gi, hidden],
  // Card numbers, grouped or not; dates and times are shorter.
  [/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g, hidden],
  // Anything random and long: session ids, mailed tokens, JWTs. Rounds use UUIDs as ids.
  [
    /(?<![\w-])(?![\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?:\.[\w-]+)*/g,
    hidden,
  ],
]

/**
 * A text from outside, without anything a log must not contain (SEC-10): card numbers, addresses, tokens, named
 * secrets.
 */
export const scrub = (text: string): string =>
  secrets.reduce((left, [secret, mark]) => left.replace(secret, mark), text)
