import type { BlackjackProfile } from '../../../engines/blackjack/profiles.ts'
import { v } from '../../tables/vector.ts'
import { drawPlace } from './drawPlace.ts'
import { type CardTable, isLettered, LETTERING_END, letteringOf, type Wing, wingsOf } from './layout.ts'
import type { BlackjackTexts } from './texts.ts'

/** The lettering of the table, on an arc between the dealer and the seats. */
export function drawFelt(
  svg: SVGElement,
  table: CardTable,
  profile: BlackjackProfile,
  engineTexts: BlackjackTexts,
): void {
  const { width, height, arc, isTall } = table
  const { size, sag, left, right } = letteringOf(table)
  const curve = (lower: number) =>
    `M${width * left} ${arc + lower}Q${width / 2} ${arc + lower + sag} ${width * right} ${arc + lower}`
  const line = (id: string, text: string, share: number, lower: number) => [
    v('path', { id, d: curve(lower), fill: 'none' }),
    v(
      'text',
      { class: id, 'font-size': size * share, 'text-anchor': 'middle' },
      v('textPath', { href: `#${id}`, startOffset: '50%' }, text),
    ),
  ]
  const rule = engineTexts(profile.hitsSoft17 ? 'feltHits' : 'feltStands')
  const rules = `${rule} · ${engineTexts('feltInsurance')}`
  // Capitals are about three quarters as wide as high; the arc must hold the longest language.
  const share = Math.min(isTall ? 0.56 : 0.6, (width * (isTall ? 0.84 : 0.54)) / (rules.length * size * 0.78))
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.replaceChildren(...drawTable(table), drawPlace(table))
  if (!isLettered(table)) {
    svg.append(
      ...wingsOf(table).flatMap((wing, at) =>
        drawWing(wing, at, at === 0 ? [engineTexts('feltPays')] : [rule, engineTexts('feltInsurance')]),
      ),
    )
    return
  }
  svg.append(
    v('path', { class: 'arc', d: curve(-size * 1.35) }),
    v('path', { class: 'arc', d: curve(size * LETTERING_END) }),
    ...line('felt-pays', engineTexts('feltPays'), 1, 0),
    ...line('felt-rule', rules, share, size * 1.1),
  )
}

/** Narrower at the dealer's end, as a player sees it: the far edge, the sides and the curve in front of the seats. */
function outlineOf({ isTall, width, height, bottom, controls, edge }: CardTable): string {
  // The row of chips and the selected one, which is raised, are inside the rail.
  const end = bottom + controls + 6
  const high = end - edge
  const far = isTall ? width * 0.045 : width * 0.075
  if (isTall)
    return `M${far} ${edge}H${width - far}C${width + 2} ${edge + 4} ${width + 18} ${edge + high * 0.16} ${width + 18} ${edge + high * 0.4}V${height + 40}H-18V${edge + high * 0.4}C-18 ${edge + high * 0.16} -2 ${edge + 4} ${far} ${edge}Z`
  const [left, right] = [12, width - 12]
  const [upper, lower] = [edge + high * 0.24, end - high * 0.05]
  return (
    `M${far} ${edge}H${width - far}C${width * 0.98} ${edge} ${right} ${upper} ${right} ${edge + high * 0.5}` +
    `C${right} ${lower} ${width * 0.86} ${end} ${width / 2} ${end}C${width * 0.14} ${end} ${left} ${lower} ${left} ${edge + high * 0.5}` +
    `C${left} ${upper} ${width * 0.02} ${edge} ${far} ${edge}Z`
  )
}

/** The rail with its padding and the cloth: woven, lit by the lamp over the dealer. */
function drawTable(table: CardTable): SVGElement[] {
  const d = outlineOf(table)
  const { isTall } = table
  const stop = (offset: number, name: string) => v('stop', { offset, class: name })
  const rail = isTall ? 20 : 26
  return [
    v(
      'defs',
      {},
      v(
        'radialGradient',
        { id: 'cloth', cx: 0.5, cy: 0, r: 1 },
        stop(0, 'cloth-lit'),
        stop(0.45, 'cloth-mid'),
        stop(1, 'cloth-dark'),
      ),
      v(
        'linearGradient',
        { id: 'padding', x1: 0, y1: 0, x2: 0, y2: 1 },
        stop(0, 'pad-far'),
        stop(0.5, 'pad-mid'),
        stop(1, 'pad-near'),
      ),
      v(
        'pattern',
        { id: 'weave', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(38)' },
        v('path', { class: 'thread', d: 'M0 1.5H6M1.5 0V6' }),
      ),
      v('clipPath', { id: 'table-shape' }, v('path', { d })),
    ),
    v('path', { class: 'table-shadow', d, 'stroke-width': rail + 16 }),
    v('path', { d, fill: 'none', stroke: 'url(#padding)', 'stroke-width': rail }),
    v('path', { class: 'pad-shine', d, 'stroke-width': 2.5 }),
    v('path', { class: 'felt', d, fill: 'url(#cloth)' }),
    v('path', { d, fill: 'url(#weave)' }),
    v(
      'g',
      { 'clip-path': 'url(#table-shape)' },
      // Strokes from wide to narrow add up to a soft shade along the rail.
      ...[96, 80, 64, 50, 38, 27, 17, 9].map((wide) => v('path', { class: 'inner-shade', d, 'stroke-width': wide })),
    ),
    v('path', { class: 'gold-line', d, 'stroke-width': 3 }),
  ]
}

/** One or two lines between two arcs that sink towards the dealer's place. */
function drawWing({ outer, inner, y }: Wing, at: number, texts: readonly string[]): SVGElement[] {
  const [from, to] = outer < inner ? [outer, inner] : [inner, outer]
  const length = to - from
  const [start, end] = outer < inner ? [-length * 0.03, length * 0.03] : [length * 0.03, -length * 0.03]
  const curve = (lower: number) =>
    `M${from} ${y + start + lower}Q${(from + to) / 2} ${y + lower + length * 0.025} ${to} ${y + end + lower}`
  const longest = Math.max(...texts.map((text) => text.length))
  const size = Math.min(length / (longest * 0.76), length * 0.085)
  const lines = texts.map((text, line) => {
    const id = `felt-wing-${at}-${line}`
    const lower = size * (0.36 + 1.35 * (line - (texts.length - 1) / 2))
    return [
      v('path', { id, d: curve(lower), fill: 'none' }),
      v(
        'text',
        { class: at === 0 ? 'felt-pays' : 'felt-rule', 'font-size': size, 'text-anchor': 'middle' },
        v('textPath', { href: `#${id}`, startOffset: '50%' }, text),
      ),
    ]
  })
  const away = length * 0.115
  return [v('path', { class: 'arc', d: curve(-away) }), v('path', { class: 'arc', d: curve(away) }), ...lines.flat()]
}
