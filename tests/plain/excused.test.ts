import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { carriedFiles, excusedFiles, excusedTitles } from './excused.ts'

const folder = new URL('../e2e/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))

test('every excused file and title exists', () => {
  expect(Object.keys(excusedFiles).filter((name) => !files.includes(name))).toEqual([])
  for (const [file, titles] of Object.entries(excusedTitles)) {
    expect(files).toContain(file)
    expect(Object.keys(excusedFiles)).not.toContain(file)
    const text = readFileSync(new URL(file, folder), 'utf8')
    expect(Object.keys(titles).filter((title) => !text.includes(title))).toEqual([])
  }
})

test('all other end-to-end tests run, and those of the plain platform too', () => {
  const walked = files.filter((name) => carriedFiles.test(`/work/tests/e2e/${name}`))
  expect(walked.toSorted()).toEqual(files.filter((name) => !(name in excusedFiles)).toSorted())
  expect(walked.length).toBeGreaterThan(5)
  expect(carriedFiles.test('/work/tests/e2e/plain/pages.spec.ts')).toBe(true)
  expect(carriedFiles.test('/work/tests/e2e/support/words.ts')).toBe(false)
})

test('no file that runs against the plain platform starts our own, or uses its operator commands or mailbox', () => {
  const ofOurs = /from '(?:\.\.\/server\/serverProcess|\.\/support\/(?:ownServer|separateServer|operator|mailbox))\.ts'/
  const carried = files.filter((name) => carriedFiles.test(`/work/tests/e2e/${name}`))
  expect(carried.filter((name) => ofOurs.test(readFileSync(new URL(name, folder), 'utf8')))).toEqual([])
})
