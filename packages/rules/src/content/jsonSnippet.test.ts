import { expect, test } from 'vitest'
import { isJsonSnippet, toSafeJson } from './jsonSnippet.ts'

test('[TRN-05] snippets of tournaments hold JSON, all others HTML', () => {
  expect([isJsonSnippet(['home', 'tournament']), isJsonSnippet(['home']), isJsonSnippet([])]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['{"a":1}', '{"a":1}'],
  [' {"a":"<b>"}\n', '{"a":"\\u003cb>"}'],
  ['{"a":', undefined],
  ['[1]', undefined],
  ['null', undefined],
  ['"text"', undefined],
  ['5', undefined],
])('the JSON of %j is written into a page as %j', (text, safe) => {
  expect(toSafeJson(text)).toBe(safe)
})
