import { expect, test } from 'vitest'
import { drawBox, fullWeight, hashSeed, itemAt, wordOf } from './draw.ts'

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const playerSeed = 'apogee-vector'

// As `openssl dgst -sha256 -hmac <server seed>` computes them.
test('the hash of a seed is the SHA-256 any tool computes', async () => {
  expect(await hashSeed(serverSeed)).toBe('6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b')
})

test.each([
  [0, 'bc1ccf753abc2c902d17bd71da1b691e540791c1e9135c2d6c9125e3a2891b15', 3_156_004_725, 4725],
  [1, '344eac18303e8f204ea4efbc3e58cfac44953b3db48edd8c37a1ee82edcd7d65', 877_571_096, 1096],
  [7, 'd8b5065854b8fca9c7a582422b32e067d6ba9515aaf6837adbc94bb99136875a', 3_635_742_296, 2296],
  [4711, '36c94fa20261edfd47978427f9758dc596b8dcbdb019ad08d69ab641fb7cbb12', 919_162_786, 2786],
])('box %i is drawn from the first word of its block', async (boxId, hmac, word, number) => {
  const message = `${playerSeed}:${boxId}:0`
  expect(fullWeight).toBe(10_000)
  expect(await drawBox({ serverSeed, playerSeed, boxId })).toEqual({ message, hmac, word, number })
})

test('words from the last whole multiple on are skipped, up to the end of the block', () => {
  const view = new DataView(new ArrayBuffer(32))
  for (let place = 0; place < 8; place += 1) view.setUint32(place * 4, 4_294_960_000)
  expect(wordOf(view.buffer)).toBeUndefined()
  view.setUint32(28, 4_294_959_999)
  expect(wordOf(view.buffer)).toBe(4_294_959_999)
  view.setUint32(4, 5)
  expect(wordOf(view.buffer)).toBe(5)
})

test('[OPEN-44] an item takes as many numbers as its weight, in order; one without weight takes none', () => {
  const items = [
    { id: 'never', weight: 0 },
    { id: 'one', weight: 1 },
    { id: 'rest', weight: 9999 },
  ]
  expect([0, 1, 9999].map((number) => itemAt(items, number).id)).toEqual(['one', 'rest', 'rest'])
  expect(() => itemAt(items, 10_000)).toThrow('no item')
})
