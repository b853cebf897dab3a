import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { illustrationSvg } from '../illustration.ts'
import { HEROES } from './heroes.ts'

test('every hero is complete: no missing number, every id defined once, small enough to draw in time', () => {
  for (const name of Object.keys(HEROES)) {
    const svg = illustrationSvg(name)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length, name).toBe(new Set(ids).size)
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    expect(
      used.filter((id) => !ids.includes(id)),
      name,
    ).toEqual([])
    // The number of forms costs time: 300 kB of them stay below 300 ms of one core.
    expect(svg.length, name).toBeLessThan(300_000)
  }
})

test('no two heroes have the same drawing', () => {
  const drawn = Object.values(HEROES).map((draw) => draw('k'))
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('the ships that fly in a game are the ones of its heroes', () => {
  const ships = join(import.meta.dirname, '../../drawings/ships')
  const outlines = (svg: string) => new Set([...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d))
  for (const ship of ['skyferry', 'starliner']) {
    const alone = outlines(readFileSync(join(ships, `${ship}.svg`), 'utf8'))
    expect(alone.size, ship).toBeGreaterThan(20)
    expect([...alone.difference(outlines(HEROES[`hero-${ship}`]!('k')))], ship).toEqual([])
  }
})
