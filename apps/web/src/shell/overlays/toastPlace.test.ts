import { expect, test } from 'vitest'
import { importantRanges, toastTop } from './toastPlace'

const phone = { heightPx: 80, screenPx: 844, headPx: 56, footPx: 60, hasDialog: false }
const sheet = { ...phone, hasDialog: true }
const aboveBar = 844 - 60 - 8 - 80
const at = (top: number, heightPx = 40) => ({ top, bottom: top + heightPx })

test('[MOD-05] toasts appear above a phone’s bottom bar and cover no title', () => {
  expect(toastTop(phone, [at(80)])).toBe(aboveBar)
})

test.each([
  ['a button at the bottom of a form', phone, [at(700)], 56 + 8],
  ['a title and a button', phone, [at(80), at(700)], 80 + 40 + 8],
  ['titles and buttons everywhere', phone, [at(80), at(140, 200), at(360), at(410, 430)], aboveBar],
  ['a title and a button of a sheet', sheet, [at(80), at(700)], 844 - 8 - 80],
  ['the title and the foot of a sheet', { ...sheet, heightPx: 60 }, [at(80), at(720), at(780)], 8],
  ['the title and the foot of a sheet that fills the screen', sheet, [at(30), at(700, 120)], 30 + 40 + 8],
  ['a sheet with one gap', sheet, [at(24, 300), at(430, 400)], 24 + 300 + 8],
] as const)('[MOD-05] [MOD-09] they move where nothing is covered, or the least: %s', (_, room, obstacles, top) => {
  expect(toastTop(room, obstacles)).toBe(top)
})

test('[MOD-05] they leave the bars of a page free, so that a button in them can be pressed while one appears', () => {
  for (let top = 0; top < 844; top += 30) {
    const place = toastTop(phone, [at(top), at(844 - top), at(400, 200)])
    expect([top, place >= 56, place + 80 <= 844 - 60]).toEqual([top, true, true])
  }
})

test('toasts higher than the screen begin at its top', () => {
  expect(toastTop({ ...sheet, heightPx: 900 }, [])).toBe(8)
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
