import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, circle, facet, leaf, limb, mirror, polar } from './line.ts'

/** A genie with folded arms: gold on the wrists, smoke around him, and he knows what the third wish costs. */
export function genie(k: string): string {
  const b = new Brush(k, { shade: '#12045A', rim: '#FFB86A', key: '#F0FFFF' })
  const r = seedFrom('genie')
  const skin: Ramp = ['#C8FFFF', '#4AC8F8', '#1E6AE0', '#1A1E9A']
  const deep: Ramp = ['#6AD8FF', '#2A7AE8', '#1A2EB0', '#12106A']
  const hair: Ramp = ['#6A5AA8', '#241A5A', '#0A0628']
  const smoke = (joints: string, ramp: Ramp) => b.form(limb(joints), ramp, { depth: 20, rim: 6, lit: 7 })
  const swirls =
    smoke('160 330 60, 60 320 44, 0 270 34, 6 214 24, 44 204 17, 52 228 10, 36 238 3', [
      '#D8A8FF',
      '#8A4AF0',
      '#3A0AA8',
    ]) +
    smoke('160 340 60, 262 326 44, 322 276 34, 316 216 24, 278 202 17, 268 226 10, 284 238 3', [
      '#FFB8E8',
      '#D84AC8',
      '#4A0A9A',
    ]) +
    smoke('6 130 2, -12 96 12, 8 64 14, 38 72 9, 34 92 3', ['#FFC8F0', '#B04AE8', '#3A0A9A']) +
    smoke('314 120 2, 332 86 12, 312 52 14, 282 62 9, 286 82 3', ['#D8C8FF', '#7A5AF8', '#2A0A9A'])
  const torso = b.form(
    blob(
      '160 196, 214 190, 264 196, 300 222, 298 268, 256 320, 210 352, 160 360, 110 352, 64 320, 22 268, 20 222, 56 196, 106 190',
    ),
    skin,
    {
      depth: 46,
      rim: 8,
      lit: 11,
      inside: b.stroke('M160 214V300M92 226C110 250 144 254 160 244C176 254 210 250 228 226', '#141A8A', 5, 0.4),
    },
  )
  const vest = b.form(
    'M64 196C84 186 106 186 122 194C116 230 110 290 116 352L40 330C20 280 30 214 64 196Z',
    ['#FF9AC0', '#D81E6A', '#5A0650'],
    {
      depth: 20,
      rim: 4,
      inside:
        b.stroke('M122 194C116 230 110 290 116 352', '#FFC83A', 10) +
        b.stroke('M122 194C116 230 110 290 116 352', '#FFF6C0', 2.4),
    },
  )
  const neck = b.form('M126 164H194L206 208Q160 236 114 208Z', skin, {
    depth: 20,
    rim: 4,
    inside: b.soft(160, 176, 50, '#0A0A5A', 0.75, 24),
  })
  const collar =
    b.form('M104 200C126 222 194 222 216 200L228 218C198 248 122 248 92 218Z', GOLD, {
      depth: 9,
      rim: 3,
      lit: 4,
      inside: b.stroke('M100 214C130 238 190 238 220 214', '#8A4A06', 2.4, 0.7),
    }) +
    b.form(facet('160 220, 178 236, 160 260, 142 236'), ['#FFC8D8', '#F0284A', '#6A0426'], {
      depth: 6,
      rim: 3,
      lit: 4,
    }) +
    mirror(b.flat(circle(124, 226, 5.5), b.ball(['#E0FFF0', '#1EC88A', '#04503A'])))
  const topknot =
    b.form(limb('160 34 22, 158 2 25, 176 -36 24, 214 -50 18, 246 -30 10, 250 -6 1'), hair, {
      depth: 18,
      rim: 6,
      lit: 7,
      inside: b.stroke('M156 20C156-14 178-44 214-44M170 16C172-8 190-32 216-36', '#B0A0F0', 2.4, 0.5),
    }) +
    b.form('M132 26C140 14 180 14 188 26L184 44C172 50 148 50 136 44Z', GOLD, { depth: 7, rim: 3, lit: 4 }) +
    b.flat(circle(160, 32, 7), b.ball(['#FFC8D8', '#F0284A', '#6A0426']))
  const ear =
    b.form('M86 112C62 92 44 86 28 88C34 118 54 144 86 148Z', skin, {
      depth: 14,
      rim: 4,
      inside: b.flat(leaf([46, 100], [82, 134], 8), '#1A1E9A', 0.6),
    }) +
    b.stroke(circle(62, 156, 16), '#8A4A06', 8) +
    b.stroke(circle(62, 156, 16), '#FFC83A', 5.5) +
    b.stroke('M50 148A16 16 0 0 1 62 140', '#FFFBE0', 3)
  const face = b.form(
    'M82 96C82 54 114 34 160 34C206 34 238 54 238 96C240 134 230 164 206 184C190 198 174 204 160 204C146 204 130 198 114 184C90 164 80 134 82 96Z',
    skin,
    {
      depth: 28,
      rim: 5,
      lit: 11,
      inside:
        b.soft(108, 138, 26, '#C86AF8', 0.6, 20) +
        b.soft(212, 138, 26, '#C86AF8', 0.6, 20) +
        b.soft(134, 58, 44, '#FFFFFF', 0.55, 24),
    },
  )
  const eye =
    b.soft(120, 106, 30, '#12106A', 0.6, 24) +
    b.flat('M94 110C102 90 134 88 146 112C134 124 104 124 94 110Z', '#FFFFFF') +
    b.flat(circle(123, 108, 12), b.ball(['#FFF6A0', '#FFB01A', '#C84A06'])) +
    b.flat(circle(123, 108, 5.6), '#12021E') +
    b.flat(circle(118, 102, 4), '#fff') +
    b.stroke('M91 110C102 88 136 86 149 113', '#0A0640', 5) +
    b.stroke('M90 88C104 70 130 72 148 86', '#0E0A40', 9) +
    b.stroke('M94 84C106 72 128 73 142 82', '#8A7AE0', 2, 0.6)
  const nose = b.form(blob('152 104, 160 100, 168 104, 180 138, 174 148, 160 151, 146 148, 140 138'), skin, {
    depth: 9,
    rim: 2,
    lit: 6,
  })
  const moustache = b.form(
    'M160 152C140 146 116 152 100 140C96 132 98 126 92 122C80 138 92 162 120 166C140 168 154 164 160 158C166 164 180 168 200 166C228 162 240 138 228 122C222 126 224 132 220 140C204 152 180 146 160 152Z',
    hair,
    { depth: 7, rim: 3, lit: 4 },
  )
  const mouth =
    b.flat(
      'M126 162C148 168 172 168 194 162C192 180 178 190 160 190C142 190 128 180 126 162Z',
      b.fill(['#5A0A5A', '#2A0430'], 90),
    ) +
    b.flat('M130 163C150 169 170 169 190 163L187 172C172 177 148 177 133 172Z', '#FFFFFF') +
    b.flat(circle(174, 170, 3), '#FFC83A')
  const beard = b.form(
    'M132 192C144 186 176 186 188 192C190 212 182 236 168 250C176 248 180 244 182 238C184 258 166 268 156 258C140 242 130 212 132 192Z',
    hair,
    { depth: 12, rim: 4, lit: 5 },
  )
  const arm =
    b.form(limb('286 214 30, 316 262 38, 270 300 33, 190 292 26, 110 268 23, 84 262 20'), skin, {
      depth: 26,
      rim: 3,
      lit: 9,
    }) + b.form(limb('34 214 30, 4 262 38, 50 302 33, 130 296 27, 196 276 23'), deep, { depth: 26, rim: 3, lit: 9 })
  const cuff = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form('M-17-29C-6-33 6-33 17-29V29C6 33-6 33-17 29Z', GOLD, { depth: 8, rim: 3, lit: 4, inside: b.stroke('M-10-32V32M10-32V32', '#8A4A06', 2.4, 0.7) })}${b.form(circle(0, 0, 9), ['#FFC8D8', '#F0284A', '#6A0426'], { depth: 4, rim: 2, lit: 3 })}</g>`
  const fist =
    b.form(blob('196 254, 224 250, 240 266, 236 290, 212 300, 192 294'), skin, { depth: 12, rim: 3, lit: 6 }) +
    [0, 1, 2]
      .map((i) =>
        b.form(
          limb([
            [214, 262 + i * 11, 8],
            [236, 264 + i * 11, 8],
          ]),
          skin,
          { depth: 5, rim: 2, lit: 3 },
        ),
      )
      .join('')
  const coin = (x: number, y: number, size: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.form(circle(x, y, size, size * 0.86), GOLD, { depth: 7, rim: 3, lit: 4, inside: b.stroke(circle(x, y, size * 0.68, size * 0.56), '#8A4A06', 2.4, 0.7) })}</g>`
  let sparks = ''
  for (let i = 0; i < 22; i++) {
    const [x, y] = polar(160, 130, r.between(120, 200), r.between(150, 390))
    sparks +=
      b.soft(x, y, 10, '#FFE08A', 0.8) +
      b.flat(leaf([x - 6, y], [x + 6, y], 1.2) + leaf([x, y - 6], [x, y + 6], 1.2), '#fff')
  }
  return b.done(
    b.soft(160, 130, 210, '#FFB8F0', 0.5) +
      swirls +
      torso +
      mirror(vest) +
      neck +
      topknot +
      mirror(ear) +
      face +
      mirror(eye) +
      mouth +
      moustache +
      nose +
      beard +
      collar +
      arm +
      cuff(176, 287, 12) +
      fist +
      coin(30, 30, 21, -18) +
      coin(292, 6, 17, 24) +
      coin(18, 168, 15, 30) +
      coin(306, 158, 17, -24) +
      sparks,
  )
}
