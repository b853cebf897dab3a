import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { blob, circle, leaf, mirror, polar, shaggy } from './line.ts'

const WHITE: Ramp = ['#FFFFFF', '#FFF3E0', '#D8B8A0']

/** Strands of hair that fan out from the middle of a face. */
function strands(b: Brush, color: string, seed: string, count = 60): string {
  const r = seedFrom(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const turn = r.between(0, 360)
    const far = r.between(46, 128)
    d += leaf(polar(160, 150, far, turn), polar(160, 156, far + r.between(14, 30), turn + r.between(-5, 5)), 1.6)
  }
  return b.flat(d, color, 0.45)
}

/** A tiger that roars straight at you, claws over the edge of the frame. */
export function tiger(k: string): string {
  const b = new Brush(k, { shade: '#4A0616', rim: '#FFE27A', key: '#FFF6D8' })
  const r = seedFrom('tiger')
  const fur: Ramp = ['#FFD07A', '#FF962A', '#E0521A', '#7A1A12']
  const stripe = (...leaves: readonly [number, number, number, number, number][]) =>
    leaves.map(([x, y, tx, ty, w]) => b.flat(leaf([x, y], [tx, ty], w, 0.12), '#260610')).join('')
  const stripes = stripe(
    [26, 128, 96, 134, 10],
    [22, 168, 88, 160, 10],
    [40, 206, 96, 184, 9],
    [52, 88, 104, 112, 9],
    [84, 52, 118, 92, 9],
    [120, 30, 138, 84, 8],
    [70, 232, 108, 208, 8],
  )
  const crown =
    stripe([160, 26, 160, 76, 8], [134, 70, 160, 88, 6], [132, 92, 158, 104, 5]) +
    `<g transform="translate(320 0) scale(-1 1)">${stripe([134, 70, 160, 88, 6], [132, 92, 158, 104, 5])}</g>`
  const ear = b.form(shaggy('40 70, 36 22, 70 2, 104 24, 110 62', 8, r), fur, {
    depth: 16,
    rim: 3,
    inside: b.flat(blob('54 62, 54 32, 74 22, 92 40, 94 66'), b.fill(['#5A1216', '#E08A7A'], 90)),
  })
  const ruff = b.form(
    shaggy('160 20, 232 36, 292 92, 304 160, 278 236, 214 292, 160 306, 106 292, 42 236, 16 160, 28 92, 88 36', 26, r),
    fur,
    {
      depth: 46,
      rim: 5,
      lit: 8,
      inside:
        mirror(b.flat(shaggy('20 190, 70 196, 104 220, 130 300, 60 290', 16, r), b.fill(WHITE, 70)) + stripes) +
        strands(b, '#FFE9A8', 'tiger', 80),
    },
  )
  const patch = b.flat(blob('92 112, 112 98, 138 108, 144 128, 118 136, 96 130'), b.fill(WHITE, 90))
  const eye =
    b.eye(118, 124, 16, ['#F2FFB0', '#A8D81A', '#2A6A0A'], { look: 0.35, tilt: 14 }) +
    b.form(leaf([82, 96], [148, 124], 10, -0.08), ['#FFB04A', '#C8481A', '#4A0E12'], { depth: 6, rim: 0, lit: 4 }) +
    b.stroke('M100 132C112 146 132 146 142 136', '#260610', 4)
  const mouth = b.form(
    blob('104 202, 160 190, 216 202, 222 250, 196 292, 160 302, 124 292, 98 250'),
    ['#5A0412', '#9A0E22', '#2A020A'],
    {
      depth: 14,
      rim: 0,
      lit: 0,
      inside:
        b.form(blob('126 270, 160 246, 194 270, 196 318, 124 318'), ['#FF9A9A', '#E0384A', '#8A0A22'], {
          depth: 12,
          rim: 0,
        }) + b.stroke('M160 254V300', '#8A0A22', 4, 0.7),
    },
  )
  const fang = (x: number, y: number, length: number) =>
    b.form(
      `M${x - 9} ${y}Q${x - 9} ${y + length * 0.6} ${x} ${y + length}Q${x + 9} ${y + length * 0.6} ${x + 9} ${y}Z`,
      ['#FFFFFF', '#FFF6E0', '#C8A888'],
      { depth: 7, lit: 3, rim: 2 },
    )
  const muzzle = b.form(
    shaggy('160 156, 196 150, 222 176, 218 208, 190 218, 160 200, 160 200, 130 218, 102 208, 98 176, 124 150', 6, r),
    WHITE,
    {
      depth: 18,
      rim: 2,
      inside: mirror(
        b.flat(circle(122, 184, 2.4), '#5A2A1E') +
          b.flat(circle(132, 194, 2.4), '#5A2A1E') +
          b.flat(circle(114, 196, 2.4), '#5A2A1E'),
      ),
    },
  )
  const bridge = b.form(blob('138 84, 182 84, 190 130, 194 160, 160 172, 126 160, 130 130'), fur, {
    depth: 14,
    rim: 0,
    lit: 5,
  })
  const nose =
    b.form(blob('128 154, 160 148, 192 154, 182 174, 160 188, 138 174'), ['#FFB0A8', '#D8485A', '#6A0E26'], {
      depth: 10,
      rim: 2,
      lit: 5,
    }) +
    b.flat(leaf([138, 172], [150, 166], 4), '#3A0410') +
    b.flat(leaf([182, 172], [170, 166], 4), '#3A0410')
  let whiskers = ''
  for (const [y, to, x] of [
    [184, 160, -14],
    [192, 192, -20],
    [200, 226, -12],
  ] as const)
    whiskers += b.stroke(`M112 ${y}Q60 ${y - 16} ${x} ${to}`, '#fff', 2.4, 0.9)
  const toe = (x: number): string =>
    b.form(
      blob([
        [x - 14, 296],
        [x, 282],
        [x + 14, 296],
        [x + 12, 328],
        [x - 12, 328],
      ]),
      fur,
      { depth: 10, rim: 2, lit: 5 },
    ) +
    b.form(`M${x - 6} 316Q${x - 6} 340 ${x} 352Q${x + 7} 338 ${x + 6} 316Z`, ['#FFFFFF', '#E8D8B8', '#6A4A3A'], {
      depth: 5,
      lit: 2,
      rim: 1.5,
    })
  const paw =
    b.form(blob('-6 350, 0 292, 40 270, 84 284, 96 430'), fur, {
      depth: 18,
      rim: 3,
      inside: stripe([2, 306, 34, 300, 6], [94, 308, 64, 300, 6]),
    }) +
    toe(18) +
    toe(46) +
    toe(74)
  return b.done(
    mirror(ear) +
      ruff +
      bridge +
      mirror(patch) +
      crown +
      mirror(eye) +
      mouth +
      mirror(
        fang(132, 206, 44) +
          fang(146, 203, 15) +
          `<g transform="translate(0 560) scale(1 -1)">${fang(134, 262, 34)}</g>`,
      ) +
      muzzle +
      nose +
      mirror(whiskers) +
      mirror(paw),
  )
}

