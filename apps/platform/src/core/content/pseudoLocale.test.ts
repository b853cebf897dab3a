import { expect, test } from 'vitest'
import { pseudoText } from './pseudoLocale.ts'

test.each([
  ['Log in', '[Ļöĝ îñ··]'],
  ['Hello {name}', '[Ĥéļļö {name}··]'],
  ['{min}', '{min}'],
  ['I accept the <link>terms</link>', '[Î åççéþţ ţĥé <link>ţéŕɱš</link>·····]'],
  [
    '{count, plural, =0 {None} one {# day} other {# days}}',
    '[{count, plural, =0 {Ñöñé} one {# ðåý} other {# ðåýš}}····]',
  ],
  ['{n, number} of {total}', '[{n, number} öƒ {total}·]'],
])('%s becomes %s', (message, shown) => {
  expect(pseudoText(message)).toBe(shown)
})
