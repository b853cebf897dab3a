import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDataFolder } from './dataFolder.ts'

let parent: string
let mask: number
const modeOf = (path: string) => statSync(path).mode & 0o7777

beforeEach(() => {
  mask = process.umask(0o022)
  parent = mkdtempSync(join(tmpdir(), 'apogee-data-'))
})
afterEach(() => {
  process.umask(mask)
  rmSync(parent, { recursive: true })
})

test('the data folder and the files of an earlier release in it are closed to other accounts, and stay closed', () => {
  const dataDir = join(parent, 'data')
  const inside = join(dataDir, 'documents', '12')
  mkdirSync(inside, { recursive: true })
  writeFileSync(join(inside, 'passport'), '')
  chmodSync(join(inside, 'passport'), 0o666)
  const outside = join(parent, 'outside')
  writeFileSync(outside, '')
  symlinkSync(outside, join(dataDir, 'link'))
  closeDataFolder(dataDir, null)
  expect([dataDir, join(dataDir, 'documents'), inside].map(modeOf)).toEqual([0o700, 0o700, 0o700])
  expect(modeOf(join(inside, 'passport'))).toBe(0o600)
  expect(modeOf(outside)).toBe(0o644)
  mkdirSync(join(dataDir, 'media'))
  writeFileSync(join(dataDir, 'media', 'tile'), '')
  expect([modeOf(join(dataDir, 'media')), modeOf(join(dataDir, 'media', 'tile'))]).toEqual([0o700, 0o600])
})

test('a missing folder is created closed, and lets only a given group pass through', () => {
  const dataDir = join(parent, 'new', 'data')
  closeDataFolder(dataDir, null)
  expect(modeOf(dataDir)).toBe(0o700)
  closeDataFolder(dataDir, process.getgid?.() ?? 0)
  expect(modeOf(dataDir)).toBe(0o710)
})

test('a shared folder stays shared', () => {
  const dataDir = join(parent, 'tmp')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o1777)
  closeDataFolder(dataDir, null)
  expect(modeOf(dataDir)).toBe(0o1777)
})
