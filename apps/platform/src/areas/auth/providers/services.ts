import type { IdentityProvider } from '../../../ports/identity/identityProvider.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** External providers that can confirm who a visitor is, in the order they are offered. */
    readonly identityProviders: readonly IdentityProvider[]
  }
}

/** The callback URL of a provider, on the host the visitor came from. */
export const callbackOf = (origin: string, name: string): string => `${origin}/api/auth_providers/${name}/callback`
