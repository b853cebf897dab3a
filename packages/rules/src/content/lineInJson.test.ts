import { expect, test } from 'vitest'
import { lineInJson, lineOfSyntaxError } from './lineInJson.ts'

const text = `{
  "offers": [
    { "id": "one, \\"quoted\\" {", "amount": 1 },
    {
      "id": "two",
      "amount": { "EUR": "5" }
    }
  ],
  "last": true
}
`

test.each<[path: readonly (string | number)[], line: number]>([
  [[], 1],
  [['offers'], 2],
  [['offers', 0, 'amount'], 3],
  [['offers', 1], 4],
  [['offers', 1, 'amount', 'EUR'], 6],
  [['last'], 9],
  // A missing value is reported at the line of its object.
  [['offers', 1, 'wager'], 4],
  [['nothing', 'below'], 1],
])('%j begins in line %i', (path, line) => {
  expect(lineInJson(text, path)).toBe(line)
})

test.each([
  ['a comma too many', '{\n  "a": 1,\n}', 3],
  ['half of a file', '{\n  "a": [1,\n  2', 3],
  ['a word', '{\n  "a": yes\n}', 2],
  ['nothing', '', 1],
  ['a text without an end', '{\n  "a": "b,\n  "c": 1\n}', 2],
  ['something behind it', '{\n}\n,', 3],
  ['a list without its end', '[\n1,\n2', 3],
  ['an object that a list ends', '{\n"a": 1\n]', 3],
  ['two values without a comma', '[\n1\n2]', 3],
  ['a list within that is not closed', '{"a": [\n1,\n{"b": 2}\n}', 4],
  ['a name that is no text', '{\n"a": 1,\nb\n: 2}', 3],
  ['a name without its value', '{\n"a"\n}', 3],
  ['a number with letters', '[1,\n2x]', 2],
  ['a word before a number', '[1,\nx2]', 2],
  ['nothing but lines', '{}\n\n  x', 3],
  ['blank lines after half of a file', '{\n\n\n', 1],
])('%s is found in its line', (_, broken, line) => {
  expect(() => JSON.parse(broken)).toThrow()
  expect(lineOfSyntaxError(broken)).toBe(line)
})
