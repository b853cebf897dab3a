import compile from 'icu-minify/compile'
import { expect, test, vi } from 'vitest'
import { compileTexts } from './texts'
import { makeTranslator } from './translate'

const area = compileTexts(
  {
    plain: 'Log in',
    nested: { greeting: 'Hello {name}' },
    days: '{count, plural, one {# day} other {# days}}',
    part: '{part, number, percent} of the way',
    terms: 'I accept the <link>terms</link>.',
  },
  compile,
)
const t = makeTranslator(area, 'auth', 'en')

test('plain, nested and plural texts are formatted', () => {
  expect(t('plain')).toBe('Log in')
  expect(t('nested.greeting', { name: 'Mira' })).toBe('Hello Mira')
  expect(t('days', { count: 1 })).toBe('1 day')
  expect(t('days', { count: 1_200 })).toBe('1,200 days')
})

test('a figure follows the locale', () => {
  expect(makeTranslator(area, 'auth', 'de')('days', { count: 1_200 })).toBe('1.200 days')
})

test('a share is formatted as a percentage', () => {
  expect(t('part', { part: 0.456 })).toBe('46% of the way')
  expect(makeTranslator(area, 'auth', 'de')('part', { part: 0.456 })).toBe('46\u00a0% of the way')
})

test('tags in a text become elements', () => {
  expect(t.rich('terms', { link: (parts: unknown[]) => `[${parts.join('')}]` })).toBe('I accept the [terms].')
})

test('a missing text shows its key', () => {
  expect(t('nothing.here')).toBe('auth.nothing.here')
  expect(t('nested')).toBe('auth.nested')
  expect(t.has('nested')).toBe(false)
  expect(t.has('plain')).toBe(true)
})

test('a text with a missing value shows its key instead of failing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(t('nested.greeting')).toBe('auth.nested.greeting')
})
