import {
  artVersion,
  type BannerArt,
  boxSvg,
  hasIllustration,
  hasStudio,
  paymentMarkSvg,
  paymentSheetSvg,
  recordVersion,
  rulesVersion,
  SYMBOL_IDS,
  shipSvg,
  statusSvg,
  studioMarkSvg,
  studioVersion,
  type TileRecord,
} from '@apogee/art'
import BANNERS from '../../../../../content/catalogue/banner-art.json' with { type: 'json' }
import { brandThemeOf } from './brandThemeOf.ts'
import {
  ART_SIZES,
  ATLAS_CELL,
  ATLAS_COLUMNS,
  ATLAS_SIZE,
  BANNER_WIDTHS,
  ICON_SIZES,
  type MediaOrder,
  type PictureFormat,
  SCENES,
  TILE_WIDTHS,
} from './mediaOrder.ts'

/** A game's drawing record by the two names in its address; undefined for a game that does not exist. */
export type GameAt = (provider: string, seoTitle: string) => TileRecord | undefined

/** The title of a studio whose games are listed, by its id; undefined for an unknown one. */
export type StudioTitleAt = (id: string) => string | undefined

/**
 * The meaning of an address of the media service. `lasting`: the address names a version, so its content never changes.
 */
export type MediaAnswer =
  | { kind: 'picture'; order: MediaOrder; lasting: boolean }
  | { kind: 'text'; type: string; text: string; lasting: boolean }
  | { kind: 'moved'; to: string }

/** Placeholder for the current version, for clients that cannot know it. Cached for a day, not for ever. */
const ANY_VERSION = '1'

const banners = new Map<string, BannerArt>(BANNERS.map((banner) => [banner.id, banner]))
const SVG = 'image/svg+xml; charset=utf-8'

/** A game as its pictures' addresses name it. */
export type NamedGame = TileRecord & { seo_title: string }

/** The width and format that every browser shows well. */
const usualBanner = '780.webp'

/**
 * Address of a banner's picture without its width, where the usual one is; a banner without a picture leads to a 404.
 */
export function bannerImage(id: string): string {
  const banner = banners.get(id)
  return `/media/banner/${banner ? recordVersion(banner) : '0'}/${id}`
}

/** The pictures of the first screens: the banners at the widths browsers choose, then the games' tiles. */
export function setUpOrders(games: readonly NamedGame[]): MediaOrder[] {
  const slides = [...banners.values()].flatMap((record) => {
    const folder = `banner/${recordVersion(record)}/${record.id}`
    return [752, 780].map((width): MediaOrder => ({ what: 'banner', record, width, format: 'avif', folder }))
  })
  return [...slides, ...tileOrders(games)]
}

/** A tile at one of its usual widths, with which the others are made. */
export const tileOrders = (games: readonly NamedGame[]): MediaOrder[] =>
  games.map((game): MediaOrder => {
    const folder = `tile/${artVersion(game)}/${game.provider}/${game.seo_title}`
    return { what: 'tile', record: plain(game), width: 344, format: 'avif', folder }
  })

/** Reads an address below `/media/`; null for an unknown one. */
export function readMediaPath(path: string, lookup: GameAt, studioTitleAt: StudioTitleAt): MediaAnswer | null {
  if (!/^\/media(\/[\w.-]+){2,5}$/.test(path) || path.includes('..')) return null
  const [kind, ...parts] = path.split('/').slice(2)
  switch (kind) {
    case 'tile':
    case 'game':
      return gameFile(kind, parts, lookup)
    case 'banner':
      return bannerFile(parts)
    case 'art':
      return artFile(parts)
    case 'studio':
      return studioFile(parts, studioTitleAt)
    case 'payment':
      return markFile(parts, paymentMarkSvg)
    case 'payments':
      return markFile(parts, (names) => paymentSheetSvg(names.split('.')))
    case 'status':
      return markFile(parts, statusSvg)
    case 'ship':
      return markFile(parts, shipSvg)
    case 'box':
      return boxFile(parts)
    case 'share':
      return shareFile(parts)
    case 'icon':
      return iconFile(parts)
    default:
      return null
  }
}

