import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { recallFaults, rememberFaults, validationKey } from './rememberedFaults.ts'

const folder = mkdtempSync(join(tmpdir(), 'apogee-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fault = {
  file: 'messages/de/shell.json',
  line: 3,
  key: 'nav',
  reason: 'a } is missing',
  severity: 'error',
} as const

test('the faults of the last start are recalled while neither the content nor its validation has changed', () => {
  expect(recallFaults(folder, 'key')).toBeUndefined()
  rememberFaults(folder, 'key', [fault])
  expect(recallFaults(folder, 'key')).toEqual([fault])
  expect(recallFaults(folder, 'another')).toBeUndefined()
  writeFileSync(join(folder, 'content-faults.json'), '{"key":"key"')
  expect(recallFaults(folder, 'key')).toBeUndefined()
})

test('the key changes with a file, its version and the way to run', () => {
  const stamps = new Map([
    ['brands/apogee.json', '1 20'],
    ['config/site.json', '1 30'],
  ])
  const key = validationKey(stamps, false)
  expect(validationKey(new Map([...stamps].reverse()), false)).toBe(key)
  expect(validationKey(stamps, true)).not.toBe(key)
  expect(validationKey(new Map([...stamps, ['config/site.json', '2 30']]), false)).not.toBe(key)
  expect(validationKey(new Map([...stamps, ['cms/en/new.md', '1 1']]), false)).not.toBe(key)
})
