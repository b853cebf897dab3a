import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, circle, facet, leaf, limb, line, mirror, polar, shaggy } from './line.ts'

/** A masterless blade of the neon quarter: lacquered helmet, a visor that burns, a sword of light. */
export function ronin(k: string): string {
  const b = new Brush(k, { shade: '#08021E', rim: '#FF4FB0', key: '#9AF0FF' })
  const steel: Ramp = ['#8A92D8', '#3A3A8A', '#16123E', '#08041E']
  const lacquer: Ramp = ['#FF7AB0', '#D8184A', '#5A0632']
  const blade = (turn: number) =>
    `<g transform="rotate(${turn} 160 230)">${b.soft(160, 20, 60, '#3AF0FF', 0.6, 260)}${b.form('M150 170L152-70L166-104L170-66L168 170Z', ['#FFFFFF', '#9AF7FF', '#2AC8F0'], { depth: 6, rim: 2, turn: 0 })}${b.flat('M157 160L158-60L163-60L162 160Z', '#FFFFFF')}${b.form('M136 168H184L178 184H142Z', GOLD, { depth: 6, rim: 2 })}</g>`
  const kabuto = b.form('M78 132C64 56 108 6 160 4C212 6 256 56 242 132C214 112 106 112 78 132Z', steel, {
    depth: 34,
    rim: 7,
    lit: 10,
    inside: [96, 118, 140, 180, 202, 224]
      .map((x) => b.stroke(`M160 6Q${x} 50 ${x - (160 - x) * 0.1} 118`, '#5AE0FF', 2, 0.55))
      .join(''),
  })
  const crest =
    b.soft(160, 10, 90, '#FF4FB0', 0.5) +
    b.form('M160 72C128 60 96 14 104-44C116-8 136 18 160 28C184 18 204-8 216-44C224 14 192 60 160 72Z', GOLD, {
      depth: 12,
      rim: 4,
    }) +
    b.form(circle(160, 56, 17), ['#FFC0D8', '#FF2E88', '#5A0636'], { depth: 8, rim: 3 })
  const guard = b.form('M78 126C52 132 34 156 22 206C50 214 72 208 88 190C84 166 84 148 88 130Z', steel, {
    depth: 16,
    rim: 4,
    inside: [0, 1, 2]
      .map((i) =>
        b.stroke(
          `M${66 - i * 16} ${138 + i * 14}Q${64 - i * 12} ${178 + i * 8} ${84 - i * 22} ${202}`,
          '#FF4FB0',
          3,
          0.9,
        ),
      )
      .join(''),
  })
  const mask = b.form('M92 150C98 136 222 136 228 150C232 196 204 236 160 248C116 236 88 196 92 150Z', lacquer, {
    depth: 26,
    rim: 5,
    lit: 8,
    inside: b.stroke('M120 200C140 190 180 190 200 200M126 212C142 204 178 204 194 212', '#3A0420', 4, 0.8),
  })
  const visor =
    b.flat('M88 128C110 116 210 116 232 128L224 168C200 158 120 158 96 168Z', '#0A0420') +
    b.flat(
      'M98 134L152 148L148 160L104 156ZM222 134L168 148L172 160L216 156Z',
      b.fill(['#FFFFFF', '#5AF7FF', '#1A8AE0'], 0),
    ) +
    mirror(b.soft(124, 147, 44, '#3AF0FF', 0.6, 22))
  const fangs =
    b.form('M118 206C140 222 180 222 202 206L196 232C176 244 144 244 124 232Z', ['#2A0418', '#0A0206'], {
      depth: 0,
      rim: 0,
      lit: 0,
    }) +
    Array.from({ length: 8 }, (_, i) =>
      b.flat(
        facet([
          [126 + i * 9, 213],
          [134 + i * 9, 213],
          [130 + i * 9, i % 7 ? 224 : 236],
        ]),
        '#FFF6E0',
      ),
    ).join('')
  const armour = b.form('M-6 430C2 276 54 240 108 232L160 262L212 232C266 240 318 276 326 430Z', steel, {
    depth: 34,
    rim: 6,
    inside: [0, 1, 2, 3]
      .map((i) =>
        b.stroke(
          line([
            [-10, 296 + i * 22],
            [80, 268 + i * 24],
            [160, 284 + i * 22],
            [240, 268 + i * 24],
            [330, 296 + i * 22],
          ]),
          i % 2 ? '#FF4FB0' : '#5AE0FF',
          4,
          0.85,
        ),
      )
      .join(''),
  })
  const plate = b.form(blob('-20 290, 6 240, 62 224, 92 246, 74 300, 20 330'), lacquer, {
    depth: 20,
    rim: 4,
    inside: b.stroke('M-10 282C20 256 56 248 88 254M0 304C26 280 56 272 80 276', '#FFC24A', 3, 0.8),
  })
  return b.done(
    `${b.soft(160, 120, 190, '#FF2E88', 0.45) + blade(38) + blade(-38) + guard}<g transform="translate(320 0) scale(-1 1)">${guard}</g>${armour}${mirror(plate)}${mask}${fangs}${kabuto}${visor}${crest}${b.stroke('M160 168V196', '#3A0420', 4, 0.7)}${b.stroke('M98 190L130 180M222 190L190 180', '#FFC24A', 4)}`,
  )
}

