import { drawLottery, hashList, hashSeed, hashTickets, ticketList, valueList } from '@apogee/rules/lotteries/draw'
import { beforeAll, expect, test } from 'vitest'
import { proveDraw } from './proof'
import type { LotteryDraw } from './queries'

const seed = 'f4a45dd983a797ff46d7536fbf699030eaeb770b204f890a39395542188799b8'
const tickets = Array.from({ length: 40 }, (_, index) => String(index + 1).padStart(6, '0'))
const list = ticketList(tickets)
const values = valueList(['player-one', 'player-two'], {
  chain: 'ab'.repeat(32),
  round: 7,
  randomness: 'cd'.repeat(32),
})
const lists = { tickets: list, values }
let draw: LotteryDraw

beforeAll(async () => {
  const [hash, ticketsHash, valuesHash] = await Promise.all([hashSeed(seed), hashTickets(tickets), hashList(values)])
  const steps = await drawLottery({ seed, ticketsHash, valuesHash }, { tickets: tickets.length, places: 5 })
  draw = {
    lottery_id: 1,
    hash,
    seed,
    tickets_hash: ticketsHash,
    tickets_count: tickets.length,
    values_hash: valuesHash,
    drawn_at: '2026-05-08T00:05:00.000Z',
    steps: steps.map(({ place, index, ...step }) => ({
      ...step,
      award_place: place,
      ticket: tickets[index]!,
      nickname: 'Or***',
      is_own: false,
    })),
  }
})

test('a draw is right if the seed, the list and every ticket match the published ones', async () => {
  const proof = await proveDraw(draw, lists)
  expect(proof).toMatchObject({
    isRight: true,
    isSeedRight: true,
    isListRight: true,
    tickets: 40,
    isValuesRight: true,
    values: 2,
    hasBeacon: true,
  })
  expect(proof.steps.map(({ place }) => place)).toEqual([5, 4, 3, 2, 1])
})

test('a prize that went to another ticket is detected and named', async () => {
  const steps = draw.steps.map((step) => (step.award_place === 2 ? { ...step, ticket: '000040' } : step))
  const proof = await proveDraw({ ...draw, steps }, lists)
  expect(proof.isRight).toBe(false)
  expect(proof.steps.filter(({ isRight }) => !isRight).map(({ place }) => place)).toEqual([2])
})

test('a list with an extra or moved ticket does not match the fixed one', async () => {
  expect(await proveDraw(draw, { ...lists, tickets: `${list}000041\n` })).toMatchObject({
    isRight: false,
    isListRight: false,
  })
  expect(await proveDraw(draw, { ...lists, tickets: ticketList(tickets.toReversed()) })).toMatchObject({
    isListRight: false,
  })
})

test('a seed that was replaced together with its hash does not match the promised one', async () => {
  expect(await proveDraw(draw, lists, '00'.repeat(32))).toMatchObject({ isRight: false, isSeedRight: false })
  expect(await proveDraw({ ...draw, seed: 'other' }, lists)).toMatchObject({ isRight: false, isSeedRight: false })
})

test('an omitted prize is detected', async () => {
  expect(await proveDraw({ ...draw, steps: draw.steps.slice(0, -1) }, lists)).toMatchObject({ isRight: false })
})

test('an omitted, changed or moved value is detected', async () => {
  for (const changed of [
    valueList(['player-one'], null),
    values.replace('player-two', 'player-2wo'),
    valueList(['player-two', 'player-one'], null),
  ])
    expect(await proveDraw(draw, { ...lists, values: changed })).toMatchObject({ isRight: false, isValuesRight: false })
})

test('a draw without added values is proven from seed and list only', async () => {
  const [hash, ticketsHash] = [draw.hash, draw.tickets_hash]
  const steps = await drawLottery({ seed, ticketsHash, valuesHash: null }, { tickets: tickets.length, places: 1 })
  const { place, index, ...step } = steps[0]!
  const drawn = { ...step, award_place: place, ticket: tickets[index]!, nickname: 'Or***', is_own: false }
  const old: LotteryDraw = { ...draw, hash, values_hash: null, steps: [drawn] }
  expect(await proveDraw(old, { tickets: list, values: null })).toMatchObject({ isRight: true, valuesHash: null })
})
