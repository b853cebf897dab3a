import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { excusedSplit, excusedSplitFiles } from './excused.ts'

const folder = new URL('../e2e/', import.meta.url)

test('every excused file exists, and the tests that replace them are not excused', () => {
  expect(Object.keys(excusedSplit).filter((file) => !existsSync(new URL(file, folder)))).toEqual([])
  const named = Object.values(excusedSplit).flatMap((reason) => reason.match(/\w+\.spec/g) ?? [])
  expect(new Set(named).size).toBeGreaterThan(3)
  expect(named.filter((file) => `${file}.ts` in excusedSplit || !existsSync(new URL(`${file}.ts`, folder)))).toEqual([])
})

test('only the listed files are left out', () => {
  const out = readdirSync(folder).filter((file) => excusedSplitFiles.some((one) => one.test(`/work/tests/e2e/${file}`)))
  expect(out.toSorted()).toEqual(Object.keys(excusedSplit).toSorted())
  expect(excusedSplitFiles.some((one) => one.test('/work/tests/e2e/plain/pages.spec.ts'))).toBe(false)
})