/** A bear with a paw in the honey, bees about its ears. */
export function honeyBear(k: string): string {
  const b = new Brush(k, { shade: '#3A0E06', rim: '#FFD84A', key: '#FFF3C8' })
  const r = seedFrom('bear')
  const fur: Ramp = ['#D8904A', '#9A541E', '#5A2A10', '#260E08']
  const snout: Ramp = ['#FFE3B0', '#E0A860', '#8A5020']
  const honey: Ramp = ['#FFF6A8', '#FFC21A', '#E07A06', '#8A3A04']
  const ear = b.form(shaggy('48 84, 38 40, 70 14, 106 34, 108 74', 9, r), fur, {
    depth: 16,
    rim: 4,
    inside: b.flat(circle(74, 58, 20), b.fill(['#FFC89A', '#8A4A2A'], 90)),
  })
  const body = b.form(shaggy('60 430, 44 270, 84 220, 160 206, 236 220, 276 270, 260 430', 20, r), fur, {
    depth: 50,
    rim: 5,
  })
  const head = b.form(
    shaggy('160 34, 222 46, 266 96, 270 158, 236 212, 160 232, 84 212, 50 158, 54 96, 98 46', 18, r),
    fur,
    { depth: 48, rim: 6, lit: 10, inside: strands(b, '#F2B87A', 'bear', 90) },
  )
  const muzzle = b.form(blob('106 162, 130 136, 160 130, 190 136, 214 162, 202 204, 160 222, 118 204'), snout, {
    depth: 24,
    rim: 3,
    lit: 8,
  })
  const smile = b.form(
    'M124 182C140 196 180 196 198 180C200 204 184 226 160 226C138 226 122 206 124 182Z',
    ['#8A1A1E', '#4A0610'],
    {
      depth: 8,
      rim: 0,
      lit: 0,
      inside:
        b.flat(blob('138 212, 160 200, 184 212, 184 236, 138 236'), b.fill(['#FF9A8A', '#D8384A'], 90)) +
        b.flat('M138 186H182V196Q160 202 138 196Z', '#fff'),
    },
  )
  const nose =
    b.form(blob('134 146, 160 136, 186 146, 178 168, 160 178, 142 168'), ['#7A4A4A', '#2A0E14', '#0A0206'], {
      depth: 8,
      rim: 2,
      lit: 5,
    }) + b.flat(leaf([142, 150], [162, 144], 4), '#fff', 0.7)
  const eye =
    b.eye(118, 118, 15, ['#FFC87A', '#7A3A0E', '#260A02'], { look: 0.5, tilt: 4 }) +
    b.form(leaf([88, 92], [140, 88], 8, -0.12), fur, { depth: 4, rim: 0, lit: 4 })
  const drip = 'M148 226C152 244 148 262 154 268C162 274 168 264 166 250C166 240 172 236 176 224Z'
  const pot =
    b.form('M88 258C76 296 80 330 104 430H232C254 330 256 296 244 258Z', ['#F0A05A', '#B8501E', '#6A1E0E'], {
      depth: 34,
      rim: 5,
      inside:
        b.stroke('M80 306C130 322 200 322 252 306', '#FFD09A', 6, 0.5) +
        b.stroke('M80 316C130 332 200 332 252 316', '#5A1A0A', 3, 0.5),
    }) +
    b.form(circle(166, 256, 88, 22), ['#FFC88A', '#C8602A', '#7A2A10'], { depth: 12, rim: 3 }) +
    b.form(circle(166, 252, 76, 15), honey, { depth: 8, rim: 0, lit: 5 }) +
    b.form(
      'M92 256C90 290 96 302 104 302C114 302 112 284 116 276C122 268 128 276 130 298C132 322 150 322 152 300C154 282 158 274 166 274C176 274 174 290 186 290C200 290 200 266 240 258C210 274 130 276 92 256Z',
      honey,
      { depth: 12, rim: 3, lit: 5 },
    )
  const paw = (x: number, y: number) =>
    b.form(
      shaggy(
        [
          [x - 40, y + 20],
          [x - 30, y - 24],
          [x + 4, y - 34],
          [x + 34, y - 18],
          [x + 38, y + 20],
          [x, y + 36],
        ],
        10,
        r,
      ),
      fur,
      { depth: 20, rim: 4 },
    ) +
    [-20, 0, 20]
      .map((off) =>
        b.form(leaf([x + off, y - 10], [x + off + 4, y + 26], 6), ['#FFE9C0', '#8A5A3A', '#2A120A'], {
          depth: 4,
          rim: 1.5,
          lit: 2,
        }),
      )
      .join('')
  const bee = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    b.form(leaf([0, -6], [-16, -38], 12), ['#FFFFFF', '#CDEBFF', '#8AB8E0'], { depth: 3, rim: 1 }) +
    b.form(leaf([4, -6], [14, -40], 12), ['#FFFFFF', '#CDEBFF', '#8AB8E0'], { depth: 3, rim: 1 }) +
    b.form(blob('-26 0, -14 -14, 8 -14, 24 -4, 24 6, 8 16, -14 14'), ['#FFF09A', '#FFB81A', '#B85A06'], {
      depth: 10,
      rim: 2,
      inside: b.stroke('M-12-18C-6-6-6 8-12 20M2-18C8-6 8 8 2 20', '#2A0E06', 7),
    }) +
    b.eye(15, -2, 5, ['#4A2A0A', '#140602'], {}) +
    b.stroke('M20-8Q26-22 34-20M16-9Q18-24 26-28', '#2A0E06', 2.4) +
    '</g>'
  return b.done(
    body +
      mirror(ear) +
      head +
      mirror(eye) +
      muzzle +
      smile +
      nose +
      b.form(drip, honey, { depth: 6, rim: 2, lit: 3 }) +
      pot +
      paw(64, 274) +
      paw(262, 282) +
      bee(30, 42, 1, 12) +
      bee(296, 70, 0.8, -160) +
      bee(272, 6, 0.6, 150),
  )
}
