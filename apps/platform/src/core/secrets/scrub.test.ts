import { expect, test } from 'vitest'
import { scrub, scrubStart } from './scrub.ts'

test.each([
  ['card 4111 1111 1111 1111 declined', 'card [hidden] declined'],
  ['card 4111-1111-1111-1111', 'card [hidden]'],
  ['378282246310005 was refused', '[hidden] was refused'],
  ['no player nova.star+1@mail.apogee.test here', 'no player [hidden] here'],
  ['GET /check?email=nova%40apogee.test', 'GET /check?email=[hidden]'],
  ['password: "Rocket 2026!" is wrong', 'password: [hidden] is wrong'],
  ['{"user_password":"Rocket-2026!","a":1}', '{"user_password":[hidden],"a":1}'],
  ['reset_password_token=abc&x=1', 'reset_password_token=[hidden]&x=1'],
  ['Authorization: Bearer abc.def', 'Authorization: [hidden]'],
  ['sent Bearer abc.def', 'sent Bearer [hidden]'],
  ['opened /studio/play/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA', 'opened /studio/play/[hidden]'],
  ['jwt eyJhbGciOiJIUzI1NiIsInR5cCI6.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'jwt [hidden]'],
])('of "%s" the log holds "%s"', (text, left) => {
  expect(scrub(text)).toBe(left)
})

test.each([
  'TypeError: cannot read "x" of undefined at Play (/assets/play-BxY12abc.js:1:23456)',
  'round 018f3c1e-7b1d-7c3e-9b1a-2f4e6a8c0d12 is open',
  '2026-03-10T12:00:00.000Z 503 after 30000 ms',
  'LOAD_FOUND_GAMES_ERROR in /api/games/collections',
])('"%s" stays as it is', (text) => {
  expect(scrub(text)).toBe(text)
})

const long = 100_000
test.each([
  ['an address that never ends', 'a'.repeat(long)],
  ['many at signs', '@a'.repeat(long / 2)],
  ['an encoded address that never ends', 'a%4'.repeat(long / 3)],
  ['names of secrets in a row', 'secret'.repeat(long / 6)],
  ['names without values', 'pin '.repeat(long / 4)],
  ['names with open quotations', 'pin="a '.repeat(long / 7)],
  ['white space', `token${' '.repeat(long)}`],
  ['digits', '1 '.repeat(long / 2)],
  ['something random', `${'a-'.repeat(long / 2)}1`],
  ['bearers', 'bearer '.repeat(long / 7)],
])('[SEC-10] %s is read in a moment, however long', (_, text) => {
  const began = process.cpuUsage().user
  scrub(text)
  expect((process.cpuUsage().user - began) / 1_000).toBeLessThan(500)
})

test('[SEC-10] the log contains the beginning of a long text, and no part of a secret that the cut went through', () => {
  expect(scrubStart('x'.repeat(20), 10)).toBe('x'.repeat(10))
  const card = '4111 1111 1111 1111'
  for (let at = 280; at <= 420; at += 1) {
    const left = scrubStart(`${'- '.repeat(at / 2).slice(0, at)} ${card} ${'- '.repeat(200)}`, 300)
    expect(left.length).toBeLessThanOrEqual(300)
    expect(left).not.toMatch(/4111/)
  }
  // Secrets before it shorten the text, which moves the cut into view.
  for (let at = 1; at <= 120; at += 1)
    expect(scrubStart(`${`password=${'a'.repeat(39)} `.repeat(6)}${'- '.repeat(at)}${card} on`, 300)).not.toMatch(
      /1111/,
    )
})

test('[SEC-10] a quotation without its end is hidden to the end of the text', () => {
  expect(scrub('password: "Rocket 2026 and more')).toBe('password: [hidden]')
})
