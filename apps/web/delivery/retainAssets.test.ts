import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { retainAssets } from './retainAssets'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function build(name: string, files: readonly string[]): string {
  const path = join(folder, name)
  mkdirSync(join(path, 'client', 'assets'), { recursive: true })
  for (const file of files) writeFileSync(join(path, 'client', 'assets', file), `${file} of ${name}`)
  return path
}
const assets = (path: string) => readdirSync(join(path, 'client', 'assets')).sort()

test('a tab from before a deploy still finds its chunks, for three deploys', () => {
  const builds = ['1', '2', '3', '4', '5'].map((name) =>
    build(name, ['react.js', `page${name}.js`, `page${name}.js.br`]),
  )
  for (const [index, next] of builds.entries()) if (index > 0) retainAssets(builds[index - 1] ?? '', next)
  const pages = ['2', '3', '4', '5'].flatMap((name) => [`page${name}.js`, `page${name}.js.br`])
  expect(assets(builds[4] ?? '')).toEqual([...pages, 'react.js'])
  expect(readFileSync(join(folder, '5', 'client', 'assets', 'react.js'), 'utf8')).toBe('react.js of 5')
})

test('repeated builds of the same source do not push out the earlier ones', () => {
  let previous = build('0', ['old.js'])
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    const next = build(name, ['new.js'])
    retainAssets(previous, next)
    previous = next
  }
  expect(assets(previous)).toEqual(['new.js', 'old.js'])
})

test('the first build has nothing to retain', () => {
  const first = build('1', ['a.js'])
  retainAssets(join(folder, 'none'), first)
  expect(assets(first)).toEqual(['a.js'])
})
