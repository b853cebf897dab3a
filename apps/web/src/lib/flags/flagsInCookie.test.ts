import { expect, test } from 'vitest'
import { flagCookieValue, flagsInCookie } from './flagsInCookie'

test('a browser’s overrides reach the server, and back', () => {
  const overrides = { rocket_chance: true, rocket_mart: false }
  expect(flagsInCookie(`rail=open; flags=${flagCookieValue(overrides)}; consent=all`)).toEqual(overrides)
})

test.each([
  [''],
  ['flags='],
  ['flags=moon:1'],
  ['flags=rocket_mart:yes'],
  ['xflags=rocket_mart:1'],
  ['flags=rocket_mart'],
])('the cookies %j override nothing', (cookies) => {
  expect(flagsInCookie(cookies)).toEqual({})
})
