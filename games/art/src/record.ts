/** Colours of a picture: three of the sky from top to bottom, and the foreground. */
export interface Palette {
  sky: readonly string[]
  /** light behind the hero */
  glow: string
  /** lines and highlights of patterns */
  light: string
  /** nearer and farther bodies of patterns and scenery */
  near: string
  far: string
  /** the darkest: outlines, foot, shadows */
  ink: string
  /** low shade on illustrations, where `ink` would look dirty */
  shade?: string
}

/** How a title is set: one display face with the styles and bends that suit it. */
export interface Face {
  font: string
  letters: readonly string[]
  warps: readonly string[]
  caps: boolean
  tilt?: number
  depth?: number
}

/** Pools from which a game's seed picks. The first entry of each pool is the hand-set signature look. */
export interface Theme {
  palette: Palette
  /** further palettes: the first one with its hue rotated by so many degrees */
  hues: readonly number[]
  patterns: readonly (readonly string[])[]
  scenes: readonly string[]
  heroes: readonly string[]
  /** a custom hero, which the signature look shows instead of the first */
  star?: string
  props: readonly string[]
  /** how many of the first props the signature look uses */
  signatureProps?: number
  compositions: readonly string[]
  faces: readonly Face[]
  /** none, gold or a colour */
  frames: readonly string[]
  /** share of games with the title above the picture, and with shafts of light */
  titleOnTop: number
  shafts: number
  /** blurred illustrations in front of the picture; a pattern over it */
  front?: readonly string[]
  over?: string
}

/** The input of a game's drawing. The same record always gives the same bytes. */
export interface TileRecord {
  title: string
  /** slug of the studio */
  provider: string
  theme: string
  /** any text; `signature/...` draws the theme's signature look, `signature:lean/...` the same in another composition,
   * `hero:wheel/...` a picked look with that illustration as its hero; `...~2` the same look in another pose */
  seed: string
  /** small print on a ribbon under the title, and the ribbon's colour */
  sub?: string | null
  ribbon?: string | null
}

export interface StudioRecord {
  slug: string
  title: string
  /** path of the mark in a 16 x 16 box */
  mark: string
  font: string
  caps?: boolean
  tracking?: number
}

export interface BannerItem {
  name: string
  x: number
  y: number
  size: number
  turn?: number
  flip?: boolean
  blur?: boolean
}

/** A banner's picture (752 x 400); its text is HTML over the left half, so the left 55 % stays calm. */
export interface BannerArt {
  id: string
  palette: Palette
  patterns: readonly string[]
  scene: string
  /** a dark planet with a lit limb low on the right */
  planet?: boolean
  items: readonly BannerItem[]
}

/** Placeholder of a picture until it has loaded. */
export interface ArtPreview {
  version: string
  colors: [string, string, string]
  glow: string
}
