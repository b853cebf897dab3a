import { expect, test } from 'vitest'
import { cx, variants } from './classes'

const style = variants(
  'base',
  { tone: { plain: 'plain', loud: 'loud' }, on: { true: 'on', false: 'off' }, icon: { true: 'icon' } },
  { tone: 'plain', on: false },
)

test('a style has the classes of its defaults, and of what is chosen instead', () => {
  expect(style()).toBe('base plain off')
  expect(style({ tone: 'loud', on: true, icon: true, className: 'own' })).toBe('base loud on icon own')
  expect(style({ tone: undefined, icon: false })).toBe('base plain off')
})

test('names that are not set are left out', () => {
  expect(cx('a', false, undefined, null, 'b')).toBe('a b')
})
