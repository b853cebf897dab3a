import { turnPalette } from './colour.ts'
import { type Pose, poseOf } from './pose.ts'
import type { Face, Palette, Theme, TileRecord } from './record.ts'
import { type Seed, seedFrom } from './seed.ts'
import { DEALER, drawnIn, emblemOf, starFor } from './stars.ts'
import { theme } from './themes/themes.ts'

/**
 * All choices of a game's drawing, derived once from its theme and seed, so that tile, slot symbols and background
 * match.
 */
export interface TileStyle {
  palette: Palette
  patterns: readonly string[]
  scene: string
  hero: string
  /** the main subject: a custom one, or the hero itself */
  star: string
  /** the star's drawing: a host in the dress of the theme */
  drawn: string
  pose: Pose
  props: readonly string[]
  composition: string
  /** the composition picked for the emblem, before a custom subject replaced it: the catalogue compares these */
  dealt: string
  face: Face
  letters: string
  warp: string
  frame: string
  titleOnTop: boolean
  shafts: boolean
  front: readonly string[]
  over: string | undefined
  /** degrees by which the palette's hue is rotated */
  hue: number
}

type Seeded = Pick<TileRecord, 'theme' | 'seed'>
type Chosen = Omit<TileStyle, 'drawn'>

const SIGNATURE = /^signature(?::([a-z0-9]+))?\//

export function tileStyle(record: Seeded): TileStyle {
  const pools = theme(record.theme)
  const hand = SIGNATURE.exec(record.seed)
  const chosen = hand ? signature(pools, hand[1]) : picked(record.theme, pools, record.seed)
  return { ...chosen, drawn: drawnIn(record, chosen.star) }
}

/** Only the hero, at a tenth of the cost: the catalogue names a game after it. */
export function heroOf(record: Seeded): string {
  const pools = theme(record.theme)
  return SIGNATURE.test(record.seed) ? first(pools.heroes) : cast(pools, record.seed).hero
}

/** `theme-57~2` is `theme-57` in a different pose, `theme-57@live` a live table; the game's other choices stay. */
const withoutPose = (seed: string): string => seed.replace(/(@live)?(~\d+)?$/, '')

const first = <T>(pool: readonly T[]): T => {
  const item = pool[0]
  if (item === undefined) throw new Error('A pool of the theme is empty.')
  return item
}

function signature(pools: Theme, composition: string | undefined): Chosen {
  const face = first(pools.faces)
  return {
    palette: pools.palette,
    patterns: first(pools.patterns),
    scene: first(pools.scenes),
    hero: first(pools.heroes),
    star: pools.star ?? first(pools.heroes),
    pose: UPRIGHT,
    props: pools.props.slice(0, pools.signatureProps),
    dealt: composition ?? first(pools.compositions),
    composition: composition ?? (pools.star ? 'star' : first(pools.compositions)),
    face,
    letters: first(face.letters),
    warp: first(face.warps),
    frame: first(pools.frames),
    // Letters must not cover a face.
    titleOnTop: !pools.star && pools.titleOnTop >= 0.5,
    shafts: pools.shafts >= 0.5,
    front: pools.front ?? [],
    over: pools.over,
    hue: 0,
  }
}

function cast(pools: Theme, seed: string): { r: Seed; hero: string; emblem: string | undefined } {
  const r = seedFrom(`${withoutPose(seed)}/look`)
  const own = r.pick(pools.heroes)
  // A game with an emblem of its kind uses its theme as a stage.
  const emblem = emblemOf(seed)
  return { hero: emblem ?? own, emblem, r }
}

function picked(name: string, pools: Theme, seed: string): Chosen {
  const { r, hero, emblem } = cast(pools, seed)
  const face = r.pick(pools.faces)
  const reels = emblem === undefined ? pools.compositions : pools.compositions.filter((one) => one !== 'grid')
  const drawn = r.pick(reels)
  const star = starFor(hero, seed) ?? hero
  const stage = star === hero ? undefined : seedFrom(`${seed}/stage`)
  const composition = stage ? stage.pick(star === DEALER ? (TABLES[hero] ?? WHEEL_TABLES) : STAR_STAGES) : drawn
  const props = propsFor(r, pools, hero)
  const hue = r.pick([0, ...pools.hues])
  return {
    palette: palette(name, pools, hue),
    patterns: r.pick(pools.patterns),
    scene: r.pick(pools.scenes),
    hero,
    star,
    pose: star === hero ? poseOf(seed) : { ...UPRIGHT, flip: !READABLE.has(star) && poseOf(seed).flip },
    props,
    composition,
    dealt: drawn,
    face,
    letters: r.pick(face.letters),
    warp: r.pick(face.warps),
    frame: r.pick(pools.frames),
    titleOnTop: drawn !== 'grid' && r.chance(Math.min(0.4, pools.titleOnTop)) && star === hero,
    shafts: r.chance(pools.shafts * 0.7),
    front: pools.front && r.chance(0.3) ? pools.front : [],
    over: pools.over && r.chance(0.5) ? pools.over : undefined,
    hue,
  }
}

const STAR_STAGES = [
  'star',
  'starnear',
  'starlow',
  'starlean',
  'starfar',
  'starpair',
  'starring',
  'starheap',
  'starrain',
] as const
/** A dealer behind their table, by the emblem of the game. */
const CARD_TABLES = ['tablecards', 'tablenear', 'tablering', 'tableaside'] as const
const SHOW_TABLES = ['tableshow', 'tableshowleft', 'tablehalo'] as const
const WHEEL_TABLES = ['tablewheel', 'tablewheelleft', 'tablewheelnear', 'tablewheelring'] as const
const TABLES: Readonly<Record<string, readonly string[]>> = {
  cards: CARD_TABLES,
  joker: CARD_TABLES,
  'ferris-wheel': SHOW_TABLES,
}
/** Illustrations with letters, and people, whose hair is parted on the same side at their table: never mirrored. */
const READABLE: ReadonlySet<string> = new Set([DEALER, 'hero-hand', 'hero-moneywheel', 'hero-seven'])
const UPRIGHT: Pose = { flip: false, turn: 0, cast: 'plain' }

/** Two to five props, without the hero. */
function propsFor(r: Seed, pools: Theme, hero: string): string[] {
  const others = r.shuffle(pools.props.filter((name, i, all) => name !== hero && all.indexOf(name) === i))
  return others.slice(0, r.whole(2, 5))
}

const palettes = new Map<string, Palette>()

function palette(name: string, pools: Theme, hue: number): Palette {
  const key = `${name}/${hue}`
  const known = palettes.get(key)
  if (known) return known
  const turned = turnPalette(pools.palette, hue)
  palettes.set(key, turned)
  return turned
}
