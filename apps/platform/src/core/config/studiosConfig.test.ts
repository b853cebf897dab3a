import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError } from './configError.ts'
import { readStudios } from './studiosConfig.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const wallet = {
  id: 'north',
  protocol: 'wallet',
  url: 'https://north.example/launch/',
  pages: ['https://*.north.example'],
  secrets: ['a-secret-of-sixteen-characters', 'the-one-before-it'],
}
const hub = {
  id: 'hub',
  protocol: 'hub88',
  url: 'https://api.hub.example',
  pages: ['https://games.hub.example'],
  operator_id: 7,
  private_key: privateKey,
  public_keys: [publicKey],
}

test('studios and aggregators are read, each with what its protocol needs', () => {
  expect(readStudios(JSON.stringify([wallet, hub]))).toMatchObject([
    { id: 'north', url: 'https://north.example/launch', addresses: [], currencies: null },
    { id: 'hub', operator_id: 7 },
  ])
  expect(readStudios(undefined)).toEqual([])
})

test.each([
  ['no JSON', '{', 'STUDIOS must be a JSON list'],
  ['our own id', [{ ...wallet, id: 'apogee' }], '0.id: must not be apogee'],
  ['one id twice', [wallet, { ...hub, id: 'north' }], 'two entries with the id north'],
  ['a short secret', [{ ...wallet, secrets: ['short'] }], '0.secrets.0: must have at least 16 characters'],
  ['three secrets', [{ ...wallet, secrets: [...wallet.secrets, 'and-a-third-secret'] }], '0.secrets'],
  ['a range that is none', [{ ...wallet, addresses: ['10.0.0.0/99'] }], '0.addresses.0: must be an IP address'],
  ['pages with a path', [{ ...wallet, pages: ['https://north.example/games'] }], '0.pages.0: must be an origin'],
  ['a key that is none', [{ ...hub, public_keys: ['-----BEGIN'] }], '0.public_keys.0: must be a public key'],
  ['an unknown protocol', [{ ...wallet, protocol: 'other' }], 'STUDIOS: 0.protocol'],
  ['a field that no one reads', [{ ...wallet, adresses: [] }], 'STUDIOS: 0'],
] as const)('%s is refused with a sentence', (_, value, message) => {
  const json = typeof value === 'string' ? value : JSON.stringify(value)
  expect(() => readStudios(json)).toThrow(ConfigError)
  expect(() => readStudios(json)).toThrow(message)
})

test('a sentence about a fault repeats no secret', () => {
  const fault = [{ ...wallet, secrets: ['hush-hush'] }]
  expect(() => readStudios(JSON.stringify(fault))).toThrow(/^(?!.*hush-hush)/)
})
