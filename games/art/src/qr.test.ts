import { expect, test } from 'vitest'
import { qrCode, qrSvg } from './qr.ts'

const token = 'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=0x'

test.each([
  ['a short one', 'bitcoin:bc1q', 21],
  ['an address with an amount', 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00084176', 37],
  ['a transfer of a token', `${token}${'0'.repeat(40)}&uint256=25000000`, 49],
])('the QR code of %s has a light margin of four modules and three finder patterns', (_, text, modules) => {
  const { side, path } = qrCode(text)
  expect(side).toBe(modules + 8)
  const dark = new Set(path.match(/M\d+ \d+/g))
  const places = [...dark].flatMap((place) => place.slice(1).split(' ').map(Number))
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, modules + 3])
  for (const [x, y] of [
    [4, 4],
    [modules - 3, 4],
    [4, modules - 3],
  ] as const) {
    const ring = Array.from({ length: 7 }, (_, at) => [dark.has(`M${x + at} ${y}`), dark.has(`M${x + at} ${y + 1}`)])
    expect(ring.map(([edge]) => edge)).toEqual(Array(7).fill(true))
    expect(ring.map(([, inside]) => inside)).toEqual([true, false, false, false, false, false, true])
  }
})

test('a text too long for any QR code is rejected, and a picture names itself', () => {
  expect(() => qrCode('x'.repeat(2332))).toThrow(RangeError)
  expect(qrSvg('a', 'A "code"')).toContain('aria-label="A code"')
})
