import { outline, pathData } from '../lettering/outline.ts'
import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { circle, facet, leaf, limb, polar, star } from './line.ts'

const INK = '#14042A'
/** A figure in the board's own face, its middle at 0, 0. */
const figure = (b: Brush, text: string, size: number, color: string): string =>
  b.flat(pathData(outline('lilita-one', text, -size * 0.27 * text.length, size * 0.36, size)), color)

const SKY: Ramp = ['#6AD0FF', '#1E7AE8', '#0E2A9A']
const LEAF: Ramp = ['#8AF0A8', '#1EB86A', '#06604A']
const ROSE: Ramp = ['#FF9AD0', '#E8287A', '#8A0A5A']
const PLUM: Ramp = ['#D8A8FF', '#8A3AF0', '#3A0A9A']
const SUN: Ramp = ['#FFF6B0', '#FFC81A', '#D8780A']
/** Round the rim: what every wheel of the studio pays, and its multipliers, whose figures differ, as stars. */
const PRIZES: readonly (readonly [string, Ramp])[] = [
  ['1', SKY],
  ['4', ROSE],
  ['2', LEAF],
  ['', PLUM],
  ['1', SKY],
  ['2', LEAF],
  ['4', ROSE],
  ['1', SKY],
  ['', PLUM],
  ['2', LEAF],
  ['43', SUN],
  ['1', SKY],
  ['4', ROSE],
  ['2', LEAF],
]

/** A money wheel in the lights of its studio, the flapper about to fall on the highest prize. */
export const moneyWheel = (k: string): string => wheelIn(k, true)

/** The same wheel by itself, for where it is small. */
export const bareWheel = (k: string): string => wheelIn(k, false)

