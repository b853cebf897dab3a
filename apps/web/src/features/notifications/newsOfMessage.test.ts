import { expect, test } from 'vitest'
import { newsOfMessage } from './newsOfMessage'

const message = { title: 'A word', text: 'Read it.' }

test('[NTF-04] its picture, its own title and its button are shown', () => {
  const button = { title: 'See', path: '/tournaments' }
  const content = { icon: '/media/art/1/trophy/256.webp', title: 'Orbit Cup', button }
  expect(newsOfMessage({ ...message, content })).toEqual({
    kind: 'personal',
    title: 'Orbit Cup',
    text: 'Read it.',
    icon: '/media/art/1/trophy/256.webp',
    button,
  })
  expect(newsOfMessage(message)).toEqual({ kind: 'personal', ...message })
})

test.each([
  ['a path of the site', { path: '/news' }, '/news'],
  ['a named route', { toName: 'vip' }, '/vip'],
  ['a route that needs more than its name', { toName: 'popup' }, undefined],
  ['an unknown route', { toName: 'nowhere' }, undefined],
  ['an external address', { path: '//elsewhere.test' }, undefined],
  ['an external address after a tab character', { path: '/\t/elsewhere.test' }, undefined],
  ['an address with its host', { path: 'https://elsewhere.test' }, undefined],
])('[NTF-04] a button that leads to %s', (_, to, path) => {
  expect(newsOfMessage({ ...message, content: { button: { title: 'Go', ...to } } }).button?.path).toBe(path)
})

test.each([
  ['promotional', true],
  ['service', undefined],
  [undefined, undefined],
] as const)('a message of the kind %s is kept as a promotion: %j', (kind, isPromotional) => {
  expect(newsOfMessage({ ...message, kind }).isPromotional).toBe(isPromotional)
})

test('[NTF-02] [NTF-03] it knows when it expires, and when the event it announced ends', () => {
  const [before, end, after] = ['2026-05-01T11:00:00.000Z', '2026-05-01T12:00:00.000Z', '2026-05-01T13:00:00.000Z']
  const endsMs = Date.parse(end)
  expect(newsOfMessage({ ...message, created_at: before, end_at: end })).toMatchObject({ endsMs })
  expect(newsOfMessage({ ...message, end_at: end, expires_at: after })).toMatchObject({
    endsMs,
    expiresMs: Date.parse(after),
  })
  expect(newsOfMessage({ ...message, created_at: after, end_at: end })).not.toHaveProperty('endsMs')
})
