import type { Brush, Ramp } from './brush.ts'
import { coin } from './coin.ts'
import { along, circle, facet, line } from './line.ts'

const BURLAP: Ramp = ['#FFE0A0', '#D89A4A', '#8A5228', '#3E1E1E']

function note(b: Brush, lean: number, shade: number): string {
  const paper: Ramp = shade % 2 ? ['#C8FFC0', '#4AC86A', '#0E7A4A'] : ['#E6FFD0', '#6ADA7A', '#1A8A50']
  return `<g transform="rotate(${lean})">${b.form(
    'M-27 -10C-30 -50 -24 -100 -28 -140C-10 -148 12 -136 28 -142C26 -100 30 -50 27 -10Z',
    paper,
    {
      depth: 8,
      rim: 2,
      lit: 4,
      turn: 20,
      inside:
        b.stroke(
          'M-21 -14C-24 -50 -18 -100 -22 -133C-8 -139 10 -129 22 -134C20 -100 24 -50 21 -14',
          '#0A5A3A',
          2,
          0.8,
        ) +
        b.flat(circle(0, -78, 15, 22), '#0A6A42', 0.75) +
        b.stroke(circle(0, -78, 15, 22), '#E6FFD0', 1.8, 0.9) +
        b.flat(facet('0 -93, 5 -82, 0 -64, -5 -82'), '#FFF6A0') +
        b.flat(circle(-13, -122, 5) + circle(14, -121, 5), '#0A6A42', 0.8),
    },
  )}</g>`
}

/** Banknotes spread like cards. */
export function fan(b: Brush): string {
  return `<g transform="translate(30 234) scale(.92)">${[-56, -36, -15, 6].map((lean, i) => note(b, lean, i)).join('')}</g>`
}

/** The best diamond. */
export function diamond(b: Brush): string {
  return (
    b.soft(284, 196, 66, '#2AB8FF', 0.6) +
    b.form(facet('250 184, 264 166, 304 164, 320 182, 286 230'), ['#E0FBFF', '#4AD0FF', '#1A7AE8', '#1A2AA8'], {
      depth: 10,
      rim: 3,
      lit: 4,
      inside:
        b.flat(facet('250 184, 264 166, 272 184'), '#FFFFFF', 0.85) +
        b.flat(facet('264 166, 304 164, 298 183, 272 184'), '#C8F8FF', 0.8) +
        b.flat(facet('304 164, 320 182, 298 183'), '#5AB8FF', 0.8) +
        b.flat(facet('250 184, 272 184, 286 230'), '#7AE0FF', 0.75) +
        b.flat(facet('272 184, 298 183, 286 230'), '#E0FBFF', 0.7) +
        b.stroke(
          'M250 184L272 184L298 183L320 182M272 184L264 166M298 183L304 164M272 184L286 230L298 183',
          '#FFFFFF',
          1.6,
          0.9,
        ),
    })
  )
}

function jewel(b: Brush, x: number, y: number, size: number, ramp: Ramp, turn: number): string {
  return `<g transform="rotate(${turn} ${x} ${y})">${b.form(
    facet([
      [x - size, y - size * 0.5],
      [x - size * 0.5, y - size],
      [x + size * 0.5, y - size],
      [x + size, y - size * 0.5],
      [x, y + size],
    ]),
    ramp,
    {
      depth: 6,
      rim: 2,
      lit: 3,
      inside: b.flat(
        facet([
          [x - size * 0.5, y - size],
          [x + size * 0.1, y - size],
          [x - size * 0.3, y - size * 0.4],
          [x - size, y - size * 0.5],
        ]),
        '#fff',
        0.6,
      ),
    },
  )}</g>`
}

function loose(b: Brush, x: number, y: number, lean: number, i: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${lean}) scale(.72)"><g transform="translate(0 76)">${note(b, 0, i)}</g></g>`
}

/** What lies in the mouth of the sack. */
export function loot(b: Brush): string {
  return (
    loose(b, 122, 272, -58, 0) +
    loose(b, 206, 270, 52, 1) +
    coin(b, 96, 262, 20, -14, 0.6) +
    coin(b, 232, 262, 21, 12, 0.6) +
    jewel(b, 190, 262, 17, ['#FFC8D8', '#FF2A5A', '#7A0436'], 14) +
    coin(b, 150, 268, 22, 4, 0.55) +
    jewel(b, 118, 264, 14, ['#E8D0FF', '#9A4AF0', '#3A0A8A'], -16)
  )
}

/** The string of pearls over the edge of the sack. */
export function pearls(b: Brush): string {
  const string = '92 284 0, 124 306 0, 168 312 0, 214 300 0, 238 276 0'
  return (
    b.stroke(line('92 286, 124 308, 168 314, 214 302, 238 278'), '#3A1A3A', 14, 0.7) +
    along(string, 4)
      .map(({ x, y }) => b.flat(circle(x, y, 7), b.ball(['#FFFFFF', '#FFF0F4', '#D8A8C8', '#7A5A98'])))
      .join('')
  )
}

/** The inside of the sack. */
export function sackBack(b: Brush): string {
  return b.form('M40 276C90 246 230 246 284 276L270 330H56Z', ['#5A2E1E', '#2A1018'], {
    depth: 10,
    rim: 0,
    lit: 0,
  })
}

/** The sack from outside, with its hem. */
export function sack(b: Brush): string {
  const weave = [330, 350, 370, 390]
    .map((y) => b.stroke(`M-10 ${y}Q160 ${y + 26} 330 ${y}`, '#5A2E1A', 2, 0.4))
    .join('')
  return (
    b.form(
      'M34 280C66 306 118 318 166 318C216 318 262 304 290 278C322 310 336 360 340 430H-20C-14 360 2 310 34 280Z',
      BURLAP,
      {
        depth: 34,
        rim: 6,
        lit: 8,
        inside:
          weave +
          b.stroke(
            'M60 300C50 330 44 370 44 400M110 316C106 340 104 370 106 400M220 316C226 340 230 370 228 400M268 300C282 330 288 370 288 400',
            '#5A2E1A',
            5,
            0.4,
          ),
      },
    ) +
    b.form(
      'M28 272C24 264 30 260 38 264C72 292 120 304 166 304C214 304 258 290 284 262C292 258 298 264 294 272C266 310 216 324 166 324C114 324 58 308 28 272Z',
      BURLAP,
      {
        depth: 10,
        rim: 3,
        lit: 5,
        inside: b.stroke('M34 270C66 300 118 314 166 314C216 314 264 298 290 268', '#FFF3C8', 2, 0.6),
      },
    )
  )
}

/** A banknote in the air. */
export function dive(b: Brush, x: number, y: number, turn: number, size: number, i: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><g transform="translate(0 76)">${note(b, 0, i)}</g></g>`
}
