import { createHash, createHmac } from 'node:crypto'
import { dropMoment, isHit, numberOf, triggerCents } from '@apogee/rules/jackpots/draw'
import { expect, test } from 'vitest'
import { checkDraw, type Draw } from './checkDraw'

const secret = 'what was sealed'
const number = (text: string) => numberOf(createHmac('sha256', secret).update(text).digest('hex'))
const common = {
  level: 'nova',
  cycle: 3,
  secret,
  hash: createHash('sha256').update(secret).digest('hex'),
  begun_at: '2026-11-21T10:00:00.000Z',
  begun_cents: 1000,
}
const drops_by = '2026-11-21T11:00:00.000Z'
const moment = dropMoment(number('nova:3'), new Date(common.begun_at), new Date(drops_by)).toISOString()
const round = ['r-1', 'r-2', 'r-3', 'r-4', 'r-5'].find((id) => isHit(number(`nova:3:${id}`), 1n, 2n))!

/** A cycle that was opened by a round. */
const opened = { ...common, opening_round: 'r-0' }
const openedMoment = dropMoment(number('nova:3:r-0'), new Date(common.begun_at), new Date(drops_by)).toISOString()
const openedRound = ['r-1', 'r-2', 'r-3', 'r-4', 'r-5', 'r-6'].find((id) => isHit(number(`nova:3:r-0:${id}`), 1n, 2n))!

const openedDraws: readonly Draw[] = [
  {
    ...opened,
    rule: 'amount',
    below_cents: 5000,
    trigger_cents: Number(triggerCents(number('nova:3:r-0'), 1000n, 5000n)),
  },
  { ...opened, rule: 'time', drops_by, moment: openedMoment },
]

test.each(openedDraws)('a draw by $rule is verified from its opening round', async (draw) => {
  expect(await checkDraw(draw)).toBe(true)
  expect(await checkDraw({ ...draw, opening_round: 'another' })).toBe(false)
})

test('a draw by chance is verified from its opening round', async () => {
  const draw: Draw = { ...opened, rule: 'chance', round: openedRound, stake_cents: 1, one_in_cents: 2 }
  expect(await checkDraw(draw)).toBe(true)
  expect(await checkDraw({ ...draw, opening_round: 'another' })).toBe(
    isHit(number(`nova:3:another:${openedRound}`), 1n, 2n),
  )
})

const draws: readonly Draw[] = [
  { ...common, rule: 'amount', below_cents: 5000, trigger_cents: Number(triggerCents(number('nova:3'), 1000n, 5000n)) },
  { ...common, rule: 'time', drops_by, moment },
  { ...common, rule: 'overdue', drops_by, moment },
  { ...common, rule: 'chance', round, stake_cents: 1, one_in_cents: 2 },
]

test.each(draws)('a draw by $rule matches its seal', async (draw) => {
  expect(await checkDraw(draw)).toBe(true)
})

test.each([
  ['another seal', { hash: 'f'.repeat(64) }],
  ['another cycle', { cycle: 4 }],
  ['another start', { begun_cents: 1001, begun_at: '2026-11-21T10:00:01.000Z', one_in_cents: 1_000_000_000 }],
])('a draw with %s does not match', async (_, changes) => {
  for (const draw of draws)
    expect(await checkDraw({ ...draw, ...changes }), draw.rule).toBe(
      draw.rule === 'chance' && 'cycle' in changes ? isHit(number(`nova:4:${round}`), 1n, 2n) : false,
    )
})
