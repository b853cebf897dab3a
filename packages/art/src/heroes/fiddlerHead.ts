import type { Brush, Ramp } from './brush.ts'
import { AMBER } from './fiddlerViolin.ts'
import { blob, circle, facet, leaf, mirror } from './line.ts'

const FUR: Ramp = ['#B8C0FF', '#6A6AE0', '#362C9A', '#180E4E']
export const SNOW: Ramp = ['#FFFFFF', '#F6F0FF', '#C0B0E8', '#7A68B8']
export const VELVET: Ramp = ['#FF8A8A', '#E01E4A', '#8E0640', '#38021E']
const INK = '#140830'

function ear(b: Brush): string {
  return b.form('M88 92C74 46 74 8 84-12C112 0 138 26 148 50Z', FUR, {
    depth: 16,
    rim: 5,
    lit: 6,
    inside:
      b.flat('M94 84C84 52 84 24 90 8C110 20 126 38 132 56Z', b.fill(['#FFB0C8', '#C8488A', '#4A1266'], 80)) +
      b.flat(leaf([104, 92], [98, 30], 8, 0.1), '#B8C0FF', 0.8) +
      b.flat(leaf([120, 84], [108, 40], 7, 0.1), '#8A8AF0', 0.8),
  })
}

function skull(b: Brush): string {
  return b.form(
    // Tufts stand out from its cheeks.
    'M160 36C204 36 238 66 239 110C246 118 256 124 266 126C258 134 250 138 244 140C248 148 256 154 264 158C252 162 242 162 234 160C234 168 238 176 244 182C230 182 220 180 212 176C196 190 178 196 160 196C142 196 124 190 108 176C100 180 90 182 76 182C82 176 86 168 86 160C78 162 68 162 56 158C64 154 72 148 76 140C70 138 62 134 54 126C64 124 74 118 81 110C82 66 116 36 160 36Z',
    FUR,
    {
      depth: 22,
      rim: 6,
      lit: 11,
      inside:
        b.flat(
          blob(
            '160 52, 167 84, 174 122, 206 138, 218 162, 200 196, 160 206, 120 196, 102 162, 114 138, 146 122, 153 84',
          ),
          b.fill(SNOW, 90),
        ) +
        b.flat(
          leaf([134, 40], [142, 74], 5) +
            leaf([186, 40], [178, 74], 5) +
            leaf([112, 52], [124, 78], 4.4) +
            leaf([208, 52], [196, 78], 4.4),
          '#1E1466',
          0.8,
        ) +
        mirror(b.soft(102, 150, 20, '#FF6AA8', 0.4, 15)),
    },
  )
}

const eye = (b: Brush, x: number, way: 1 | -1, open: number) => {
  const P = (px: number, py: number) => `${x + px * way} ${112 + py}`
  const shape = `M${P(-30, 4)}C${P(-26, -24 * open)} ${P(16, -34 * open)} ${P(26, -2)}C${P(22, 22)} ${P(-20, 24)} ${P(-30, 4)}Z`
  return (
    b.soft(x, 110, 38, '#0A0430', 0.8, 32) +
    b.form(shape, ['#FFFFFF', '#FFFFE8', '#D8E0B0'], {
      depth: 6,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x + 5, 110, 18.5), b.ball(['#F6FF8A', '#9AF03A', '#1EA84A', '#044A3A'])) +
        b.flat(circle(x + 5, 110, 7.4, 13), '#06041A') +
        b.soft(x + 9, 120, 11, '#F0FF8A', 0.7, 7),
    }) +
    b.flat(circle(x - 2, 102, 5.6), '#fff') +
    b.flat(circle(x + 12, 118, 2.6), '#fff', 0.9) +
    b.stroke(`M${P(-33, 6)}C${P(-28, -26 * open)} ${P(16, -36 * open)} ${P(29, -5)}`, INK, 6)
  )
}

function brow(b: Brush): string {
  return (
    b.form(leaf([104, 78], [152, 94], 8, -0.12), ['#4A3EC0', '#1E1466', '#0A0430'], { depth: 3, rim: 0, lit: 2 }) +
    b.form(leaf([172, 80], [222, 62], 8, -0.16), ['#4A3EC0', '#1E1466', '#0A0430'], { depth: 3, rim: 0, lit: 2 })
  )
}

