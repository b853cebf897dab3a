import { expect, test } from 'vitest'
import { seal, tryUnseal, unseal, type VaultKeys } from './sealed.ts'

const keys: VaultKeys = ['a key of the vault']

test('a sealed value is read again under the same key and purpose', () => {
  expect(unseal(keys, 'codes', seal(keys, 'codes', 'GEZDGNBVGY3TQOJQ')).toString()).toBe('GEZDGNBVGY3TQOJQ')
})

test('the same text is never sealed the same way, and is not readable', () => {
  const sealed = seal(keys, 'codes', 'GEZDGNBVGY3TQOJQ')
  expect(sealed.equals(seal(keys, 'codes', 'GEZDGNBVGY3TQOJQ'))).toBe(false)
  expect(sealed.toString('latin1')).not.toContain('GEZDGNBVGY3TQOJQ')
})

test('an older key still opens the values it sealed, and the newest one seals', () => {
  const old = seal(keys, 'codes', 'x')
  const both: VaultKeys = ['a newer key', ...keys]
  expect(tryUnseal(both, 'codes', old)).toMatchObject({ value: Buffer.from('x'), isNewest: false })
  expect(tryUnseal(['a newer key'], 'codes', seal(both, 'codes', 'x'))).toMatchObject({ isNewest: true })
})

test.each([
  ['another key', () => unseal(['another key'], 'codes', seal(keys, 'codes', 'x'))],
  ['another purpose', () => unseal(keys, 'mails', seal(keys, 'codes', 'x'))],
  [
    'a changed byte',
    () => {
      const sealed = seal(keys, 'codes', 'x')
      sealed[12]! ^= 1
      return unseal(keys, 'codes', sealed)
    },
  ],
])('%s opens nothing', (_, open) => {
  expect(open).toThrow()
})
