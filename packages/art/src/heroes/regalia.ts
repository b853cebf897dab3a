import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { circle, facet, leaf, line, polar } from './line.ts'
import { crown } from './regaliaCrown.ts'
import { EMERALD, INK, METAL, moved, patty, pearl, ROUND, SAPPHIRE, stone, string } from './regaliaStones.ts'

/** A crown that has been won: gold, velvet and stones as large as eggs, on a cushion with the orb and the sceptre. */
export function regalia(k: string): string {
  const b = new Brush(k, { shade: '#4A0A1E', rim: '#8AE8FF', key: '#FFFDE0' })
  const r = seedFrom('regalia')
  const crimson: Ramp = ['#FF8A7A', '#E01E3E', '#96042E', '#3E0220']

  let rays = b.soft(156, 110, 240, '#FFD86A', 0.75)
  for (let i = 0; i < 18; i++)
    rays += b.flat(
      leaf([156, 110], polar(156, 110, (i % 2 ? 236 : 176) * r.between(0.9, 1.1), i * 20 + 6), i % 2 ? 11 : 6),
      '#FFE58A',
      0.3,
    )

  // The cushion, its cord and tassels.
  const pillow = b.form(
    'M2 240C30 226 90 218 160 216C230 216 292 224 322 238C314 262 316 300 338 352C280 382 40 384-18 354C6 304 10 262 2 240Z',
    crimson,
    {
      depth: 34,
      rim: 7,
      lit: 8,
      inside:
        b.soft(60, 330, 90, '#FF6A6A', 0.5, 34) +
        b.soft(250, 330, 80, '#FF4A6A', 0.35, 30) +
        b.soft(156, 246, 150, '#2A0016', 0.95, 34) +
        b.stroke(line('26 250, 40 274, 34 300'), '#5A0220', 5, 0.5) +
        b.stroke(line('292 248, 280 272, 288 298'), '#5A0220', 5, 0.5) +
        b.stroke(line('20 250, 34 276, 28 300'), '#FFA09A', 3, 0.5),
    },
  )
  const cordLine = '2 241, 30 276, 90 300, 160 306, 232 300, 292 274, 322 239'
  let twist = ''
  for (let i = 0; i < 34; i++) {
    const t = i / 33
    const x = 4 + t * 314
    const y = 241 + 65 * (1 - Math.abs(2 * t - 1) ** 2.3)
    twist += `M${x.toFixed(1)} ${(y - 6).toFixed(1)}q-1 7-6 12`
  }
  const cord =
    b.stroke(line(cordLine), '#4A0A10', 15) +
    b.stroke(line(cordLine), '#E89A1E', 11) +
    b.stroke(line('3 239, 30 273, 90 297, 160 303, 232 297, 292 271, 321 237'), '#FFF0A0', 4) +
    b.stroke(twist, '#8A3E06', 2.4, 0.75)
  const tassel = (x: number, y: number, turn: number): string => {
    let threads = ''
    for (let i = 0; i < 9; i++) threads += `M${-7 + i * 1.8} 26Q${-12 + i * 3} 48 ${-15 + i * 3.8} ${70 + (i % 3) * 2}`
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      b.form('M-9 22C-16 40-20 58-21 72Q0 84 21 72C20 58 16 40 9 22Z', ['#FFE58A', '#F0A01E', '#8A4206'], {
        depth: 10,
        rim: 3,
        lit: 4,
        inside: b.stroke(threads, '#8A3E06', 1.5, 0.7),
      }) +
      b.form('M-11 26C-12 20-10 16-8 14C-14 8-12-4 0-6C12-4 14 8 8 14C10 16 12 20 11 26Q0 31-11 26Z', METAL, {
        depth: 8,
        rim: 2,
        lit: 4,
        inside: b.stroke('M-10 15Q0 20 10 15', '#8A3E06', 2.4),
      }) +
      '</g>'
    )
  }

  // The sceptre lies behind the crown and shows its stone.
  const sceptre =
    b.form(facet('142 268, 158 276, 286 20, 272 14'), METAL, { depth: 7, rim: 3, lit: 4, turn: 25 }) +
    `<g transform="translate(284 6) rotate(28)">` +
    moved(0, -51, b.form(patty(12), METAL, { depth: 3, rim: 1, lit: 3 })) +
    b.form(
      'M-11 34C-16 28-14 22-6 20C-20 12-26-2-22-18C-14-14-10-8-8-4H8C10-8 14-14 22-18C26-2 20 12 6 20C14 22 16 28 11 34Q0 40-11 34Z',
      METAL,
      { depth: 8, rim: 3, lit: 4, inside: b.stroke('M-9 21Q0 26 9 21', '#8A3E06', 3) },
    ) +
    stone(b, 0, -18, 17, 20, SAPPHIRE, 8) +
    pearl(b, -22, -20, 5) +
    pearl(b, 22, -20, 5) +
    b.form(circle(0, 44, 11, 8), METAL, { depth: 5, rim: 2, lit: 3 }) +
    '</g>'

  const won = crown(b, r)
  const orb =
    b.soft(276, 296, 56, '#1E0010', 0.8, 20) +
    `<g transform="rotate(14 270 248)">` +
    `<g transform="translate(270 182)">${b.form(patty(20), METAL, { depth: 4, rim: 1, lit: 4 })}${stone(b, 0, 0, 7, 7, EMERALD, 8)}${pearl(b, 0, -22, 4.4)}${pearl(b, -21, 0, 4)}${pearl(b, 21, 0, 4)}</g>` +
    b.form(circle(270, 250, 48), ['#FFF3A0', '#FFC62A', '#E08A12', '#9A4A08'], {
      depth: 22,
      rim: 4,
      lit: 6,
      inside:
        b.soft(248, 226, 18, '#FFFFFF', 0.6, 12) +
        b.flat('M262 200C256 216 258 232 262 250H280C282 232 282 214 276 200Z', b.fill(['#FFE58A', '#B8620A'], 0)) +
        b.flat('M218 240Q270 270 322 240V262Q270 292 218 262Z', b.fill(ROUND, 0)) +
        b.stroke(
          'M218 241Q270 271 322 241M218 261Q270 291 322 261M262 200C256 216 258 232 262 254M276 200C282 214 282 232 280 254',
          INK,
          2.6,
          0.75,
        ) +
        b.flat(leaf([232, 232], [256, 208], 6, 0.15), '#fff', 0.85),
    }) +
    stone(b, 270, 266, 13, 11, SAPPHIRE, 8) +
    pearl(b, 240, 260, 6) +
    pearl(b, 300, 260, 6) +
    pearl(b, 269, 216, 4.4) +
    pearl(b, 269, 232, 4.8) +
    '</g>'

  let motes = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = polar(156, 120, r.between(120, 210), r.between(150, 390))
    motes += b.soft(x, y, r.between(5, 10), '#FFE58A', 0.8) + b.flat(circle(x, y, r.between(1, 2.2)), '#FFFFF0')
  }
  return b.done(
    rays +
      sceptre +
      pillow +
      cord +
      tassel(6, 244, 8) +
      tassel(318, 242, -10) +
      won +
      orb +
      string(
        b,
        [
          [34, 262],
          [40, 284],
          [64, 312],
          [92, 318],
          [108, 300],
          [96, 284],
        ],
        6.4,
        13,
      ) +
      motes +
      sparkle(b, 60, 92, 30) +
      sparkle(b, 136, 152, 22) +
      sparkle(b, 244, 222, 18) +
      sparkle(b, 280, -10, 26) +
      sparkle(b, 30, 20, 16),
  )
}
