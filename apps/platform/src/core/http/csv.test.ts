import { expect, test } from 'vitest'
import { csvAnswer, csvText } from './csv.ts'

test.each([
  ['Paper Moon', 'Paper Moon'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+49 1', "'+49 1"],
  ['-1', "'-1"],
  ['@here', "'@here"],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
])('%j is the cell %j: no sheet takes it for a formula', (text, cell) => {
  expect(csvText(text)).toBe(cell)
})

test('a file begins with its byte order mark and its header, and is streamed line by line', async () => {
  const made: number[] = []
  async function* lines() {
    for (const n of [1, 2]) {
      made.push(n)
      yield `${n}\r\n`
    }
  }
  const answer = csvAnswer('rounds', 'n', lines())
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rounds.csv"')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  expect(text).toBe('\uFEFFn\r\n1\r\n2\r\n')
  expect(made).toEqual([1, 2])
})