function wheelIn(k: string, isInStudio: boolean): string {
  const b = new Brush(k, { shade: '#1E0440', rim: '#FFE27A', key: '#FFFFFF' })
  const r = seedFrom('money-wheel')
  const [cx, cy] = [160, 142]
  const step = 360 / PRIZES.length
  const at = (radius: number, degrees: number) =>
    polar(cx, cy, radius, degrees)
      .map((v) => Math.round(v * 10) / 10)
      .join(' ')
  let face = ''
  for (const [i, [text, ramp]] of PRIZES.entries()) {
    const middle = (i - 10) * step - 90 + 5
    const [from, to] = [middle - step / 2, middle + step / 2]
    face += b.flat(
      `M${cx} ${cy}L${at(126, from)}A126 126 0 0 1 ${at(126, to)}Z`,
      b.fill(ramp, Math.round((middle + 180) / 15) * 15),
    )
    face += b.stroke(`M${at(40, from)}L${at(126, from)}`, '#FFF3C0', 2.6)
    const mark = (color: string) => (text ? figure(b, text, 36, color) : b.flat(star(0, 0, 18), color))
    face += `<g transform="translate(${at(98, middle)}) rotate(${Math.round(middle + 90)})">${mark(INK)}<g transform="translate(-1.4 -2.2)">${mark('#FFFFFF')}</g></g>`
  }
  let bulbs = ''
  for (let i = 0; i < 28; i++) {
    const [x, y] = polar(cx, cy, 141, (i * 360) / 28)
    bulbs +=
      b.soft(x, y, i % 2 ? 15 : 10, i % 2 ? '#FFF3A0' : '#FF7AD8', 0.95) +
      b.flat(circle(x, y, 5), b.ball(i % 2 ? ['#FFFFFF', '#FFF6C0', '#FFC83A'] : ['#FFFFFF', '#FFB0E8', '#E83AA8']))
  }
  let pins = ''
  for (let i = 0; i < PRIZES.length; i++)
    pins += b.flat(
      circle(...polar(cx, cy, 124, (i - 10) * step - 90 + 5 - step / 2), 4.6),
      b.ball(['#FFFFFF', '#FFE27A', '#8A4A06']),
    )
  const stand = b.form('M128 250L96 350H224L192 250Z', ['#8A5AF0', '#3A1A9A', '#14064A'], { depth: 20, rim: 5 })
  const side = b.form(circle(cx + 9, cy + 12, 152), ['#B8680E', '#6A2E06', '#2A0E04'], { depth: 20, rim: 6 })
  const rim = b.form(circle(cx, cy, 152), GOLD, {
    depth: 20,
    rim: 5,
    lit: 9,
    inside: b.stroke(circle(cx, cy, 152), '#FFF6C8', 5, 0.8),
  })
  const board = b.form(circle(cx, cy, 128), ['#3A1A8A', '#14064A'], {
    depth: 26,
    rim: 0,
    lit: 0,
    inside: face + b.soft(110, 80, 110, '#FFFFFF', 0.35, 90) + b.soft(220, 232, 110, '#14022E', 0.55, 90),
  })
  const hub =
    b.soft(cx + 4, cy + 8, 66, INK, 0.7) +
    b.form(circle(cx, cy, 46), GOLD, { depth: 14, rim: 4, lit: 6 }) +
    b.form(circle(cx, cy, 36), ['#FF8AD0', '#D81E8A', '#6A0A6A', '#2A043A'], { depth: 14, rim: 3, lit: 5 }) +
    b.form(
      facet(Array.from({ length: 10 }, (_, i) => polar(cx, cy, i % 2 ? 12 : 28, i * 36 - 90))),
      ['#FFFFFF', '#FFE27A', '#F0980A'],
      { depth: 6, rim: 2, lit: 3 },
    )
  const flapper =
    b.soft(160, 8, 40, INK, 0.5, 28) +
    b.form(
      'M132-44C132-58 188-58 188-44L184-16C182 0 168 16 160 26C152 16 138 0 136-16Z',
      ['#FF9A9A', '#F0203A', '#8A0428'],
      { depth: 10, rim: 4, lit: 6 },
    ) +
    b.form(circle(160, -32, 12), GOLD, { depth: 6, rim: 3, lit: 4 })
  const beam = (x: number, turn: number, color: string) =>
    `<g transform="rotate(${turn} ${x} -60)">${b.flat(`M${x - 8} -60L${x - 70} 330H${x + 70}L${x + 8} -60Z`, b.fill([color, color, '#00000000'], 90), 0.32)}</g>`
  const coin = (x: number, y: number, size: number, turn: number, flat = 0.84) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.form(circle(x, y, size, size * flat), GOLD, { depth: 7, rim: 3, lit: 4, inside: b.stroke(circle(x, y, size * 0.68, size * flat * 0.68), '#8A4A06', 2.4, 0.7) })}</g>`
  let paper = ''
  const hues = ['#FF5AB0', '#5AE0FF', '#FFE05A', '#8AFF8A', '#C88AFF']
  for (let i = 0; i < 46; i++) {
    const [x, y] = [r.between(-20, 340), r.between(-50, 290)]
    const turn = r.between(0, 360)
    const [p, q] = [polar(x, y, r.between(6, 11), turn), polar(x, y, r.between(3, 5), turn + 70)]
    paper += b.flat(facet([[x, y], p, [p[0] + q[0] - x, p[1] + q[1] - y], q]), hues[i % hues.length] ?? '#fff', 0.95)
  }
  const wheel = stand + side + rim + bulbs + board + pins + hub + flapper
  // All of it fits into its square.
  if (!isInStudio) return b.done(`<g transform="translate(160 160) scale(.82) translate(-160 -146)">${wheel}</g>`)
  return b.done(
    b.soft(160, 130, 220, '#FFE08A', 0.6) +
      beam(20, -22, '#FFF6C0') +
      beam(300, 22, '#FFC8F0') +
      wheel +
      paper +
      coin(22, 236, 32, -22) +
      coin(296, 250, 36, 20) +
      coin(62, 282, 24, 12, 0.6) +
      coin(256, 290, 22, -30, 0.7),
  )
}

const STEEL: readonly string[] = ['#FFFFFF', '#E8E0FF', '#8A7AE0', '#2A1A7A']
/** The bins from the edge to the middle: a stone, a star, a coin, a pebble. What they pay differs by board and risk. */
const GEM = 'M-7-9H7L13-2L0 13L-13-2Z'
const BINS: readonly (readonly [string, Ramp])[] = [
  [GEM, ['#FF8AA0', '#F01E4A', '#7A0430']],
  [star(0, 1, 14), ['#FFB08A', '#FF5A1A', '#9A1E0A']],
  [circle(0, 0, 10), ['#FFE08A', '#FFB01A', '#B85A06']],
  [circle(0, 0, 6), ['#FFFBC0', '#F8E04A', '#A88A0A']],
  [circle(0, 0, 10), ['#FFE08A', '#FFB01A', '#B85A06']],
  [star(0, 1, 14), ['#FFB08A', '#FF5A1A', '#9A1E0A']],
  [GEM, ['#FF8AA0', '#F01E4A', '#7A0430']],
]

/** A board of pegs with the ball halfway down: what it touched still glows. */
export function plinkoBoard(k: string): string {
  const b = new Brush(k, { shade: '#0A0436', rim: '#8AF0FF', key: '#FFFFFF' })
  const r = seedFrom('plinko')
  const frame = 'M118-26C126-42 194-42 202-26L330 222C338 244 330 262 310 262H10C-10 262-18 244-10 222Z'
  const glass = 'M128-14C134-24 186-24 192-14L310 222C314 234 310 244 298 244H22C10 244 6 234 10 222Z'
  const lit = new Set(['0,0', '1,1', '2,1', '3,2', '4,2'])
  let pegs = ''
  for (let row = 0; row < 7; row++)
    for (let i = 0; i <= row + 1; i++) {
      const [x, y] = [160 + (i - (row + 1) / 2) * 33, 8 + row * 29]
      if (lit.has(`${row},${i}`))
        pegs +=
          b.soft(x, y, 30, '#FF6AE0', 1) + b.flat(circle(x, y, 9), b.ball(['#FFFFFF', '#FFD0F8', '#FF4AC8', '#8A0A8A']))
      else
        pegs +=
          b.flat(circle(x + 3, y + 5, 8), '#06021E', 0.55) +
          b.flat(circle(x, y, 7.6), b.ball(STEEL)) +
          b.flat(circle(x - 2.4, y - 2.6, 2), '#fff')
    }
  let bins = ''
  for (const [i, [mark, ramp]] of BINS.entries()) {
    const x = 160 + (i - 3) * 43
    bins +=
      b.soft(x, 240, 36, ramp[1] ?? '#fff', 0.75) +
      b.form(
        `M${x - 19} 214Q${x - 19} 208 ${x - 13} 208H${x + 13}Q${x + 19} 208 ${x + 19} 214V248Q${x + 19} 256 ${x + 11} 256H${x - 11}Q${x - 19} 256 ${x - 19} 248Z`,
        ramp,
        { depth: 8, rim: 2, lit: 4, turn: 90 },
      )
    bins += `<g transform="translate(${x} 232)">${b.flat(mark, INK)}<g transform="translate(-1 -1.8)">${b.flat(mark, b.fill(['#FFFFFF', '#FFF6D8', '#FFD8A0']))}</g></g>`
  }
  const path = 'M160-64C158-40 156-26 160-10C166 4 174 18 177 32C172 44 166 54 160 64C170 70 184 78 194 92'
  const trail =
    b.stroke(path, '#FF6AE0', 22, 0.18) + b.stroke(path, '#FFB0F4', 12, 0.35) + b.stroke(path, '#FFFFFF', 5, 0.7)
  const ball =
    b.soft(204, 116, 84, '#FFE27A', 0.95) +
    b.form(circle(204, 116, 27), ['#FFFFFF', '#FFF0A0', '#FFB01A', '#D8480A', '#6A0A1A'], {
      depth: 14,
      rim: 4,
      lit: 7,
      inside: b.soft(216, 134, 18, '#FF6AE0', 0.7) + b.flat(leaf([188, 110], [204, 96], 5), '#FFFFFF'),
    }) +
    b.flat(facet(Array.from({ length: 10 }, (_, i) => polar(206, 118, i % 2 ? 6 : 14, i * 36 - 80))), '#8A2A06', 0.85)
  let hit = ''
  for (let i = 0; i < 12; i++)
    hit += b.flat(leaf(polar(180, 124, 14, i * 30), polar(180, 124, r.between(26, 44), i * 30 + 6), 2.4), '#FFF6C0')
  const lamps = Array.from({ length: 9 }, (_, i) =>
    [1, -1]
      .map((side) => {
        const [x, y] = [160 + side * (46 + i * 14.6), -10 + i * 28.4]
        return b.soft(x, y, 13, i % 2 ? '#8AF7FF' : '#FF8AE8', 1) + b.flat(circle(x, y, 4.6), '#FFFFFF')
      })
      .join(''),
  ).join('')
  const ghost = (x: number, y: number, size: number, ramp: Ramp) =>
    b.soft(x, y, size * 2.2, ramp[1] ?? '#fff', 0.7) + b.form(circle(x, y, size), ramp, { depth: 8, rim: 3, lit: 4 })
  const chute =
    b.form(limb('160 -78 20, 160 -50 22, 160 -30 30'), ['#FFF6C0', '#F0A81A', '#7A3A06'], {
      depth: 10,
      rim: 4,
      lit: 5,
    }) + b.flat(circle(160, -76, 18, 6), '#2A0A2E')
  return b.done(
    b.soft(160, 120, 220, '#B87AFF', 0.6) +
      b.form(frame, ['#FFF3B0', '#F0B02A', '#A8580E', '#5A2404'], { depth: 18, rim: 6, lit: 8 }) +
      b.form(glass, ['#6A3AE8', '#3A1AA8', '#1A0A6A', '#0E0640'], {
        depth: 34,
        rim: 0,
        lit: 5,
        turn: 90,
        inside: b.flat('M100 30L150-30L60 250H-10Z', '#FFFFFF', 0.09) + b.soft(160, 220, 180, '#FF4AC8', 0.4, 60),
      }) +
      lamps +
      pegs +
      trail +
      hit +
      bins +
      ball +
      chute +
      ghost(28, 92, 17, ['#FFFFFF', '#8AF0FF', '#1E7AE8', '#0A1A7A']) +
      ghost(300, 70, 22, ['#FFFFFF', '#FF9AE8', '#E02AA8', '#5A0456']) +
      ghost(6, 176, 12, ['#FFFFFF', '#A8FFB0', '#1EB86A', '#04403A']),
  )
}
