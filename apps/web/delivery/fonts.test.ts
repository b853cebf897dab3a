import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cut, fontFile, fonts, unicodeRange } from './fonts.ts'

const content = fileURLToPath(new URL('../../../content', import.meta.url))
const css = readFileSync(fileURLToPath(new URL('../src/ui/fonts.css', import.meta.url)), 'utf8')

test.each(fonts)('$name is built from its package and its letters', async (font) => {
  expect((await readFile(fontFile(font.name))).equals(await cut(font))).toBe(true)
})

test.each(fonts)('the unicode-range of $name matches its letters', ({ name, letters }) => {
  const face = css.split('@font-face').find((each) => each.includes(`/${name}.woff2`))
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1]
  expect(range?.replaceAll(/\s+/g, ' ').trim()).toBe(unicodeRange(letters))
})

test('the fonts contain every letter of the texts in all languages', () => {
  const has = (code: number) =>
    fonts.some(({ letters }) => letters.some(([from, to]) => code >= from && code <= to)) || code < 0x20
  const missing = new Set<string>()
  for (const folder of ['messages', 'cms', 'banners', 'brands'])
    for (const entry of readdirSync(`${content}/${folder}`, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && /\.(?:json|md)$/.test(entry.name))
        for (const letter of readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
          if (!has(letter.codePointAt(0) ?? 0)) missing.add(letter)
  expect([...missing]).toEqual([])
})
