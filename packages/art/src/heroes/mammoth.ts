import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { locks } from './fur.ts'
import { along, blob, circle, type Joint, leaf, limb, mirror } from './line.ts'

const IVORY: Ramp = ['#FFFFFF', '#FFF0CC', '#D8A868', '#6A4434']

/** A mammoth walks out of the ice: tusks around the frame, frost in the pelt, the trunk raised. */
export function mammoth(k: string): string {
  const b = new Brush(k, { shade: '#1E0A3E', rim: '#D8F4FF', key: '#FFF3E0' })
  const hide: Ramp = ['#C88A62', '#8A4A36', '#4A2236', '#200E2C']
  const pelt: readonly Ramp[] = [
    ['#5A2A2A', '#8A4632', '#C87A4A'],
    ['#4A2230', '#74382E', '#A85E3C'],
    ['#6A342E', '#A85A38', '#E8A468'],
  ]
  const deep: readonly Ramp[] = [
    ['#22102E', '#4A2236', '#7A3E38'],
    ['#1A0C28', '#3A1A30', '#5E2E36'],
  ]
  const back =
    b.form(
      blob('-40 430, -36 250, 4 140, 60 84, 160 54, 260 84, 316 140, 356 250, 360 430'),
      ['#7A4238', '#4A2236', '#1E0E2C'],
      {
        depth: 40,
        rim: 7,
      },
    ) +
    mirror(
      locks(b, '30 120 0, -14 190 0, -30 300 0', 'mammoth-back', {
        ramps: deep,
        length: 62,
        width: 11,
        from: 150,
        to: 96,
        each: 6,
      }) +
        locks(b, '70 150 0, 34 210 0, 20 300 0', 'mammoth-flank', {
          ramps: deep,
          length: 70,
          width: 12,
          from: 130,
          to: 92,
          each: 5,
        }),
    )
  const ear =
    b.form(blob('86 92, 54 84, 22 104, 14 146, 34 184, 62 180, 86 150'), hide, {
      depth: 20,
      rim: 5,
      inside: b.soft(52, 138, 40, '#F0A07A', 0.55, 46),
    }) +
    locks(b, '92 90 0, 58 78 0, 26 98 0', 'mammoth-ear', {
      ramps: pelt,
      length: 34,
      width: 7,
      from: 120,
      to: 130,
      each: 4,
    })
  const head = b.form(
    blob('160 12, 206 22, 238 66, 252 122, 246 172, 220 208, 160 226, 100 208, 74 172, 68 122, 82 66, 114 22'),
    hide,
    { depth: 46, rim: 6, lit: 10 },
  )
  const cheek =
    locks(b, '78 116 0, 80 160 0, 98 200 0', 'mammoth-jaw', {
      ramps: deep,
      length: 76,
      width: 12,
      from: 116,
      to: 84,
      each: 5,
    }) +
    locks(b, '82 92 0, 84 134 0, 104 186 0', 'mammoth-cheek', {
      ramps: pelt,
      length: 58,
      width: 10,
      from: 122,
      to: 92,
      each: 6,
      light: '#FFD0A0',
    })
  const trunkLine: readonly Joint[] = [
    [160, 96, 46],
    [160, 150, 43],
    [157, 198, 36],
    [166, 240, 29],
    [198, 262, 24],
    [230, 248, 19],
    [232, 222, 14],
  ]
  let folds = ''
  for (const p of along(trunkLine, 4).slice(4))
    folds += `M${p.x - p.ty * p.radius} ${p.y + p.tx * p.radius}Q${p.x - p.tx * 8} ${p.y - p.ty * 8} ${p.x + p.ty * p.radius} ${p.y - p.tx * p.radius}`
  const trunk =
    b.soft(156, 226, 76, '#12061E', 0.7, 60) +
    b.form(limb(trunkLine), hide, {
      depth: 26,
      rim: 5,
      lit: 9,
      inside: b.stroke(folds, '#2E1230', 3.4, 0.55) + b.stroke(folds, '#F0B08A', 1.2, 0.5),
    }) +
    b.flat(circle(232, 213, 10, 7), b.fill(['#3A1030', '#A8506A'], 90)) +
    b.stroke('M222 208Q232 200 242 208', '#F0B08A', 3)
  const tuskLine: readonly Joint[] = [
    [124, 176, 21],
    [98, 222, 23],
    [50, 244, 21],
    [8, 216, 17],
    [-6, 150, 12],
    [14, 88, 6],
    [30, 58, 1],
  ]
  let rings = ''
  for (const p of along(tuskLine, 5).slice(3, 22))
    rings += `M${p.x - p.ty * p.radius} ${p.y + p.tx * p.radius}Q${p.x + p.tx * 6} ${p.y + p.ty * 6} ${p.x + p.ty * p.radius} ${p.y - p.tx * p.radius}`
  const icicle = (x: number, y: number, length: number, width: number) =>
    b.form(
      `M${x - width} ${y}Q${x - width * 0.5} ${y + length * 0.5} ${x} ${y + length}Q${x + width * 0.5} ${y + length * 0.5} ${x + width} ${y}Z`,
      ['#FFFFFF', '#A8E0FF', '#4A8AE8'],
      { depth: 5, rim: 2, lit: 3 },
    )
  const tusk =
    b.soft(90, 230, 70, '#12061E', 0.5, 36) +
    icicle(76, 256, 40, 8) +
    icicle(56, 262, 56, 9) +
    icicle(36, 252, 34, 7) +
    icicle(94, 244, 26, 6) +
    b.form(limb(tuskLine), IVORY, { depth: 18, rim: 5, lit: 7, inside: b.stroke(rings, '#8A5A3E', 2, 0.3) }) +
    b.form(blob('30 246, 50 232, 78 238, 92 228, 98 242, 78 258, 56 264, 34 258'), ['#FFFFFF', '#E8F6FF', '#9AC8F8'], {
      depth: 8,
      rim: 2,
      lit: 4,
    })
  const socket =
    b.soft(112, 130, 36, '#12061E', 0.85, 28) +
    b.eye(112, 132, 13, ['#FFF3A0', '#FF9A1A', '#8A2A06'], { look: 0.3, tilt: 12 }) +
    b.form(leaf([82, 108], [142, 134], 10, -0.1), hide, { depth: 5, rim: 0, lit: 4 }) +
    b.stroke('M96 144C106 152 122 152 130 146', '#2E1230', 3, 0.7)
  const fringe =
    locks(b, '98 46 0, 130 34 0, 160 30 0, 190 34 0, 222 46 0', 'mammoth-brow', {
      ramps: pelt,
      length: 66,
      width: 11,
      from: 112,
      to: 68,
      each: 5,
      light: '#FFD0A0',
    }) +
    locks(b, '108 22 0, 134 10 0, 160 4 0, 186 10 0, 212 22 0', 'mammoth-crown', {
      ramps: pelt,
      length: 58,
      width: 11,
      from: 122,
      to: 58,
      each: 5,
      light: '#FFE0B8',
    }) +
    locks(b, '136 -2 0, 160 -10 0, 184 -2 0', 'mammoth-top', {
      ramps: pelt,
      length: 46,
      width: 9,
      from: 140,
      to: 40,
      each: 5,
      light: '#FFE0B8',
    })
  const snow = b.form(
    blob('118 16, 140 -6, 162 -16, 186 -6, 204 16, 186 12, 174 20, 160 10, 146 22, 134 12'),
    ['#FFFFFF', '#F0FAFF', '#A8D0FF'],
    { depth: 8, rim: 2, lit: 5 },
  )
  const r = seedFrom('mammoth')
  let flakes = ''
  for (let i = 0; i < 22; i++) {
    const [x, y, size] = [r.between(-16, 336), r.between(-20, 300), r.between(2, 5)]
    flakes += b.soft(x, y, size * 2.6, '#FFFFFF', 0.7) + b.flat(circle(x, y, size * 0.7), '#FFFFFF')
  }
  const breath = b.soft(246, 196, 44, '#FFFFFF', 0.75, 30) + b.soft(276, 176, 34, '#FFFFFF', 0.5, 24)
  return b.done(
    b.soft(160, 120, 200, '#FFFFFF', 0.6) +
      back +
      mirror(ear) +
      head +
      mirror(cheek) +
      mirror(socket) +
      mirror(tusk) +
      trunk +
      fringe +
      snow +
      breath +
      flakes,
  )
}
