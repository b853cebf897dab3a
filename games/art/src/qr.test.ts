import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrModules, qrSvg } from './qr.ts'

// The checksums come from pictures that matched another encoder's, module by module, at the same mask.
test.each([
  ['bitcoin:bc1q', 21, '2e4e28ab818e6188'],
  ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00084176', 37, 'bd2a9e91eff978fa'],
])('the QR code of %s has %i modules a side', (text, side, sum) => {
  const modules = qrModules(text)
  expect(modules).toHaveLength(side)
  const drawn = modules.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')).join('\n')
  expect(createHash('sha256').update(drawn).digest('hex').slice(0, 16)).toBe(sum)
})

test('a text too long for a small code is rejected, and a picture has an accessible name', () => {
  expect(() => qrModules('x'.repeat(107))).toThrow(RangeError)
  expect(qrSvg('a', 'A "code"')).toContain('aria-label="A code"')
})
