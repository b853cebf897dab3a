import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { growTiles } from './growTiles'
import { openedTile } from './openedTile'

const tile = (path: string, { top = 100, isHovered = false, isLoaded = true } = {}) => {
  const image = {
    currentSrc: `/media/tile/1${path}/172.avif#${top}`,
    complete: true,
    naturalWidth: isLoaded ? 172 : 0,
    style: { viewTransitionName: '' },
  }
  const link = {
    pathname: path,
    parentElement: { matches: () => isHovered },
    querySelector: () => image,
    getBoundingClientRect: () => ({ top, bottom: top + 200, left: 0, right: 150 }),
  }
  return { image, link }
}

/** A page with these tiles, in a browser that supports transitions. */
function page(...tiles: readonly ReturnType<typeof tile>[]) {
  const named: string[] = []
  const note = () => named.push(...tiles.map(({ image }) => image.style.viewTransitionName))
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    note()
    const skipped = Promise.reject(new Error('skipped'))
    return { ready: skipped, finished: skipped, updateCallbackDone: update() }
  })
  vi.stubGlobal('document', { links: tiles.map(({ link }) => link), startViewTransition })
  return { named, startViewTransition }
}

/** The router navigates to a page. */
async function arrive(path: string) {
  const plain = vi.fn((update: () => Promise<void>) => update())
  const router = { startViewTransition: plain, latestLocation: { pathname: path, publicHref: path } }
  growTiles(router as unknown as AnyRouter)
  growTiles(router as unknown as AnyRouter)
  const update = vi.fn(async () => {})
  await router.startViewTransition(update)
  expect(update).toHaveBeenCalledTimes(1)
  return plain
}

const wyrm = '/play/brasswing/ember-wyrm'
let isStill = false
beforeEach(() => {
  isStill = false
  vi.stubGlobal('location', { origin: 'https://apogee.test' })
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
})
afterEach(() => void vi.unstubAllGlobals())

test('the pressed tile is named for the transition and its picture passed on; a skipped transition is not an error', async () => {
  const [other, pressed, same] = [tile('/play/a/b'), tile(wyrm, { isHovered: true }), tile(wyrm, { top: 10 })]
  const { named } = page(other, same, pressed)
  expect(await arrive(wyrm)).not.toHaveBeenCalled()
  expect(named).toEqual(['', '', 'game-art'])
  expect(pressed.image.style.viewTransitionName).toBe('')
  expect(openedTile).toEqual({ path: wyrm, picture: pressed.image.currentSrc })
})

test('with reduced motion the picture is passed on and nothing moves', async () => {
  isStill = true
  const shown = tile(wyrm)
  const { startViewTransition } = page(shown)
  expect(await arrive(wyrm)).toHaveBeenCalled()
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(openedTile.picture).toBe(shown.image.currentSrc)
})

test.each([
  ['a page without a game', '/promotions', tile('/promotions')],
  ['a game whose tile is out of sight', wyrm, tile(wyrm, { top: 2000 })],
  ['a tile that has not loaded', wyrm, tile(wyrm, { isLoaded: false })],
])('%s opens without a transition', async (_what, path, shown) => {
  const { startViewTransition } = page(shown)
  expect(await arrive(path)).toHaveBeenCalled()
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(openedTile).toEqual({ path, picture: '' })
})
