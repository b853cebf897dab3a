import type { Request_ } from '@apogee/contract'

export type SignUpSource = NonNullable<Request_<'auth.signUp'>['body']['user']['attribution']>

let read: () => SignUpSource | undefined = () => undefined

/** Tracking names how the visitor found the site, so that the forms need not import it. */
export function setSignUpSource(reader: () => SignUpSource): void {
  read = reader
}

/** How the visitor found the site; undefined before tracking has loaded, and for bots. */
export const signUpSource = (): SignUpSource | undefined => read()
