/**
 * A domain in its ASCII form: "köln.example" is "xn--kln-sna.example". Text that is not a domain is returned unchanged.
 */
export function asciiDomain(domain: string): string {
  const text = domain.normalize('NFC').toLowerCase()
  // Anything else than letters, marks, digits, dots and hyphens means something to a URL.
  if (!/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(text) || !URL.canParse(`http://${text}`)) return text
  return new URL(`http://${text}`).hostname
}
