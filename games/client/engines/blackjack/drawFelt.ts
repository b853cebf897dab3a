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
  svg.replaceChildren(drawPlace(table))
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
