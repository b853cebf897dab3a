import { BUST } from '@apogee/art/heroes/dealerSheet'
import type { Layout } from '../../scene/layout.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** Layout of the table's parts, in CSS pixels of the frame; a card's position is the middle of its upper edge. */
export interface CardTable {
  readonly isTall: boolean
  /** A phone in landscape: each hand lies next to its chips, which leaves more height for the cards. */
  readonly isFlat: boolean
  readonly width: number
  readonly height: number
  /** Where the table ends and the controls begin. */
  readonly bottom: number
  readonly controls: number
  /** The table's upper edge; the dealer is drawn behind it. */
  readonly edge: number
  /** Pixels per unit of the dealer's drawing; 0 where the dealer does not fit. */
  readonly unit: number
  readonly dealer: Spot
  readonly dealerCard: number
  /** Cards are dealt from here. */
  readonly shoe: Spot
  /** Height of the lettering's arc. */
  readonly arc: number
  readonly circle: number
  readonly hud: Layout
}

const CARD_SHAPE = 1.4
/** A table below this height, without its controls, shows cards only. */
const MIN_WITH_DEALER = { tall: 500, wide: 400 } as const
const MAX_FLAT = 430

export function layOutCards(width: number, height: number): CardTable {
  const isTall = width / height <= 0.95
  const isFlat = !isTall && height < MAX_FLAT
  const scale = isTall ? Math.min(width / 390, height / 740, 1.5) * 0.76 : Math.min(width / 1020, height / 643)
  const bar = isTall ? 146 * scale + 42 : Math.max(106 * scale, 72)
  const controls = isTall ? 62 : Math.max(60 * scale, 52)
  const bottom = height - bar - controls
  const hasDealer = bottom >= (isTall ? MIN_WITH_DEALER.tall : MIN_WITH_DEALER.wide)
  const bare = isTall ? -30 : 12
  const above = isTall ? 4 : 0
  const edge = hasDealer ? (isTall ? above + Math.min(118, bottom * 0.19) : bottom * 0.27) : bare
  const unit = hasDealer ? (edge - above) / (BUST.bottom - BUST.top) : 0
  const dealerCard = Math.min(
    isTall ? width * (hasDealer ? 0.19 : 0.215) : isFlat ? width * 0.08 : (hasDealer ? 70 : 92) * scale,
    bottom * (isTall ? (hasDealer ? 0.15 : 0.19) : isFlat ? 0.255 : 0.17),
  )
  // In portrait, the dealer's total is above their cards.
  const bareTop = isTall ? Math.max(28, Math.min(38, height * 0.06)) : Math.max(20, 30 * scale)
  const top = hasDealer ? edge + (isTall ? 14 : 8 * scale) : bareTop
  const frame = { x: 0, y: 0, width, height: bottom }
  const title = isTall
    ? { x: 0, y: 0, width: 1, height: 0 }
    : { x: 28 * scale, y: 16 * scale, width: width * 0.2, height: 60 * scale }
  return {
    isTall,
    isFlat,
    width,
    height,
    bottom,
    controls,
    edge,
    unit,
    dealer: { x: width / 2, y: top, angle: 0 },
    dealerCard,
    shoe: { x: width - (isTall ? 16 : 90 * scale), y: hasDealer ? top - 6 : isTall ? 16 : 24 * scale, angle: 24 },
    arc: top + dealerCard * CARD_SHAPE + (isTall ? (hasDealer ? 26 : 0.04 * bottom) : 0.005 * bottom),
    circle: isTall ? Math.min(78, width * 0.19) : (hasDealer ? 74 : 84) * scale,
    hud: {
      width,
      height,
      isPortrait: isTall,
      scale: isTall ? scale : scale * 0.8,
      frame,
      rim: 0,
      cell: frame,
      pitchX: 0,
      pitchY: 0,
      title,
      side: 0,
    },
  }
}

/** Fractions of the width, and of the height of the table where its hands end. */
const FLAT = { middle: 0.45, reach: 0.27, reachOfTwo: 0.17, end: 0.96 } as const
/** From the chips to their hand, and from one hand of a split to the other, in card widths. */
const FLAT_GAP = 8
const FLAT_SPLIT = 1.75
/** Two hands of a split, and one, of five cards each, in card widths. */
const FLAT_SPAN = { split: 3.45, whole: 2.15 } as const