/** A count steps out of the moon: cloak, blood-red lining, a glass in the hand, bats around. */
export function count(k: string): string {
  const b = new Brush(k, { shade: '#14020C', rim: '#FF6A5A', key: '#E0E8FF' })
  const skin: Ramp = ['#F0ECFF', '#C0B4E0', '#6A5494']
  const hair: Ramp = ['#5A5088', '#221A3E', '#0A0618']
  const cloak: Ramp = ['#4A3A6A', '#1E1232', '#0A0416']
  const lining: Ramp = ['#FF5A5A', '#B8061E', '#4A0212']
  const bat = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${b.flat('M0-6C4-14 8-14 10-8C26-24 46-22 62-8C50-8 46-2 44 6C36 0 28 2 24 10C18 4 10 6 0 18C-10 6-18 4-24 10C-28 2-36 0-44 6C-46-2-50-8-62-8C-46-22-26-24-10-8C-8-14-4-14 0-6Z', '#14061E')}${b.flat(circle(-4, -3, 2), '#FF5A3A')}${b.flat(circle(4, -3, 2), '#FF5A3A')}</g>`
  const moon =
    b.soft(160, 110, 190, '#FFE0C0', 0.5) +
    b.form(circle(160, 108, 132), ['#FFFBEA', '#FFD8B0', '#D88A7A'], {
      depth: 30,
      rim: 0,
      inside:
        b.flat(circle(90, 62, 18), '#E0A890', 0.5) +
        b.flat(circle(236, 160, 24), '#C87A70', 0.5) +
        b.flat(circle(222, 40, 10), '#E0A890', 0.5),
    })
  const wing = b.form(
    'M150 236C110 214 84 176 70 108C64 84 52 66 30 56C40 110 24 160-10 206C-24 230-30 290-30 430H150Z',
    cloak,
    {
      depth: 36,
      rim: 5,
      inside: b.form('M146 250C108 226 88 186 76 132C72 176 52 226 44 430H150Z', lining, {
        depth: 26,
        rim: 0,
        inside: b.stroke('M84 190C84 240 80 300 84 350M106 222C110 262 110 310 114 430', '#4A0212', 5, 0.6),
      }),
    },
  )
  const shirt =
    b.form('M104 238C124 226 140 220 160 220C180 220 196 226 216 238L226 430H94Z', ['#FFFFFF', '#D8D0F0', '#8A7AB8'], {
      depth: 20,
      rim: 0,
    }) +
    b.form('M104 238L92 430H138L160 282L182 430H228L216 238L160 268Z', ['#C81E3A', '#6A0420', '#2A0210'], {
      depth: 16,
      rim: 2,
    }) +
    b.form('M160 226C148 240 146 262 160 290C174 262 172 240 160 226Z', ['#FFFFFF', '#E8E0FF', '#A898D0'], {
      depth: 8,
      rim: 2,
    }) +
    b.form(facet('160 224, 172 238, 160 254, 148 238'), ['#FFC0C0', '#E0122E', '#5A0412'], { depth: 5, rim: 2 })
  const collar = b.form('M160 262C120 240 84 190 66 112C98 130 118 168 132 208Z', lining, { depth: 14, rim: 5 })
  const head = b.form(
    blob('160 52, 200 64, 216 104, 210 148, 188 192, 160 214, 132 192, 110 148, 104 104, 120 64'),
    skin,
    { depth: 24, rim: 5, inside: b.soft(128, 164, 22, '#5A3A7A', 0.7) + b.soft(192, 164, 22, '#5A3A7A', 0.7) },
  )
  const mane = b.form(
    'M160 106C150 90 128 86 114 116C108 130 106 142 104 150C90 104 96 44 160 36C224 44 230 104 216 150C214 142 212 130 206 116C192 86 170 90 160 106Z',
    hair,
    {
      depth: 18,
      rim: 5,
      lit: 7,
      inside: b.stroke('M158 96C150 66 128 58 112 84M162 96C170 66 192 58 208 84', '#8A80C0', 3, 0.6),
    },
  )
  const eye =
    b.soft(134, 132, 26, '#3A0A3A', 0.7, 16) +
    b.flat('M114 130Q136 116 150 138Q130 144 114 130Z', '#FFF0F0') +
    b.flat(circle(136, 131, 7), b.ball(['#FFE06A', '#FF3A1E', '#6A0410'])) +
    b.flat(circle(136, 131, 2.8), '#0A0206') +
    b.flat(circle(134, 128, 2), '#fff') +
    b.form(leaf([106, 112], [154, 130], 6, -0.1), hair, { depth: 3, rim: 0, lit: 2 })
  const mouth =
    b.flat('M134 180Q160 190 190 174Q178 196 160 196Q142 196 134 180Z', '#4A0418') +
    b.flat('M142 183L150 186L146 202ZM178 182L170 186L175 201Z', '#FFFFFF') +
    b.stroke('M160 138C156 150 150 158 154 164C158 167 164 167 167 163', '#5A4484', 3)
  const glass =
    b.soft(262, 220, 40, '#FF3A4A', 0.5) +
    b.flat('M236 188C236 226 248 242 262 244C276 242 288 226 288 188Z', '#E8F0FF', 0.35) +
    b.flat(
      'M238 206C240 230 250 241 262 243C274 241 284 230 286 206Q262 216 238 206Z',
      b.fill(['#FF5A5A', '#A80620', '#3A0210'], 90),
    ) +
    b.stroke('M236 188C236 226 248 242 262 244C276 242 288 226 288 188Z', '#FFFFFF', 2.4, 0.8) +
    b.stroke('M262 244V296M242 298H282', '#E8F0FF', 4, 0.9) +
    b.flat(leaf([244, 196], [250, 228], 4), '#fff', 0.7)
  const hand =
    b.form(limb('330 320 30, 296 296 22, 270 284 15'), cloak, { depth: 12, rim: 4 }) +
    ['292 272 9, 264 262 8, 248 266 5', '296 284 9, 264 276 8, 246 280 5', '296 296 9, 266 290 8, 250 294 5']
      .map((d) => b.form(limb(d), skin, { depth: 8, rim: 2, lit: 4 }))
      .join('')
  return b.done(
    moon +
      bat(52, 20, 0.8) +
      bat(268, 40, 1) +
      bat(20, 92, 0.5) +
      mirror(wing) +
      shirt +
      mirror(collar) +
      head +
      mirror(b.form(leaf([110, 150], [88, 116], 10), skin, { depth: 6, rim: 2 })) +
      mane +
      mirror(eye) +
      mouth +
      glass +
      hand,
  )
}

/** A silverback, chest and fists, with the forest in its fur. */
export function silverback(k: string): string {
  const b = new Brush(k, { shade: '#04140E', rim: '#D8FF6A', key: '#F0FFE0' })
  const r = seedFrom('gorilla')
  const fur: Ramp = ['#8A9AB0', '#4A5468', '#1E2638', '#0A0E1A']
  const hide: Ramp = ['#A89AA8', '#5A4E60', '#221C2C']
  let hair = ''
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r.between(-10, 330), r.between(20, 330)]
    hair += leaf([x, y], [x + (x - 160) * 0.06, y + r.between(12, 26)], 1.8)
  }
  const back = b.form(
    shaggy('-30 430, -24 236, 20 160, 90 116, 160 104, 230 116, 300 160, 344 236, 350 430', 20, r),
    fur,
    { depth: 60, rim: 7, inside: b.flat(hair, '#C8D8E8', 0.3) },
  )
  const chest = b.form(blob('84 430, 78 270, 112 232, 160 248, 208 232, 242 270, 236 430'), hide, {
    depth: 26,
    rim: 0,
    lit: 8,
    inside: b.stroke('M160 248V350M92 304Q126 326 158 306M228 304Q194 326 162 306', '#221C2C', 5, 0.6),
  })
  const crown = b.form(
    shaggy('160 -24, 208 2, 238 60, 250 130, 226 190, 160 214, 94 190, 70 130, 82 60, 112 2', 15, r),
    fur,
    { depth: 40, rim: 6, lit: 9, inside: b.flat(hair, '#C8D8E8', 0.35) },
  )
  const face = b.form(
    blob(
      '160 76, 196 68, 226 92, 218 128, 212 166, 226 196, 196 224, 160 230, 124 224, 94 196, 108 166, 102 128, 94 92, 124 68',
    ),
    hide,
    {
      depth: 24,
      rim: 3,
      lit: 7,
      inside: b.stroke('M112 156C122 168 126 178 122 190M208 156C198 168 194 178 198 190', '#221C2C', 4, 0.6),
    },
  )
  const brow = b.form(
    blob('96 92, 128 74, 160 88, 192 74, 224 92, 216 116, 184 110, 160 116, 136 110, 104 116'),
    hide,
    { depth: 12, rim: 2, lit: 7 },
  )
  const eye = b.eye(130, 124, 11, ['#FFD86A', '#C8781A', '#3A1A04'], { look: 0.3, tilt: 6 })
  const nose =
    b.form(
      blob('126 160, 146 140, 160 138, 174 140, 194 160, 184 180, 160 178, 136 180'),
      ['#6A5E70', '#2A2232', '#0E0A14'],
      { depth: 10, rim: 2, lit: 6 },
    ) + mirror(b.flat(blob('134 164, 148 156, 154 166, 144 174'), '#060408'))
  const mouth =
    b.flat(
      'M112 204C130 190 190 190 208 204C204 226 184 236 160 236C136 236 116 226 112 204Z',
      b.fill(['#6A0A1E', '#2A020A'], 90),
    ) +
    b.flat('M122 202C140 196 180 196 198 202L196 210H124Z', '#FFF6E0') +
    mirror(b.form('M122 200L138 198L132 224Z', ['#FFFFFF', '#F2E6C8', '#B89A7A'], { depth: 4, rim: 1.5, lit: 2 })) +
    b.form(blob('134 232, 160 220, 186 232, 160 240'), ['#FF9A9A', '#C83A4A'], { depth: 6, rim: 0, lit: 3 }) +
    b.stroke('M104 200C130 182 190 182 216 200', '#221C2C', 5, 0.8)
  const ear = b.form(circle(74, 112, 18, 24), hide, { depth: 10, rim: 4 })
  const fist =
    b.form(shaggy('-36 430, -30 270, 6 236, 58 244, 74 290, 60 430', 12, r), fur, { depth: 26, rim: 4 }) +
    [0, 1, 2, 3]
      .map((i) =>
        b.form(
          blob([
            [4 + i * 22, 262 + i * 6],
            [24 + i * 22, 262 + i * 6],
            [26 + i * 22, 306 + i * 4],
            [4 + i * 22, 310 + i * 4],
          ]),
          hide,
          { depth: 10, rim: 2, lit: 5 },
        ),
      )
      .join('')
  const frond = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${Array.from({ length: 9 }, (_, i) => b.form(leaf([i * 16, 0], polar(i * 16, 0, 58 - i * 4, i % 2 ? 62 : -62), 8), ['#D8FF7A', '#3AA83A', '#064A2A'], { depth: 5, rim: 1.5, lit: 2 })).join('')}${b.stroke('M0 0H150', '#C8F06A', 4)}</g>`
  return b.done(
    `${b.soft(160, 120, 190, '#C8FF5A', 0.4) + back + chest + ear}<g transform="translate(320 0) scale(-1 1)">${ear}</g>${crown}${face}${mirror(eye)}${brow}${nose}${mouth}${mirror(fist)}${frond(-34, 60, 24)}${frond(354, 40, 152)}`,
  )
}
