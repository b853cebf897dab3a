import { createHash, createHmac } from 'node:crypto'
import {
  drawLottery,
  hashList,
  hashSeed,
  hashTickets,
  lotteryValue,
  ticketList,
  valueList,
  wordBelow,
} from '@apogee/rules/lotteries/draw'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const valuesHash = sha256('a-value-of-a-player\n')
const numbersOf = (count: number) => Array.from({ length: count }, (_, nth) => String(nth + 1).padStart(6, '0'))

/** The draw as described on the fairness page: from a list that becomes shorter, with the HMAC of Node.js. */
function drawByHand(prefix: string, numbers: readonly string[], places: number) {
  const left = [...numbers]
  const won: { place: number; ticket: string }[] = []
  for (let place = Math.min(places, numbers.length); place >= 1; place -= 1) {
    for (let counter = 0; ; counter += 1) {
      const block = createHmac('sha256', seed).update(`${prefix}:${place}:${counter}`).digest()
      const words = [0, 4, 8, 12, 16, 20, 24, 28].map((offset) => block.readUInt32BE(offset))
      const word = words.find((one) => one < 2 ** 32 - (2 ** 32 % left.length))
      if (word === undefined) continue
      won.push({ place, ticket: left.splice(word % left.length, 1)[0]! })
      break
    }
  }
  return won
}

test.each([
  ['a-value_1', true],
  ['v'.repeat(64), true],
  ['v'.repeat(65), false],
  ['a-value', false],
  ['a value', false],
  ['a-value_1\n', false],
  ['%a-value_1', false],
])('a player may add the value %j: %s', (value, isAllowed) => {
  expect(lotteryValue.test(value)).toBe(isAllowed)
})

test('the hashes match the published data', async () => {
  const numbers = numbersOf(3)
  expect(ticketList(numbers)).toBe('000001\n000002\n000003\n')
  expect(await hashTickets(numbers)).toBe(sha256('000001\n000002\n000003\n'))
  expect(await hashTickets([])).toBe(sha256(''))
  expect(await hashSeed(seed)).toBe(sha256(seed))
})

test('a draw matches the description on the fairness page for any number of tickets and prizes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 40 }), async (count, places) => {
      const numbers = numbersOf(count)
      const ticketsHash = await hashTickets(numbers)
      const steps = await drawLottery({ seed, ticketsHash, valuesHash }, { tickets: count, places })
      const won = steps.map(({ place, index }) => ({ place, ticket: numbers[index]! }))
      expect(won).toEqual(drawByHand(sha256(ticketsHash + valuesHash), numbers, places))
    }),
  )
})

test('a ticket wins once; the last prize is drawn first, and with few tickets only the best places are drawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 50 }), fc.integer({ min: 1, max: 50 }), async (tickets, places) => {
      const steps = await drawLottery({ seed, ticketsHash: sha256(String(tickets)), valuesHash }, { tickets, places })
      const drawn = Math.min(tickets, places)
      expect(steps.map(({ place }) => place)).toEqual(Array.from({ length: drawn }, (_, nth) => drawn - nth))
      expect(new Set(steps.map(({ index }) => index)).size).toBe(drawn)
      for (const [nth, { left, position, index }] of steps.entries()) {
        expect(left).toBe(tickets - nth)
        expect(position).toBeLessThan(left)
        expect(index).toBeLessThan(tickets)
      }
    }),
  )
})

test('without tickets there are no draw steps', async () => {
  expect(await drawLottery({ seed, ticketsHash: sha256(''), valuesHash }, { tickets: 0, places: 10 })).toEqual([])
})

test('test vector of draws from before values were added: these tickets and this seed give these winners on every machine', async () => {
  const numbers = numbersOf(10)
  const ticketsHash = await hashTickets(numbers)
  const steps = await drawLottery({ seed, ticketsHash, valuesHash: null }, { tickets: 10, places: 3 })
  const [first] = steps
  // echo -n <tickets hash>:3:0 | openssl dgst -sha256 -hmac <seed>
  expect(first!.message).toBe(`${ticketsHash}:3:0`)
  expect(first!.hmac).toBe(createHmac('sha256', seed).update(first!.message).digest('hex'))
  expect(steps.map(({ place, index }) => [place, numbers[index]])).toMatchInlineSnapshot(`
    [
      [
        3,
        "000004",
      ],
      [
        2,
        "000005",
      ],
      [
        1,
        "000010",
      ],
    ]
  `)
})

test('values added after the close change the winners, and their list is published', async () => {
  const values = valueList(['player-a', 'player-b'], { chain: 'c0', round: 12, randomness: 'ff' })
  expect(values).toBe('player-a\nplayer-b\ndrand c0 12 ff\n')
  const winners = async (list: string) => {
    const drawn = { seed, ticketsHash: sha256('tickets'), valuesHash: await hashList(list) }
    return (await drawLottery(drawn, { tickets: 1_000_000, places: 3 })).map(({ index }) => index)
  }
  expect(await winners(values)).not.toEqual(await winners(valueList(['player-b', 'player-a'], null)))
})

describe('HMAC words that would favour small positions', () => {
  const blockOf = (...words: readonly number[]) => {
    const view = new DataView(new ArrayBuffer(32))
    for (let place = 0; place < 8; place += 1) view.setUint32(place * 4, words[place] ?? 2 ** 32 - 1)
    return view.buffer
  }
  test.each([
    [10, [4_294_967_289], 4_294_967_289],
    [10, [4_294_967_290, 7], 7],
    [3, [2 ** 32 - 1, 2 ** 32 - 2], 2 ** 32 - 2],
    [7, [], undefined],
    [1, [], 2 ** 32 - 1],
    [2 ** 31, [], 2 ** 32 - 1],
  ] as const)('below %i of %j: %s', (bound, words, word) => {
    expect(wordBelow(blockOf(...words), bound)).toBe(word)
  })
})

test('ten thousand draws of three prizes are evenly distributed over 25 tickets, by chi-square at 99 %', async () => {
  const [draws, tickets, places] = [10_000, 25, 3]
  const byPlace = Array.from({ length: places }, () => new Array<number>(tickets).fill(0))
  for (let nth = 0; nth < draws; nth += 1) {
    for (const { place, index } of await drawLottery(
      { seed, ticketsHash: sha256(`lottery ${nth}`), valuesHash },
      { tickets, places },
    ))
      byPlace[place - 1]![index]! += 1
  }
  const expected = draws / tickets
  // The 99 % quantile for 24 degrees of freedom.
  for (const drawn of byPlace)
    expect(drawn.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(42.98)
})
