import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  BANNER_SIZE,
  bannerSvg,
  heroSvg,
  iconSvg,
  illustrationSvg,
  logoSvg,
  SYMBOL_IDS,
  sceneSvg,
  shareSvg,
  symbolSvg,
  type TileRecord,
  tileSvg,
} from '@apogee/art'
import sharp, { type Sharp } from 'sharp'
import {
  ATLAS_CELL,
  ATLAS_COLUMNS,
  ATLAS_SIZE,
  fileOf,
  HERO_SIZE,
  LOGO_SIZE,
  type MediaOrder,
  type PictureDetail,
  type PictureFormat,
  SCENES,
  SHARE_SIZE,
  tileFiles,
} from './mediaOrder.ts'
import { plainPictures } from './plainPicture.ts'

interface Raster {
  picture: Sharp
  width: number
}

/** Draws an order and writes its files below `folder`. Each file is written atomically. */
export async function drawPicture(order: MediaOrder, root: string, detail: PictureDetail = 'fine'): Promise<void> {
  const files = detail === 'plain' ? plainPictures(order) : pictures(order)
  for await (const [file, bytes] of files) await putPicture(join(root, file), bytes)
}

async function* pictures(order: MediaOrder): AsyncGenerator<readonly [string, Buffer]> {
  if (order.what === 'tile') {
    const files = tileFiles(order.width, order.format)
    const tile = await raster(tileSvg(order.record), 300, Math.max(344, ...files.map(([width]) => width)))
    for (const [width, format] of files)
      yield [`${order.folder}/${width}.${format}`, await encode(scaled(tile, width, (width * 4) / 3), format)]
    return
  }
  yield [fileOf(order), await single(order)]
}

async function single(order: Exclude<MediaOrder, { what: 'tile' }>): Promise<Buffer> {
  switch (order.what) {
    case 'banner': {
      const { picture } = await raster(bannerSvg(order.record), BANNER_SIZE.w, order.width)
      return encode(picture, order.format)
    }
    case 'art': {
      const { picture } = await raster(illustrationSvg(order.name), 256, order.size, true)
      return encode(picture, order.format)
    }
    case 'scene': {
      const size = SCENES[order.name]
      if (!size) throw new Error(`No background is called ${order.name}.`)
      const { picture } = await raster(sceneSvg(order.record, size), size.w, size.w)
      return encode(picture, order.format)
    }
    case 'logo': {
      const { picture } = await raster(logoSvg(order.record), LOGO_SIZE.w, LOGO_SIZE.w, true)
      return encode(picture, 'webp')
    }
    case 'hero': {
      const { picture } = await raster(heroSvg(order.record, HERO_SIZE), HERO_SIZE, HERO_SIZE, true)
      return encode(picture, 'webp')
    }
    case 'icon': {
      const { picture } = await raster(iconSvg(order.house, order.isMaskable), 512, order.size, true)
      return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
    }
    case 'gameShare':
      return gameShare(order.record)
    case 'share': {
      const { picture } = await raster(shareSvg(order.house, order.record), SHARE_SIZE.w, SHARE_SIZE.w)
      return encodeShare(picture)
    }
    case 'symbols':
      return atlas(order)
  }
}

/** SVG at exactly the width wanted, once; librsvg draws at 72 dots an inch where a unit is a pixel. */
async function raster(svg: string, unitsWide: number, width: number, transparent = false): Promise<Raster> {
  const drawn = sharp(Buffer.from(svg), { density: (72 * width) / unitsWide, unlimited: true })
  const { data, info } = await (transparent ? drawn : drawn.removeAlpha()).raw().toBuffer({ resolveWithObject: true })
  return {
    picture: sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }),
    width: info.width,
  }
}

const scaled = ({ picture, width: from }: Raster, width: number, height: number): Sharp =>
  from === width ? picture.clone() : picture.clone().resize(width, Math.round(height), { fit: 'fill' })

/**
 * Quality 46 keeps a tile of 344 near 12 kB, the forty first under 500 kB; more effort than 2 saves 4 % for twice the
 * time.
 */
const encode = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  format === 'avif'
    ? picture.avif({ quality: 46, effort: 2 }).toBuffer()
    : picture.webp({ quality: 74, alphaQuality: 80, effort: 3 }).toBuffer()

/** Sites that show shared pages do not support newer formats. */
const encodeShare = (picture: Sharp): Promise<Buffer> => picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()

/** A game's scene with its tile and its lettering. */
async function gameShare(record: TileRecord): Promise<Buffer> {
  const { w, h } = SHARE_SIZE
  const [scene, tile, logo] = await Promise.all([
    raster(sceneSvg(record, SHARE_SIZE), w, w),
    raster(tileSvg(record), 300, 396),
    raster(logoSvg(record), 600, 640, true),
  ])
  const corners = Buffer.from(
    `<svg width="396" height="528"><rect width="396" height="528" rx="24" fill="#fff"/></svg>`,
  )
  const rounded = tile.picture.ensureAlpha().composite([{ input: corners, blend: 'dest-in' }])
  const sheet = scene.picture.resize(w, h, { fit: 'cover' }).composite([
    { input: await rounded.png({ compressionLevel: 1 }).toBuffer(), left: 732, top: 51 },
    { input: await logo.picture.png({ compressionLevel: 1 }).toBuffer(), left: 46, top: 176 },
  ])
  return encodeShare(sheet)
}

async function atlas(order: Extract<MediaOrder, { what: 'symbols' }>): Promise<Buffer> {
  const cells = []
  for (const [i, symbol] of SYMBOL_IDS.entries()) {
    const { picture } = await raster(symbolSvg(order.record, symbol, ATLAS_CELL), ATLAS_CELL, ATLAS_CELL, true)
    const left = (i % ATLAS_COLUMNS) * ATLAS_CELL
    cells.push({
      input: await picture.png({ compressionLevel: 1 }).toBuffer(),
      left,
      top: Math.floor(i / ATLAS_COLUMNS) * ATLAS_CELL,
    })
  }
  const sheet = sharp({
    create: { width: ATLAS_SIZE.w, height: ATLAS_SIZE.h, channels: 4, background: '#0000' },
  }).composite(cells)
  return encode(sheet, 'webp')
}

/** Writes the file atomically. */
export async function putPicture(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const fresh = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(fresh, bytes)
  await rename(fresh, path)
}
