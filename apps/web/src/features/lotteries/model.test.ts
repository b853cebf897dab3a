import { expect, test } from 'vitest'
import { ticketsOf } from './model'

test('[NAV-11] the ticket balance is the tickets of all lotteries together', () => {
  expect(ticketsOf([])).toBe(0)
  expect(ticketsOf([{ tickets: ['1', '7'] }, { tickets: [] }, { tickets: ['2'] }])).toBe(3)
})
