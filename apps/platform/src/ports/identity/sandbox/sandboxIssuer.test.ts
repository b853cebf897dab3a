import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SandboxIssuer } from './sandboxIssuer.ts'

const client = {
  issuer: 'https://id.test/openid',
  clientId: 'us',
  clientSecret: 'our secret',
  isRegistered: () => true,
}
const back = 'http://casino.test/back'
const verifier = 'a verifier of the browser'
const asked = new URLSearchParams({
  client_id: 'us',
  redirect_uri: back,
  nonce: 'once',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
})
const person = { email: 'jo@example.com', givenName: 'Jo', familyName: 'Urney' }
const codeOf = (node: SandboxIssuer) => new URL(node.vouch(asked, person)).searchParams.get('code')!
async function exchange(node: SandboxIssuer, code: string) {
  const { clientId: client_id, clientSecret: client_secret } = client
  const form = { client_id, client_secret, redirect_uri: back, code_verifier: verifier, code }
  const request = new Request(`${client.issuer}/token`, { method: 'POST', body: new URLSearchParams(form) })
  return (await node.answer(request))!.status
}

test('a code of one node is accepted at another, and only once there', async () => {
  const [one, other] = [new SandboxIssuer(client), new SandboxIssuer(client)]
  const code = codeOf(one)
  expect(await exchange(other, code)).toBe(200)
  expect(await exchange(other, code)).toBe(400)
})

test('a code that was changed, made up or issued to another client is rejected', async () => {
  const issuer = new SandboxIssuer(client)
  const [text = '', seal = ''] = codeOf(issuer).split('.')
  const other = Buffer.from(
    Buffer.from(text, 'base64url').toString().replace('jo@example.com', 'me@example.com'),
  ).toString('base64url')
  const foreign = codeOf(new SandboxIssuer({ ...client, clientSecret: 'another secret' }))
  for (const code of [`${other}.${seal}`, text, '', foreign]) expect(await exchange(issuer, code)).toBe(400)
})
