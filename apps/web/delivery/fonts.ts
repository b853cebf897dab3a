import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * The front end's fonts, subset from their packages: the glyphs and weights its pages use, with kerning and tabular
 * figures. A page loads 38 kB instead of 70. `node scripts/run.mjs apps/web/delivery/fonts.ts` regenerates them.
 */

type Range = readonly [from: number, to: number]
const one = (code: number): Range => [code, code]

/** Covers nearly all text of the six languages and their currencies. */
const core: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  one(0x2022),
  one(0x2026),
  [0x2039, 0x203a],
  one(0x20ac),
  one(0x2122),
  one(0x2212),
]
/** Other European Latin letters and currency signs: loaded only where a text contains one, such as the Estonian š. */
const more: readonly Range[] = [
  [0x100, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  one(0x1e9e),
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
]

const inter = '@fontsource-variable/inter/files/inter-latin'
const unbounded = '@fontsource/unbounded/files/unbounded-latin'
/** From regular text to the boldest weight in use (`font-[750]`). */
const weights = { wght: { min: 400, max: 750 } }

export const fonts = [
  { name: 'inter', from: `${inter}-wght-normal.woff2`, letters: core, weights },
  { name: 'inter-more', from: `${inter}-ext-wght-normal.woff2`, letters: more, weights },
  { name: 'unbounded', from: `${unbounded}-700-normal.woff2`, letters: core, weights: undefined },
  { name: 'unbounded-more', from: `${unbounded}-ext-700-normal.woff2`, letters: more, weights: undefined },
] as const

export const fontFile = (name: string): string =>
  fileURLToPath(new URL(`../src/ui/fonts/${name}.woff2`, import.meta.url))

/** In CSS unicode-range syntax. */
export const unicodeRange = (letters: readonly Range[]): string =>
  letters.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(', ')

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

export async function cut({ from, letters, weights }: (typeof fonts)[number]): Promise<Buffer> {
  const text = letters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  const whole = await readFile(createRequire(import.meta.url).resolve(from))
  return subsetFont(whole, text.join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'ccmp', 'locl', 'tnum'],
    ...(weights && { variationAxes: weights }),
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const font of fonts) await writeFile(fontFile(font.name), await cut(font))