/** Seats in play share the table's width; outer ones are a little higher, as on a round table. */
export function seatAt(table: CardTable, place: number, seats: number): Spot {
  const aside = seats === 1 ? 0 : (place / (seats - 1)) * 2 - 1
  if (table.isFlat)
    return {
      x: table.width * (FLAT.middle + aside * (seats === 3 ? FLAT.reach : FLAT.reachOfTwo)),
      y: table.bottom * FLAT.end - table.circle / 2,
      angle: 0,
    }
  const reach = table.isTall ? (seats === 3 ? 0.335 : 0.25) : seats === 3 ? 0.28 : 0.17
  const lift = table.isTall ? 0 : 0.3 * table.circle * aside * aside
  return {
    x: table.width * (0.5 + aside * reach),
    // A phone in landscape needs the space under the seats for the mark of the active seat.
    y:
      table.bottom * (table.isTall ? 0.93 : isLettered(table) || table.unit > 0 ? 0.94 : 0.9) - table.circle / 2 - lift,
    angle: table.isTall ? 0 : -aside * 4,
  }
}

/** The baseline arc of the lettering: start and end as fractions of the width, sag, and letter size. */
export function letteringOf({ isTall, width, unit }: Pick<CardTable, 'isTall' | 'width' | 'unit'>) {
  const size = isTall ? width * 0.047 : Math.min(width * 0.021, 30)
  const [left, right] = isTall ? ([0.05, 0.95] as const) : ([0.2, 0.8] as const)
  return { size, sag: size * (unit > 0 ? 1.5 : 2.4), left, right }
}

/**
 * One side of the lettering of a landscape table with a dealer: from its outer to its inner end, and the height of its
 * middle.
 */
export interface Wing {
  readonly outer: number
  readonly inner: number
  readonly y: number
}
/** Narrower lettering is not readable. */
const MIN_WING = 190

/**
 * The lettering left and right of the dealer's area; between that area and the seats the space belongs to the cards.
 */
export function wingsOf(table: CardTable): readonly Wing[] {
  if (table.isTall || table.unit === 0) return []
  const { width, dealerCard, dealer } = table
  const outer = width * 0.112
  const inner = trayOf(table).x - dealerCard * 0.3
  if (inner - outer < MIN_WING) return []
  const y = dealer.y + dealerCard * 0.56
  return [
    { outer, inner, y },
    { outer: width - outer, inner: width - inner, y },
  ]
}

/** The chip tray: next to the dealer's two cards, on the side away from the shoe. */
export function trayOf({ isTall, width, dealer, dealerCard: card, unit }: CardTable) {
  const tube = isTall ? card * 0.16 : card * 0.26
  const long = isTall ? card * 0.86 : card * 0.98
  const edge = tube * 0.35
  const across = TRAY_TUBES * tube * 1.18
  // The dealer's hand lies between it and the cards.
  const hand = unit > 0 && !isTall ? card * 0.72 : card * 0.35
  const beside = width / 2 - card * 1.06 - across - 2 * edge
  return {
    x: isTall ? Math.max(6, (beside - (unit > 0 ? card * 0.5 : 0)) / 2) : beside - hand,
    y: dealer.y + (card * CARD_SHAPE - long) / 2,
    tube,
    long,
    edge,
    width: across + 2 * edge - tube * 0.18,
  }
}
const TRAY_TUBES = 5

/**
 * The lettering needs this height. A phone in landscape lacks it, and so do the smallest portrait tables, and those with
 * a dealer below the page's strips: readable cards come first.
 */
const MIN_LETTERED = { withDealer: 580, bare: 400, wide: 430 } as const
export const isLettered = ({
  isTall,
  height,
  bottom,
  unit,
}: Pick<CardTable, 'isTall' | 'height' | 'bottom' | 'unit'>): boolean => {
  if (isTall) return bottom >= (unit > 0 ? MIN_LETTERED.withDealer : MIN_LETTERED.bare)
  return unit === 0 && height >= MIN_LETTERED.wide
}

/** The line under the lettering, in letter heights below its arc. */
export const LETTERING_END = 1.75

/**
 * Lower end of the lettering at this x, from the top. Without lettering, the lower end of the dealer's cards.
 */
