import type { Layout } from '../../scene/layout.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** Where the parts of the table stand, in CSS pixels of the frame; cards by the middle of their upper edge. */
export interface CardTable {
  readonly isTall: boolean
  readonly width: number
  readonly height: number
  /** Where the table ends and the controls begin. */
  readonly bottom: number
  readonly controls: number
  readonly dealer: Spot
  readonly dealerCard: number
  /** Cards come from here. */
  readonly shoe: Spot
  /** Height of the lettering's arc. */
  readonly arc: number
  readonly circle: number
  readonly hud: Layout
}

const CARD_SHAPE = 1.4

export function layOutCards(width: number, height: number): CardTable {
  const isTall = width / height <= 0.95
  const scale = isTall ? Math.min(width / 390, height / 740, 1.5) * 0.76 : Math.min(width / 1020, height / 643)
  const bar = isTall ? 146 * scale + 42 : Math.max(106 * scale, 72)
  const controls = isTall ? 62 : Math.max(60 * scale, 52)
  const bottom = height - bar - controls
  const dealerCard = Math.min(isTall ? width * 0.215 : 92 * scale, bottom * (isTall ? 0.19 : 0.17))
  // Standing, the dealer's total lies between their cards and the page's tab.
  const top = isTall ? Math.max(52, Math.min(62, height * 0.09)) : Math.max(20, 30 * scale)
  const frame = { x: 0, y: 0, width, height: bottom }
  const title = isTall
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: 28 * scale, y: 16 * scale, width: width * 0.2, height: 60 * scale }
  return {
    isTall,
    width,
    height,
    bottom,
    controls,
    dealer: { x: width / 2, y: top, angle: 0 },
    dealerCard,
    shoe: { x: width - (isTall ? 16 : 90 * scale), y: isTall ? 46 : 24 * scale, angle: 24 },
    arc: top + dealerCard * CARD_SHAPE + (isTall ? 0.04 : 0.005) * bottom,
    circle: isTall ? Math.min(78, width * 0.19) : 84 * scale,
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

/** Seats that play share the table's width; outer ones stand a little higher, as on a round table. */
export function seatAt(table: CardTable, place: number, seats: number): Spot {
  const aside = seats === 1 ? 0 : (place / (seats - 1)) * 2 - 1
  const reach = table.isTall ? (seats === 3 ? 0.335 : 0.25) : seats === 3 ? 0.28 : 0.17
  const lift = table.isTall ? 0 : 0.3 * table.circle * aside * aside
  return {
    x: table.width * (0.5 + aside * reach),
    // A lying phone needs what is under the seats for whose turn it is.
    y: table.bottom * (table.isTall ? 0.93 : isLettered(table) ? 0.94 : 0.9) - table.circle / 2 - lift,
    angle: table.isTall ? 0 : -aside * 4,
  }
}

/** The arc the lettering stands on: where it begins and ends, as shares of the width, how far it sags, and its letters. */
export function letteringOf({ isTall, width }: Pick<CardTable, 'isTall' | 'width'>) {
  const size = isTall ? width * 0.047 : Math.min(width * 0.021, 30)
  const [left, right] = isTall ? ([0.05, 0.95] as const) : ([0.2, 0.8] as const)
  return { size, sag: size * 2.4, left, right }
}
/** A lying phone has no height for it: the cards need to be read. */
const LEAST_LETTERED = 430
export const isLettered = ({ isTall, height }: Pick<CardTable, 'isTall' | 'height'>): boolean =>
  isTall || height >= LEAST_LETTERED

/** The line under the lettering, in letters below its arc. */
export const LETTERING_END = 1.75

/** Where the lettering ends at this place, from above; 0 beside it. */
function letteringEnd(table: CardTable, x: number): number {
  if (!isLettered(table)) return 0
  const { size, sag, left, right } = letteringOf(table)
  const along = (x / table.width - left) / (right - left)
  return along < 0 || along > 1 ? 0 : table.arc + size * LETTERING_END + 2 * along * (1 - along) * sag
}

/** A hand climbs by so much with each card, in its widths; it stands so far above its circle. */
const climbOf = ({ isTall }: CardTable) => (isTall ? 0.08 : 0.045)
const standOf = ({ isTall, circle }: CardTable) => circle * (isTall ? 0.68 : 0.62)
/** So many cards of a hand leave the lettering free. */
const FREE_CARDS = 5
const AIR = 4

/** How wide the cards of a seat are: fewer seats, larger cards, and none on the lettering. */
function cardWidth(table: CardTable, seats: number, hands: number): number {
  const shares = table.isTall ? (hands > 1 ? [0.215, 0.14, 0.108] : [0.28, 0.2, 0.157]) : [0.1, 0.094, 0.086]
  const most = Math.min(
    table.width * (shares[seats - 1] ?? 0.07),
    table.bottom * (table.isTall ? 0.22 : isLettered(table) ? 0.215 : 0.175),
  )
  const rooms = Array.from({ length: seats }, (_, place) => {
    const { x, y } = seatAt(table, place, seats)
    // The lettering sags towards the middle: what counts is where the hand comes nearest to it.
    const inward = x + Math.sign(table.width / 2 - x) * Math.min(most * 1.4, Math.abs(table.width / 2 - x))
    const end = Math.max(letteringEnd(table, x), letteringEnd(table, inward))
    return (y - standOf(table) - end - AIR) / (CARD_SHAPE + (FREE_CARDS - 1) * climbOf(table))
  })
  return Math.min(most, ...rooms)
}

/** A card of a hand: they cascade to the right, and hands of a split stand side by side. */
export function cardAt(
  table: CardTable,
  seat: { place: number; seats: number },
  hand: { at: number; hands: number; cards: number },
  index: number,
): Spot & { width: number } {
  const width = cardWidth(table, seat.seats, hand.hands)
  const base = seatAt(table, seat.place, seat.seats)
  const most = table.isTall && seat.seats === 3 ? 0.3 : 0.42
  const step = Math.min(most, 1.1 / Math.max(1, hand.cards - 1)) * width * (hand.hands > 1 ? 0.62 : 1)
  const gap = table.isTall && seat.seats === 3 ? 0.66 : 0.92
  const aside = hand.hands > 1 ? (hand.at === 0 ? -gap : gap) * width : 0
  const x = base.x + aside + (index - (hand.cards - 1) / 2) * step
  const y = base.y - standOf(table) - width * CARD_SHAPE - index * width * climbOf(table)
  return { x, y, angle: base.angle, width }
}

export function dealerCardAt(table: CardTable, index: number, cards: number): Spot & { width: number } {
  const step = table.dealerCard * (cards > 4 ? 0.5 : cards > 2 ? 0.72 : 1.06)
  return { ...table.dealer, x: table.dealer.x + (index - (cards - 1) / 2) * step, width: table.dealerCard }
}
