import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { hmacHex, randomToken, sameText } from '../../../core/ids.ts'

export interface SandboxPerson {
  readonly email: string
  readonly givenName: string
  readonly familyName: string
}

export interface IssuerOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Whether our client may have its visitors sent back to this address. */
  readonly isRegistered: (redirectUri: URL) => boolean
}

/** The contents of a code. It is signed and not stored, so that any node accepts it. */
interface Vouched {
  readonly redirectUri: string
  readonly nonce: string
  readonly challenge: string
  readonly person: SandboxPerson
  /** Milliseconds since 1970. */
  readonly until: number
}

const codeMs = 60_000

const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An identity issuer that vouches for any typed address: for demo and tests. */
export class SandboxIssuer {
  readonly #options: IssuerOptions
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  /** Codes that were exchanged here, with their expiry. */
  readonly #used = new Map<string, number>()

  constructor(options: IssuerOptions) {
    this.#options = options
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** Answers the server-to-server calls; null for any other path. */
  async answer(request: Request): Promise<Response | null> {
    const { issuer } = this.#options
    const path = new URL(request.url).pathname.slice(new URL(issuer).pathname.length)
    if (path === '/.well-known/openid-configuration')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        code_challenge_methods_supported: ['S256'],
      })
    if (path === '/keys')
      return json({
        keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'sandbox', use: 'sig', alg: 'ES256' }],
      })
    return path === '/token' && request.method === 'POST'
      ? this.#exchange(new URLSearchParams(await request.text()))
      : null
  }

  /** Whether an authorization request is one of our client's. */
  isOwnRequest(query: URLSearchParams): boolean {
    const back = URL.parse(query.get('redirect_uri') ?? '')
    return query.get('client_id') === this.#options.clientId && back !== null && this.#options.isRegistered(back)
  }

  /** The address to send the visitor back to, with a code for this person. */
  vouch(query: URLSearchParams, person: SandboxPerson): string {
    const redirectUri = query.get('redirect_uri') ?? ''
    const vouched: Vouched = {
      redirectUri,
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
      person,
      until: Date.now() + codeMs,
    }
    const text = part(vouched)
    const back = new URL(redirectUri)
    back.searchParams.set('code', `${text}.${this.#sealOf(text)}`)
    back.searchParams.set('state', query.get('state') ?? '')
    return back.href
  }

  #exchange(form: URLSearchParams): Response {
    const { clientId, clientSecret, issuer } = this.#options
    const found = this.#take(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    if (!isClient) return json({ error: 'invalid_client' }, 401)
    if (!found || found.challenge !== challenge || found.redirectUri !== form.get('redirect_uri'))
      return json({ error: 'invalid_grant' }, 400)
    const { email, givenName, familyName } = found.person
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce: found.nonce,
      sub: createHash('sha256').update(email).digest('hex').slice(0, 24),
      email,
      email_verified: true,
      given_name: givenName,
      family_name: familyName,
    }
    return json({ access_token: randomToken(), token_type: 'bearer', expires_in: 300, id_token: this.#signed(claims) })
  }

  /** The contents of a code; null if it is not ours, expired, or was exchanged at this node before. */
  #take(code: string): Vouched | null {
    const now = Date.now()
    for (const [each, until] of this.#used) if (until < now) this.#used.delete(each)
    const [text = '', seal = ''] = code.split('.')
    if (!sameText(seal, this.#sealOf(text)) || this.#used.has(code)) return null
    // Only texts signed by us get here.
    const vouched = JSON.parse(Buffer.from(text, 'base64url').toString()) as Vouched
    if (vouched.until < now) return null
    this.#used.set(code, vouched.until)
    return vouched
  }

  #sealOf(text: string): string {
    return hmacHex(this.#options.clientSecret, `code ${text}`)
  }

  #signed(claims: object): string {
    const text = `${part({ alg: 'ES256', typ: 'JWT', kid: 'sandbox' })}.${part(claims)}`
    const signature = sign('sha256', Buffer.from(text), { key: this.#keys.privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
}
