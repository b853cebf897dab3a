import type { IdentityProvider } from '../../../ports/identity/identityProvider.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** Who else may say who a visitor is, in the order they are offered. */
    readonly identityProviders: readonly IdentityProvider[]
  }
}

/** Where an issuer is told to send the visitor back to: an address of the host he came from. */
export const callbackOf = (origin: string, name: string): string => `${origin}/api/auth_providers/${name}/callback`