/** `344.avif` as its two parts; null for another form. */
function pictureName(file: string): { name: string; format: PictureFormat } | null {
  const match = /^([\w-]+)\.(avif|webp)$/.exec(file)
  return match?.[1] ? { name: match[1], format: match[2] === 'avif' ? 'avif' : 'webp' } : null
}

/** The file if the version is the current one, a redirect to it if the version is an old one. */
function versioned(
  asked: string,
  current: string,
  rest: { before: string; after: string },
  answer: (lasting: boolean) => MediaAnswer | null,
) {
  const known = answer(asked !== ANY_VERSION)
  if (!known || asked === current || asked === ANY_VERSION) return known
  return { kind: 'moved', to: `${rest.before}/${current}/${rest.after}` } as const
}

function gameFile(kind: 'tile' | 'game', parts: readonly string[], lookup: GameAt): MediaAnswer | null {
  const [version, provider, seoTitle, file] = parts
  if (!version || !provider || !seoTitle || !file || parts.length !== 4) return null
  const record = lookup(provider, seoTitle)
  if (!record) return null
  const current = artVersion(record)
  const folder = `${kind}/${current}/${provider}/${seoTitle}`
  const address = { before: `/media/${kind}`, after: `${provider}/${seoTitle}/${file}` }
  return versioned(version, current, address, (lasting) =>
    kind === 'tile' ? tileFile(record, file, folder, lasting) : gamePart(record, file, folder, lasting),
  )
}

function tileFile(record: TileRecord, file: string, folder: string, lasting: boolean): MediaAnswer | null {
  const picture = pictureName(file)
  const width = Number(picture?.name)
  if (!picture || !TILE_WIDTHS.includes(width)) return null
  return {
    kind: 'picture',
    order: { what: 'tile', record: plain(record), width, format: picture.format, folder },
    lasting,
  }
}

function gamePart(record: TileRecord, file: string, folder: string, lasting: boolean): MediaAnswer | null {
  if (file === 'symbols.json') return { kind: 'text', type: 'application/json', text: ATLAS_JSON, lasting }
  if (file === 'symbols.webp')
    return { kind: 'picture', order: { what: 'symbols', record: plain(record), folder }, lasting }
  if (file === 'logo.webp') return { kind: 'picture', order: { what: 'logo', record: plain(record), folder }, lasting }
  if (file === 'hero.webp') return { kind: 'picture', order: { what: 'hero', record: plain(record), folder }, lasting }
  if (file === 'share.jpg')
    return { kind: 'picture', order: { what: 'gameShare', record: plain(record), folder }, lasting }
  const picture = pictureName(file)
  if (!picture || !SCENES[picture.name]) return null
  return { kind: 'picture', order: { what: 'scene', record: plain(record), ...picture, folder }, lasting }
}

/** A worker gets only the fields it needs for drawing: a record of the catalogue has more. */
const plain = ({ title, provider, theme, seed, sub, ribbon }: TileRecord): TileRecord => ({
  title,
  provider,
  theme,
  seed,
  ...(sub ? { sub } : {}),
  ...(ribbon ? { ribbon } : {}),
})

function bannerFile([version, id, file, ...more]: readonly string[]): MediaAnswer | null {
  const record = id === undefined ? undefined : banners.get(id)
  // `image` of a banner exactly as configured: for a client that chooses no width.
  if (record && file === undefined) return { kind: 'moved', to: `${bannerImage(record.id)}/${usualBanner}` }
  const picture = file === undefined ? null : pictureName(file)
  const width = Number(picture?.name)
  if (!version || !record || !picture || more.length > 0 || !BANNER_WIDTHS.includes(width)) return null
  const current = recordVersion(record)
  const folder = `banner/${current}/${record.id}`
  return versioned(version, current, { before: '/media/banner', after: `${record.id}/${file}` }, (lasting) => ({
    kind: 'picture',
    order: { what: 'banner', record, width, format: picture.format, folder },
    lasting,
  }))
}

