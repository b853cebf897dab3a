import type { CallName } from '@apogee/contract'

/** A call that rejects with a code its row does not list answers 500: any test that causes it fails. */
export function failUnlisted(name: CallName, codes: readonly string[]): never {
  throw new Error(`${name} refuses with ${codes.join(', ')}: its row does not list that`)
}
