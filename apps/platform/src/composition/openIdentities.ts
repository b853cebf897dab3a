import type { Config } from '../core/config.ts'
import { hmacHex } from '../core/ids.ts'
import type { IdentityProvider } from '../ports/identity/identityProvider.ts'
import { oidcProvider } from '../ports/identity/oidcProvider.ts'
import { SandboxIssuer } from '../ports/identity/sandbox/sandboxIssuer.ts'

export interface Identities {
  readonly providers: readonly IdentityProvider[]
  /** Set in demo mode without AUTH_PROVIDERS: adds its own pages. */
  readonly sandbox: SandboxIssuer | null
}

/** External identity providers: the configured ones, or, in a demo without any, the sandbox's. */
export function openIdentities({ authProviders, mode, publicUrl, secrets }: Config): Identities {
  if (authProviders !== null || mode !== 'demo')
    return { providers: (authProviders ?? []).map(oidcProvider), sandbox: null }
  const client = {
    issuer: `${publicUrl}/sandbox/identity`,
    clientId: 'apogee',
    clientSecret: hmacHex(secrets.session, 'sandbox identity'),
  }
  const sandbox = new SandboxIssuer(client)
  // The public address may lead through a proxy this machine cannot reach.
  const fetch = async (url: string, init: object) =>
    (await sandbox.answer(new Request(url, init))) ?? new Response(null, { status: 404 })
  return { providers: [oidcProvider({ name: 'atlas_id', title: 'Atlas ID', ...client, fetch })], sandbox }
}
