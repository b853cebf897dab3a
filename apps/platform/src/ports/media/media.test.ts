import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artVersion } from '@apogee/art'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPicture } from './drawPicture.ts'
import type { Drawer } from './drawQueue.ts'
import { bannerImage, type Media, openMedia } from './media.ts'
import { ATLAS_SIZE, fileOf, type MediaOrder, type PictureDetail } from './mediaOrder.ts'
import type { NamedGame } from './mediaUrls.ts'

const wyrm: NamedGame = {
  title: 'Ember Wyrm',
  seo_title: 'ember-wyrm',
  provider: 'brasswing',
  theme: 'dragonfire',
  seed: 'signature/Ember Wyrm|Brasswing',
}
const tile = `/media/tile/${artVersion(wyrm)}/brasswing/ember-wyrm`
const game = `/media/game/${artVersion(wyrm)}/brasswing/ember-wyrm`
const gameAt = (provider: string, seoTitle: string) =>
  provider === wyrm.provider && seoTitle === wyrm.seo_title ? wyrm : undefined

let dataDir: string
let orders: MediaOrder[]
const open: Media[] = []

/** Draws in this thread and counts. Its `close` waits for pending writes into the folder. */
const countingAs =
  (detail: PictureDetail) =>
  (folder: string): Drawer[] => {
    const drawings: Promise<void>[] = []
    return [
      {
        draw: (order) => {
          orders.push(order)
          const drawing = drawPicture(order, folder, detail)
          drawings.push(drawing)
          return drawing
        },
        close: async () => {
          await Promise.allSettled(drawings)
        },
      },
    ]
  }
const counting = countingAs('plain')
const fine = countingAs('fine')

function media(
  drawers: ((folder: string) => Drawer[]) | null = counting,
  pictureDetail: PictureDetail = 'fine',
): Media {
  const opened = openMedia({ dataDir, gameAt, pictureDetail, workers: 1, ...(drawers && { drawers }) })
  open.push(opened)
  return opened
}
const ask = (from: Media, path: string) => from.fetch(new Request(`http://apogee.test${path}`))
/** Like a browser, which follows the redirects while the picture is drawn. */
async function get(from: Media, path: string): Promise<Response> {
  const answer = await ask(from, path)
  const again = answer.headers.get('location')
  return again?.includes('?again=') ? get(from, again) : answer
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'apogee-media-'))
  orders = []
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
  await rm(dataDir, { recursive: true, force: true })
})

