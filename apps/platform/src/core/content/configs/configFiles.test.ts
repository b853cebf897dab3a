import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { configFaults as platformFaults } from '../../../composition/config.ts'
import { contentRoot, onUnreadableContent } from '../contentFiles.ts'
import { formatFault } from '../faults/contentFault.ts'
import { readEdition } from '../readEdition.ts'
import { configFaults as faultsIn } from './configFiles.ts'

const configFaults = (...asked: Parameters<typeof faultsIn>) => faultsIn(...asked).map(formatFault)
const shape = z.array(z.string())
const files = { 'of-this-test': shape }
let root: string
let heard: string[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  root = mkdtempSync(join(tmpdir(), 'config-'))
  mkdirSync(join(root, 'config'))
  heard = []
  stop = onUnreadableContent((error) => heard.push((error as Error).message))
})
afterEach(() => {
  stop()
  rmSync(root, { recursive: true })
  vi.useRealTimers()
})
const write = (name: string, text: string) => writeFileSync(join(root, 'config', name), text)

test('every file of configuration, those of licences and brands too, is read by some part and fits', () => {
  expect(platformFaults()).toEqual([])
})

test('an invalid file is reported with file, line and reason, and so is a file without a reader', () => {
  write('of-this-test.json', '["one"]')
  write('of-this-test.EE.json', '[\n  "one",\n  2\n]\n')
  write('of-that-test.json', '[]')
  mkdirSync(join(root, 'brands/zephyr/config'), { recursive: true })
  writeFileSync(join(root, 'brands/zephyr/config/of-this-test.json'), '["one"')
  expect(configFaults(files, root)).toEqual([
    expect.stringMatching(/config\/of-that-test\.json: no part of the server reads/),
    expect.stringMatching(/config\/of-this-test\.EE\.json:3: 1: .*string/),
    expect.stringMatching(/zephyr\/config\/of-this-test\.json:1: .*JSON/),
  ])
})

test('brands and texts are read with them', () => {
  mkdirSync(join(root, 'brands'))
  mkdirSync(join(root, 'messages/en'), { recursive: true })
  writeFileSync(join(root, 'brands/zephyr.json'), '{\n  "id": 7\n}')
  writeFileSync(join(root, 'messages/en/cashbox.json'), '{\n  "title": "Cashbox",\n  "count": 3\n}')
  expect(configFaults(files, root)).toEqual([
    expect.stringMatching(/brands\/zephyr\.json:2: id: /),
    expect.stringMatching(/messages\/en\/cashbox\.json:3: count: /),
  ])
})

test('an edition added after the start that is invalid leaves the previous values in force, and is reported once', () => {
  const name = relative(join(contentRoot, 'config'), join(root, 'config/of-this-test'))
  const read = () => {
    vi.advanceTimersByTime(2000)
    return readEdition(name, shape, 'EE')
  }
  write('of-this-test.json', '["common"]')
  expect(read()).toEqual(['common'])
  write('of-this-test.EE.json', '["Eesti"')
  expect([read(), read()]).toEqual([['common'], ['common']])
  expect(heard).toEqual([expect.stringMatching(/of-this-test\.EE\.json:1: /)])
  write('of-this-test.EE.json', '["Eesti"]')
  expect(read()).toEqual(['Eesti'])
})
