import { expect, test } from 'vitest'
import { RenderTurns } from './renderTurns.ts'

const turnOfLoop = () => new Promise(setImmediate)

test('the first page renders at once, the others one per turn of the event loop, in order', async () => {
  const turns = new RenderTurns()
  const rendered: number[] = []
  const render = (page: number) => turns.acquire().then(() => void rendered.push(page))
  const pages = [1, 2, 3].map(render)
  await Promise.resolve()
  expect(rendered).toEqual([1])
  for (const expected of [
    [1, 2],
    [1, 2, 3],
  ]) {
    await turnOfLoop()
    expect(rendered).toEqual(expected)
  }
  await Promise.all(pages)
})

test('a page that arrives in a turn without a rendering does not wait', async () => {
  const turns = new RenderTurns()
  await turns.acquire()
  await turnOfLoop()
  let isRendered = false
  void turns.acquire().then(() => {
    isRendered = true
  })
  await Promise.resolve()
  expect(isRendered).toBe(true)
})
