import { expect, test } from 'vitest'
import { shipSvg } from './shipSvg.ts'

const stages = Array.from({ length: 8 }, (_, stage) => stage)

test.each(['arrow', 'manta', 'tug'])('each stage of the hull %s adds a part', (hull) => {
  const drawn = stages.map((stage) => shipSvg(`${hull}-ember-${stage}`) ?? '')
  expect(drawn[0]).toMatch(/^<svg [^>]+viewBox="0 0 100 100".*<\/svg>$/s)
  const shapes = drawn.map((svg) => svg.split('<path').length + svg.split('<circle').length)
  expect(shapes).toEqual(shapes.toSorted((one, other) => one - other))
  expect(new Set(shapes).size).toBe(stages.length)
})

test.each(['arrow-ember-8', 'arrow-ember', 'raft-ember-1', 'arrow-plaid-1', 'constructor-ember-1', ''])(
  '"%s" is no ship',
  (name) => {
    expect(shipSvg(name)).toBeNull()
  },
)
