import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Storage } from '../../core/storage/storage.ts'
import { filesOf, type MediaOrder } from './mediaOrder.ts'
import { type SharedPictures, sharingDrawers } from './sharedPictures.ts'

const record = { title: 'Ember Wyrm', provider: 'brasswing', theme: 'dragonfire', seed: 'signature/Ember Wyrm' }
const tile: MediaOrder = { what: 'tile', record, width: 344, format: 'avif', folder: 'tile/v-1_A/brasswing/ember-wyrm' }
const logo: MediaOrder = { what: 'logo', record, folder: 'game/v-1_A/brasswing/ember-wyrm' }

let kept: Map<string, Buffer<ArrayBuffer>>
let folders: string[]
let now: number
let warnings: string[]
beforeEach(() => {
  kept = new Map()
  folders = []
  now = 0
  warnings = []
})
afterEach(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const memory = (changes: Partial<Storage> = {}): Storage => ({
  put: async (name, bytes) => void kept.set(name, Buffer.from(bytes)),
  get: async (name) => kept.get(name) ?? null,
  remove: async (name) => void kept.delete(name),
  list: async function* () {},
  ...changes,
})

/** A node with its own folder, which draws its name into every file of an order. */
async function node(name: string, storage: Storage, changes: Partial<SharedPictures> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'apogee-shared-'))
  folders.push(folder)
  const drawn: MediaOrder[] = []
  const drawing = {
    draw: async (order: MediaOrder) => {
      drawn.push(order)
      for (const file of filesOf(order)) {
        await mkdir(dirname(join(folder, file)), { recursive: true })
        await writeFile(join(folder, file), `${name} ${file}`)
      }
    },
    close: async () => undefined,
  }
  const log = {
    warn: (details: object, message: string) => void warnings.push(`${message} ${JSON.stringify(details)}`),
  }
  const [drawer] = sharingDrawers([drawing], { storage, folder, log, now: () => now, ...changes })
  const read = (order: MediaOrder) => Promise.all(filesOf(order).map((file) => readFile(join(folder, file), 'utf8')))
  return { drawer: drawer as NonNullable<typeof drawer>, drawn, read }
}

test('a picture drawn by one node is reused by another: every width of a tile, and nothing is drawn twice', async () => {
  const first = await node('first', memory())
  await first.drawer.draw(tile)
  await first.drawer.draw(logo)
  await first.drawer.close()
  const second = await node('second', memory())
  await second.drawer.draw(tile)
  await second.drawer.draw(logo)
  expect(second.drawn).toEqual([])
  expect(await second.read(tile)).toEqual(await first.read(tile))
  expect(await second.read(tile)).toHaveLength(5)
  expect(await second.read(logo)).toEqual(await first.read(logo))
  expect(warnings).toEqual([])
})

test('a tile that exists only in part is drawn, and then complete', async () => {
  const [, missing = ''] = filesOf(tile)
  const first = await node('first', memory())
  await first.drawer.draw(tile)
  await first.drawer.close()
  kept.delete(missing)
  const second = await node('second', memory())
  await second.drawer.draw(tile)
  await second.drawer.close()
  expect(second.drawn).toEqual([tile])
  expect(kept.get(missing)?.toString()).toBe(`second ${missing}`)
})

test('while the storage fails every node draws for itself, and does not use the storage for half a minute', async () => {
  let asked = 0
  const failing = memory({
    get: async () => {
      asked += 1
      throw new Error('503 SlowDown')
    },
  })
  const { drawer, drawn, read } = await node('own', failing)
  await drawer.draw(logo)
  expect(await read(logo)).toEqual([`own ${filesOf(logo)[0]}`])
  now = 29_999
  await drawer.draw(tile)
  expect([asked, warnings.length]).toEqual([1, 1])
  now = 30_000
  await drawer.draw(logo)
  expect([asked, warnings.length]).toEqual([2, 2])
  expect(drawn).toEqual([logo, tile, logo])
})

test('a storage without a response delays a picture by its limit, and a shutdown not at all', async () => {
  const silent = memory({ get: () => new Promise(() => undefined), put: () => new Promise(() => undefined) })
  const { drawer, drawn } = await node('own', silent, { answersWithinMs: 5 })
  await drawer.draw(logo)
  await drawer.close()
  expect(drawn).toEqual([logo])
  expect(warnings).toHaveLength(1)
})

test('a picture that cannot be stored for the other nodes is served all the same', async () => {
  const full = memory({
    put: async () => {
      throw new Error('507 Insufficient Storage')
    },
  })
  const { drawer, read } = await node('own', full)
  await drawer.draw(logo)
  await drawer.close()
  expect(await read(logo)).toEqual([`own ${filesOf(logo)[0]}`])
  expect(warnings).toHaveLength(1)
})

test('a picture that cannot be drawn fails its request, and is not stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apogee-shared-'))
  folders.push(folder)
  const broken = { draw: () => Promise.reject(new Error('no such font')), close: async () => undefined }
  const [drawer] = sharingDrawers([broken], { storage: memory(), folder })
  await expect(drawer?.draw(logo)).rejects.toThrow('no such font')
  await drawer?.close()
  expect(kept.size).toBe(0)
})
