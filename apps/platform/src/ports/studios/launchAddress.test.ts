import { expect, test } from 'vitest'
import { StudioUnavailable } from './gameStudio.ts'
import { launchAddress } from './launchAddress.ts'

const pages = ['https://games.north.example', 'https://*.cdn.example', 'https://port.example:8443']

test.each(['https://games.north.example/play?x=1', 'https://eu.cdn.example/a', 'https://port.example:8443/'])(
  '[SEC-04] a game at %s is opened',
  (url) => {
    expect(launchAddress('north', url, pages)).toBe(url)
  },
)

test.each([
  'https://north.example/play',
  'http://games.north.example/play',
  'https://games.north.example.evil.example/',
  'https://cdn.example/',
  'https://evilcdn.example/',
  'https://port.example/',
  'javascript:alert(1)',
  '/play',
  '',
])('[SEC-04] a game at "%s" is not', (url) => {
  expect(() => launchAddress('north', url, pages)).toThrow(StudioUnavailable)
})
