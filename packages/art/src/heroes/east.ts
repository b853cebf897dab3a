import { n1, seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { along, blob, circle, type Joint, leaf, limb, line, mirror, type Point, polar, shaggy } from './line.ts'

/** A lotus in bloom, its light within. */
export function lotusBloom(b: Brush, x: number, y: number, size: number, petal: Ramp): string {
  let s = b.soft(x, y - size * 0.3, size * 1.5, '#FFF3B0', 0.5)
  for (const [count, reach, width, from, to] of [
    [7, 1.1, 0.24, -172, -8],
    [6, 0.98, 0.25, -150, -30],
    [5, 0.78, 0.24, -128, -52],
  ] as const)
    for (let i = 0; i < count; i++) {
      // From the outside in, so that the middle petal lies in front.
      const place = i % 2 ? count - 1 - (i >> 1) : i >> 1
      const turn = from + ((to - from) * place) / (count - 1)
      s += b.form(leaf([x, y], polar(x, y, size * reach, turn), size * width), petal, {
        depth: size * 0.16,
        lit: size * 0.07,
        rim: 2,
        turn: -90,
      })
    }
  return `${s}${b.form(leaf([x - size * 0.72, y - size * 0.08], [x + size * 0.72, y - size * 0.08], size * 0.3), petal, { depth: size * 0.14, rim: 2, turn: 90 })}`
}

/** A koi that leaps over a lotus in a veil of water. */
export function koi(k: string): string {
  const b = new Brush(k, { shade: '#0A1E4A', rim: '#8DFBF0' })
  const fin: Ramp = ['#FFF6E8', '#FFB27A', '#E2481E']
  /** A fin like a silk scarf: from the two ends of its root to a hem that falls in folds between the tips. */
  const veil = (from: Point, to: Point, tips: readonly Point[]) => {
    const [first, last] = [tips[0] ?? from, tips.at(-1) ?? to]
    const root: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const towards = (a: Point, z: Point, share: number, off = 0): Point => [
      n1(a[0] + (z[0] - a[0]) * share + (z[1] - a[1]) * off),
      n1(a[1] + (z[1] - a[1]) * share - (z[0] - a[0]) * off),
    ]
    let hem = ''
    let rays = ''
    for (const [i, tip] of tips.entries()) {
      const next = tips[i + 1]
      rays += `M${root.join(' ')}Q${towards(root, tip, 0.5, 0.06).join(' ')} ${towards(root, tip, 0.94).join(' ')}`
      if (!next) continue
      const fold = towards(root, towards(tip, next, 0.5), 0.84)
      hem += `Q${towards(tip, fold, 0.6, -0.1).join(' ')} ${fold.join(' ')}Q${towards(fold, next, 0.4, -0.1).join(' ')} ${next.join(' ')}`
      for (const share of [0.25, 0.5, 0.75])
        rays += `M${root.join(' ')}Q${towards(root, towards(tip, next, share), 0.5, 0.06).join(' ')} ${towards(root, towards(tip, next, share), 0.82).join(' ')}`
    }
    return b.form(
      `M${from.join(' ')}Q${towards(from, first, 0.5, 0.14).join(' ')} ${first.join(' ')}${hem}Q${towards(last, to, 0.5, 0.14).join(' ')} ${to.join(' ')}Z`,
      fin,
      {
        depth: 12,
        rim: 3,
        lit: 5,
        turn: Math.round((Math.atan2(first[1] - root[1], first[0] - root[0]) * 180) / Math.PI / 15) * 15,
        inside: b.stroke(rays, '#D8480E', 2, 0.4) + b.stroke(rays, '#FFFFFF', 0.9, 0.6),
      },
    )
  }
  const body: readonly Joint[] = [
    [62, 132, 20],
    [88, 112, 44],
    [142, 94, 60],
    [206, 118, 57],
    [238, 176, 42],
    [224, 232, 25],
    [196, 262, 13],
  ]
  const path = along(body, 8)
  let scale = ''
  for (const p of path.slice(14, 44))
    for (const off of [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7]) {
      const [x, y] = [p.x - p.ty * p.radius * off, p.y + p.tx * p.radius * off]
      scale += `M${x - p.ty * 7} ${y + p.tx * 7}q${p.tx * 8 + p.ty * 7} ${p.ty * 8 - p.tx * 7} ${p.ty * 14} ${-p.tx * 14}`
    }
  const patch = (points: string) => b.flat(blob(points), b.fill(['#FF9A3A', '#F0480E', '#B81E08'], 70))
  const inside =
    patch('92 60, 150 28, 186 52, 170 92, 128 98, 96 88') +
    patch('200 66, 258 90, 262 150, 220 160, 204 116') +
    patch('214 190, 260 180, 250 232, 206 236') +
    patch('44 120, 66 104, 76 122, 62 138') +
    b.stroke(scale, '#B8481E', 1.6, 0.4) +
    b.soft(130, 150, 110, '#7AC8F0', 0.5, 30)
  let spray = ''
  const r = seedFrom('koi')
  for (let i = 0; i < 34; i++) {
    const [x, y] = polar(160, 240, r.between(60, 190), r.between(-175, -5))
    spray += b.flat(circle(x, y, r.between(1.4, 5)), b.ball(['#fff', '#BFF7F0', '#2FA8C8']), 0.9)
  }
  const wave = (y: number, dip: number, ramp: Ramp) =>
    b.form(
      `M-20 ${y}C30 ${y - dip} 60 ${y + 14} 104 ${y + 2}S190 ${y - dip} 236 ${y}S310 ${y - dip} 344 ${y - 6}V346H-20Z`,
      ramp,
      { depth: 12, lit: 8, rim: 0 },
    )
  return b.done(
    wave(262, 30, ['#BFF7F0', '#2FA8C8', '#0A3A7A']) +
      veil(
        [182, 246],
        [216, 250],
        [
          [118, 276],
          [132, 308],
          [178, 330],
          [226, 322],
          [262, 298],
          [276, 256],
        ],
      ) +
      veil(
        [120, 42],
        [258, 160],
        [
          [150, 2],
          [190, -16],
          [232, -6],
          [268, 24],
          [292, 68],
          [300, 116],
        ],
      ) +
      b.form(limb(body), ['#FFFFFF', '#FFF3E6', '#E8C8C0', '#8A6AA0'], { depth: 44, lit: 9, rim: 5, inside }) +
      veil(
        [122, 140],
        [152, 148],
        [
          [52, 196],
          [58, 232],
          [92, 254],
          [134, 250],
          [162, 222],
        ],
      ) +
      veil(
        [204, 158],
        [226, 168],
        [
          [148, 218],
          [160, 246],
          [190, 254],
          [214, 236],
        ],
      ) +
      b.flat(leaf([40, 140], [62, 146], 5), '#8A2E1E') +
      b.stroke('M52 142C30 150 20 164 24 182M62 148C50 164 48 178 54 190', '#FFE0C0', 3) +
      b.stroke('M118 76C106 96 108 128 126 146', '#B86A4A', 3, 0.6) +
      b.eye(78, 112, 10, ['#FFD83A', '#E08A12', '#5A2A04'], { look: -0.3 }) +
      spray +
      wave(288, 22, ['#7AE0F0', '#1A86B8', '#072A66']) +
      lotusBloom(b, 96, 318, 64, ['#FFF0FA', '#FF8AC0', '#C81E7A']) +
      lotusBloom(b, 262, 326, 44, ['#FFF8E8', '#FFB27A', '#D8482E']),
  )
}

/** A fox spirit with nine tails, each tip alight. */
export function kitsune(k: string): string {
  const b = new Brush(k, { shade: '#3A0830', rim: '#FFD9A0', key: '#FFF3E0' })
  const r = seedFrom('kitsune')
  const fur: Ramp = ['#FFC27A', '#F27A2A', '#B8381E', '#5A1226']
  const white: Ramp = ['#FFFFFF', '#FFEFE0', '#D8A8A0']
  const tails = [-176, -4, -158, -22, -138, -42, -118, -62, -90].map((turn, i) => {
    const [mx, my] = polar(160, 236, 92, turn)
    const [tx, ty] = polar(160, 226, i > 7 ? 206 : 182, turn + (turn < -90 ? 9 : turn > -90 ? -9 : 0))
    const way = turn < -90 ? -1 : 1
    const path: readonly Joint[] = [
      [160, 250, 10],
      [mx, my + 10, 22],
      [(mx + tx) / 2 + way * 8, (my + ty) / 2, 31],
      [tx - way * 8, ty + 20, 17],
      [tx, ty, 1],
    ]
    const tip: readonly Joint[] = [
      [(mx + tx * 2) / 3 + way * 4, (my + ty * 2) / 3, 26],
      [tx - way * 8, ty + 20, 18],
      [tx, ty, 1],
    ]
    let hair = ''
    for (const p of along(path, 4).slice(4))
      hair += leaf([p.x - p.tx * 20, p.y - p.ty * 20], [p.x + p.ty * p.radius * 0.5, p.y - p.tx * p.radius * 0.5], 2)
    return (
      b.form(limb(path), fur, {
        depth: 22,
        rim: 3,
        inside: b.flat(limb(tip), b.fill(white, 100)) + b.flat(hair, '#FFD9A0', 0.4),
      }) + b.soft(tx, ty, 26, '#FFF3B0', 0.85)
    )
  })
  const ear = b.form('M92 108C74 70 70 30 84-4C112 14 136 44 146 82Z', fur, {
    depth: 14,
    rim: 3,
    inside: b.flat('M102 100C88 70 86 44 90 24C108 40 122 60 130 84Z', b.fill(['#5A1226', '#C85A4A', '#FFC8A8'], 80)),
  })
  const paw = b.form(
    'M112 262C108 290 104 312 110 326C122 334 146 334 152 324C156 304 156 282 154 260Z',
    ['#7A2A26', '#4A1226', '#26081E'],
    { depth: 12, rim: 2, inside: b.stroke('M124 318V328M138 318V328', '#16040E', 3) },
  )
  const chest = b.form(shaggy('110 196, 160 176, 210 196, 206 250, 160 306, 114 250', 18, r), white, {
    depth: 26,
    rim: 2,
  })
  const body = b.form(blob('116 196, 160 184, 204 196, 224 262, 214 324, 106 324, 96 262'), fur, { depth: 36, rim: 4 })
  const face = shaggy(
    '160 66, 204 74, 230 108, 226 146, 200 172, 176 196, 160 208, 144 196, 120 172, 94 146, 90 108, 116 74',
    15,
    r,
    15,
  )
  const cheek = b.flat(
    'M88 140C110 150 132 150 148 164C156 178 158 192 160 212C128 200 100 180 88 140Z',
    b.fill(white, 70),
  )
  const eye =
    b.soft(122, 132, 26, '#4A0820', 0.7, 16) +
    b.flat('M94 136C106 114 132 114 146 144C130 150 108 150 94 136Z', '#1E0412') +
    b.flat('M100 135C112 120 130 122 140 141C126 146 112 144 100 135Z', b.fill(['#FFF9B0', '#FFC21A', '#F0480E'], 90)) +
    b.flat(leaf([121, 122], [121, 146], 4.5), '#16040A') +
    b.flat(circle(115, 129, 3.4), '#fff') +
    b.flat('M86 130C104 104 134 108 150 142C132 122 108 118 86 130Z', '#C2122F')
  const mark =
    b.flat(leaf([160, 70], [160, 112], 9), b.fill(['#FFE27A', '#E0121E'], 90)) +
    mirror(
      b.flat(leaf([146, 80], [130, 108], 5), '#C2122F') +
        b.flat(leaf([98, 158], [126, 164], 4), '#C2122F') +
        b.flat(leaf([106, 172], [130, 172], 3.4), '#C2122F'),
    )
  return b.done(
    b.soft(160, 140, 200, '#FFB26A', 0.55) +
      tails.join('') +
      body +
      mirror(paw) +
      chest +
      b.form(limb('108 206 7, 160 226 9, 212 206 7'), ['#FF6A5A', '#B80E26', '#5A0616'], { depth: 6, rim: 2 }) +
      b.form(circle(160, 240, 17), ['#FFF3B0', '#F2B21A', '#8A4A06'], {
        depth: 8,
        rim: 3,
        inside: b.stroke('M143 240H177M160 244V257', '#6A3206', 3),
      }) +
      mirror(ear) +
      b.form(face, fur, { depth: 30, rim: 4, lit: 8, inside: mirror(cheek) }) +
      mark +
      mirror(eye) +
      b.flat(blob('160 186, 172 180, 170 194, 160 200, 150 194, 148 180'), '#1E0412') +
      b.soft(156, 184, 6, '#fff', 0.7) +
      b.stroke(line('142 202, 152 208, 160 202, 168 208, 178 202'), '#4A0820', 3),
  )
}