/** `share/{version}/{house}/{banner}.jpg`: a brand's picture for shared links to a page. */
function shareFile([version, tokens, file, ...more]: readonly string[]): MediaAnswer | null {
  const record = file?.endsWith('.jpg') ? banners.get(file.slice(0, -4)) : undefined
  const house = tokens === undefined ? null : brandThemeOf(tokens)
  if (!version || !house || !record || more.length > 0) return null
  const current = recordVersion([record, house])
  const folder = `share/${current}/${tokens}`
  return versioned(version, current, { before: '/media/share', after: `${tokens}/${file}` }, (lasting) => ({
    kind: 'picture',
    order: { what: 'share', house, record, folder },
    lasting,
  }))
}

/** `icon/{version}/{house}/[maskable-]{size}.png` */
function iconFile([version, tokens, file, ...more]: readonly string[]): MediaAnswer | null {
  const [, mask, digits] = /^(maskable-)?(\d+)\.png$/.exec(file ?? '') ?? []
  const size = Number(digits)
  const house = tokens === undefined ? null : brandThemeOf(tokens)
  if (!version || !house || more.length > 0 || !ICON_SIZES.includes(size)) return null
  const current = recordVersion(house)
  const folder = `icon/${current}/${tokens}`
  const order: MediaOrder = { what: 'icon', house, size, isMaskable: mask !== undefined, folder }
  const address = { before: '/media/icon', after: `${tokens}/${file}` }
  return versioned(version, current, address, (lasting) => ({ kind: 'picture', order, lasting }))
}

function artFile([version, name, file, ...more]: readonly string[]): MediaAnswer | null {
  const picture = file === undefined ? null : pictureName(file)
  const size = Number(picture?.name)
  if (!version || !name || !picture || more.length > 0 || !ART_SIZES.includes(size) || !hasIllustration(name))
    return null
  const folder = `art/${rulesVersion}/${name}`
  return versioned(version, rulesVersion, { before: '/media/art', after: `${name}/${file}` }, (lasting) => ({
    kind: 'picture',
    order: { what: 'art', name, size, format: picture.format, folder },
    lasting,
  }))
}

function studioFile([version, file, ...more]: readonly string[], titleAt: StudioTitleAt): MediaAnswer | null {
  const slug = file?.endsWith('.svg') ? file.slice(0, -4) : undefined
  if (!version || !slug || more.length > 0) return null
  const title = titleAt(slug)
  if (title === undefined && !hasStudio(slug)) return null
  return versioned(
    version,
    studioVersion(slug, title),
    { before: '/media/studio', after: `${slug}.svg` },
    (lasting) => ({
      kind: 'text',
      type: SVG,
      text: studioMarkSvg(slug, title),
      lasting,
    }),
  )
}

function markFile([file, ...more]: readonly string[], draw: (name: string) => string | null): MediaAnswer | null {
  const text = file?.endsWith('.svg') && more.length === 0 ? draw(file.slice(0, -4)) : null
  return text === null ? null : { kind: 'text', type: SVG, text, lasting: false }
}

/** `box/{scene}-{rank}/{layer}.svg`: a layer of a box, which the page animates separately. */
function boxFile([box, ...file]: readonly string[]): MediaAnswer | null {
  return markFile(file, (layer) => (box === undefined ? null : boxSvg(box, layer)))
}

/** Position of each symbol in the atlas, as Pixi reads a spritesheet. The same for every game. */
const ATLAS_JSON = JSON.stringify({
  frames: Object.fromEntries(
    SYMBOL_IDS.map((id, i) => {
      const size = { w: ATLAS_CELL, h: ATLAS_CELL }
      const place = { x: (i % ATLAS_COLUMNS) * ATLAS_CELL, y: Math.floor(i / ATLAS_COLUMNS) * ATLAS_CELL }
      return [
        id,
        {
          frame: { ...place, ...size },
          rotated: false,
          trimmed: false,
          spriteSourceSize: { x: 0, y: 0, ...size },
          sourceSize: size,
        },
      ]
    }),
  ),
  meta: {
    image: 'symbols.webp',
    format: 'RGBA8888',
    size: ATLAS_SIZE,
    scale: '1',
  },
})
