import { expect, test } from 'vitest'
import { drumRadius, drumRibs, drumRivets, drumTickets } from './drumShape.ts'
import { starPath, ticketBox, ticketOutline, ticketWaves } from './ticketShape.ts'

/** The end point of a path of relative and absolute steps; supports only the SVG commands used here. */
function endOf(path: string): readonly [number, number] {
  let [x, y] = [0, 0]
  for (const [, letter, rest] of path.matchAll(/([MHVvaZ])([^MHVvaZ]*)/g)) {
    const numbers = (rest!.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    if (letter === 'M') [x, y] = numbers as [number, number]
    if (letter === 'H') x = numbers[0]!
    if (letter === 'v') y += numbers[0]!
    if (letter === 'a') [x, y] = [x + numbers[5]!, y + numbers[6]!]
  }
  return [x, y]
}

test('the outline of a ticket is closed', () => {
  const [x, y] = endOf(ticketOutline().replace(/Z$/, ''))
  expect(x).toBeCloseTo(12, 0)
  expect(Math.abs(y)).toBeLessThan(1)
})

test('waves stay within the ticket, before its stub', () => {
  const points = [...ticketWaves().matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(ticketWaves().match(/M/g)).toHaveLength(14)
  for (const [x, y] of points as [number, number][]) {
    expect(x).toBeLessThan(ticketBox.stub)
    expect(y).toBeGreaterThan(-3)
    expect(y).toBeLessThan(ticketBox.height + 3)
  }
})

test('the drum is full of tickets within it, in every colour', () => {
  const tickets = drumTickets(26, 5)
  expect(new Set(tickets.map(({ tone }) => tone)).size).toBe(5)
  for (const { x, y } of tickets) expect(Math.hypot(x, y)).toBeLessThan(drumRadius * 0.85)
  const gaps = tickets.flatMap((one, index) =>
    tickets.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(14)
})

test('ribs, rivets and stars have the requested number of parts', () => {
  expect(drumRibs(8).match(/M/g)).toHaveLength(8)
  expect(drumRivets(24)).toHaveLength(24)
  expect(starPath(0, 0, 10, 4, 5).match(/[ML]/g)).toHaveLength(10)
})
