import type { SupportMessage } from '@apogee/contract/support'
import { expect, test } from 'vitest'
import { firstUnread, linesOf, newestAnswer, piecesOf, withMessage } from './thread'

const said = (id: number, more: Partial<SupportMessage> = {}): SupportMessage => ({
  id,
  author: 'player',
  agent: null,
  content: `m${id}`,
  created_at: new Date(2026, 2, 10, 12, id).toISOString(),
  key: null,
  ...more,
})
const mia = { author: 'agent', agent: 'Mia' } as const
const thread = (...messages: SupportMessage[]) => ({ thread: 7, version: 1, messages, unread: 0, email: null })

test('a repeated message is shown once, and a late one in its position', () => {
  const both = withMessage(withMessage(thread(said(1)), said(3)), said(2))
  expect(both.messages.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(withMessage(both, said(2))).toBe(both)
})

test('the newest answer is the last that is not the player’s', () => {
  expect(newestAnswer(thread(said(1)))).toBe(0)
  expect(newestAnswer(thread(said(1), said(2, mia), said(3, { author: 'automatic' }), said(4)))).toBe(3)
})

test('a new day, a new author and a pause start a group', () => {
  const next = '2026-03-11T09:00:00.000Z'
  const later = '2026-03-11T09:11:00.000Z'
  const list = [
    said(1),
    said(2),
    said(3, mia),
    said(4, { ...mia, agent: 'Tom' }),
    said(5, { created_at: next }),
    said(6, { created_at: later }),
  ]
  const lines = linesOf(list, 'UTC')
  expect(lines.map(({ isNewDay, isNewSpeaker, isLastOfSpeaker }) => [isNewDay, isNewSpeaker, isLastOfSpeaker])).toEqual(
    [
      [true, true, false],
      [false, false, true],
      [false, true, true],
      [false, true, true],
      [true, true, true],
      [false, true, true],
    ],
  )
})

test('the first unread answer is counted back from the newest answer, skipping the player’s own messages', () => {
  const talk = thread(said(1), said(2, mia), said(3, mia), said(4), said(5, mia), said(6))
  expect(firstUnread(talk)).toBeUndefined()
  expect(firstUnread({ ...talk, unread: 1 })).toBe(5)
  expect(firstUnread({ ...talk, unread: 2 })).toBe(3)
  // More than are loaded: the first one is unknown.
  expect(firstUnread({ ...talk, unread: 9 })).toBeUndefined()
})

test.each([
  ['See /bonus-terms, please', ['See ', '>/bonus-terms', ', please']],
  ['/sandbox/support.', ['>/sandbox/support', '.']],
  ['EUR/USD, 1/2, and/or', ['EUR/USD, 1/2, and/or']],
  ['https://evil.test/x //evil.test javascript:/x', ['https://evil.test/x //evil.test javascript:/x']],
  ['<a href="/x">', ['<a href="/x">']],
])('in "%s" only paths of this site are links', (text, expected) => {
  expect(piecesOf(text).map((piece) => (piece.path ? `>${piece.path}` : piece.text))).toEqual(expected)
})
