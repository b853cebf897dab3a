import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentBuild, newBuild, removeUnused, switchTo } from './buildFolders.mjs'

let dist: string
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  dist = realpathSync(mkdtempSync(join(tmpdir(), 'builds-')))
})
afterEach(() => {
  rmSync(dist, { recursive: true })
  vi.useRealTimers()
})

function build(): string {
  vi.advanceTimersByTime(60_000)
  const folder: string = newBuild(dist)
  mkdirSync(folder)
  writeFileSync(join(folder, 'server.js'), '')
  switchTo(dist, folder)
  removeUnused(dist)
  return folder
}

test('a build replaces the current one by a link; the one before stays for a server that is just starting', () => {
  expect(currentBuild(dist)).toBeUndefined()
  const [first, second, third] = [build(), build(), build()]
  expect(currentBuild(dist)).toBe(third)
  expect(readdirSync(dist).sort()).toEqual([basename(second), basename(third), 'current'].sort())
  expect(existsSync(first)).toBe(false)
})

test('the folder of a running server stays, and goes with a later build once the server has ended', () => {
  const first = build()
  const marker = join(first, `used-by-${process.pid}`)
  writeFileSync(marker, '')
  const more = [build(), build()]
  expect(existsSync(join(first, 'server.js'))).toBe(true)
  rmSync(marker)
  // No process has this number.
  writeFileSync(join(first, 'used-by-99999999'), '')
  build()
  expect([first, more[0] ?? ''].map(existsSync)).toEqual([false, false])
})
