import { expect, test } from 'vitest'
import { notificationBody } from './notifications.ts'

const body = (path: string) => ({
  title: 'A gift',
  text: 'It waits for you.',
  content: { icon: path, button: { title: 'Open', path } },
})

test.each(['/', '/profile/bonuses?tab=1#gifts', '/media/art/1/coin/256.webp'])(
  'a notification leads to our own path %s',
  (path) => {
    expect(notificationBody.safeParse(body(path)).success).toBe(true)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%2F/evil.example',
  '/\u0009/evil.example',
  'https://evil.example/',
  'profile',
  '',
])('[SEC-04] and never to another host: %s', (path) => {
  const { error } = notificationBody.safeParse(body(path))
  expect(error?.issues.map(({ path: at }) => at.join('.'))).toEqual(['content.icon', 'content.button.path'])
})
