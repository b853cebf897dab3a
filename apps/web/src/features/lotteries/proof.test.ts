import { drawLottery, hashSeed, hashTickets, ticketList } from '@apogee/rules/lotteries/draw'
import { beforeAll, expect, test } from 'vitest'
import { proveDraw } from './proof'
import type { LotteryDraw } from './queries'

const seed = 'f4a45dd983a797ff46d7536fbf699030eaeb770b204f890a39395542188799b8'
const tickets = Array.from({ length: 40 }, (_, index) => String(index + 1).padStart(6, '0'))
const list = ticketList(tickets)
let draw: LotteryDraw

beforeAll(async () => {
  const [hash, ticketsHash] = await Promise.all([hashSeed(seed), hashTickets(tickets)])
  const steps = await drawLottery({ seed, ticketsHash }, { tickets: tickets.length, places: 5 })
  draw = {
    lottery_id: 1,
    hash,
    seed,
    tickets_hash: ticketsHash,
    tickets_count: tickets.length,
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

test('a draw is right when seed, list and every ticket are what was told', async () => {
  const proof = await proveDraw(draw, list)
  expect(proof).toMatchObject({ isRight: true, isSeedRight: true, isListRight: true, tickets: 40 })
  expect(proof.steps.map(({ place }) => place)).toEqual([5, 4, 3, 2, 1])
})

test('a prize that went to another ticket is found out, and which one', async () => {
  const steps = draw.steps.map((step) => (step.award_place === 2 ? { ...step, ticket: '000040' } : step))
  const proof = await proveDraw({ ...draw, steps }, list)
  expect(proof.isRight).toBe(false)
  expect(proof.steps.filter(({ isRight }) => !isRight).map(({ place }) => place)).toEqual([2])
})

test('a list with a ticket more, or one in another place, is not the one that was fixed', async () => {
  expect(await proveDraw(draw, `${list}000041\n`)).toMatchObject({ isRight: false, isListRight: false })
  expect(await proveDraw(draw, ticketList(tickets.toReversed()))).toMatchObject({ isListRight: false })
})

test('a seed that was replaced together with its hash is not the promised one', async () => {
  expect(await proveDraw(draw, list, '00'.repeat(32))).toMatchObject({ isRight: false, isSeedRight: false })
  expect(await proveDraw({ ...draw, seed: 'other' }, list)).toMatchObject({ isRight: false, isSeedRight: false })
})

test('a prize that was left out is found out', async () => {
  expect(await proveDraw({ ...draw, steps: draw.steps.slice(0, -1) }, list)).toMatchObject({ isRight: false })
})
