import { expect, test } from 'vitest'
import { formatTypedDay } from './formatTypedDay.ts'

test.each([
  ['1', '', '1'],
  ['15', '1', '15/'],
  ['15/0', '15/', '15/0'],
  ['15/06', '15/0', '15/06/'],
  ['15/06/1990', '15/06/199', '15/06/1990'],
  ['15061990', '', '15/06/1990'],
  ['15.6.1990', '', '15/06/1990'],
  ['5.', '5', '05/'],
  ['15/06', '15/06/', '15/06'],
  ['', '1', ''],
])('typing "%s" after "%s" reads "%s"', (text, before, shown) => {
  expect(formatTypedDay(text, before)).toBe(shown)
})
