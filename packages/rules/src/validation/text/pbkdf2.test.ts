import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pbkdf2 } from './pbkdf2.ts'

type Bytes = Uint8Array<ArrayBuffer>

async function natively(password: Bytes, salt: Bytes, iterations: number, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, length * 8),
  )
}

test('a key derived here equals that of a browser in a secure context', async () => {
  const bytes = (maxLength: number) =>
    fc.uint8Array({ maxLength, size: 'max' }).map((value): Bytes => Uint8Array.from(value))
  const cases = [bytes(100), bytes(80), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 80 })] as const
  await fc.assert(
    fc.asyncProperty(...cases, async (password, salt, iterations, length) => {
      expect(pbkdf2(password, salt, iterations, length)).toEqual(await natively(password, salt, iterations, length))
    }),
  )
})