function letteringEnd(table: CardTable, x: number): number {
  if (!isLettered(table)) return table.dealer.y + table.dealerCard * CARD_SHAPE + TOTAL
  const { size, sag, left, right } = letteringOf(table)
  const along = (x / table.width - left) / (right - left)
  return along < 0 || along > 1 ? 0 : table.arc + size * LETTERING_END + 2 * along * (1 - along) * sag
}

/** A hand rises by this much with each card, in card widths; its base is this far above its circle. */
const climbOf = ({ isTall }: CardTable) => (isTall ? 0.08 : 0.045)
const standOf = ({ isTall, isFlat, circle }: CardTable) => circle * (isTall ? 0.68 : isFlat ? -0.5 : 0.62)
/** Hands of up to this many cards do not cover the lettering. */
const FREE_CARDS = 5
const AIR = 4
/** Height of a hand's total above it, below the dealer's cards. */
const TOTAL = 12

/** Card width of a seat: larger with fewer seats, and small enough not to cover the lettering. */
function cardWidth(table: CardTable, seats: number, hands: number): number {
  if (table.isFlat) return flatCardWidth(table, seats, hands)
  const shares = table.isTall ? (hands > 1 ? [0.215, 0.14, 0.108] : [0.28, 0.2, 0.157]) : [0.1, 0.094, 0.086]
  const max = Math.min(
    table.width * (shares[seats - 1] ?? 0.07),
    table.bottom * (table.isTall ? 0.22 : isLettered(table) || table.unit > 0 ? 0.215 : 0.175),
  )
  const rooms = Array.from({ length: seats }, (_, place) => {
    const { x, y } = seatAt(table, place, seats)
    // The lettering sags towards the middle: the nearest point to the hand counts.
    const inward = x + Math.sign(table.width / 2 - x) * Math.min(max * 1.4, Math.abs(table.width / 2 - x))
    const end = Math.max(letteringEnd(table, x), letteringEnd(table, inward))
    return (y - standOf(table) - end - AIR) / (CARD_SHAPE + (FREE_CARDS - 1) * climbOf(table))
  })
  return Math.min(max, ...rooms)
}

function flatCardWidth(table: CardTable, seats: number, hands: number): number {
  const { width, bottom, circle, dealer, dealerCard } = table
  const room = width * ([0.5, 2 * FLAT.reachOfTwo][seats - 1] ?? FLAT.reach) - circle - 2 * FLAT_GAP
  const end = dealer.y + dealerCard * CARD_SHAPE + TOTAL + AIR
  return Math.min(
    width * 0.09,
    room / (hands > 1 ? FLAT_SPAN.split : FLAT_SPAN.whole),
    (bottom * FLAT.end - end) / (CARD_SHAPE + (FREE_CARDS - 1) * climbOf(table)),
  )
}

/** A card of a hand: cards cascade to the right, and the hands of a split are side by side. */
export function cardAt(
  table: CardTable,
  seat: { place: number; seats: number },
  hand: { at: number; hands: number; cards: number },
  index: number,
): Spot & { width: number } {
  const width = cardWidth(table, seat.seats, hand.hands)
  const base = seatAt(table, seat.place, seat.seats)
  const max = table.isTall && seat.seats === 3 ? 0.3 : 0.42
  const step = Math.min(max, 1.1 / Math.max(1, hand.cards - 1)) * width * (hand.hands > 1 ? 0.62 : 1)
  const gap = table.isTall && seat.seats === 3 ? 0.66 : 0.92
  const aside = hand.hands > 1 ? (hand.at === 0 ? -gap : gap) * width : 0
  const x = table.isFlat
    ? base.x + table.circle / 2 + FLAT_GAP + width * (0.5 + hand.at * FLAT_SPLIT) + index * step
    : base.x + aside + (index - (hand.cards - 1) / 2) * step
  const y = base.y - standOf(table) - width * CARD_SHAPE - index * width * climbOf(table)
  return { x, y, angle: base.angle, width }
}

export function dealerCardAt(table: CardTable, index: number, cards: number): Spot & { width: number } {
  const step = table.dealerCard * (cards > 4 ? 0.5 : cards > 2 ? 0.72 : 1.06)
  return { ...table.dealer, x: table.dealer.x + (index - (cards - 1) / 2) * step, width: table.dealerCard }
}
