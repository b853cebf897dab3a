import { expect, test } from 'vitest'
import { pluralText } from './pluralText.ts'

const tickets = '{count, plural, =0 {no tickets} one {# ticket for {title}} other {# tickets for {title}}} and {more}'

test.each([
  ['0', 'no tickets and {more}'],
  ['1', '1 ticket for {title} and {more}'],
  ['2', '2 tickets for {title} and {more}'],
  ['1,000', '1,000 tickets for {title} and {more}'],
])('%s of a plural: %s', (count, text) => {
  expect(pluralText(tickets, { count }, 'en')).toBe(text)
})

test('the rules of the language decide, and several plurals in one text are independent', () => {
  const text =
    '{a, plural, one {# tour} many {# de tours} other {# tours}}, {b, plural, one {# boîte} other {# boîtes}}'
  expect(pluralText(text, { a: '0', b: '2' }, 'fr-CA')).toBe('0 tour, 2 boîtes')
  expect(pluralText('no plural {count}', { count: '1' }, 'en')).toBe('no plural {count}')
})
