import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, circle, facet, leaf, limb, line, mirror, polar, shaggy } from './line.ts'

/** A captain who has seen worse: tricorne, patch, a beard with embers in it, a parrot's feather. */
export function captain(k: string): string {
  const b = new Brush(k, { shade: '#0E0A2A', rim: '#FFC27A', key: '#E8F4FF' })
  const r = seedFrom('captain')
  const skin: Ramp = ['#FFD0A0', '#D8885A', '#7A3A2A']
  const beard: Ramp = ['#6A5A70', '#33283E', '#120C1C']
  const cloth: Ramp = ['#3A5AB0', '#1A2A6A', '#0A1036', '#060820']
  const hat = b.form(
    'M-6 92C20 52 56 62 84 34C106 8 132-10 160-10C188-10 214 8 236 34C264 62 300 52 326 92C286 84 250 96 226 116C190 96 130 96 94 116C70 96 34 84-6 92Z',
    cloth,
    {
      depth: 26,
      rim: 6,
      lit: 9,
      inside: b.stroke('M-6 92C34 84 70 96 94 116C130 96 190 96 226 116C250 96 286 84 326 92', '#FFC24A', 9),
    },
  )
  const skull =
    b.form(circle(160, 44, 23, 22), ['#FFFFFF', '#E8DCC8', '#A08A8A'], { depth: 10, rim: 2, lit: 4 }) +
    b.form(blob('148 58, 172 58, 170 76, 150 76'), ['#FFFFFF', '#E8DCC8', '#A08A8A'], { depth: 5, rim: 1, lit: 2 }) +
    mirror(b.flat(circle(151, 46, 6.5), '#14081E')) +
    b.flat(facet('160 54, 164 62, 156 62'), '#14081E') +
    b.stroke('M156 68V75M164 68V75', '#14081E', 2.4)
  const plume = ['#FF5A6A', '#FFB02A', '#2FC8A8']
    .map((color, i) =>
      b.form(
        limb([
          [232, 60 + i * 5, 6],
          [276 + i * 8, 16 + i * 16, 15],
          [318 + i * 7, -12 + i * 26, 13],
          [346 + i * 2, 8 + i * 30, 1],
        ]),
        [color, color, '#3A0A3A'],
        {
          depth: 10,
          rim: 3,
          lit: 4,
          inside: b.stroke(`M232 ${60 + i * 5}Q290 ${i * 20} 346 ${8 + i * 30}`, '#fff', 1.6, 0.7),
        },
      ),
    )
    .join('')
  const coat =
    b.form(
      'M-20 430C-6 270 60 236 116 226L160 280L204 226C260 236 326 270 340 430Z',
      ['#FF6A5A', '#B0122E', '#4A041C'],
      {
        depth: 36,
        rim: 6,
        inside: b.stroke('M116 226C96 260 88 310 90 350M204 226C224 260 232 310 230 430', '#FFC24A', 9),
      },
    ) + [286, 322].map((y) => mirror(b.flat(circle(72, y, 9), b.ball(['#FFFBE0', '#FFC23A', '#7A3E06'])))).join('')
  const mane = b.form(shaggy('66 112, 90 104, 230 104, 254 112, 268 190, 240 230, 80 230, 52 190', 14, r), beard, {
    depth: 26,
    rim: 4,
  })
  const face = b.form(blob('92 108, 160 96, 228 108, 232 164, 206 204, 160 218, 114 204, 88 164'), skin, {
    depth: 26,
    rim: 4,
    inside:
      b.soft(160, 104, 100, '#1A0820', 0.8, 26) +
      b.soft(116, 176, 24, '#FF4A3A', 0.45) +
      b.soft(204, 176, 24, '#FF4A3A', 0.45),
  })
  const patch =
    b.stroke('M86 104C140 116 200 136 236 164', '#14081E', 7) +
    b.form(
      'M172 124C190 118 214 124 218 140C218 160 206 168 194 168C180 166 170 146 172 124Z',
      ['#4A3A5A', '#1A1026', '#08040E'],
      { depth: 8, rim: 3 },
    )
  const eye =
    b.eye(126, 142, 14, ['#BFF7FF', '#2AA8E0', '#06305A'], { look: 0.35, tilt: 8 }) +
    b.form(leaf([90, 118], [154, 132], 10, -0.12), beard, { depth: 5, rim: 0, lit: 3 })
  const nose = b.form(
    blob('150 134, 160 128, 172 136, 186 176, 176 190, 160 192, 144 188, 138 174'),
    ['#FFC090', '#E07A5A', '#8A3A2E'],
    { depth: 12, rim: 3, lit: 6 },
  )
  let strands = ''
  for (let i = 0; i < 50; i++) {
    const x = r.between(84, 236)
    strands += leaf(
      [x, r.between(190, 230)],
      [160 + (x - 160) * r.between(0.5, 1), r.between(250, 320)],
      2.6,
      r.between(-0.16, 0.16),
    )
  }
  const chin = b.form(
    shaggy('80 170, 108 206, 160 214, 212 206, 240 170, 250 240, 218 304, 160 340, 102 304, 70 240', 22, r),
    beard,
    { depth: 40, rim: 5, inside: b.flat(strands, '#B0A0C0', 0.35) },
  )
  const grin =
    b.flat('M124 212C146 222 178 222 200 206C198 226 180 236 160 236C142 236 128 228 124 212Z', '#3A0612') +
    b.flat('M130 215C148 222 176 222 194 212L190 221C174 229 148 229 134 223Z', '#FFF6E0') +
    b.flat('M164 220h10v9h-10z', b.fill(GOLD))
  const moustache = b.form(
    'M160 194C130 186 96 196 70 178C76 212 118 224 160 208C202 224 244 212 250 178C224 196 190 186 160 194Z',
    beard,
    { depth: 10, rim: 4, lit: 6 },
  )
  const ring = b.stroke(circle(72, 202, 11), '#FFC24A', 5)
  let embers = ''
  for (let i = 0; i < 16; i++) {
    const [x, y] = [r.between(60, 260), r.between(210, 320)]
    embers += b.soft(x, y, 9, '#FF9A3A', 0.9) + b.flat(circle(x, y, 2), '#FFF3A0')
  }
  return b.done(
    b.soft(160, 120, 190, '#FFB06A', 0.4) +
      coat +
      mane +
      plume +
      face +
      patch +
      eye +
      nose +
      chin +
      grin +
      moustache +
      embers +
      ring +
      hat +
      skull,
  )
}

