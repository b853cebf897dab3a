import { expect, test } from 'vitest'
import { drawProgress } from './drawProgress.ts'

function draw(isTTY: boolean, total: number) {
  let written = ''
  let now = 0
  const progress = drawProgress({ isTTY, write: (text) => (written += text) }, () => now)
  for (let done = 1; done <= total; done += 1) {
    progress('first', done, total)
    now += 1_000
  }
  return written
}

test('a terminal shows one line that is overwritten', () => {
  const written = draw(true, 200)
  expect(written.match(/\n/g)).toHaveLength(1)
  expect(written.endsWith('all 200 are there\u001b[K\n')).toBe(true)
})

test('the log gets a line at the start, each minute and at the end', () => {
  const lines = draw(false, 100).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'Drawing the first pictures: 1 of 100',
    'Drawing the first pictures: 61 of 100',
    'Drawing the first pictures: all 100 are there',
  ])
})