test('eight simultaneous requests for a tile cause one drawing, at the widths browsers use', async () => {
  const service = media()
  const paths = [344, 258, 172, 120].map((width) => `${tile}/${width}.avif`)
  const answers = await Promise.all([...paths, ...paths].map((path) => get(service, path)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect(orders.length).toBe(1)
  const [first] = answers
  expect(first?.headers.get('content-type')).toBe('image/avif')
  expect(first?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const { width, height } = await sharp(Buffer.from(await (first as Response).arrayBuffer())).metadata()
  expect([width, height]).toEqual([344, 459])
})

test('a picture on disk is used again after reopening, and no half-written file remains', async () => {
  await get(media(), `${tile}/344.webp`)
  expect((await get(media(), `${tile}/344.webp`)).status).toBe(200)
  expect(orders.length).toBe(1)
  const files = await readdir(join(dataDir, tile))
  expect(files.sort()).toEqual(['120.avif', '172.avif', '258.avif', '344.avif', '344.webp'])
})

test('pictures of an older version of the drawing rules are deleted', async () => {
  await get(media(), `${tile}/60.webp`)
  await writeFile(join(dataDir, 'media', 'rules'), 'older')
  await get(media(), `${tile}/60.webp`)
  expect(orders.length).toBe(2)
})

test('an old version redirects to the current one and is not cached', async () => {
  const answer = await get(media(), '/media/tile/older/brasswing/ember-wyrm/344.avif')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${tile}/344.avif`])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  `${tile}/345.avif`,
  `${tile}/344.png`,
  `${tile}/344.avif/more`,
  `/media/tile/${artVersion(wyrm)}/brasswing/no-such-game/344.avif`,
  '/media/tile/older/brasswing/ember-wyrm/345.avif',
  `${game}/symbols.avif`,
  '/media/art/1/no-such-thing/64.webp',
  '/media/art/1/rocket/65.webp',
  '/media/studio/1/nobody.svg',
  '/media/payment/barter.svg',
  '/media/status/emperor.svg',
  '/media/box/space-lite.svg',
  '/media/box/space-lite/back.svg',
  '/media/banner/1/nothing/752.avif',
  '/media/../rules',
  '/media/tile',
])('%s is a 404 and draws nothing', async (path) => {
  expect((await get(media(), path)).status).toBe(404)
  expect(orders).toEqual([])
})

test('a game has background, lettering and an atlas whose frames lie inside it', async () => {
  const service = media(fine)
  const atlas = (await (await get(service, `${game}/symbols.json`)).json()) as {
    frames: Record<string, { frame: Record<string, number> }>
  }
  const sheet = await get(service, `${game}/symbols.webp`)
  const { width = 0, height = 0, hasAlpha } = await sharp(Buffer.from(await sheet.arrayBuffer())).metadata()
  expect([width, height, hasAlpha]).toEqual([1024, 1024, true])
  expect(Object.keys(atlas.frames)).toEqual([
    'wild',
    'scatter',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'ace',
    'king',
    'queen',
    'jack',
    'ten',
    'coin',
    'gift',
  ])
  for (const { frame } of Object.values(atlas.frames)) {
    expect((frame['x'] ?? 0) + (frame['w'] ?? 0)).toBeLessThanOrEqual(width)
    expect((frame['y'] ?? 0) + (frame['h'] ?? 0)).toBeLessThanOrEqual(height)
  }
  for (const part of ['logo.webp', 'bg-780.avif'])
    expect((await get(service, `${game}/${part}`)).status, part).toBe(200)
})

test('a game has its hero, alone and light enough for a game that has begun', async () => {
  const picture = Buffer.from(await (await get(media(fine), `${game}/hero.webp`)).arrayBuffer())
  const { width, height, hasAlpha } = await sharp(picture).metadata()
  expect([width, height, hasAlpha]).toEqual([512, 512, true])
  const { channels } = await sharp(picture).stats()
  const [corner] = await sharp(picture)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .extractChannel(3)
    .raw()
    .toBuffer()
  expect([corner, channels[3]?.max]).toEqual([0, 255])
  expect(picture.byteLength).toBeLessThan(80_000)
})

test('[API-015] the picture of a banner is at the very address the configuration names', async () => {
  const service = media()
  const image = bannerImage('welcome')
  const sent = await ask(service, image)
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `${image}/780.webp`])
  expect((await get(service, `${image}/780.webp`)).headers.get('content-type')).toBe('image/webp')
  expect((await ask(service, bannerImage('nothing'))).status).toBe(404)
})

test('banners, illustrations and marks are served; without a version only for a day', async () => {
  const service = media()
  expect((await get(service, `${bannerImage('welcome')}/390.avif`)).headers.get('cache-control')).toContain('immutable')
  for (const path of [
    '/media/art/1/rocket/64.webp',
    '/media/studio/1/brasswing.svg',
    '/media/payment/visa.svg',
    '/media/payments/visa.barter.bitcoin.svg',
    '/media/status/gold.svg',
    '/media/box/sea-max/lid.svg',
    '/media/art/1/box-space-pro/64.webp',
  ]) {
    const answer = await get(service, path)
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'public, max-age=86400'])
  }
})

test("a studio of the operator's own files has its title as logo, and its games have pictures", async () => {
  const studioTitleAt = (id: string) => (id === 'north-star' ? 'North Star Games' : undefined)
  const polar: NamedGame = { ...wyrm, title: 'Polar Night', seo_title: 'polar-night', provider: 'north-star' }
  const service = openMedia({ dataDir, gameAt: () => polar, studioTitleAt, drawers: counting })
  open.push(service)
  expect(await (await get(service, '/media/studio/1/north-star.svg')).text()).toMatch(/^<svg .*<path/)
  const answer = await get(service, `/media/tile/${artVersion(polar)}/north-star/polar-night/344.avif`)
  expect([answer.status, orders.length]).toEqual([200, 1])
  expect((await get(service, '/media/studio/1/nobody.svg')).status).toBe(404)
})

test('warming draws the missing pictures and reports its progress', async () => {
  const service = media((folder) => [
    {
      draw: async (order) => {
        orders.push(order)
        if (order.what === 'tile') await drawPicture(order, folder, 'plain')
      },
      close: async () => undefined,
    },
  ])
  const heard: string[] = []
  await service.warm([wyrm], (done, total) => heard.push(`${done}/${total}`))
  expect(heard.at(-1)).toBe(`${orders.length}/${orders.length}`)
  const before = orders.length
  await get(service, `${tile}/344.avif`)
  expect(orders.length).toBe(before)
})

test('a slow picture redirects its client, so that it occupies no connection, and is sent once it is drawn', async () => {
  const drawn = Promise.withResolvers<void>()
  const service = media((folder) => [
    {
      draw: async (order) => {
        await drawn.promise
        await drawPicture(order, folder, 'plain')
      },
      close: async () => undefined,
    },
  ])
  const first = await ask(service, `${tile}/60.webp`)
  expect([first.status, first.headers.get('location')]).toEqual([302, `${tile}/60.webp?again=1`])
  expect(first.headers.get('cache-control')).toBe('no-store')
  const last = get(service, `${tile}/60.webp?again=14`)
  drawn.resolve()
  expect((await last).status).toBe(200)
  expect((await get(service, `${tile}/60.webp`)).status).toBe(200)
})

test('tiles are drawn while the machine is idle, once', async () => {
  const service = media()
  let pauses = 0
  const rest = {
    isIdle: () => pauses >= 3,
    pause: async () => {
      expect(orders).toEqual([])
      pauses += 1
    },
  }
  await service.drawWhenIdle([wyrm], rest)
  expect([pauses, orders.length]).toEqual([3, 1])
  await service.drawWhenIdle([wyrm], rest)
  expect(orders.length).toBe(1)
})

test('drawing while idle ends when the service is closed', async () => {
  const service = media()
  const rest = { isIdle: () => false, pause: async () => void (await service.close()) }
  await service.drawWhenIdle([wyrm], rest)
  expect(orders).toEqual([])
})

test('the drawing thread draws, and a method other than GET and HEAD is rejected', async () => {
  const service = media(null)
  expect((await get(service, `${tile}/60.webp`)).status).toBe(200)
  expect((await service.fetch(new Request(`http://apogee.test${tile}/60.webp`, { method: 'POST' }))).status).toBe(405)
})

test('a plain picture has the size and format of the fine one, and the fine one replaces it', async () => {
  const drawn = async (detail: PictureDetail) => {
    const service = media(null, detail)
    const read = async (path: string) => {
      const bytes = Buffer.from(await (await get(service, path)).arrayBuffer())
      const { width, height, format } = await sharp(bytes).metadata()
      const { channels } = await sharp(bytes).stats()
      return { file: { path, width, height, format }, isPlain: channels.every(({ stdev }) => stdev < 2) }
    }
    const paths = [`${tile}/120.avif`, `${tile}/60.webp`, `${game}/logo.webp`, '/media/art/1/coin/64.webp']
    return Promise.all([...paths, '/media/icon/1/apogee/48.png'].map(read))
  }
  const plain = await drawn('plain')
  expect(plain.map(({ isPlain }) => isPlain)).toEqual(plain.map(() => true))
  const fine = await drawn('fine')
  expect(fine.map(({ isPlain }) => isPlain)).toEqual(fine.map(() => false))
  expect(plain.map(({ file }) => file)).toEqual(fine.map(({ file }) => file))
})

test.each<MediaOrder>([
  { what: 'scene', record: wyrm, name: 'bg-1600', format: 'webp', folder: 'f' },
  { what: 'hero', record: wyrm, folder: 'f' },
  { what: 'symbols', record: wyrm, folder: 'f' },
  { what: 'gameShare', record: wyrm, folder: 'f' },
])('a plain picture of a game is drawn without its SVG: $what', async (order) => {
  await drawPicture(order, dataDir, 'plain')
  const { width, height } = await sharp(join(dataDir, fileOf(order))).metadata()
  const sizes = { scene: [1600, 900], hero: [512, 512], symbols: [1024, ATLAS_SIZE.h], gameShare: [1200, 630] }
  expect([width, height]).toEqual(sizes[order.what as keyof typeof sizes])
})
