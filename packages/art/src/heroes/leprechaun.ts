import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { locks } from './fur.ts'
import { blob, circle, leaf, limb, mirror, polar } from './line.ts'

const GREEN: Ramp = ['#C8FF8A', '#3ACC5A', '#0E7A4A', '#043A34']

/** A four-leaf clover with its veins and dew. */
function clover(b: Brush, x: number, y: number, size: number, turn: number): string {
  const heart = 'M0 0C-30-12-58-40-46-70C-38-92-10-92 0-72C10-92 38-92 46-70C58-40 30-12 0 0Z'
  const lobes = [45, 135, 225, 315]
    .map(
      (at) =>
        `<g transform="rotate(${at})">${b.form(heart, ['#F0FFA0', '#6AE04A', '#0E9A4A', '#04503A'], { depth: 16, rim: 5, lit: 8, inside: b.stroke('M0-4V-66M0-24L-22-52M0-24L22-52M0-42L-16-66M0-42L16-66', '#F6FFC0', 2.6, 0.65) })}</g>`,
    )
    .join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.soft(0, 0, 150, '#D8FF5A', 0.75)}${b.form(limb('0 0 6, 10 50 6, 2 104 7'), GREEN, { depth: 5, rim: 2, lit: 3 })}${lobes}${[
    [-34, -30, 5],
    [40, 24, 6],
    [28, -46, 4],
  ]
    .map(
      ([px = 0, py = 0, r = 0]) =>
        b.flat(circle(px, py, r), b.ball(['#FFFFFF', '#E8FFF0', '#6AC88A'])) +
        b.flat(circle(px - 1.5, py - 2, 1.6), '#fff'),
    )
    .join('')}</g>`
}

/** A judge of the clover court: hat, beard, a wink, the leaf he found himself. */
export function leprechaun(k: string): string {
  const b = new Brush(k, { shade: '#04302A', rim: '#FFF07A', key: '#FFFFFF' })
  const r = seedFrom('leprechaun')
  const skin: Ramp = ['#FFE3C0', '#F8A878', '#C0603E']
  const beard: readonly Ramp[] = [
    ['#FFA83A', '#F0681A', '#A82A12'],
    ['#FF8A2A', '#D84A16', '#7A1A12'],
    ['#FFD07A', '#FF9A2A', '#D8501A'],
  ]
  const deep: readonly Ramp[] = [
    ['#A82E12', '#7A1A12', '#3A0A12'],
    ['#C8401A', '#8A2212', '#4A0E12'],
  ]
  const coat =
    b.form(blob('10 430, 22 300, 70 246, 160 232, 250 246, 298 300, 310 430'), GREEN, { depth: 36, rim: 7 }) +
    mirror(
      b.form('M116 236C90 250 70 276 66 310L110 330L150 270Z', ['#E0FFA0', '#4ADA6A', '#0E7A4A'], {
        depth: 12,
        rim: 3,
      }),
    )
  const hat =
    b.form('M84 62L74-66C110-86 210-86 246-66L236 62C200 78 120 78 84 62Z', GREEN, {
      depth: 36,
      rim: 9,
      lit: 13,
      inside: b.soft(160, 70, 100, '#02201E', 0.6, 30),
    }) +
    b.form(circle(160, -68, 86, 16), ['#E0FFA0', '#4ADA6A', '#0A6A4A'], { depth: 8, rim: 4 }) +
    b.form('M80 18C120 36 200 36 240 18L237 58C200 76 120 76 83 58Z', ['#6A4A3A', '#2E1A1E', '#0E060C'], {
      depth: 8,
      rim: 3,
      lit: 4,
    }) +
    b.form(
      'M16 70C30 48 70 46 84 52C120 70 200 70 236 52C250 46 290 48 304 70C298 98 230 108 160 108C90 108 22 98 16 70Z',
      GREEN,
      { depth: 18, rim: 8, lit: 10 },
    ) +
    b.form('M132 22H188V68H132ZM146 34V56H174V34Z', GOLD, { depth: 7, rim: 3, lit: 4 }) +
    b.flat('M146 34H174V56H146Z', '#2E1A1E')
  const ear = b.form('M90 128C74 108 52 102 38 104C42 132 60 160 90 164Z', skin, {
    depth: 12,
    rim: 4,
    inside: b.flat(leaf([54, 116], [86, 148], 7), '#A8483A', 0.6),
  })
  const face = b.form(blob('88 108, 160 88, 232 108, 238 158, 212 202, 160 220, 108 202, 82 158'), skin, {
    depth: 24,
    rim: 4,
    lit: 8,
    inside:
      b.soft(160, 104, 96, '#3A0A1A', 0.6, 26) +
      b.soft(112, 172, 30, '#FF4A3A', 0.55, 24) +
      b.soft(208, 172, 30, '#FF4A3A', 0.55, 24) +
      [
        [104, 162],
        [114, 168],
        [122, 160],
        [200, 162],
        [210, 168],
        [218, 160],
      ]
        .map(([x = 0, y = 0]) => b.flat(circle(x, y, 1.8), '#A8482A', 0.7))
        .join(''),
  })
  const eye =
    b.soft(122, 138, 30, '#5A1A1E', 0.5, 24) +
    b.flat('M98 142C104 116 140 114 148 140C138 154 108 156 98 142Z', '#FFFFFF') +
    b.flat(circle(126, 138, 13), b.ball(['#D8FFA0', '#3AC85A', '#0A6A3A', '#04302A'])) +
    b.flat(circle(126, 138, 6), '#04140E') +
    b.flat(circle(121, 132, 4.6), '#fff') +
    b.flat(circle(131, 144, 2.2), '#fff') +
    b.stroke('M96 142C104 112 142 112 150 140', '#5A1A12', 4.5) +
    b.stroke('M106 154Q124 162 142 152', '#A8483A', 2.6, 0.7)
  const wink =
    b.stroke('M172 142C186 128 208 128 222 142', '#5A1A12', 6) +
    b.stroke('M216 138L228 130M220 144L232 142', '#5A1A12', 4) +
    b.stroke('M178 150C190 156 206 156 216 150', '#A8483A', 2.6, 0.7)
  const brows =
    b.form(leaf([88, 116], [152, 112], 12, -0.16), beard[0] ?? skin, { depth: 6, rim: 2, lit: 4 }) +
    b.form(leaf([232, 128], [168, 126], 12, 0.12), beard[0] ?? skin, { depth: 6, rim: 2, lit: 4 })
  const nose = b.form(
    blob('148 140, 160 134, 172 140, 190 170, 182 186, 160 192, 138 186, 130 170'),
    ['#FFD8B0', '#FF9070', '#C8482E'],
    { depth: 14, rim: 4, lit: 8, inside: b.soft(150, 158, 12, '#FFFFFF', 0.8, 10) },
  )
  const mane =
    mirror(
      locks(b, '84 116 0, 72 160 0, 84 206 0', 'lep-side', {
        ramps: deep,
        length: 74,
        width: 12,
        from: 120,
        to: 92,
        each: 6,
      }),
    ) +
    locks(b, '82 196 0, 110 230 0, 160 246 0, 210 230 0, 238 196 0', 'lep-low', {
      ramps: deep,
      length: 96,
      width: 14,
      from: 112,
      to: 68,
      each: 5,
    }) +
    mirror(
      locks(b, '88 120 0, 82 156 0, 96 196 0', 'lep-cheek', {
        ramps: beard,
        length: 60,
        width: 11,
        from: 116,
        to: 92,
        each: 6,
        light: '#FFE0A0',
      }),
    ) +
    locks(b, '92 190 0, 122 214 0, 160 222 0, 198 214 0, 228 190 0', 'lep-beard', {
      ramps: beard,
      length: 84,
      width: 13,
      from: 108,
      to: 72,
      each: 6,
      light: '#FFE0A0',
    })
  const mouth =
    b.flat(
      'M122 196C142 206 178 206 202 190C202 214 184 230 160 230C138 230 124 216 122 196Z',
      b.fill(['#8A0E1E', '#3A0410'], 90),
    ) +
    b.flat('M127 199C146 208 176 207 198 194L195 204C176 214 146 214 131 208Z', '#FFFFF6') +
    b.form(blob('138 222, 160 214, 182 222, 160 232'), ['#FFA0A0', '#D8384A'], { depth: 5, rim: 0, lit: 3 })
  const moustache = mirror(
    locks(b, '160 188 0, 136 192 0, 108 190 0', 'lep-lip', {
      ramps: beard,
      length: 40,
      width: 11,
      from: 140,
      to: 196,
      each: 5,
      light: '#FFE8B0',
    }),
  )
  const hand =
    b.form(limb('16 420 40, 22 340 32, 38 296 27'), GREEN, { depth: 20, rim: 5 }) +
    b.form(blob('12 292, 40 276, 74 284, 78 308, 44 320, 14 312'), ['#FFF6C0', '#F0B83A', '#9A5A0E'], {
      depth: 8,
      rim: 3,
    }) +
    b.form(blob('22 256, 46 246, 70 256, 76 282, 50 296, 24 286'), skin, { depth: 12, rim: 4 }) +
    b.form(limb('64 272 10, 70 252 9, 58 238 8'), skin, { depth: 6, rim: 2, lit: 4 }) +
    b.form(limb('32 268 11, 30 246 10, 44 234 8'), skin, { depth: 6, rim: 2, lit: 4 }) +
    b.form(limb('46 282 10, 34 276 10, 26 264 8'), skin, { depth: 6, rim: 2, lit: 4 })
  const coin = (x: number, y: number, size: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.form(circle(x, y, size, size * 0.86), GOLD, { depth: 7, rim: 3, lit: 4, inside: b.stroke(circle(x, y, size * 0.68, size * 0.58), '#8A4A06', 2.4, 0.7) })}</g>`
  let glints = ''
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar(160, 120, r.between(110, 200), r.between(0, 360))
    glints +=
      b.soft(x, y, 11, '#FFF6A0', 0.9) +
      b.flat(leaf([x - 7, y], [x + 7, y], 1.2) + leaf([x, y - 7], [x, y + 7], 1.2), '#fff')
  }
  return b.done(
    `${b.soft(160, 120, 210, '#F6FFA0', 0.6)}<g transform="translate(0 22)">${coat + mirror(ear) + face + mane + mouth + moustache + eye + wink + brows + nose + hat}</g>${clover(b, 40, 184, 0.76, -16)}<g transform="translate(-8 8)">${hand}</g>${coin(292, 214, 30, 18) + coin(262, 262, 34, -14) + coin(306, 268, 26, 26) + coin(24, 38, 18, -24) + coin(300, 100, 16, 30) + glints}`,
  )
}
