import { expect, test } from 'vitest'
import { boxSvg } from './boxSvg.ts'

const boxes = ['space', 'sea'].flatMap((scene) => ['lite', 'pro', 'max'].map((rank) => `${scene}-${rank}`))
const layers = ['inside', 'front', 'lid', 'light']

test('every box has its four layers, each a different picture', () => {
  const drawn = boxes.flatMap((box) => layers.map((layer) => boxSvg(box, layer)))
  expect(drawn).not.toContain(null)
  expect(new Set(drawn).size).toBe(24)
  for (const svg of drawn) {
    expect(svg).not.toMatch(/NaN|undefined|<filter/)
    expect(svg!.length).toBeLessThan(10_000)
  }
})

test('boxSvg returns null for other names', () => {
  for (const [box, layer] of [
    ['space-lite', 'back'],
    ['space', 'lid'],
    ['lite', 'lid'],
    ['space-lite-2', 'lid'],
  ] as const)
    expect(boxSvg(box, layer)).toBeNull()
})
