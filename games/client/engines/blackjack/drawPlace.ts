import { v } from '../../tables/vector.ts'
import { type CardTable, dealerCardAt, trayOf } from './layout.ts'

const CARD_SHAPE = 1.4
/** The dealer's chips, from the most valuable outwards. */
const TUBES = ['#23242e', '#6a49c8', '#c8324a', '#2b8a57', '#d9dbe6'] as const
const CHIPS = 11

/** The dealer's area: the spots of their two cards, and the chip tray. */
export function drawPlace(table: CardTable): SVGElement {
  const { dealerCard: card } = table
  const spots = [0, 1].map((index) => {
    const { x, y } = dealerCardAt(table, index, 2)
    return v('rect', {
      x: x - card / 2,
      y,
      width: card,
      height: card * CARD_SHAPE,
      rx: card * 0.08,
      class: 'card-place',
    })
  })
  return v('g', { class: 'dealer-place' }, ...spots, tray(table))
}

function tray(table: CardTable): SVGElement {
  const { x, y, tube, long, edge, width } = trayOf(table)
  const tubes = TUBES.map((colour, at) => {
    const left = x + edge + at * tube * 1.18
    const marks = Array.from({ length: CHIPS }, (_, chip) => {
      const top = y + ((chip + 0.5) * long) / CHIPS
      return v('path', {
        d: `M${left} ${top}h${tube}`,
        stroke: chip % 2 === 0 ? '#fff' : '#000',
        'stroke-opacity': chip % 2 === 0 ? 0.34 : 0.4,
        'stroke-width': long / CHIPS / 3,
      })
    })
    const body = v('rect', { x: left, y, width: tube, height: long, rx: tube * 0.2, fill: colour })
    const shine = v('rect', {
      x: left + tube * 0.14,
      y: y + 2,
      width: tube * 0.2,
      height: long - 4,
      rx: tube * 0.1,
      fill: '#fff',
      'fill-opacity': 0.3,
    })
    return v('g', {}, body, ...marks, shine)
  })
  const box = { x, y: y - edge, width, height: long + 2 * edge, rx: edge }
  return v('g', { class: 'tray' }, v('rect', { ...box, class: 'tray-box' }), ...tubes)
}