/** A penguin on the run with the goods: mask, sack of coins, a glance over the shoulder. */
export function heist(k: string): string {
  const b = new Brush(k, { shade: '#0A1450', rim: '#9AF0FF', key: '#FFFFFF' })
  const coat: Ramp = ['#6A8AE0', '#2A3A9A', '#10144E', '#060828']
  const white: Ramp = ['#FFFFFF', '#F2F6FF', '#B8C8F0']
  const beak: Ramp = ['#FFE27A', '#FF9A1A', '#C8480A']
  const coin = (x: number, y: number, size: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.form(circle(x, y, size, size * 0.9), GOLD, { depth: 8, rim: 3, lit: 4, inside: b.stroke(circle(x, y, size * 0.7, size * 0.62), '#8A4A06', 2.4, 0.7) + b.flat(facet(Array.from({ length: 10 }, (_, i) => polar(x, y, size * (i % 2 ? 0.2 : 0.48), i * 36 - 90))), '#8A4A06', 0.75) })}</g>`
  const sack =
    b.form(
      blob('196 110, 236 96, 290 112, 338 176, 336 248, 280 282, 214 262, 186 190'),
      ['#F2D0A0', '#B8824A', '#5A3418'],
      {
        depth: 40,
        rim: 6,
        inside: b.stroke('M224 110C216 150 220 200 240 240M262 106C276 140 286 190 280 240', '#6A3E1E', 4, 0.5),
      },
    ) +
    b.form(
      blob('200 104, 224 60, 246 76, 268 56, 280 84, 296 80, 286 114, 240 118'),
      ['#F2D0A0', '#B8824A', '#5A3418'],
      { depth: 14, rim: 4 },
    ) +
    b.form(limb('194 108 8, 240 116 10, 292 112 8'), ['#FF7A7A', '#C8122E', '#5A0418'], { depth: 6, rim: 2 }) +
    coin(268, 186, 38, -10)
  const flipper = (d: string) => b.form(limb(d), coat, { depth: 18, rim: 5, lit: 6 })
  const body = b.form(
    blob('160 20, 214 44, 234 106, 244 190, 232 270, 186 318, 120 318, 78 270, 72 190, 84 106, 106 44'),
    coat,
    { depth: 50, rim: 7, lit: 11 },
  )
  const belly = b.form(blob('150 130, 194 146, 214 204, 200 272, 152 306, 108 276, 94 208, 110 148'), white, {
    depth: 34,
    rim: 0,
    lit: 10,
  })
  const face = b.form(
    blob('152 132, 128 140, 100 122, 96 88, 120 66, 150 82, 182 64, 212 88, 208 124, 180 142'),
    white,
    { depth: 16, rim: 0, lit: 6 },
  )
  const mask =
    b.form(
      blob('84 78, 116 66, 152 78, 190 64, 228 76, 226 108, 198 124, 156 108, 114 124, 86 110'),
      ['#4A4A6A', '#16142A', '#06040E'],
      { depth: 10, rim: 3 },
    ) +
    b.form(
      'M222 78C250 66 270 70 288 54C282 82 262 92 238 94C258 100 270 112 276 128C248 122 232 110 222 100Z',
      ['#4A4A6A', '#16142A', '#06040E'],
      { depth: 8, rim: 3 },
    )
  const eyes =
    b.eye(120, 94, 14, ['#8AD0FF', '#1E6AC8', '#061E4A'], { look: 0.8 }) +
    b.eye(188, 92, 14, ['#8AD0FF', '#1E6AC8', '#061E4A'], { look: 0.8 })
  const bill =
    b.form(
      'M118 122C134 106 166 104 186 118C194 130 186 138 168 142C150 150 126 146 112 136C108 130 112 126 118 122Z',
      beak,
      { depth: 12, rim: 3, lit: 6 },
    ) + b.stroke(line('114 132, 140 138, 168 134, 186 124'), '#8A2E06', 3.4, 0.8)
  const cap =
    b.form('M84 60C84 14 118-16 158-18C202-18 232 12 234 58C190 40 130 42 84 60Z', ['#FF7A8A', '#C8182E', '#4A041C'], {
      depth: 24,
      rim: 6,
      lit: 8,
      inside: b.stroke('M96 34C130 18 188 16 222 32', '#FFFFFF', 13, 0.9),
    }) +
    b.form('M78 66C76 54 84 48 96 46C140 34 184 34 222 44C236 48 242 54 240 64C190 46 130 50 78 66Z', white, {
      depth: 8,
      rim: 3,
    }) +
    b.form(
      shaggy(
        Array.from({ length: 10 }, (_, i) => polar(158, -24, 20, i * 36)),
        9,
        seedFrom('bobble'),
      ),
      white,
      { depth: 12, rim: 3 },
    )
  const foot = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 322)">${b.form(`M${x - 36} 334C${x - 30} 308 ${x + 12} 304 ${x + 26} 320C${x + 40} 322 ${x + 42} 334 ${x + 34} 338Z`, beak, { depth: 10, rim: 3 })}${b.stroke(`M${x - 14} 332L${x - 8} 320M${x + 8} 334L${x + 10} 322`, '#8A2E06', 3, 0.7)}</g>`
  const scarf =
    b.form(limb('88 146 14, 150 164 17, 226 142 14'), ['#FFD84A', '#F08A0A', '#8A3A04'], {
      depth: 10,
      rim: 3,
      inside: b.stroke('M104 138L98 168M130 146L126 180M158 148L160 184M186 146L194 178M210 140L220 166', '#C8182E', 7),
    }) +
    b.form('M94 150C76 176 52 186 30 188L44 204L34 222C66 218 96 196 112 164Z', ['#FFD84A', '#F08A0A', '#8A3A04'], {
      depth: 10,
      rim: 3,
    })
  return b.done(
    sack +
      foot(116, -4) +
      foot(206, 6) +
      body +
      belly +
      face +
      mask +
      eyes +
      bill +
      cap +
      scarf +
      flipper('92 178 20, 58 214 22, 34 262 16, 30 290 6') +
      flipper('226 168 20, 252 142 20, 258 110 17, 240 98 11') +
      coin(54, 60, 22, 18) +
      coin(300, 22, 17, -20) +
      coin(24, 128, 14, 30),
  )
}
