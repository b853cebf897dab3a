import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, circle, leaf, limb, mirror } from './line.ts'

/** A frog that made it: a toadstool for a hat, a monocle, the first coin between its fingers. */
export function toadTycoon(k: string): string {
  const b = new Brush(k, { shade: '#02202E', rim: '#FFF07A', key: '#FFFFFF' })
  const r = seedFrom('toad')
  const skin: Ramp = ['#E8FF8A', '#7ED83A', '#1E8A3E', '#06403A']
  const belly: Ramp = ['#FFFFE0', '#F0F0A0', '#A8C060', '#4A7A4A']
  const red: Ramp = ['#FF9A7A', '#F0323A', '#B00A32', '#4A041E']
  const suit: Ramp = ['#6A5AC8', '#2E2478', '#120C3E']
  const cap = b.form('M0 84C-6 20 60-52 160-54C260-52 326 20 320 84C316 104 270 92 160 92C50 92 4 104 0 84Z', red, {
    depth: 44,
    rim: 8,
    lit: 14,
    inside:
      [
        [150, -14, 30, 22],
        [76, 22, 24, 22],
        [226, 8, 26, 22],
        [276, 58, 18, 17],
        [166, 50, 22, 15],
        [28, 66, 14, 15],
        [112, 66, 11, 9],
        [214, 66, 12, 9],
      ]
        .map(
          ([x = 0, y = 0, w = 0, h = 0]) =>
            b.flat(circle(x + 2, y + 4, w, h), '#7A0424', 0.5) +
            b.flat(circle(x, y, w, h), b.ball(['#FFFFFF', '#FFF6E6', '#F0C8B8'])),
        )
        .join('') + b.soft(90, -10, 90, '#FFFFFF', 0.3, 50),
  })
  const gills = b.form(
    'M10 84C40 74 280 74 310 84C300 112 240 124 160 124C80 124 20 112 10 84Z',
    ['#8A5A4A', '#FFE8C8', '#D8A888'],
    {
      depth: 12,
      rim: 2,
      inside:
        Array.from({ length: 25 }, (_, i) =>
          b.stroke(`M${160 + (i - 12) * 4} 122L${160 + (i - 12) * 13} 76`, '#8A4A3E', 2, 0.5),
        ).join('') + b.soft(160, 122, 130, '#3A0A1E', 0.5, 26),
    },
  )
  const body =
    b.form(blob('20 430, 30 300, 76 250, 160 240, 244 250, 290 300, 300 430'), suit, { depth: 36, rim: 6 }) +
    b.form('M112 250L160 330L208 250L196 236H124Z', ['#FFFFFF', '#E8F0FF', '#A8B8E0'], { depth: 10, rim: 0 }) +
    mirror(b.form('M112 246L84 262L104 300L150 340L160 330Z', suit, { depth: 10, rim: 2 })) +
    b.form(
      'M160 262C142 246 124 246 120 252C116 266 118 278 124 284C140 282 150 276 160 268C170 276 180 282 196 284C202 278 204 266 200 252C196 246 178 246 160 262Z',
      ['#FFE27A', '#F08A1A', '#8A3A06'],
      { depth: 8, rim: 3 },
    )
  const head = b.form(
    blob('160 120, 216 116, 266 138, 290 178, 276 222, 226 252, 160 260, 94 252, 44 222, 30 178, 54 138, 104 116'),
    skin,
    {
      depth: 40,
      rim: 6,
      lit: 11,
      inside:
        b.flat(blob('44 214, 100 232, 160 236, 220 232, 276 214, 250 290, 70 290'), b.fill(belly, 90)) +
        b.soft(70, 196, 32, '#FF8A5A', 0.55, 24) +
        b.soft(250, 196, 32, '#FF8A5A', 0.55, 24) +
        [
          [160, 138, 9],
          [136, 148, 6],
          [186, 150, 7],
          [58, 170, 6],
          [264, 166, 7],
          [44, 186, 4],
          [276, 188, 5],
        ]
          .map(
            ([x = 0, y = 0, size = 0]) =>
              b.flat(circle(x, y, size, size * 0.8), '#1E7A3A', 0.55) +
              b.flat(circle(x - 1, y - 2, size * 0.6, size * 0.4), '#F6FFB0', 0.6),
          )
          .join(''),
    },
  )
  const smile =
    b.stroke('M62 208C84 232 124 240 160 240C196 240 236 232 258 204', '#06302E', 6) +
    b.stroke('M66 214C88 236 126 245 160 245C194 245 232 237 254 211', '#E8FFA0', 2, 0.6) +
    b.stroke('M250 196C258 198 264 204 264 212', '#06302E', 5) +
    b.stroke('M70 198C62 200 56 206 56 213', '#06302E', 5) +
    mirror(b.flat(leaf([142, 184], [152, 190], 3), '#06302E'))
  const eye = (x: number, look: number) =>
    b.form(
      blob([
        [x - 46, 148],
        [x - 36, 104],
        [x, 90],
        [x + 36, 104],
        [x + 46, 148],
        [x, 176],
      ]),
      skin,
      { depth: 18, rim: 5, lit: 8 },
    ) +
    b.form(circle(x, 136, 33), ['#FFFFFF', '#FFFBE6', '#D8D8B0'], { depth: 10, rim: 0, lit: 0 }) +
    b.flat(circle(x + look, 138, 22), b.ball(['#FFF08A', '#FFB81A', '#D85A06', '#6A1E06'])) +
    b.flat(circle(x + look, 138, 12, 13), '#140A06') +
    b.flat(circle(x + look - 8, 129, 6.5), '#fff') +
    b.flat(circle(x + look + 7, 147, 3), '#fff', 0.9)
  const lid = b.form('M58 136C62 104 82 90 102 90C124 92 142 104 148 132C122 112 84 114 58 136Z', skin, {
    depth: 6,
    rim: 2,
    lit: 5,
  })
  const monocle =
    b.stroke('M252 158C276 190 262 232 236 262C224 276 214 290 216 310', '#FFD24A', 3.4) +
    b.flat(circle(216, 136, 40), '#FFFFFF', 0.12) +
    b.stroke(circle(216, 136, 41), '#7A3E06', 9) +
    b.stroke(circle(216, 136, 41), '#FFC83A', 6) +
    b.stroke('M180 118A41 41 0 0 1 214 95', '#FFFBE0', 4) +
    b.flat('M190 116L206 106L230 164L222 168Z', '#FFFFFF', 0.35)
  const coin =
    b.soft(62, 236, 60, '#FFD24A', 0.7) +
    b.form(circle(62, 238, 40), GOLD, {
      depth: 12,
      rim: 4,
      inside:
        b.stroke(circle(62, 238, 30), '#8A4A06', 3, 0.7) +
        b.form('M44 240C44 222 54 216 62 216C70 216 80 222 80 240ZM56 240H68L70 258H54Z', ['#FFF3B0', '#C87A12'], {
          depth: 3,
          rim: 1,
          lit: 2,
        }),
    })
  const finger = (x: number, y: number, tx: number, ty: number) =>
    b.form(
      limb([
        [x, y, 11],
        [(x + tx) / 2 - 3, (y + ty) / 2, 8],
        [tx, ty, 8],
      ]),
      skin,
      { depth: 7, rim: 2, lit: 4 },
    ) + b.form(circle(tx, ty, 12), skin, { depth: 7, rim: 2, lit: 4 })
  const hand =
    b.form(limb('20 400 34, 26 330 28, 46 290 24'), suit, { depth: 18, rim: 4 }) +
    b.form(blob('20 292, 48 272, 82 280, 84 306, 48 318, 22 310'), ['#FFFFFF', '#E8F0FF', '#A8B8E0'], {
      depth: 8,
      rim: 2,
    }) +
    finger(40, 286, 22, 256) +
    finger(56, 284, 52, 258) +
    finger(74, 286, 88, 258)
  let spores = ''
  for (let i = 0; i < 18; i++) {
    const [x, y] = [r.between(-10, 330), r.between(-40, 300)]
    spores += b.soft(x, y, r.between(6, 13), '#F6FF9A', 0.8) + b.flat(circle(x, y, 1.8), '#FFFFE0')
  }
  return b.done(
    b.soft(160, 120, 200, '#D8FF8A', 0.5) +
      gills +
      body +
      head +
      eye(104, 6) +
      eye(216, -6) +
      gills +
      cap +
      mirror(lid) +
      smile +
      monocle +
      coin +
      hand +
      spores,
  )
}
