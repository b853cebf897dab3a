import { ownPath } from '@apogee/rules/site/ownPath'

/** Levels of the password meter. */
export type Strength = 'weak' | 'fair' | 'good' | 'strong'

/** How hard a password is to guess, by length and kinds of characters: only a hint, the server decides. */
export function strengthOf(password: string): { readonly score: 0 | 1 | 2 | 3 | 4; readonly word: Strength | null } {
  if (password.length === 0) return { score: 0, word: null }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length
  const isRepeated = /^(.{1,4})\1+$/u.test(password)
  const points = Math.min(password.length, 20) + kinds * 3
  if (password.length < 8 || isRepeated) return { score: 1, word: 'weak' }
  if (points < 18) return { score: 2, word: 'fair' }
  if (points < 23) return { score: 3, word: 'good' }
  return { score: 4, word: 'strong' }
}

/** The errors of a rejected field: codes with their sentences. */
type Codes = Readonly<Record<string, string>> | undefined

/** Whether a field was rejected with this code. */
export const hasCode = (codes: Codes, code: string): boolean => codes !== undefined && code in codes

/** Formats a secret in groups of four, for typing it in by hand. */
export const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

const cashboxPaths =
  /^\/(cashbox|dashboard|deposit|deposit-bonus|deposit-fast|withdraw|accounts\/[^/]+\/deposit)(\/|\?|$)/

/** SEC-04: only a path of this host can be a return address; OPEN-83: after sign-up a cashbox path becomes main. */
export function returnPath(redirect: string | undefined, isNew: boolean): string | null {
  const path = ownPath(redirect)
  return path !== null && isNew && cashboxPaths.test(path) ? '/' : path
}

/** The contract's pattern for an email address, for forms that need no other part of the contract. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
