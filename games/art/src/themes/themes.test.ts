import { expect, test } from 'vitest'
import STUDIOS from '../../../../content/catalogue/studios.json' with { type: 'json' }
import { turnHue } from '../colour.ts'
import { composition } from '../composition.ts'
import { HEROES } from '../heroes/heroes.ts'
import { CUSTOM } from '../illustrations/custom.ts'
import { hasIllustration } from '../illustrations/fluent.ts'
import { font } from '../lettering/outline.ts'
import { letterStyle } from '../lettering/styles.ts'
import { warp } from '../lettering/warp.ts'
import { pattern } from '../patterns/pattern.ts'
import { scenery } from '../scenes/scenery.ts'
import { seedFrom } from '../seed.ts'
import { theme, themeNames } from './themes.ts'

test('every name in every pool of every theme can be drawn', () => {
  for (const name of themeNames) {
    const pools = theme(name)
    for (const pair of pools.patterns) for (const each of pair) pattern(each)
    for (const each of pools.scenes) scenery(each)
    for (const each of pools.compositions) composition(each)
    for (const face of pools.faces) {
      font(face.font)
      for (const each of face.letters) letterStyle(each)
      for (const each of face.warps) warp(each)
    }
    const drawn = [...pools.heroes, ...pools.props, ...(pools.front ?? [])]
    expect(
      drawn.filter((each) => !CUSTOM[each] && !hasIllustration(each)),
      name,
    ).toEqual([])
    expect(pools.heroes.length, name).toBeGreaterThanOrEqual(5)
    if (pools.star) expect(HEROES, name).toHaveProperty([pools.star])
    expect(pools.faces.length * pools.compositions.length * pools.heroes.length, name).toBeGreaterThanOrEqual(100)
  }
})

test('there are 80 studios, each with a unique slug, name, mark and an existing font', () => {
  expect(STUDIOS.length).toBe(80)
  for (const key of ['slug', 'title', 'mark'] as const)
    expect(new Set(STUDIOS.map((each) => each[key])).size).toBe(STUDIOS.length)
  for (const { font: face, likes } of STUDIOS) {
    font(face)
    for (const each of likes) theme(each)
  }
})

test('a rotated hue keeps white white and stays a valid colour', () => {
  expect(turnHue('#FFFFFF', 140)).toBe('#FFFFFF')
  expect(turnHue('#2C1680', 0)).toBe('#2C1680')
  for (let degrees = -180; degrees <= 180; degrees += 20) expect(turnHue('#2C1680', degrees)).toMatch(/^#[0-9A-F]{6}$/)
})

test('a seed gives the same numbers everywhere', () => {
  const r = seedFrom('apogee')
  expect([r(), r(), r()].map((value) => value.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.268541",
      "0.962465",
      "0.095029",
    ]
  `)
})
