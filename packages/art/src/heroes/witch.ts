import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { locks } from './fur.ts'
import { blob, circle, leaf, limb, line, mirror, polar, shaggy } from './line.ts'

/** A witch reads the small print by the light of what she brews. */
export function witch(k: string): string {
  const b = new Brush(k, { shade: '#1A0440', rim: '#FF8AF0', key: '#E8FFD0' })
  const r = seedFrom('witch')
  const skin: Ramp = ['#F0FFC0', '#A8E87A', '#4AA85A', '#1E5A4A']
  const cloth: Ramp = ['#A86AF0', '#5A1EB0', '#2A0A6A', '#10043A']
  const hair: readonly Ramp[] = [
    ['#FF7A2A', '#F0481E', '#8A0E4A'],
    ['#FFA83A', '#FF6A1E', '#A81E3A'],
    ['#FFC86A', '#FF8A2A', '#D83A2A'],
  ]
  const brim = 'M-18 96C10 66 80 54 160 54C240 54 310 62 338 88C330 112 262 122 160 122C62 122-8 118-18 96Z'
  const cone =
    'M76 78C92 32 104-8 150-40C188-66 242-66 276-34C284-22 278-12 268-14C250-24 226-22 222-2C218 24 238 48 246 78C200 92 122 92 76 78Z'
  const hat =
    b.form(cone, cloth, {
      depth: 34,
      rim: 8,
      lit: 11,
      inside:
        b.stroke(
          'M150-40C170-20 200-16 222-2M128-14C150 6 190 12 220 12M250-50C244-40 240-30 240-22',
          '#1A0440',
          5,
          0.5,
        ) + b.stroke('M146-36C168-16 200-12 220 2', '#D8A8FF', 2, 0.6),
    }) +
    b.form(brim, cloth, { depth: 20, rim: 7, lit: 9, inside: b.soft(160, 118, 130, '#0A0226', 0.6, 30) }) +
    b.form('M74 62C110 78 210 80 246 62L250 86C210 102 110 102 70 86Z', ['#FF9AD8', '#E0287A', '#6A0A4A'], {
      depth: 8,
      rim: 3,
      lit: 4,
    }) +
    b.form('M138 66H184L186 102H136ZM150 77V91H172V77Z', GOLD, { depth: 5, rim: 2, lit: 3 }) +
    b.soft(274, -22, 26, '#FFF3A0', 0.9) +
    b.form(starPath(274, -16, 15), GOLD, { depth: 4, rim: 2, lit: 2 })
  const back = mirror(
    locks(b, '60 110 0, 44 170 0, 40 240 0', 'witch-far', {
      ramps: [['#C82A2A', '#8A0E4A', '#3A0640']],
      length: 110,
      width: 17,
      from: 128,
      to: 94,
      each: 5,
    }) +
      locks(b, '84 100 0, 66 150 0, 60 210 0', 'witch-back', {
        ramps: hair,
        length: 124,
        width: 17,
        from: 128,
        to: 94,
        each: 8,
        light: '#FFE0A0',
      }),
  )
  const body =
    b.form(blob('10 430, 30 300, 84 250, 160 238, 236 250, 290 300, 310 430'), cloth, { depth: 36, rim: 6 }) +
    b.form(
      'M112 246C96 256 88 280 96 300L160 330L224 300C232 280 224 256 208 246C190 270 130 270 112 246Z',
      ['#FF9AD8', '#C81E7A', '#4A0640'],
      { depth: 14, rim: 3 },
    )
  const neck = b.form('M130 186H190L204 250Q160 280 116 250Z', skin, {
    depth: 18,
    rim: 3,
    inside: b.soft(160, 208, 44, '#0A2A3A', 0.7, 22),
  })
  const ear =
    b.form('M92 150C74 132 52 126 34 128C46 152 66 176 94 178Z', skin, {
      depth: 12,
      rim: 4,
      inside: b.flat(leaf([52, 138], [90, 166], 6), '#1E5A4A', 0.6),
    }) +
    b.flat(circle(72, 178, 7), b.fill(GOLD)) +
    b.stroke(circle(72, 190, 8), '#FFC83A', 4)
  const face = b.form(
    'M90 124C90 90 118 78 160 78C202 78 230 90 230 124C232 162 214 196 186 216C172 228 148 228 134 216C106 196 88 162 90 124Z',
    skin,
    {
      depth: 24,
      rim: 4,
      lit: 8,
      inside:
        b.soft(160, 92, 96, '#2A0A5A', 0.75, 34) +
        b.soft(116, 176, 24, '#FF5A8A', 0.55, 18) +
        b.soft(204, 176, 24, '#FF5A8A', 0.55, 18) +
        b.soft(160, 226, 70, '#C8FF3A', 0.6, 28),
    },
  )
  const eye =
    b.soft(124, 144, 34, '#1A0440', 0.7, 26) +
    b.flat('M96 148C104 126 136 122 150 148C138 162 108 164 96 148Z', '#FFFFF0') +
    b.flat(circle(126, 146, 14), b.ball(['#FFD8FF', '#D84AF0', '#6A0AA8', '#2A043A'])) +
    b.flat(circle(126, 146, 6.6), '#12021E') +
    b.flat(circle(120, 139, 4.6), '#fff') +
    b.flat(circle(132, 152, 2.4), '#fff') +
    b.flat('M88 142C100 118 138 112 154 148C142 132 114 126 98 148L84 134Z', '#1A0430') +
    b.stroke('M88 124C104 108 130 110 150 126', '#8A1E2A', 6.5) +
    b.stroke('M92 120C106 107 128 109 146 122', '#FF9A4A', 2, 0.7)
  const nose =
    b.stroke('M158 154C154 168 148 176 152 182C158 186 166 186 170 181', '#1E5A4A', 3.4, 0.85) +
    b.soft(158, 168, 9, '#FFFFE0', 0.9, 16) +
    b.flat(circle(188, 190, 3.4), '#2A6A4A')
  // A grin that knows something: one corner higher, one tooth sharp, one missing.
  const mouth = `<g transform="translate(161 188) scale(.84) translate(-161 -197)">${
    b.flat(
      'M122 184C132 189 146 190 160 189C176 190 190 186 201 177C202 198 184 215 162 215C140 215 124 203 122 184Z',
      b.fill(['#8A1A66', '#3A0430', '#16021A'], 90),
    ) +
    b.soft(163, 209, 20, '#FF5A8A', 0.9, 8) +
    b.flat(
      'M126 187C136 191 148 192 160 191C175 192 188 188 198 181C196 189 193 194 188 197L184 199C181 199 179 198 178 196L172 197L160 198.5L148 198L142 210L136 196C130 194 127 191 126 187Z',
      b.fill(['#FFFFF4', '#F4F0C8', '#C8C890'], 90),
    ) +
    b.flat('M172 191.6L182 189.4L181 197L173 198Z', '#3A0430') +
    b.stroke('M148 191.6V198M160 191.4V198.4', '#8A9A6A', 1.4, 0.7) +
    b.stroke('M119 183C132 190 146 190.5 160 189C176 190.5 192 186 204 175', '#7A0E5A', 4.4) +
    b.stroke('M131 206C140 217 152 220 163 220C175 220 186 216 193 207', '#E84AA0', 5.4, 0.85) +
    b.soft(160, 219, 16, '#FFE0F4', 0.7, 2.6) +
    b.stroke('M114 178Q116 185 121 186M203 180Q210 177 211 169', '#1E5A4A', 3, 0.85)
  }</g>`
  const fringe =
    mirror(
      locks(b, '150 82 0, 118 86 0, 88 104 0', 'witch-side', {
        ramps: hair,
        length: 62,
        width: 11,
        from: 128,
        to: 108,
        each: 4,
        light: '#FFE0A0',
      }),
    ) +
    mirror(
      locks(b, '84 104 0, 70 140 0, 66 184 0', 'witch-lock', {
        ramps: hair,
        length: 104,
        width: 14,
        from: 112,
        to: 88,
        each: 7,
        light: '#FFE0A0',
      }),
    )
  const flask =
    b.soft(262, 212, 90, '#8AFF3A', 0.75) +
    b.form(
      'M248 150H278V186C304 196 316 222 308 246C300 268 278 276 262 276C244 276 224 268 216 246C210 222 222 196 248 186Z',
      ['#F0FFFF', '#A8F0D8', '#2A8A7A'],
      {
        depth: 14,
        rim: 4,
        lit: 6,
        inside:
          b.flat(
            'M200 218C226 208 250 226 274 216C296 208 310 214 324 220V300H200Z',
            b.fill(['#F6FF7A', '#6AF02A', '#0A9A4A'], 90),
          ) +
          [
            [238, 244, 7],
            [262, 256, 9],
            [284, 240, 6],
            [270, 230, 4],
            [250, 232, 4],
          ]
            .map(([x = 0, y = 0, size = 0]) => b.flat(circle(x, y, size), b.ball(['#FFFFE0', '#C8FF5A', '#3AC83A'])))
            .join('') +
          b.stroke('M228 246C224 226 232 210 248 200', '#FFFFFF', 5, 0.9),
      },
    ) +
    b.form('M242 140H284V156H242Z', ['#FFE0B0', '#B8783A', '#5A2A1A'], { depth: 5, rim: 2 }) +
    ['262 140 2, 254 116 9, 268 92 8, 256 64 2', '272 140 2, 284 118 6, 276 96 5']
      .map((d) => b.flat(limb(d), '#C8FF6A', 0.5))
      .join('')
  const finger = (y: number, x: number) =>
    b.form(
      limb([
        [306, y + 8, 9],
        [282, y + 3, 9],
        [x, y, 7],
      ]),
      skin,
      { depth: 7, rim: 2, lit: 4 },
    ) + b.flat(leaf([x + 5, y], [x - 13, y - 2], 5), '#5A0AA8')
  const hand =
    b.form(limb('330 400 44, 326 320 34, 312 276 26'), cloth, { depth: 20, rim: 5 }) +
    b.form(blob('296 226, 320 230, 328 262, 312 286, 288 278'), skin, { depth: 12, rim: 3 }) +
    finger(232, 262) +
    finger(249, 252) +
    finger(265, 258)
  const scroll = `<g transform="translate(-16 34) rotate(-12 50 230)">${
    b.form('M14 176C30 168 76 170 92 178L88 300H10Z', ['#FFFBE8', '#F2DCA8', '#B8864A'], {
      depth: 14,
      rim: 3,
      inside: Array.from({ length: 9 }, (_, i) =>
        b.stroke(`M24 ${198 + i * 9}H${i % 4 === 3 ? 56 : 80}`, '#5A2A3A', i < 1 ? 5 : 2.4, 0.75),
      ).join(''),
    }) + b.form(limb('6 176 11, 50 170 11, 98 178 11'), ['#FFFFF0', '#E8C890', '#9A6A3A'], { depth: 6, rim: 2 })
  }</g>`
  let sparks = ''
  for (let i = 0; i < 20; i++) {
    const [x, y] = polar(240, 190, r.between(50, 190), r.between(150, 320))
    sparks += b.soft(x, y, 8, '#C8FF5A', 0.9) + b.flat(circle(x, y, 1.8), '#FFFFE0')
  }
  const seal = b.form(
    shaggy(
      Array.from({ length: 9 }, (_, i) => polar(70, 288, 13, i * 40)),
      5,
      r,
    ),
    ['#FF7A8A', '#D8122E', '#6A041E'],
    { depth: 5, rim: 2, lit: 3 },
  )
  return b.done(
    b.soft(160, 130, 200, '#D68AFF', 0.55) +
      back +
      body +
      neck +
      mirror(ear) +
      face +
      mirror(eye) +
      nose +
      mouth +
      fringe +
      hat +
      scroll +
      seal +
      flask +
      hand +
      sparks +
      b.stroke(line('112 246, 136 262, 160 266, 184 262, 208 246'), '#FFC8F0', 2, 0.6),
  )
}

const starPath = (x: number, y: number, size: number): string =>
  `M${Array.from({ length: 10 }, (_, i) =>
    polar(x, y, i % 2 ? size * 0.45 : size, i * 36 - 90)
      .map((v) => Math.round(v * 10) / 10)
      .join(' '),
  ).join('L')}Z`
