import { expect, test } from 'vitest'
import { elapsedText } from '../../../lib/time/clock'
import { type Sessions, withSession } from './withSession'

const signIn = '2026-05-01T12:00:00.000Z'
const at = (seconds: number) => Date.parse(signIn) + seconds * 1000
const shown = (sessions: Sessions, playerId: number, nowMs: number) =>
  elapsedText(nowMs - (sessions[playerId]?.startMs ?? Number.NaN))

test('[OPEN-51] the timer of a session continues across page loads, as hours, minutes and seconds', () => {
  const first = withSession({}, 7, signIn, at(1))
  expect(shown(withSession(first, 7, signIn, at(3_725)), 7, at(3_725))).toBe('01:02:05')
})

test('a new sign-in restarts the session time', () => {
  const first = withSession({}, 7, signIn, at(1))
  const again = '2026-05-01T14:00:00.000Z'
  expect(shown(withSession(first, 7, again, at(7_205)), 7, at(7_205))).toBe('00:00:05')
})

test('[OPEN-51] the session time is stored per player of a device', () => {
  const both = withSession(withSession({}, 7, signIn, at(0)), 8, '2026-05-01T12:10:00.000Z', at(600))
  expect([shown(both, 7, at(660)), shown(both, 8, at(660))]).toEqual(['00:11:00', '00:01:00'])
})

test('on a device whose clock is behind it starts at zero, and is never negative', () => {
  expect(shown(withSession({}, 7, signIn, at(-90)), 7, at(-90))).toBe('00:00:00')
})

test('an unreadable time counts from now', () => {
  expect(shown(withSession({}, 7, 'soon', at(0)), 7, at(5))).toBe('00:00:05')
})
