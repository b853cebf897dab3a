import { asciiDomain } from './asciiDomain.ts'

/**
 * Kinds of typed or pasted input: `text` a player reads (names, cities); an `email`; a `number` that may be written in
 * groups (phones, postal codes); a `code` without spaces (IBANs, coupons, addresses of coins, codes of a second
 * factor).
 */
export type InputKind = 'text' | 'email' | 'number' | 'code'

// Soft hyphen, zero-width space, word joiner, byte order mark: left behind by copying, they change no text.
const copied = /[\u00ad\u200b\u2060\ufeff]/g
const formatting = /\p{Cf}/gu
const spaces = /[\p{Zs}\t\n\r]+/gu
const hyphens = /[\u2010-\u2015\u2212]/g

const kinds: Readonly<Record<InputKind, (value: string) => string>> = {
  // Joiners belong to the words of some scripts; characters that change the writing direction are left for the rules to
  // reject.
  text: (value) =>
    value
      .replace(copied, '')
      .normalize('NFC')
      .replace(/\u2011/g, '-')
      .replace(spaces, ' '),
  email: (value) => withAsciiDomain(value.replace(copied, '').normalize('NFKC').trim()),
  number: (value) => plain(value).replace(spaces, ' '),
  // Removing the space between a letter and its combining mark joins them, so normalisation comes last.
  code: (value) => plain(value).replace(spaces, '').normalize('NFKC'),
}

/** The domain as it is in the DNS: both spellings of "köln.example" are one account. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  return /^[ -~]*$/.test(domain) ? email : email.slice(0, at) + asciiDomain(domain)
}

// Invisible characters are removed first: they would separate a letter from its combining mark.
const plain = (value: string): string => value.replace(formatting, '').normalize('NFKC').replace(hyphens, '-')

/** One spelling for text that looks the same. Input is validated, compared and stored in this form only. */
export const normalise = (value: string, kind: InputKind): string => kinds[kind](value).trim()
