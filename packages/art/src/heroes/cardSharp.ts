import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { head } from './cardSharpHead.ts'
import { card, cards, chips, deck, felt } from './cardSharpPack.ts'
import { GOLD } from './desert.ts'
import { twinkle } from './gems.ts'
import { blob, circle, facet, leaf, polar } from './line.ts'

/** A fox in velvet, one eye behind a monocle, lets the pack fly over his ears from paw to paw, an ace left in his cuff. */
export function cardSharp(k: string): string {
  const b = new Brush(k, { shade: '#1A0430', rim: '#FF6AC8', key: '#FFF6D8' })
  const r = seedFrom('cardSharp')
  const fox = head(b, r)

  // Dress.
  const velvet: Ramp = ['#5AF0D0', '#12A09A', '#065A68', '#04243E']
  const satin: Ramp = ['#8A7AC8', '#2A1E58', '#120A30']
  const jacket =
    b.form('M82 226C40 240 0 268 -16 330L-24 420H344L336 320C324 262 282 238 240 226Z', velvet, {
      depth: 40,
      rim: 6,
      lit: 9,
    }) +
    b.form('M108 222H214L190 330H140Z', ['#FFFFFF', '#F0ECFF', '#B0A0D0'], {
      depth: 12,
      rim: 0,
      lit: 0,
      inside: b.stroke('M146 250V330M184 250V330', '#B0A0D0', 2, 0.7),
    }) +
    b.form('M112 218C86 230 70 250 72 272L96 280L88 292C106 316 126 334 146 350C144 300 130 256 112 218Z', satin, {
      depth: 13,
      rim: 0,
      lit: 6,
    }) +
    b.form('M212 218C240 228 258 248 258 272L232 280L242 292C222 318 202 334 178 350C180 300 194 256 212 218Z', satin, {
      depth: 13,
      rim: 4,
      lit: 6,
    }) +
    b.stroke(
      'M72 272L96 280L88 292C106 316 126 334 146 350M258 272L232 280L242 292C222 318 202 334 178 350',
      '#FFC83A',
      2.6,
    )
  const bow =
    b.form(
      'M160 262C140 244 118 240 110 248C104 262 106 282 114 292C126 292 146 280 160 270Z',
      ['#FF7A8A', '#D8123C', '#6A0428'],
      {
        depth: 10,
        rim: 0,
        lit: 5,
        inside: b.stroke('M156 266C140 260 128 258 118 260M156 268C142 270 132 274 124 282', '#5A0424', 3, 0.7),
      },
    ) +
    b.form(
      'M160 262C180 242 204 238 214 246C220 260 218 280 210 292C196 292 174 280 160 270Z',
      ['#FF7A8A', '#D8123C', '#6A0428'],
      {
        depth: 10,
        rim: 3,
        lit: 5,
        inside: b.stroke('M164 266C180 260 192 256 206 258M164 268C178 270 190 274 200 282', '#5A0424', 3, 0.7),
      },
    ) +
    b.form(circle(161, 266, 13, 14), ['#FF9AA0', '#E01E4A', '#7A0430'], { depth: 6, rim: 2, lit: 4 }) +
    b.flat(facet('161 257, 168 266, 161 275, 154 266'), '#8AD8F8') +
    b.flat(facet('161 257, 164 266, 154 266'), '#fff')
  const chainLine = 'M241 144C268 180 268 226 232 268'
  const chain =
    b.stroke(chainLine, '#4A1E06', 4.4) +
    `<g stroke-dasharray=".1 4.6">${b.stroke(chainLine, '#FFD24A', 3.8)}</g>` +
    b.stroke(chainLine, '#FFF3B0', 1, 0.8)

  const paw: Ramp = ['#B8707A', '#6A2C48', '#34102E', '#16041C']
  const finger = (x: number, y: number, turn: number, length: number, size = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    b.flat(leaf([length - 8, 0], [length + 13, 3], 5, 0.14), b.fill(['#B0A0B8', '#FFFFFF'], 0)) +
    b.form(
      `M-6 -9C4 -13 ${length - 12} -12 ${length - 4} -9C${length + 5} -6 ${length + 5} 6 ${length - 4} 9C${length - 12} 12 4 12 -6 9C-12 4 -12 -4 -6 -9Z`,
      paw,
      { depth: 8, rim: 1.8, lit: 4 },
    ) +
    '</g>'
  const cuff = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form('M-30 -8C-14 -15 14 -15 30 -8L28 14C12 8 -12 8 -28 14Z', ['#FFFFFF', '#F0ECFF', '#B0A0D0'], { depth: 7, rim: 3, lit: 4 })}${b.flat(circle(16, -1, 5.5), b.fill(GOLD))}</g>`
  const sleeve = (d: string, folds: string) =>
    b.form(d, velvet, { depth: 22, rim: 6, lit: 8, inside: b.stroke(folds, '#04243E', 5, 0.55) })
  const catching =
    sleeve(
      'M82 262C60 290 36 296 24 262L-34 282C-34 336 10 372 64 364C104 352 110 300 82 262Z',
      'M-20 300C0 310 20 306 34 292M-12 322C14 334 40 326 58 306',
    ) +
    `<g transform="translate(66 256) rotate(32) scale(.86)">${card(b, 3)}</g>` +
    cuff(-4, 262, -16) +
    b.form(blob('-34 228, -12 212, 22 212, 38 226, 32 248, 8 262, -22 256'), paw, { depth: 13, rim: 3, lit: 6 })
  const catchFingers = finger(-26, 238, -58, 30) + finger(32, 240, -62, 34) + finger(40, 226, -76, 26, 0.86)
  const letting =
    sleeve(
      'M240 262C262 300 292 280 288 222L344 214C356 290 330 350 280 360C240 350 226 300 240 262Z',
      'M296 262C312 270 326 268 340 258M286 290C306 302 324 298 340 282',
    ) +
    cuff(314, 220, -6) +
    b.form(blob('286 176, 306 162, 330 166, 344 186, 340 206, 316 214, 290 204'), paw, { depth: 13, rim: 4, lit: 6 }) +
    finger(292, 190, -136, 32) +
    finger(302, 174, -112, 38) +
    finger(320, 170, -84, 38) +
    finger(338, 178, -60, 32)

  let sparks = ''
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(160, 120, r.between(120, 200), r.between(165, 385))
    sparks += twinkle(b, x, y, r.between(4, 9))
  }
  return b.done(
    b.soft(160, 110, 230, '#1EB88A', 0.55) +
      b.soft(160, 30, 150, '#FFD24A', 0.35, 110) +
      cards(b) +
      jacket +
      fox +
      chain +
      bow +
      catching +
      deck(b) +
      catchFingers +
      letting +
      felt(b) +
      chips(b) +
      sparks,
  )
}
