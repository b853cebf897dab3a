import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  adventureAmount,
  adventureDayStart,
  adventureGroup,
  adventureRun,
  adventureTitle,
  bonusPercent,
  dayKind,
  dayOfPrizeKey,
  dayState,
  giftTitle,
  isPrizeOf,
  isSameRun,
  nextDayMs,
  prizeKey,
  readAdventureTitle,
  readGiftTitle,
  stakeEndMs,
} from './adventure.ts'

const dayMs = 86_400_000
const at = (text: string) => Date.parse(text)

test.each([
  ['2026-11-16T00:00:00.000Z', '2026-11-16', 1],
  ['2026-11-21T13:00:00.000Z', '2026-11-16', 6],
  ['2026-11-23T23:59:59.999Z', '2026-11-16', 8],
  ['2026-11-24T00:00:00.000Z', '2026-11-24', 1],
  ['2027-03-01T12:00:00.000Z', '2027-02-28', 2],
  ['2026-11-15T12:00:00.000Z', '2026-11-08', 8],
])('[OPEN-36] at %s the run of eight days is the one from %s, on its day %d', (now, first, step) => {
  const run = adventureRun('2026-11-16', 8, new Date(now))
  expect([run.first.toISOString().slice(0, 10), run.step]).toEqual([first, step])
})

test('[OPEN-36] [ADV-03] a title contains step, number of steps and day', () => {
  const { first } = adventureRun('2026-11-26', 8, new Date('2026-11-27T00:00:00.000Z'))
  expect([1, 6, 8].map((step) => adventureTitle(step, 8, first))).toEqual([
    '__1/8__26/11/2026',
    '__6/8__01/12/2026',
    '__8/8__03/12/2026',
  ])
})

test.each([
  // A month of 30 days, the end of a year, a leap day, and a February without one.
  ['2026-11-28', ['28/11/2026', '29/11/2026', '30/11/2026', '01/12/2026']],
  ['2026-12-30', ['30/12/2026', '31/12/2026', '01/01/2027', '02/01/2027']],
  ['2028-02-27', ['27/02/2028', '28/02/2028', '29/02/2028', '01/03/2028']],
  ['2027-02-27', ['27/02/2027', '28/02/2027', '01/03/2027', '02/03/2027']],
  // Clocks change in Berlin and in New York on these days; nothing happens in UTC.
  ['2026-03-28', ['28/03/2026', '29/03/2026', '30/03/2026', '31/03/2026']],
  ['2026-10-31', ['31/10/2026', '01/11/2026', '02/11/2026', '03/11/2026']],
])('[OPEN-36] the days from %s follow the calendar', (first, days) => {
  const titles = days.map((_, place) => adventureTitle(place + 1, days.length, new Date(first)))
  expect(titles.map((title) => title.slice('__1/4__'.length))).toEqual(days)
})

test('[ADV-03] a written title is read back, in any run', () => {
  const runs = fc.tuple(
    fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
    fc.integer({ min: 1, max: 31 }),
  )
  fc.assert(
    fc.property(runs, fc.nat(), ([now, total], nth) => {
      const { first, step } = adventureRun('2026-11-16', total, now)
      expect(now.getTime() - adventureDayStart(step, first).getTime()).toBeLessThan(dayMs)
      const some = (nth % total) + 1
      const title = adventureTitle(some, total, first)
      expect(readAdventureTitle(title)).toEqual({
        step: some,
        total,
        startMs: adventureDayStart(some, first).getTime(),
      })
      expect(readGiftTitle(giftTitle(title, '10 free spins')).title).toBe('10 free spins')
      expect(isPrizeOf(readGiftTitle(giftTitle(title, 'x')).day, title)).toBe(true)
      expect(dayOfPrizeKey(prizeKey('18', title))).toBe(title)
    }),
  )
})

test.each([
  ['__1/8__16/11/2026', '__8/8__23/11/2026', true],
  ['__1/8__16/11/2026', '__1/8__24/11/2026', false],
  ['__1/8__16/11/2026', '__2/9__17/11/2026', false],
  ['__3/8__30/11/2026', '__4/8__01/12/2026', true],
])('%s and %s belong to one run: %s', (one, other, is) => {
  expect(isSameRun(readAdventureTitle(one)!, readAdventureTitle(other)!)).toBe(is)
})

test.each([
  '',
  'VIP adventures',
  'x__6/8__21/11/2026',
  '__6/8__21/11/20260',
  '__6/8__31/02/2026',
  '__6/8__2026-11-21',
  '__6__21/11/2026',
  '__/8__21/11/2026',
])('"%s" is the title of no day', (title) => {
  expect(readAdventureTitle(title)).toBeUndefined()
})

