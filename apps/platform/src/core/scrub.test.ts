import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

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
