import { outline, pathData } from '../lettering/outline.ts'
import type { Brush } from './brush.ts'

/** One card, its middle at 0, 0. */
export function playingCard(b: Brush, value: string, suit: string, color: string): string {
  const letter = pathData(outline('alfa-slab-one', value, -48, -52, 32))
  const corner = `${b.flat(letter, color)}<g transform="translate(-37 -36) scale(9)">${b.flat(suit, color)}</g>`
  return (
    b.soft(6, 12, 96, '#04020A', 0.5, 110) +
    b.form(
      'M-46-82H46A12 12 0 0 1 58-70V70A12 12 0 0 1 46 82H-46A12 12 0 0 1-58 70V-70A12 12 0 0 1-46-82Z',
      ['#FFFFFF', '#FFFDF4', '#D8CFE0'],
      {
        depth: 12,
        rim: 3,
        lit: 0,
        inside: `${corner}<g transform="rotate(180)">${corner}</g><g transform="scale(33)">${b.flat(suit, color)}</g>`,
      },
    )
  )
}