test('[OPEN-36] the title of a gift bears step, day and its own title, which is all a player reads', () => {
  const wire = giftTitle('__6/8__21/11/2026', '60 free spins in Moon Rabbit')
  expect(wire).toBe('__6__21/11/2026__60 free spins in Moon Rabbit')
  expect(readGiftTitle(wire)).toEqual({ title: '60 free spins in Moon Rabbit', day: '__6__21/11/2026' })
  expect(readGiftTitle('Weekly cashback')).toEqual({ title: 'Weekly cashback' })
  expect(readGiftTitle(`Gift ${wire}`)).toEqual({ title: `Gift ${wire}` })
  expect(readGiftTitle('__6__21/11/2026__two\nlines')).toEqual({ title: 'two\nlines', day: '__6__21/11/2026' })
  expect(readGiftTitle('__6__21/11/2026__')).toEqual({ title: '', day: '__6__21/11/2026' })
  expect(isPrizeOf('__6__21/11/2026', '__6/8__21/11/2026')).toBe(true)
  expect(isPrizeOf('__6__21/11/2026', '__6/8__29/11/2026')).toBe(false)
  expect(isPrizeOf(undefined, '__6/8__29/11/2026')).toBe(false)
})

test.each(['deposit:18', 'seed:bonus:1:2', 'adventure', 'adventure::x', 'x:adventure:18:__6', 'adventure:18:__6\n7'])(
  '%s is no key of a day',
  (key) => {
    expect(dayOfPrizeKey(key)).toBeUndefined()
  },
)

test.each([
  [['21', '791', '916'], ['791', '916'], '791'],
  [['21', '791'], ['257'], undefined],
  [[], ['791'], undefined],
])('of the groups %j with an adventure, a player of %j is in %s', (groups, own, expected) => {
  expect(adventureGroup(groups, own)).toBe(expected)
})

const day = { startMs: at('2026-11-21T00:00:00.000Z'), isCompleted: false }

test.each([
  ['2026-11-20T23:59:59.999Z', {}, 'future'],
  ['2026-11-21T00:00:00.000Z', {}, 'active'],
  ['2026-11-21T23:59:59.999Z', {}, 'active'],
  ['2026-11-22T00:00:00.000Z', {}, 'lost'],
  ['2026-11-23T12:00:00.000Z', { stakeUntilMs: at('2026-11-24T00:00:00.000Z') }, 'active'],
  ['2026-11-24T00:00:00.000Z', { stakeUntilMs: at('2026-11-24T00:00:00.000Z') }, 'lost'],
  ['2026-11-20T12:00:00.000Z', { isCompleted: true }, 'completed'],
  ['2026-12-24T12:00:00.000Z', { isCompleted: true }, 'completed'],
])('[ADV-04] [ADV-10] at %s a day with %j is %s', (now, facts, state) => {
  expect(dayState({ ...day, ...facts }, at(now))).toBe(state)
})

test('[ADV-04] the last step is superb, every other day has its own state', () => {
  expect(dayKind({ step: 8, total: 8 }, 'future')).toBe('superb')
  expect(dayKind({ step: 8, total: 8 }, 'completed')).toBe('superb')
  expect(dayKind({ step: 7, total: 8 }, 'lost')).toBe('lost')
})

test.each([
  ['2026-11-21T13:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['2028-02-28T23:59:59.999Z', '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  // Half past one in Berlin, when its clocks go forward: half past midnight in UTC.
  ['2026-03-29T00:30:00.000Z', '2026-03-30T00:00:00.000Z'],
])('[ADV-11] at %s the next day begins at %s', (now, next) => {
  expect(new Date(nextDayMs(at(now))).toISOString()).toBe(next)
})

test('a deposit may be staked for whole days, its own included', () => {
  expect(new Date(stakeEndMs(day, 1)).toISOString()).toBe('2026-11-22T00:00:00.000Z')
  expect(new Date(stakeEndMs(day, 5)).toISOString()).toBe('2026-11-26T00:00:00.000Z')
})

test('an amount is that of the variable it names, in the currency of the player, or itself', () => {
  const variables = { small: { EUR: '20', BTC: '0.0003' } }
  expect(adventureAmount('small', variables, 'EUR')).toBe('20')
  expect(adventureAmount('small', variables, 'BTC')).toBe('0.0003')
  expect(adventureAmount('small', variables, 'NOK')).toBeUndefined()
  expect(adventureAmount('12.50', variables, 'NOK')).toBe('12.50')
  expect(adventureAmount('12', variables, 'NOK')).toBe('12')
  for (const none of ['x12', '12x', '12.', 'large']) expect(adventureAmount(none, variables, 'NOK')).toBeUndefined()
  expect(adventureAmount('toString', variables, 'EUR')).toBeUndefined()
})

test.each([
  ['15%', 15],
  ['7.5%', 7.5],
  ['12.75%', 12.75],
  ['15', undefined],
  ['x15%', undefined],
  ['15%x', undefined],
  ['small', undefined],
])('the prize %s is %s percent of the deposit', (bonus, percent) => {
  expect(bonusPercent(bonus)).toBe(percent)
})
