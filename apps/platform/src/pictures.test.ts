import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { drawPictures, readPictureOrder } from './pictures.ts'
import type { MediaOrder } from './ports/media/mediaOrder.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Runs the command with a temporary folder and drawers that write nothing. */
async function drawn(args: readonly string[], draw: (order: MediaOrder) => void = () => undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'apogee-pictures-'))
  folders.push(dataDir)
  const orders: MediaOrder[] = []
  let [busy, most] = [0, 0]
  const drawer = {
    draw: async (order: MediaOrder) => {
      orders.push(order)
      busy += 1
      most = Math.max(most, busy)
      await new Promise(setImmediate)
      busy -= 1
      draw(order)
    },
    close: async () => undefined,
  }
  const order = readPictureOrder(args)
  const progress: number[] = []
  const result = await drawPictures(
    { dataDir, storage: null, isRestored: false, pictureDetail: 'plain', catalogueGames: 30, logLevel: 'silent' },
    order,
    (done) => progress.push(done),
    () => Array.from({ length: order.workers }, () => drawer),
  )
  const tiles = orders.flatMap((one) => (one.what === 'tile' ? [one.folder] : []))
  return { result, tiles, orders, most, progress }
}

test('every game’s tile and the banners are drawn once, by the requested number of workers', async () => {
  const { result, tiles, orders, most, progress } = await drawn(['--workers', '5'])
  expect(new Set(tiles).size).toBe(30)
  expect(orders.some(({ what }) => what === 'banner')).toBe(true)
  expect(result).toEqual({ drawn: orders.length, failed: 0 })
  expect(most).toBe(5)
  expect(progress.at(-1)).toBe(orders.length)
})

test('parts share the games between machines without a gap or a repeat', async () => {
  const all = await drawn(['--workers', '1'])
  const parts = await Promise.all(['1/3', '2/3', '3/3'].map((part) => drawn(['--part', part])))
  expect(parts.flatMap(({ tiles }) => tiles).toSorted()).toEqual(all.tiles.toSorted())
  expect((await drawn(['--games', '4'])).tiles).toEqual(all.tiles.slice(0, 4))
})

test('a picture that fails is counted, and the others are drawn', async () => {
  let isFirst = true
  const { result, orders } = await drawn(['--workers', '2'], () => {
    if (!isFirst) return
    isFirst = false
    throw new Error('no')
  })
  expect(result).toEqual({ drawn: orders.length - 1, failed: 1 })
})

test('a wrong argument is reported in one sentence', () => {
  for (const args of [['--part', '5/4'], ['--part', '0/2'], ['--workers', 'many'], ['--games', '0'], ['--no-such']])
    expect(() => readPictureOrder(args), args.join(' ')).toThrow(/--/)
})
