import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const secret = 'a secret of the server'

test('what is sealed is read again under the same secret and purpose', () => {
  expect(unseal(secret, 'codes', seal(secret, 'codes', 'GEZDGNBVGY3TQOJQ')).toString()).toBe('GEZDGNBVGY3TQOJQ')
})

test('the same text is never sealed the same way, and does not show', () => {
  const sealed = seal(secret, 'codes', 'GEZDGNBVGY3TQOJQ')
  expect(sealed.equals(seal(secret, 'codes', 'GEZDGNBVGY3TQOJQ'))).toBe(false)
  expect(sealed.toString('latin1')).not.toContain('GEZDGNBVGY3TQOJQ')
})

test.each([
  ['another secret', () => unseal('another secret', 'codes', seal(secret, 'codes', 'x'))],
  ['another purpose', () => unseal(secret, 'mails', seal(secret, 'codes', 'x'))],
  [
    'a changed byte',
    () => {
      const sealed = seal(secret, 'codes', 'x')
      sealed[12]! ^= 1
      return unseal(secret, 'codes', sealed)
    },
  ],
])('%s opens nothing', (_, open) => {
  expect(open).toThrow()
})
