import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { contentRoot, onUnreadableContent, readContent } from './contentFiles.ts'
import { publishContentState } from './contentState.ts'

let folder: string
let heard: unknown[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  heard = []
  stop = onUnreadableContent((error) => heard.push(error))
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
  vi.useRealTimers()
})

/** A file as an operator edits it; each read happens after the interval in which edits go unnoticed. */
function edited() {
  const schema = z.object({ size: z.int() })
  const file = join(folder, 'edited.json')
  return {
    write: (text: string) => writeFileSync(file, text),
    remove: () => rmSync(file),
    read() {
      vi.advanceTimersByTime(2000)
      return readContent(relative(contentRoot, file), schema).size
    },
  }
}

test('an edited file is read again', () => {
  const { write, read } = edited()
  write('{"size":1}')
  expect(read()).toBe(1)
  write('{"size":20}')
  expect(read()).toBe(20)
})

test('while the content is watched, a file is read again after a validation only', () => {
  const { write, read } = edited()
  const validate = () => publishContentState({ accepted: new Map(), setAside: new Map(), faults: [] })
  try {
    write('{"size":1}')
    expect(read()).toBe(1)
    validate()
    write('{"size":20}')
    expect(read()).toBe(20)
    write('{"size":300}')
    expect([read(), read()]).toEqual([20, 20])
    validate()
    expect(read()).toBe(300)
  } finally {
    publishContentState(undefined)
  }
  write('{"size":4000}')
  expect(read()).toBe(4000)
})

test('the last valid contents stay in force while a file is unreadable, which is reported once per edit', () => {
  const { write, remove, read } = edited()
  write('{"size":1}')
  expect(read()).toBe(1)
  write('{"size":')
  expect([read(), read()]).toEqual([1, 1])
  expect(heard.map(String)).toEqual([expect.stringMatching(/edited\.json:1: .*JSON/)])
  write('{"size":"large"}')
  expect([read(), read()]).toEqual([1, 1])
  expect(String(heard[1])).toMatch(/edited\.json:1: size/)
  remove()
  expect([read(), read()]).toEqual([1, 1])
  expect(heard).toHaveLength(3)
  write('{"size":7}')
  expect(read()).toBe(7)
})

test('a file that was never readable fails on every read', () => {
  const { write, read } = edited()
  expect(read).toThrow(/ENOENT/)
  write('{}')
  for (let reads = 0; reads < 3; reads += 1) expect(read).toThrow(/edited\.json:1: size/)
  // Once for each version of it, however often it is read.
  expect(heard).toHaveLength(2)
  write('{"size":7}')
  expect(read()).toBe(7)
})

test('while the content is watched, a file that could not be read for a moment is read again without a validation', () => {
  const { write, read } = edited()
  publishContentState({ accepted: new Map(), setAside: new Map(), faults: [] })
  try {
    expect(read).toThrow(/ENOENT/)
    expect(read).toThrow(/ENOENT/)
    expect(heard).toHaveLength(1)
    write('{"size":7}')
    expect(read()).toBe(7)
  } finally {
    publishContentState(undefined)
  }
})

test('a version that the system could not read is read later, also if it does not change again', () => {
  const { write, remove, read } = edited()
  write('{"size":1}')
  expect(read()).toBe(1)
  remove()
  // A folder has a version, and reading it fails.
  mkdirSync(join(folder, 'edited.json'))
  expect(read()).toBe(1)
  expect(heard.map(String)).toEqual([expect.stringMatching(/EISDIR/)])
  expect(read()).toBe(1)
  expect(heard).toHaveLength(1)
  rmSync(join(folder, 'edited.json'), { recursive: true })
  write('{"size":2}')
  expect(read()).toBe(2)
})
