/** The values to store between sending a visitor to their provider and their return. */
interface Expected {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The person a provider vouches for. */
export interface Identity {
  readonly uid: string
  /** Lower case; null when the provider has not verified one. */
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

/** A third party that knows our visitor and confirms who they are. */
export interface IdentityProvider {
  readonly name: string
  /** As players know it. */
  readonly title: string
  begin(returnTo: string): Promise<{ readonly url: string; readonly expected: Expected }>
  /** `arrived`: the address the visitor returned to. Throws if anything about it is unexpected. */
  finish(arrived: URL, expected: Expected): Promise<Identity>
}
