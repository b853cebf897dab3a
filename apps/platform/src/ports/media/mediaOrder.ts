import { type BannerArt, type ShareBrand, SYMBOL_IDS, type TileRecord } from '@apogee/art'

export type PictureFormat = 'avif' | 'webp'
/** How pictures are drawn: `plain` ones are a single colour, at their size, and take no time. */
export type PictureDetail = 'fine' | 'plain'

/**
 * A picture to draw and where it goes; plain data, so that it can be sent to a worker. Files are relative to the media
 * folder.
 */
export type MediaOrder =
  | { what: 'tile'; record: TileRecord; width: number; format: PictureFormat; folder: string }
  | { what: 'banner'; record: BannerArt; width: number; format: PictureFormat; folder: string }
  | { what: 'art'; name: string; size: number; format: PictureFormat; folder: string }
  | { what: 'scene'; record: TileRecord; name: string; format: PictureFormat; folder: string }
  | { what: 'logo'; record: TileRecord; folder: string }
  | { what: 'hero'; record: TileRecord; folder: string }
  | { what: 'gameShare'; record: TileRecord; folder: string }
  | { what: 'icon'; house: ShareBrand; size: number; isMaskable: boolean; folder: string }
  | { what: 'share'; house: ShareBrand; record: BannerArt; folder: string }
  | { what: 'symbols'; record: TileRecord; folder: string }

/** Icons of a home screen, a browser's tab and a shortcut. */
export const ICON_SIZES: readonly number[] = [48, 180, 192, 512]
/** Preview image of a page that is shared on other sites. */
export const SHARE_SIZE = { w: 1200, h: 630 } as const
/** Tile widths of the 3:4 picture. */
export const TILE_WIDTHS: readonly number[] = [60, 120, 172, 258, 344, 516]
export const BANNER_WIDTHS: readonly number[] = [390, 752, 780, 1504]
export const ART_SIZES: readonly number[] = [32, 48, 64, 96, 128, 192, 256, 384, 512]
/** Backgrounds of a game: a wide and a small wide one, and one for a phone held upright. */
export const SCENES: Readonly<Record<string, { w: number; h: number }>> = {
  'bg-1600': { w: 1600, h: 900 },
  'bg-780': { w: 780, h: 440 },
  'bgp-780': { w: 780, h: 1560 },
}

/** Side of a game's hero, which is 305 CSS pixels high next to the reels of the reference size. */
export const HERO_SIZE = 512
export const LOGO_SIZE = { w: 600, h: 260 } as const
/** Side of a symbol's cell in the atlas, and its columns. */
export const ATLAS_CELL = 256
export const ATLAS_COLUMNS = 4
export const ATLAS_SIZE = {
  w: ATLAS_COLUMNS * ATLAS_CELL,
  h: Math.ceil(SYMBOL_IDS.length / ATLAS_COLUMNS) * ATLAS_CELL,
} as const

/** Files created together when one of a tile's usual files is requested: the raster costs most, the files little. */
const USUAL_TILE_FILES: readonly (readonly [number, PictureFormat])[] = [
  [344, 'avif'],
  [258, 'avif'],
  [172, 'avif'],
  [120, 'avif'],
  [344, 'webp'],
]

export const tileFiles = (width: number, format: PictureFormat): readonly (readonly [number, PictureFormat])[] =>
  USUAL_TILE_FILES.some(([w, f]) => w === width && f === format) ? USUAL_TILE_FILES : [[width, format]]

/** The file an order is for, relative to the media folder. */
export function fileOf(order: MediaOrder): string {
  switch (order.what) {
    case 'tile':
    case 'banner':
      return `${order.folder}/${order.width}.${order.format}`
    case 'art':
      return `${order.folder}/${order.size}.${order.format}`
    case 'scene':
      return `${order.folder}/${order.name}.${order.format}`
    case 'logo':
      return `${order.folder}/logo.webp`
    case 'hero':
      return `${order.folder}/hero.webp`
    case 'gameShare':
      return `${order.folder}/share.jpg`
    case 'icon':
      return `${order.folder}/${order.isMaskable ? 'maskable-' : ''}${order.size}.png`
    case 'share':
      return `${order.folder}/${order.record.id}.jpg`
    case 'symbols':
      return `${order.folder}/symbols.webp`
  }
}

/** All files that an order creates, relative to the media folder. */
export const filesOf = (order: MediaOrder): string[] =>
  order.what === 'tile'
    ? tileFiles(order.width, order.format).map(([width, format]) => `${order.folder}/${width}.${format}`)
    : [fileOf(order)]

/** Orders with the same key draw the same files. */
export const keyOf = (order: MediaOrder): string => filesOf(order)[0] ?? fileOf(order)
