import { seedFrom } from '../seed.ts'
import { wheel } from './ballRunnerWheel.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { twinkle } from './gems.ts'
import { blob, circle, leaf, limb, polar } from './line.ts'

/** The ball itself sprints round the wheel, sweatband flying and tongue out, sparks under its running shoes. */
export function ballRunner(k: string): string {
  const b = new Brush(k, { shade: '#1E0A4A', rim: '#6AE8FF', key: '#FFFBEA' })
  const r = seedFrom('ballRunner')
  const ivory: Ramp = ['#FFFFFF', '#FFFFFF', '#E2DCFA', '#8E86D0']
  const red: Ramp = ['#FF9A7A', '#F02A3A', '#A0083A', '#4A0430']
  // What the speed leaves behind.
  const wind = [
    [-70, 44, 62, 4],
    [-80, 40, 98, 7],
    [-60, 60, 122, 4],
    [-84, 56, 146, 8],
    [-70, 40, 172, 5],
    [-60, 70, 192, 4],
  ]
    .map(([from = 0, to = 0, y = 0, width = 0], i) =>
      b.flat(leaf([to, y - 4], [from, y + 8], width), i % 2 ? '#FFE9A0' : '#E0FBFF', 0.75),
    )
    .join('')
  const [fx, fy] = [26, 262]
  let sparks = b.soft(fx, fy, 76, '#FF9A1A', 0.9, 50) + b.soft(fx, fy, 34, '#FFFBD0', 1, 24)
  for (let i = 0; i < 20; i++) {
    const turn = r.between(140, 258)
    const end = polar(fx, fy, r.between(44, 108), turn)
    sparks += b.flat(leaf(polar(fx, fy, 8, turn), end, r.between(2, 4.6)), r.pick(['#FFFBD0', '#FFD24A', '#FF8A1A']))
    if (i % 3 === 0) sparks += b.flat(circle(end[0] - 6, end[1] - 5, r.between(1.6, 3.4)), '#FFF0A0')
  }

  // Limbs.
  const bend = (joints: string) =>
    b.form(limb(joints), ['#FFFFFF', '#E8E2FC', '#9A90D8', '#5A4EA8'], { depth: 12, rim: 3, lit: 4 })
  const shoe = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    b.form('M-19 -26C-20 -40 -18 -46 -16 -50H12C12 -40 10 -32 12 -24Z', ['#FFFFFF', '#F0ECFF', '#B0A8E0'], {
      depth: 7,
      rim: 2,
      lit: 3,
      inside: b.stroke('M-22 -44H16M-22 -36H16', '#F02A3A', 4),
    }) +
    b.form('M-30 10C-36 -8 -30 -30 -16 -32C-10 -28 2 -30 10 -32C16 -20 24 -14 36 -11C50 -8 58 0 56 12Z', red, {
      depth: 12,
      rim: 3,
      lit: 5,
      inside:
        b.flat('M-34 -6L-12 -2L-16 -14L12 6L-2 4L2 14L-34 12Z', b.fill(['#FFF6A0', '#FFC82A', '#F08A0A'])) +
        b.flat('M34 -16C48 -12 60 -2 58 14H38C44 4 42 -8 34 -16Z', '#FFFFFF', 0.95),
    }) +
    b.stroke('M10 -22L20 -26M16 -15L27 -19M23 -9L34 -13', '#fff', 4) +
    b.stroke('M-16 -32C-10 -27 2 -29 10 -32', '#4A0430', 3) +
    b.form(
      'M-33 8C-20 13 40 15 58 9C62 18 58 25 48 25C20 27 -14 26 -30 24C-38 20 -37 12 -33 8Z',
      ['#FFFFFF', '#FFFFFF', '#A8A0D8'],
      {
        depth: 7,
        rim: 2,
        lit: 3,
        turn: 90,
        inside:
          b.stroke('M-34 21H56', '#2A8AE8', 4) +
          b.stroke('M-22 18V28M-8 19V28M6 19V28M20 19V28M34 18V28M46 18V28', '#1E0A4A', 3, 0.7),
      },
    ) +
    '</g>'
  const fist = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    b.form('M-17 14H17L19 32C8 37 -8 37 -19 32Z', red, {
      depth: 7,
      rim: 2.4,
      lit: 4,
      inside: b.stroke('M-20 24Q0 30 20 24', '#FFD24A', 3.4),
    }) +
    b.form(
      'M-20 16C-27 4 -27 -8 -22 -16C-18 -23 -11 -22 -9 -19C-6 -25 2 -25 4 -20C8 -25 15 -23 16 -17C21 -19 26 -13 25 -6C27 4 24 12 19 17C8 22 -10 22 -20 16Z',
      ivory,
      {
        depth: 12,
        rim: 3,
        lit: 5,
        inside: b.stroke(
          'M-9 -18C-11 -10 -11 -4 -9 0M4 -19C3 -10 3 -4 4 0M16 -16C16 -10 16 -6 15 -2',
          '#4A3A9A',
          2.8,
          0.85,
        ),
      },
    ) +
    b.form('M-24 -2C-20 -8 -12 -6 -6 -2C2 2 8 2 10 7C10 13 0 14 -8 13C-18 14 -26 8 -24 -2Z', ivory, {
      depth: 6,
      rim: 1.6,
      lit: 4,
    }) +
    b.stroke('M-24 -2C-20 -8 -12 -6 -6 -2C2 2 8 2 10 7C10 13 0 14 -8 13', '#4A3A9A', 2.2, 0.8) +
    '</g>'

  // The ball, its sweatband and its face.
  const [cx, cy, size] = [140, 108, 90]
  const tail = (d: string, fold: string) =>
    b.form(d, red, { depth: 12, rim: 3, lit: 5, inside: b.stroke(fold, '#FFE9C0', 3.4, 0.9) })
  const tails =
    tail(
      'M66 58C40 34 22 54 -4 36C-22 24 -38 30 -54 16C-50 34 -56 42 -62 48C-38 62 -20 52 0 64C24 78 40 64 64 80Z',
      'M66 68C40 48 22 66 -2 50C-22 40 -40 46 -60 34',
    ) +
    tail(
      'M64 66C46 70 34 88 12 88C-6 88 -20 100 -36 96C-28 108 -30 116 -34 124C-10 126 0 114 18 114C42 112 54 94 70 86Z',
      'M66 76C46 84 36 100 14 101C-6 102 -16 112 -36 110',
    )
  const band = 'M40 96Q128 14 244 74'
  const body = b.form(circle(cx, cy, size), ivory, {
    depth: 44,
    rim: 7,
    lit: 12,
    inside:
      b.soft(cx - 20, cy + 92, 90, '#FF9A5A', 0.6, 40) +
      b.soft(214, 128, 36, '#FF8AA8', 0.55, 24) +
      b.soft(78, 140, 34, '#FF8AA8', 0.6, 24) +
      b.stroke('M40 104Q128 22 244 82', '#4A3A9A', 24, 0.35) +
      b.stroke(band, '#8A0634', 26) +
      b.stroke(band, '#F02A3A', 22) +
      b.stroke('M40 92Q128 10 244 70', '#FF8A7A', 6, 0.8) +
      b.stroke(band, '#FFFFFF', 6) +
      b.flat(leaf([84, 42], [128, 24], 5, 0.1), '#fff') +
      b.soft(96, 42, 50, '#fff', 0.6, 26),
  })
  const knot = b.form(blob('52 62, 66 52, 78 62, 78 80, 66 90, 54 82'), red, {
    depth: 8,
    rim: 2,
    lit: 5,
    inside: b.stroke('M56 70Q66 66 78 72M58 80Q68 74 76 78', '#4A0430', 2.6, 0.7),
  })
  const eye = (d: string, x: number, y: number, iris: number) =>
    b.flat(d, '#2A1A6A') +
    b.form(d, ['#FFFFFF', '#FFFFFF', '#D0D8F8'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, iris, iris * 1.12), b.ball(['#B0F8FF', '#3AB8FF', '#1A5AE8', '#0A1A7A'])) +
        b.stroke(circle(x, y, iris - 1, iris * 1.12 - 1), '#060A3A', 2.6) +
        b.flat(circle(x + 1, y, iris * 0.52, iris * 0.62), '#04021A') +
        b.soft(x + iris * 0.3, y + iris * 0.55, iris * 0.6, '#C8FFFF', 0.9, iris * 0.4) +
        b.soft(x, y - iris * 1.7, iris * 2, '#2A1A6A', 0.55, iris * 0.8),
    }) +
    b.stroke(d, '#120838', 4.6) +
    b.flat(circle(x - iris * 0.34, y - iris * 0.4, iris * 0.3), '#fff') +
    b.flat(circle(x + iris * 0.4, y + iris * 0.42, iris * 0.14), '#fff', 0.9)
  const eyes =
    eye('M98 108C96 84 110 66 130 68C148 70 156 92 152 116C140 124 112 124 98 108Z', 133, 98, 17) +
    eye('M158 114C154 88 166 62 190 60C212 60 222 82 216 106C202 122 174 126 158 114Z', 194, 92, 20)
  const brows =
    b.form(
      'M90 84C92 66 108 52 128 60C140 66 150 76 152 88C142 80 132 76 122 76C108 76 98 78 90 84Z',
      ['#6A4AC8', '#2A1A6A', '#120838'],
      { depth: 5, rim: 0, lit: 4 },
    ) +
    b.form(
      'M156 84C158 70 174 48 196 46C212 46 224 56 226 70C214 62 204 62 194 64C178 66 166 74 156 84Z',
      ['#6A4AC8', '#2A1A6A', '#120838'],
      { depth: 5, rim: 2, lit: 4 },
    )
  const grin = 'M88 130C112 144 182 144 220 120C224 154 204 184 166 188C126 190 94 166 88 130Z'
  const mouth =
    b.form(grin, ['#7A0A3A', '#2A0424'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(
          'M86 128C112 144 182 144 222 118L218 138C184 160 118 160 92 146Z',
          b.fill(['#FFFFFF', '#FFFFFF', '#D8D4F4'], 90),
        ) +
        b.stroke('M112 134L114 156M134 140L135 160M157 140V160M180 138L179 158M200 130L198 152', '#6A5AB0', 2.2, 0.6) +
        b.soft(156, 166, 60, '#1A0218', 0.5, 12),
    }) +
    b.stroke(grin, '#120838', 5) +
    b.stroke('M214 116C222 112 228 116 230 122M80 134C80 126 86 122 94 126', '#120838', 5)
  const lick =
    'M120 172C124 158 150 154 164 164C168 176 156 184 144 188C130 194 120 208 104 206C90 202 92 188 102 184C112 182 118 180 120 172Z'
  const tongue =
    b.form(lick, ['#FFA8B8', '#FF4A7A', '#B80E4A'], {
      depth: 8,
      rim: 0,
      lit: 5,
      inside: b.stroke('M148 168C142 180 124 184 108 196', '#9A0A3E', 3, 0.7),
    }) + b.stroke(lick, '#3A0428', 3)
  const drop = (x: number, y: number, turn: number, scale: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${b.form('M0 -16C6 -6 10 0 10 6C10 14 -10 14 -10 6C-10 0 -6 -6 0 -16Z', ['#F0FFFF', '#7AE0FF', '#1A7AE8'], { depth: 4, rim: 1.6, lit: 3 })}</g>`
  const backLeg = bend('112 176 18, 102 210 15, 78 220 12, 56 215 10') + shoe(40, 236, 36, 1.02)
  const frontLeg = bend('158 176 20, 200 196 17, 222 212 14, 214 236 11') + shoe(218, 262, -16, 1.14)
  const backArm = bend('64 136 13, 34 160 11, 12 168 10, 8 148 8') + fist(10, 128, -12, 0.96)
  const frontArm = bend('206 142 14, 240 166 12, 258 172 11, 268 156 9') + fist(272, 132, 14, 1.04)
  const coin = (x: number, y: number, turn: number, wide: number, scale: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${b.flat(circle(3, 3, 18 * wide, 18), '#7A3A06')}${b.flat(circle(0, 0, 18 * wide, 18), b.fill(GOLD))}${b.stroke(circle(0, 0, 16 * wide, 16), '#FFF3B0', 1.6, 0.9)}${b.stroke(circle(0, 0, 10 * wide, 10), '#8A4A06', 2.2, 0.7)}</g>`
  const winnings = coin(226, -22, 24, 0.8, 1) + coin(318, -26, -30, 0.6, 1.15)
  let glints = ''
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(190, 120, r.between(120, 180), r.between(190, 380))
    glints += twinkle(b, x, y, r.between(4, 9))
  }
  const trail = [
    ['M-60 262Q-10 292 60 300', 5],
    ['M-50 244Q-8 280 40 286', 2.6],
    ['M-40 282Q10 306 90 314', 2.6],
  ] as const
  return b.done(
    b.soft(180, 100, 230, '#FF8A3A', 0.45) +
      b.soft(60, 80, 190, '#3A8AFF', 0.55, 140) +
      wheel(b) +
      b.soft(140, 284, 120, '#1A0414', 0.8, 20) +
      trail.map(([d, width]) => b.stroke(d, '#FFF3C0', width, 0.75)).join('') +
      `<g transform="translate(-7 -36) scale(1.1) rotate(5 140 108)">` +
      wind +
      tails +
      backArm +
      sparks +
      backLeg +
      frontLeg +
      frontArm +
      body +
      knot +
      eyes +
      brows +
      mouth +
      tongue +
      drop(60, 18, -58, 0.8) +
      drop(88, -4, -40, 1) +
      drop(30, 2, -64, 0.6) +
      '</g>' +
      winnings +
      glints,
  )
}
