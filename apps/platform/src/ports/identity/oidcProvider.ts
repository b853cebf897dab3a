import { normalise } from '@apogee/rules/validation/text/normalise'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { IdentityProvider } from './identityProvider.ts'

export interface OidcOptions {
  readonly name: string
  readonly title: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly fetch?: oidc.CustomFetch
}

const claimed = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: z.string().max(50).optional(),
  family_name: z.string().max(50).optional(),
})

/**
 * OpenID Connect by the code flow with state, nonce and PKCE, the ID token's signature checked against the issuer's
 * keys.
 */
export function oidcProvider({ name, title, issuer, clientId, clientSecret, fetch }: OidcOptions): IdentityProvider {
  // Only an issuer on the machine itself, or one a test brings, may do without TLS.
  const isOpen = issuer.startsWith('http:')
  const execute = [oidc.enableNonRepudiationChecks, ...(isOpen ? [oidc.allowInsecureRequests] : [])]
  let found: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute,
        ...(fetch && { [oidc.customFetch]: fetch }),
      })
      .catch((error: unknown) => {
        // The next sign-in tries again: the issuer may have been down.
        found = undefined
        throw error
      })
    return found
  }
  return {
    name,
    title,
    async begin(returnTo) {
      const expected = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(expected.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, expected }
    },
    async finish(arrived, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), arrived, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const { sub, email, email_verified, given_name, family_name } = claimed.parse(tokens.claims())
      return {
        uid: sub,
        email: email !== undefined && email_verified === true ? normalise(email, 'email').toLowerCase() : null,
        firstName: given_name ?? null,
        lastName: family_name ?? null,
      }
    },
  }
}
