import { expect, test } from 'vitest'
import { root } from '../lib/runtime.mjs'
import { areas } from './areas.mjs'
import { findFaults } from './findFaults.mjs'

test.each(Object.entries(areas))('every file, test and title that %s names exists', (_, area) => {
  expect(findFaults(area, root)).toEqual([])
})

test('a pattern that matches no file and a title that no test has are faults', () => {
  const here = 'scripts/mutation'
  const unknown = ['no such', 'title'].join(' ')
  const area = {
    mutate: [`${here}/{{areas,gone}.mjs,*.ts}`, `!${here}/gone.ts`],
    tests: [`${here}/{areas,gone}.test.ts`],
    slow: ['a title that no test has', unknown],
  }
  expect(findFaults(area, root).map((fault) => fault.replace(`${here}/`, ''))).toEqual([
    'gone.mjs',
    '!gone.ts',
    'gone.test.ts',
    `the title "${unknown}"`,
  ])
})
