import { expect, test } from 'vitest'
import { illustrationSvg } from '../illustration.ts'
import { HEROES } from './heroes.ts'
import { skyferryShip } from './skyferry.ts'
import { starlinerShip } from './starliner.ts'

test('every hero is drawn whole: no hole in its numbers, every id defined once, small enough to draw in time', () => {
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
    // What costs time is the number of forms: 300 kB of them stay below 300 ms of one core.
    expect(svg.length, name).toBeLessThan(300_000)
  }
})

test('no two heroes are one drawing', () => {
  const drawn = Object.values(HEROES).map((draw) => draw('k'))
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('the ships that fly in a game are those of their heroes, alone', () => {
  for (const [ship, hero] of [
    [skyferryShip, 'hero-skyferry'],
    [starlinerShip, 'hero-starliner'],
  ] as const) {
    const alone = ship('k')
    expect(alone).not.toMatch(/NaN|undefined|Infinity/)
    expect(alone.length).toBeLessThan(HEROES[hero]!('k').length)
    const forms = [...alone.matchAll(/<clipPath/g)].length
    expect(forms).toBe([...HEROES[hero]!('k').matchAll(/<clipPath/g)].length)
  }
})