function grin(b: Brush): string {
  return (
    b.flat(
      'M110 146C130 166 146 164 160 160C174 164 194 162 216 138C222 170 196 200 162 200C132 200 110 176 110 146Z',
      INK,
    ) +
    b.form(
      'M114 151C132 167 146 167 160 163C174 167 192 165 212 146C214 172 192 195 162 195C136 195 116 176 114 151Z',
      ['#7A0A3E', '#4A0430', '#2A0220'],
      {
        depth: 8,
        rim: 0,
        lit: 0,
        inside:
          b.flat(blob('136 190, 150 178, 164 182, 180 176, 194 188, 164 212'), b.fill(['#FF9AB0', '#E0346A'], 90)) +
          b.flat(
            'M112 148C132 168 146 168 160 164C174 168 194 166 216 142L210 162C194 178 176 177 160 174C146 177 130 176 118 164Z',
            b.fill(['#FFFFFF', '#E8E0F8'], 90),
          ) +
          b.stroke('M130 160V178M145 164V180M160 164V180M175 165V180M190 161V178', '#B0A0D0', 1.6, 0.8),
      },
    ) +
    b.flat('M124 158L138 165L133 184Z', '#fff') +
    b.flat('M184 165L200 156L193 183Z', b.fill(['#FFF6B0', '#FFB81E'], 90)) +
    b.stroke('M104 144C106 148 109 150 113 150M214 142C217 140 220 136 220 132', INK, 4)
  )
}

function nose(b: Brush): string {
  return (
    b.form(blob('146 132, 160 128, 174 132, 168 143, 160 148, 152 143'), ['#FFC8D8', '#F0608A', '#8A1A4A'], {
      depth: 5,
      rim: 1,
      lit: 3,
    }) + b.stroke('M160 148V161', INK, 3)
  )
}

function whiskers(b: Brush): string {
  return (
    b.stroke(
      'M122 150Q84 138 48 146M120 158Q84 156 52 172M198 150Q240 134 270 136M200 158Q240 152 268 164',
      '#FFFFFF',
      2.2,
      0.9,
    ) +
    b.flat(
      [
        [128, 150],
        [120, 156],
        [132, 157],
        [194, 150],
        [202, 155],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 1.8))
        .join(''),
      '#7A68B8',
    )
  )
}

function hat(b: Brush): string {
  return (
    `<g transform="translate(150 42) rotate(-17) scale(.92)">` +
    b.form('M-44-2C-40-48-46-60-54-72C-20-84 22-84 54-72C46-60 40-48 44-2Z', VELVET, {
      depth: 18,
      rim: 6,
      lit: 8,
      turn: 20,
    }) +
    b.form(circle(0, -72, 54, 12), ['#FF6A7A', '#B00E3E', '#5A0428'], { depth: 6, rim: 3, lit: 4 }) +
    b.form('M-45-26Q0-12 44-26L46-4Q0 10-46-4Z', AMBER, { depth: 6, rim: 2, lit: 3 }) +
    b.form('M-72-6C-60-16-50-12-44-8Q0 8 44-8C50-12 60-16 72-6C60 16-60 16-72-6Z', VELVET, {
      depth: 8,
      rim: 4,
      lit: 5,
    }) +
    b.form(leaf([34, -16], [104, -78], 16, -0.22), ['#FFFFFF', '#FFD24A', '#F0701A'], {
      depth: 8,
      rim: 3,
      lit: 4,
      turn: -45,
      inside: b.stroke('M34-16Q56-60 104-78', '#B8500E', 2, 0.7),
    }) +
    b.form(facet('34 -30, 44 -16, 34 -2, 24 -16'), ['#D0F4FF', '#1E9AF0', '#0A2A9A'], { depth: 4, rim: 2, lit: 3 }) +
    '</g>'
  )
}

/** The head, about its middle, leaning on the violin. */
export function catHead(b: Brush): string {
  return `<g transform="translate(-18 -6) rotate(9 160 120)">${mirror(ear(b))}${skull(b)}${eye(b, 124, 1, 0.86)}${eye(b, 196, -1, 1.1)}${brow(b)}${grin(b)}${nose(b)}${whiskers(b)}${hat(b)}</g>`
}
