import { expect, test } from 'vitest'
import { processLine } from './processLine.ts'

test('a line about the process is JSON unless a person reads it, also one of several lines', () => {
  expect(processLine('info', 'Ready', true)).toBe('Ready\n')
  const line = processLine('fatal', 'first\nsecond', false)
  expect(line.trimEnd()).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({
    level: 'fatal',
    msg: 'first\nsecond',
    time: expect.stringMatching(/^20\d\d-/),
  })
})
