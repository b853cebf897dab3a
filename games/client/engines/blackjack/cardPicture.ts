import { RANKS, rankOf, suitOf } from '../../../engines/blackjack/cards.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { drawing, v } from '../../tables/vector.ts'
import { type Court, courtHalf } from './court.ts'
import { PIPS, SUIT_COLOURS, SUIT_PATHS } from './suits.ts'

const WIDTH = 100
const HEIGHT = 140

/** The face of a card. The index in the corner is large: cards lie over one another and phones are small. */
export function cardFace(card: number): SVGElement {
  const suit = suitOf(card)
  const rank = itemAt(RANKS, rankOf(card)) // a card is below 52
  const { ink } = SUIT_COLOURS[suit]
  const index = () =>
    v(
      'g',
      {},
      v(
        'text',
        {
          x: 14.5,
          y: 20,
          fill: ink,
          'font-size': rank === '10' ? 23 : 27,
          'font-weight': 850,
          'letter-spacing': rank === '10' ? -2.4 : 0,
          'text-anchor': 'middle',
          'dominant-baseline': 'central',
        },
        rank,
      ),
      v('path', { d: SUIT_PATHS[suit], fill: ink, transform: 'translate(6.5 35) scale(0.16)' }),
    )
  return drawing(
    WIDTH,
    HEIGHT,
    v('rect', { x: 0.5, y: 0.5, width: 99, height: 139, rx: 9, fill: '#fffdf6', stroke: '#cfc7b4' }),
    v('path', { d: 'M9.5 .5H90.5A9 9 0 0 1 99.5 9.5V60Q40 66 .5 110V9.5A9 9 0 0 1 9.5 .5Z', fill: '#fff' }),
    ...middleOf(rank, suit),
    index(),
    v('g', { transform: 'rotate(180 50 70)' }, index()),
  )
}

function middleOf(rank: string, suit: ReturnType<typeof suitOf>): SVGElement[] {
  const colours = SUIT_COLOURS[suit]
  const pip = (x: number, y: number, scale: number, isTurned: boolean) =>
    v('path', {
      d: SUIT_PATHS[suit],
      fill: colours.ink,
      transform: `translate(${x} ${y}) rotate(${isTurned ? 180 : 0}) scale(${scale}) translate(-50 -50)`,
    })
  if (rank === 'A') {
    return [
      v('circle', { cx: 50, cy: 70, r: 30, fill: colours.trim, 'fill-opacity': 0.25 }),
      v('ellipse', {
        cx: 50,
        cy: 70,
        rx: 41,
        ry: 12,
        fill: 'none',
        stroke: colours.ink,
        'stroke-opacity': 0.4,
        'stroke-width': 1.4,
        transform: 'rotate(-24 50 70)',
      }),
      pip(50, 70, 0.46, false),
      v('circle', { cx: 84, cy: 53, r: 3, fill: '#f4bd3f' }),
    ]
  }
  const pips = PIPS[Number(rank)]
  if (pips) return pips.map(([x, y]) => pip(x, y, 0.2, y > 70))
  const half = () => v('g', {}, courtHalf(rank as Court, colours)) // what is no number and no ace is a court
  return [
    v('rect', {
      x: 24,
      y: 12,
      width: 52,
      height: 116,
      rx: 5,
      fill: colours.trim,
      'fill-opacity': 0.16,
      stroke: colours.ink,
      'stroke-opacity': 0.35,
    }),
    v('svg', { x: 0, y: 0, width: 100, height: 70, viewBox: '0 0 100 70' }, half()),
    v(
      'g',
      { transform: 'rotate(180 50 70)' },
      v('svg', { x: 0, y: 0, width: 100, height: 70, viewBox: '0 0 100 70' }, half()),
    ),
    v('path', { d: 'M24 70H76', stroke: colours.trim, 'stroke-width': 2 }),
  ]
}

/** The back all cards share: a planet and its orbits. */
export function cardBack(): SVGElement {
  const orbits = [16, 26, 36].map((rx) =>
    v('ellipse', {
      cx: 50,
      cy: 70,
      rx,
      ry: rx * 1.45,
      fill: 'none',
      stroke: '#ffe9b0',
      'stroke-opacity': 0.55,
      'stroke-width': 1.2,
    }),
  )
  return drawing(
    WIDTH,
    HEIGHT,
    v('rect', { x: 0.5, y: 0.5, width: 99, height: 139, rx: 9, fill: '#fffdf6', stroke: '#cfc7b4' }),
    v('rect', { class: 'back', x: 6, y: 6, width: 88, height: 128, rx: 6 }),
    ...orbits,
    v('path', { d: 'M10 10L90 130M90 10L10 130', stroke: '#ffe9b0', 'stroke-opacity': 0.22 }),
    v('circle', { cx: 50, cy: 70, r: 10, fill: '#ffcf6a' }),
    v('path', {
      d: 'M42 67Q50 62 57 65',
      fill: 'none',
      stroke: '#fff6d8',
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
    v('circle', { cx: 50, cy: 18, r: 3, fill: '#fff' }),
    v('circle', { cx: 76, cy: 96, r: 2.4, fill: '#7fd6ff' }),
    v('circle', { cx: 26, cy: 46, r: 2, fill: '#ff9466' }),
  )
}
