import { BUST, HANDS } from '@apogee/art/heroes/dealerSheet'
import { expect, test } from 'vitest'
import { stageHeight } from '../engines/live-roulette/placeLive.ts'
import { layOutWheel } from '../engines/live-wheel/placeWheel.ts'
import { CORNERS, placeHost, roomOf, type StageBox } from './placeHost.ts'

/** Frames of phones and desktops, less the page's line and a browser's bars. */
const FRAMES = [
  [320, 560],
  [320, 640],
  [390, 844],
  [390, 712],
  [430, 932],
  [768, 1024],
  [700, 600],
  [1024, 643],
  [1151, 668],
  [1151, 560],
  [1320, 643],
  [1920, 1000],
] as const

const stages = FRAMES.flatMap(([width, height]) => {
  const isPortrait = width / height <= 0.95
  const { stage, wheel } = layOutWheel(width, height)
  return [
    {
      game: 'roulette',
      frame: `${width} x ${height}`,
      width,
      height: stageHeight(width, height),
      isPortrait,
      wheel: 0,
    },
    { game: 'wheel', frame: `${width} x ${height}`, width, height: stage, isPortrait, wheel },
  ]
})
const shown = stages.filter((stage) => placeHost(stage).unit > 0)

/** Part of the drawing: width of the hair, and the chin, in units from the middle and from the upper end. */
const HAIR = { aside: 110, chin: 202 } as const

const boxOf = (stage: StageBox) => {
  const host = placeHost(stage)
  const { unit, x, edge, foot, side, plate } = host
  const wide = plate.height * 1.1
  return {
    ...host,
    head: { left: x - HAIR.aside * unit, right: x + HAIR.aside * unit, top: edge - (foot - BUST.top) * unit },
    chin: edge - (foot - HAIR.chin) * unit,
    hands: edge + (HANDS - foot) * unit,
    panel: {
      left: side === 1 ? plate.inner : plate.inner - wide,
      right: side === 1 ? plate.inner + wide : plate.inner,
      top: plate.middle - plate.height / 2,
      bottom: plate.middle + plate.height / 2,
    },
  }
}

test('every table shows its host except roulette on a low phone, where the clock needs the space', () => {
  const without = stages.filter((stage) => !shown.includes(stage)).map(({ game, frame }) => `${game} ${frame}`)
  expect(without).toEqual(['roulette 320 x 560', 'roulette 320 x 640', 'roulette 390 x 712'])
})

test('a landscape phone has no stage above the roulette table: clock and dealer are next to the bar', () => {
  expect(stageHeight(844, 358)).toBe(0)
  expect(placeHost({ width: 844, height: CORNERS, isPortrait: false, wheel: 0 }).unit).toBe(0)
  // The money wheel has a dealer next to it there.
  const { stage, wheel } = layOutWheel(844, 358)
  expect(placeHost({ width: 844, height: stage, isPortrait: false, wheel }).unit).toBeGreaterThan(0)
})

test.each(shown)('$game in $frame: head and hat are in the frame, and a face is large enough to read', (stage) => {
  const { head, chin, hands, unit, edge } = boxOf(stage)
  expect(head.left).toBeGreaterThanOrEqual(0)
  expect(head.right).toBeLessThanOrEqual(stage.width)
  expect(head.top).toBeGreaterThanOrEqual(0)
  expect(160 * unit).toBeGreaterThan(44)
  expect(chin).toBeLessThan(edge)
  // The last results are there.
  expect(hands).toBeLessThanOrEqual(edge + 20.01)
})

test.each(shown)('$game in $frame: the number is next to the head, in the frame and above the table', (stage) => {
  const { head, panel, side, edge } = boxOf(stage)
  if (side === 1) expect(panel.left).toBeGreaterThan(head.right)
  else expect(panel.right).toBeLessThan(head.left)
  expect(panel.left).toBeGreaterThanOrEqual(0)
  expect(panel.right).toBeLessThanOrEqual(stage.width)
  expect(panel.top).toBeGreaterThanOrEqual(0)
  expect(panel.bottom).toBeLessThan(edge)
  expect(panel.bottom - panel.top).toBeGreaterThan(30)
})

test.each(shown.filter(({ wheel }) => wheel > 0))(
  '$game in $frame: neither the host nor the number covers the upper quarter of the wheel, where it stops',
  (stage) => {
    const { head, panel } = boxOf(stage)
    const middle = stage.isPortrait ? 0.4 * stage.width : stage.width / 2
    const upper = stage.height * 0.98 - stage.wheel * 0.75
    for (const { left, top } of [head, panel]) expect(left > middle + stage.wheel / 2 || top > upper).toBe(true)
  },
)

test('next to the great wheel both arms open within the remaining space', () => {
  for (const stage of shown.filter(({ wheel, isPortrait }) => wheel > 0 && !isPortrait)) {
    const { x, reach } = placeHost(stage)
    expect(x - reach.left).toBeGreaterThan(stage.width / 2 + stage.wheel / 2)
    expect(x + reach.right).toBeLessThanOrEqual(stage.width)
  }
})

test.each(shown)('$game in $frame: an arch frames the wheel, and another the host next to it', (stage) => {
  const host = placeHost(stage)
  const { middle, bay, height } = roomOf(stage, host)
  expect(height).toBeGreaterThan(host.edge)
  expect(bay).toBeGreaterThan(60)
  if (stage.wheel === 0) expect(middle).toBe(host.x)
  else expect(stage.isPortrait ? bay > stage.wheel : middle + bay === host.x).toBe(true)
})
