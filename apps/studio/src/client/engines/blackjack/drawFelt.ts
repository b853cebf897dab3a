import type { BlackjackProfile } from '../../../engines/blackjack/profiles.ts'
import { v } from '../../tables/vector.ts'
import { drawPlace } from './drawPlace.ts'
import { type CardTable, isLettered, LETTERING_END, letteringOf } from './layout.ts'
import type { Words } from './words.ts'

/** The lettering of the table, on an arc between the dealer and the seats. */
export function drawFelt(svg: SVGElement, table: CardTable, profile: BlackjackProfile, words: Words): void {
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
  const rule = words(profile.hitsSoft17 ? 'feltHits' : 'feltStands')
  const rules = `${rule} · ${words('feltInsurance')}`
  // Capitals are about three quarters as wide as high; the arc must hold the longest language.
  const share = Math.min(isTall ? 0.56 : 0.6, (width * (isTall ? 0.84 : 0.54)) / (rules.length * size * 0.78))
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.replaceChildren(drawPlace(table))
  if (!isLettered(table)) return
  svg.append(
    v('path', { class: 'arc', d: curve(-size * 1.35) }),
    v('path', { class: 'arc', d: curve(size * LETTERING_END) }),
    ...line('felt-pays', words('feltPays'), 1, 0),
    ...line('felt-rule', rules, share, size * 1.1),
  )
}
