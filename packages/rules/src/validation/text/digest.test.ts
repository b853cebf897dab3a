import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { digest, hmacSha256, sha256, toHex } from './digest.ts'

const { subtle } = crypto
afterEach(() => void vi.unstubAllGlobals())

type Bytes = Uint8Array<ArrayBuffer>
const bytes = (limits: { minLength?: number; maxLength: number }) =>
  // Without a size fast-check stays below 13 bytes, and a secret longer than a block of 64 is never tried.
  fc.uint8Array({ ...limits, size: 'max' }).map((part) => new Uint8Array(part))
const hashed = async (content: Bytes) => toHex(new Uint8Array(await subtle.digest('SHA-256', content)))
const signed = async (secret: Bytes, message: Bytes) => {
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toHex(new Uint8Array(await subtle.sign('HMAC', key, message)))
}

test('without WebCrypto, the digest equals that of other implementations', async () => {
  expect(toHex(digest(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000]) {
    const content = new Uint8Array(length).fill(0xab)
    expect(toHex(digest(content))).toBe(await hashed(content))
  }
})

test.each([64, 65])('without WebCrypto, a secret of %i bytes signs as everywhere else', async (length) => {
  const [secret, message] = [new Uint8Array(length).fill(7), new Uint8Array([1, 2, 3])]
  vi.stubGlobal('crypto', {})
  expect(toHex(await (await hmacSha256(secret))(message))).toBe(await signed(secret, message))
})

test.each(['with', 'without'])('%s WebCrypto, hashes and signatures are alike', async (which) => {
  if (which === 'without') vi.stubGlobal('crypto', {})
  await fc.assert(
    fc.asyncProperty(bytes({ minLength: 1, maxLength: 200 }), bytes({ maxLength: 300 }), async (secret, message) => {
      expect(toHex(await sha256(message))).toBe(await hashed(message))
      const sign = await hmacSha256(secret)
      expect(toHex(await sign(message))).toBe(await signed(secret, message))
    }),
  )
})
