/**
 * What is typed or pasted: `text` a player reads (names, cities); an `email`; a `number` that may be written in groups
 * (phones, postal codes); a `code` without spaces (IBANs, coupons, addresses of coins, codes of a second factor).
 */
export type InputKind = 'text' | 'email' | 'number' | 'code'

// Soft hyphen, zero-width space, word joiner, byte order mark: left behind by copying, they change no text.
const copied = /[\u00ad\u200b\u2060\ufeff]/g
const formatting = /\p{Cf}/gu
const spaces = /[\p{Zs}\t\n\r]+/gu
const hyphens = /[\u2010-\u2015\u2212]/g

const kinds: Readonly<Record<InputKind, (value: string) => string>> = {
  // Joiners belong to the words of some scripts; what turns the direction of writing is left for the rules to refuse.
  text: (value) =>
    value
      .replace(copied, '')
      .normalize('NFC')
      .replace(/\u2011/g, '-')
      .replace(spaces, ' '),
  email: (value) => value.replace(copied, '').normalize('NFKC'),
  number: (value) => plain(value).replace(spaces, ' '),
  // A letter and its mark meet once the space between them is gone.
  code: (value) => plain(value).replace(spaces, '').normalize('NFKC'),
}

// What is invisible goes first: it would keep a letter from its mark.
const plain = (value: string): string => value.replace(formatting, '').normalize('NFKC').replace(hyphens, '-')

/** One spelling for what looks the same. Input is validated, compared and stored in this form only. */
export const normalise = (value: string, kind: InputKind): string => kinds[kind](value).trim()
