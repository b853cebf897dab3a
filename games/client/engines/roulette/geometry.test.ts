import { expect, test } from 'vitest'
import { SPOTS } from '../../../engines/roulette/spots.ts'
import { ANCHORS, spotAt, stepFrom, type Way } from './geometry.ts'

const reach = { u: 0.2, v: 0.2 }

test('every spot has a distinct position, and a press there selects that spot', () => {
  expect(new Set([...ANCHORS.values()].map(({ u, v }) => `${u},${v}`)).size).toBe(SPOTS.length)
  for (const [id, at] of ANCHORS) expect([id, spotAt(at, reach)]).toEqual([id, id])
})

test.each([
  [0.5, 0.4, 'straight-0'],
  [0.5, 2.9, 'straight-0'],
  [0.95, 1.6, 'split-0-2'],
  [1.1, 2.1, 'street-0-2-3'],
  [1.05, -0.05, 'four-0-1-2-3'],
  [1.6, 2.6, 'straight-3'],
  [12.5, 2.95, 'straight-36'],
  [12.95, 0.5, 'straight-34'],
  [6.95, 1.5, 'split-17-20'],
  [6.5, 1.1, 'split-16-17'],
  [7.1, 0.9, 'corner-16-17-19-20'],
  [6.5, -0.1, 'street-16-17-18'],
  [7.05, 0.1, 'line-16-17-18-19-20-21'],
  [13.5, 2.5, 'column-3'],
  [4.9, -0.4, 'dozen-1'],
  [5.1, -0.4, 'dozen-2'],
  [12.9, -1.2, 'high'],
  [6, -1.5, 'red'],
])('a press at %d, %d selects %s', (u, v, id) => {
  expect(spotAt({ u, v }, reach)).toBe(id)
})

test('below the numbers, a press next to the zero or past the columns selects no spot', () => {
  expect(spotAt({ u: 0.5, v: -0.5 }, reach)).toBeNull()
  expect(spotAt({ u: 13.5, v: -0.5 }, reach)).toBeNull()
})

test.each<[string, Way, boolean, string]>([
  ['straight-17', 'along', false, 'split-17-20'],
  ['straight-17', 'along', true, 'straight-20'],
  ['straight-17', 'in', false, 'split-17-18'],
  ['split-17-20', 'in', false, 'corner-17-18-20-21'],
  ['straight-1', 'out', false, 'street-1-2-3'],
  ['street-1-2-3', 'out', false, 'dozen-1'],
  ['straight-2', 'back', false, 'split-0-2'],
  ['straight-2', 'back', true, 'straight-0'],
  ['straight-35', 'along', true, 'column-2'],
  ['dozen-2', 'out', false, 'red'],
  ['red', 'along', false, 'black'],
  ['straight-36', 'in', false, 'straight-36'],
])('an arrow leads from %s %s (from cell to cell: %s) to %s', (from, way, far, to) => {
  expect(stepFrom(from, way, far)).toBe(to)
})

test('arrow keys alone reach every spot from any other', () => {
  const seen = new Set(['straight-0'])
  const open = ['straight-0']
  for (let id = open.pop(); id; id = open.pop()) {
    for (const way of ['along', 'back', 'out', 'in'] as const) {
      const next = stepFrom(id, way, false)
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  expect(seen.size).toBe(SPOTS.length)
})
