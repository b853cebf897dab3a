import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FolderWatch } from './folderWatch'

/** Longer than a test may take: only a reported change ends it. */
const never = 600_000

function openWatch() {
  const root = mkdtempSync(join(tmpdir(), 'folder-watch-'))
  mkdirSync(join(root, 'messages/de'), { recursive: true })
  writeFileSync(join(root, 'messages/de/shell.json'), '{}')
  const watch = new FolderWatch(root)
  onTestFinished(() => {
    watch.close()
    rmSync(root, { recursive: true })
  })
  return { watch, at: (path: string) => join(root, path) }
}

test('an edit in a folder below is reported, also one that is made while nothing waits for it', async () => {
  const { watch, at } = openWatch()
  const next = watch.next(never)
  writeFileSync(at('messages/de/shell.json'), '{"a":1}')
  await next
  writeFileSync(at('messages/de/shell.json'), '{"a":2}')
  await watch.next(never)
})

test('folders that are added later, or replaced by others, are watched too', async () => {
  const { watch, at } = openWatch()
  mkdirSync(at('messages/it'))
  await watch.next(never)
  writeFileSync(at('messages/it/shell.json'), '{}')
  await watch.next(never)
  renameSync(at('messages/de'), at('old'))
  mkdirSync(at('messages/de'))
  await watch.next(never)
  writeFileSync(at('messages/de/shell.json'), '{}')
  await watch.next(never)
})

test('a folder behind a symbolic link is watched, and the one that replaces it (a ConfigMap)', async () => {
  const { watch, at } = openWatch()
  const outside = mkdtempSync(join(tmpdir(), 'folder-watch-'))
  onTestFinished(() => rmSync(outside, { recursive: true }))
  for (const version of ['v1', 'v2']) mkdirSync(join(outside, version))
  symlinkSync(join(outside, 'v1'), at('brands'))
  await watch.next(never)
  writeFileSync(join(outside, 'v1/a.json'), '{}')
  await watch.next(never)
  symlinkSync(join(outside, 'v2'), at('next'))
  renameSync(at('next'), at('brands'))
  await watch.next(never)
  writeFileSync(join(outside, 'v2/a.json'), '{}')
  await watch.next(never)
})

test('after a failure, and after a replacement that was not reported, reopen() watches again', async () => {
  const { watch, at } = openWatch()
  renameSync(at(''), `${at('.')}-old`)
  await watch.next(never)
  expect(watch.isWatching).toBe(false)
  renameSync(`${at('.')}-old`, at(''))
  watch.reopen()
  expect(watch.isWatching).toBe(true)
  writeFileSync(at('messages/de/shell.json'), '{"a":1}')
  await watch.next(never)
})

test('without a change it waits until the time is over, and after a failure it no longer watches', async () => {
  const { watch } = openWatch()
  await watch.next(10)
  expect(watch.isWatching).toBe(true)
  watch.close()
  expect(watch.isWatching).toBe(false)
  expect(new FolderWatch('/nowhere/at/all').isWatching).toBe(false)
})
