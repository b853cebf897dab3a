import { createHash, createHmac } from 'node:crypto'
import { drawBox, fullWeight, hashSeed, itemAt, wordOf } from '@apogee/rules/lootboxes/draw'
import { describe, expect, test } from 'vitest'
import { readLootboxes } from './lootboxesConfig.ts'

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const playerSeed = 'apogee-vector'

const blockOf = (message: string) => {
  const bytes = createHmac('sha256', serverSeed).update(message).digest()
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
}

test('the published hash is the SHA-256 of the seed’s text', async () => {
  expect(await hashSeed(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'))
})

test('a draw is the first word of HMAC-SHA256(server seed, "player seed:box:0")', async () => {
  for (const boxId of [1, 7, 4711]) {
    const block = createHmac('sha256', serverSeed).update(`${playerSeed}:${boxId}:0`).digest()
    const word = block.readUInt32BE(0)
    expect(await drawBox({ serverSeed, playerSeed, boxId })).toEqual({
      message: `${playerSeed}:${boxId}:0`,
      hmac: block.toString('hex'),
      word,
      number: word % fullWeight,
    })
  }
})

test('test vectors: these seeds give these numbers on every machine', async () => {
  // echo -n apogee-vector:0:0 | openssl dgst -sha256 -hmac <server seed> starts with bc1ccf75, which is 3156004725.
  const numbers = await Promise.all([0, 1, 2].map((boxId) => drawBox({ serverSeed, playerSeed, boxId })))
  expect(numbers[0]!.number).toBe(4725)
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(3)
})

test('words past the last whole multiple are skipped: they would favour small numbers', () => {
  const words = new Uint32Array(8)
  const view = new DataView(words.buffer)
  for (let place = 0; place < 8; place += 1) view.setUint32(place * 4, 2 ** 32 - 1)
  expect(wordOf(words.buffer)).toBeUndefined()
  view.setUint32(4, 4_294_960_000)
  expect(wordOf(words.buffer)).toBeUndefined()
  view.setUint32(8, 4_294_959_999)
  expect(wordOf(words.buffer)).toBe(4_294_959_999)
})

test('[OPEN-44] items cover as many numbers as their weight, in their order, and an item with weight 0 covers none', () => {
  const items = [
    { id: 'a', weight: 1 },
    { id: 'never', weight: 0 },
    { id: 'b', weight: 9999 },
    { id: 'last', weight: 0 },
  ]
  expect([0, 1, 9999].map((number) => itemAt(items, number).id)).toEqual(['a', 'b', 'b'])
  expect(() => itemAt(items, 10_000)).toThrow('no item')
})

// The quantiles of chi-square at 99 %, by degrees of freedom.
const limits = [0, 6.63, 9.21, 11.34, 13.28, 15.09, 16.81, 18.48, 20.09, 21.67]

/** The draws of many boxes with one pair of seeds: a synchronous version of `drawBox`. */
function numbersOf(draws: number): Uint16Array {
  const numbers = new Uint16Array(draws)
  for (let box = 0; box < draws; box += 1) {
    const word = wordOf(blockOf(`chi-square:${box}:0`))
    if (word === undefined) throw new Error('eight words of a block were skipped')
    numbers[box] = word % fullWeight
  }
  return numbers
}

describe('[LB-10] [LB-11] a million draws of every configured wheel match its weights', () => {
  const { sectors } = readLootboxes('CW')
  const draws = 1_000_000
  const numbers = numbersOf(draws)

  test.each(Object.keys(sectors))('%s', (name) => {
    const items = sectors[name]!.map((item) => ({ ...item, drawn: 0 }))
    for (const number of numbers) itemAt(items, number).drawn += 1
    expect(items.reduce((sum, { weight }) => sum + weight, 0)).toBe(fullWeight)
    const chiSquare = items.reduce((sum, { weight, drawn }) => {
      const expected = (weight / fullWeight) * draws
      return sum + (drawn - expected) ** 2 / expected
    }, 0)
    expect(chiSquare).toBeLessThan(limits[items.length - 1]!)
  })
})
