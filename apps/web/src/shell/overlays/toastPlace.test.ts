import { expect, test } from 'vitest'
import { importantRanges, toastTop } from './toastPlace'

const phone = { heightPx: 80, screenPx: 844, headPx: 56, footPx: 60, coversBars: true, hasDialog: false }
const aboveBar = 844 - 60 - 8 - 80
const at = (top: number, heightPx = 40) => ({ top, bottom: top + heightPx })

test('[MOD-05] toasts appear above a phone’s bottom bar and cover no title', () => {
  expect(toastTop(phone, [at(80)])).toBe(aboveBar)
})

test.each([
  ['a button at the bottom of a form', [at(700)], 56 + 8],
  ['a title and a button', [at(80), at(700)], 844 - 8 - 80],
  // A sheet that fills the screen: its title at the top, its button at the bottom.
  ['the title and the foot of a sheet', [at(80), at(720), at(780)], 8],
] as const)('[MOD-05] they move where nothing is covered: %s', (_, obstacles, top) => {
  expect(toastTop({ ...phone, heightPx: top === 8 ? 60 : 80 }, obstacles)).toBe(top)
})

test('[MOD-05] [MOD-09] toasts that stay until they are dismissed leave the bars free', () => {
  const obstacles = [at(80), at(700)]
  expect(toastTop({ ...phone, coversBars: false }, obstacles)).toBe(aboveBar)
})

test('[MOD-05] between the title and the foot of a sheet that leaves no other place', () => {
  const sheet = { ...phone, hasDialog: true }
  expect(toastTop(sheet, [at(30), at(700, 120)])).toBe(30 + 40 + 8)
  expect(toastTop(sheet, [at(24, 300), at(430, 400)])).toBe(24 + 300 + 8)
})

test('if every place covers something, the one that covers the least is chosen', () => {
  const landscape = { heightPx: 80, screenPx: 200, headPx: 56, footPx: 60, coversBars: true, hasDialog: false }
  expect(toastTop(landscape, [at(0, 20), at(60, 20), at(130, 20), at(150, 20), at(170, 20)])).toBe(52)
})

test('toasts higher than the screen begin at its top', () => {
  expect(toastTop({ ...phone, heightPx: 900 }, [])).toBe(8)
})

test('[MOD-05] beside a dialog in the middle of a wide screen, only what is in their columns counts', () => {
  const box = (left: number, right: number, top: number) => ({
    getBoundingClientRect: () => ({ left, right, top, bottom: top + 40, width: right - left, height: 40 }),
  })
  const [title, close] = [box(184, 540, 60), box(556, 596, 60)]
  const dialog = { querySelectorAll: () => [title, close] }
  const page = { querySelectorAll: () => [dialog] } as unknown as Document
  const columns = (left: number, right: number) => box(left, right, 0) as unknown as Element
  expect(importantRanges(page, columns(550, 900))).toEqual([expect.objectContaining({ top: 60, bottom: 100 })])
  expect(importantRanges(page, columns(424, 752))).toHaveLength(2)
  expect(importantRanges(page, columns(1096, 1424))).toEqual([])
})
