import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readBrandFile, tokenOf } from './brandFile.ts'

const ours = new URL('../../../content/brands/', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'apogee-brands-'))
afterAll(() => rmSync(folder, { recursive: true }))

const halcyon = JSON.parse(readFileSync(join(ours, 'halcyon.json'), 'utf8')) as Record<string, unknown>
const reading = (change: object | string) => () => {
  const text = typeof change === 'string' ? change : JSON.stringify({ ...halcyon, id: 'zephyr', ...change })
  writeFileSync(join(folder, 'zephyr.json'), text)
  return readBrandFile(folder, 'zephyr.json')
}

describe('a brand file', () => {
  test('of ours fits', () => {
    for (const name of readdirSync(ours)) expect(readBrandFile(ours, name).id).toBe(name.slice(0, -'.json'.length))
  })

  test.each<[what: string, change: object | string, said: RegExp]>([
    ['cut off', '{"id": ', /^content\/brands\/zephyr\.json: .*JSON/],
    ['no object', '[]', /^content\/brands\/zephyr\.json: the file: .*expected object/],
    ['of another name', { id: 'zefir' }, /its id is "zefir"/],
    ['without social networks', { social: undefined }, /: social: .*expected array/],
    ['of colours nobody drew', { tokens: 'zephyr' }, /: tokens: .*"apogee"\|"halcyon"/],
    ['of colours outside its folder', { tokens: '../../x' }, /: tokens: /],
    ['in a language nobody wrote', { locales: ['en', 'sv'] }, /: locales\.1: /],
    ['in the language of the sandbox', { locales: ['en-XA'] }, /: locales\.0: /],
    ['with a colour in words', { themeColor: 'teal' }, /: themeColor: must be a colour/],
    ['with a link that runs', { partners: [{ title: 'x', url: 'nonsense' }] }, /: partners\.0\.url: /],
    [
      'that opens its policy',
      { frameAncestors: ['https://a.example; script-src *'] },
      /: frameAncestors\.0: must be an/,
    ],
  ])('%s is refused with its place', (_, change, said) => {
    expect(reading(change)).toThrow(said)
  })
})

test('colours are read from the tokens', () => {
  expect(tokenOf('halcyon', 'bg')).toBe('#06262b')
  expect(tokenOf('apogee', 'action-from')).toMatch(/^#/)
})
