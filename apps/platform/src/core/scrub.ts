const hidden = '[hidden]'

const secrets: readonly (readonly [RegExp, string])[] = [
  // What stands behind the name of a secret: `password=...`, `"token": "..."`, `Authorization: Bearer ...`.
  [
    /\b(\w*(?:passw|secret|token|otp|cvv|cvc|pin|authorization|cookie|session|api_?key)\w*)(["']?\s*[=:]\s*)(?:(?:bearer|basic)\s+)?("[^"]*"|'[^']*'|[^\s,;&})\]]+)/gi,
    `$1$2${hidden}`,
  ],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`],
  [/[^\s@<>()[\],;:"'/=?&]+@[^\s@<>()[\],;:"'/?&]+\.[^\s@<>()[\],;:"'/?&]+/g, hidden],
  [/[^\s@/=?&"']+%40[^\s@/=?&"']+/gi, hidden],
  // Card numbers, in groups or not; dates and times are shorter.
  [/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g, hidden],
  // Anything random and long: ids of sessions, mailed tokens, JWTs. Rounds have theirs in the form of a UUID.
  [
    /(?<![\w-])(?![\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?:\.[\w-]+)*/g,
    hidden,
  ],
]

/** A text from outside without what a log must not hold (SEC-10): card numbers, addresses, tokens, named secrets. */
export const scrub = (text: string): string =>
  secrets.reduce((left, [secret, mark]) => left.replace(secret, mark), text)
