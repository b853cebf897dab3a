import { expect, test } from 'vitest'
import { type Module, type Moment, planFiles } from './planFiles.ts'

const moment = (weight = 1, maxUnneeded = 500): Moment => ({ weight, maxUnneeded })
const module = (id: string, bytes: number, moments: readonly Moment[], imports: readonly string[] = []): Module => ({
  id,
  bytes,
  moments: new Set(moments),
  imports,
})

/** The modules of each file. */
const files = (modules: readonly Module[]): string[] =>
  [...Map.groupBy(planFiles(modules), ([, file]) => file).values()]
    .map((entries) => entries.map(([id]) => id).join(' '))
    .sort()

test('modules that load at the same moments share a file, others that no moment shares do not', () => {
  const [lobby, rail] = [moment(), moment()]
  expect(files([module('a', 9_000, [lobby]), module('b', 9_000, [lobby]), module('c', 10, [rail])])).toEqual([
    'a b',
    'c',
  ])
})

test('a small file is merged while the request is worth more than the bytes that a moment does not need', () => {
  const [lobby, listing] = [moment(), moment()]
  const shared = module('shared', 5_000, [lobby, listing])
  expect(files([shared, module('small', 400, [lobby])])).toEqual(['shared small'])
  expect(files([shared, module('large', 900, [lobby])])).toEqual(['large', 'shared'])
})

test('a moment loads no more without need than its limit', () => {
  const [lobby, listing] = [moment(9), moment(1, 500)]
  const shared = module('shared', 5_000, [lobby, listing])
  expect(files([shared, module('one', 400, [lobby])])).toEqual(['shared one'])
  expect(files([shared, module('one', 600, [lobby])])).toEqual(['one', 'shared'])
})

test('files that would import each other are not merged', () => {
  const [lobby, listing, dialog] = [moment(), moment(), moment()]
  const modules = (imports: readonly string[]) => [
    module('top', 10, [lobby], imports),
    module('base', 10, [lobby, dialog]),
    module('between', 9_000, [lobby, listing], ['base']),
  ]
  expect(files(modules([]))).toContain('top base')
  expect(files(modules(['between']))).not.toContain('top base')
})
