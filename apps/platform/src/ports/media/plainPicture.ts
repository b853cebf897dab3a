import { BANNER_SIZE } from '@apogee/art'
import sharp from 'sharp'
import { ATLAS_SIZE, filesOf, HERO_SIZE, LOGO_SIZE, type MediaOrder, SCENES, SHARE_SIZE } from './mediaOrder.ts'

/** Tests do not look at pictures: each file of an order has its size and its format, and a single colour. */
export async function* plainPictures(order: MediaOrder): AsyncGenerator<readonly [string, Buffer]> {
  for (const file of filesOf(order)) {
    const [width, height] = sizeOf(order, file)
    yield [file, await plainPicture(width, height, file.slice(file.lastIndexOf('.') + 1))]
  }
}

/** Pixels of a file, as `drawPicture` draws it. */
function sizeOf(order: MediaOrder, file: string): readonly [number, number] {
  switch (order.what) {
    case 'tile': {
      const width = Number.parseInt(file.slice(file.lastIndexOf('/') + 1))
      return [width, Math.round((width * 4) / 3)]
    }
    case 'banner':
      return [order.width, Math.round((order.width * BANNER_SIZE.h) / BANNER_SIZE.w)]
    case 'art':
    case 'icon':
      return [order.size, order.size]
    case 'scene': {
      const size = SCENES[order.name]
      if (!size) throw new Error(`No background is called ${order.name}.`)
      return [size.w, size.h]
    }
    case 'logo':
      return [LOGO_SIZE.w, LOGO_SIZE.h]
    case 'hero':
      return [HERO_SIZE, HERO_SIZE]
    case 'gameShare':
    case 'share':
      return [SHARE_SIZE.w, SHARE_SIZE.h]
    case 'symbols':
      return [ATLAS_SIZE.w, ATLAS_SIZE.h]
  }
}

const encoded = new Map<string, Promise<Buffer>>()

/** The same bytes for every picture of a size and a format. */
function plainPicture(width: number, height: number, extension: string): Promise<Buffer> {
  const key = `${width}x${height}.${extension}`
  const known = encoded.get(key) ?? encodePlain(width, height, extension)
  encoded.set(key, known)
  return known
}

function encodePlain(width: number, height: number, extension: string): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#3b2a6b' } })
  switch (extension) {
    case 'avif':
      return picture.avif({ effort: 0 }).toBuffer()
    case 'webp':
      return picture.webp({ effort: 0 }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 1 }).toBuffer()
    default:
      return picture.jpeg().toBuffer()
  }
}
