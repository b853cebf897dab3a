import { callbackOf } from '../../areas/auth/public.ts'
import type { Config } from '../../core/config/config.ts'
import { brandNaming } from '../../core/content/brands.ts'
import { hmacHex } from '../../core/ids.ts'
import type { IdentityProvider } from '../../ports/identity/identityProvider.ts'
import { oidcProvider } from '../../ports/identity/oidcProvider.ts'
import { SandboxIssuer } from '../../ports/identity/sandbox/sandboxIssuer.ts'

export interface Identities {
  readonly providers: readonly IdentityProvider[]
  /** Set in demo mode without AUTH_PROVIDERS: adds its own pages. */
  readonly sandbox: SandboxIssuer | null
}

const sandboxName = 'atlas_id'
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Our callback, on a host that the demo is reached by: the public one, a brand's, or this machine's own names. */
const registeredBy =
  (publicUrl: string) =>
  (back: URL): boolean => {
    const home = new URL(publicUrl)
    const isOurs = back.hostname === home.hostname || loopback.test(back.hostname) || brandNaming(back.host, 'demo')
    const origin = `${home.protocol}//${back.hostname}${home.port && `:${home.port}`}`
    return Boolean(isOurs) && back.href === callbackOf(origin, sandboxName)
  }

/** External identity providers: the configured ones, or, in a demo without any, the sandbox's. */
export function openIdentities({ authProviders, mode, publicUrl, secrets }: Config): Identities {
  if (authProviders !== null || mode !== 'demo')
    return { providers: (authProviders ?? []).map(oidcProvider), sandbox: null }
  const client = {
    issuer: `${publicUrl}/sandbox/identity`,
    clientId: 'apogee',
    clientSecret: hmacHex(secrets.session, 'sandbox identity'),
    isRegistered: registeredBy(publicUrl),
  }
  const sandbox = new SandboxIssuer(client)
  // The public address may lead through a proxy this machine cannot reach.
  const fetch = async (url: string, init: object) =>
    (await sandbox.answer(new Request(url, init))) ?? new Response(null, { status: 404 })
  return { providers: [oidcProvider({ name: sandboxName, title: 'Atlas ID', ...client, fetch })], sandbox }
}
