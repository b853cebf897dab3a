import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, circle, leaf, limb, mirror, polar, shaggy } from './line.ts'

/** A unicorn in the wind: mane in five colours of evening, the horn alight. */
export function unicorn(k: string): string {
  const b = new Brush(k, { shade: '#2A0E6A', rim: '#FFC8F0', key: '#FFFFFF' })
  const coat: Ramp = ['#FFFFFF', '#F4E8FF', '#C0A0F0', '#6A4AC0']
  const lock = (joints: string, ramp: Ramp) => b.form(limb(joints), ramp, { depth: 14, rim: 3, lit: 5 })
  const rose: Ramp = ['#FFD0E8', '#FF6AB0', '#A81E8A']
  const gold: Ramp = ['#FFF6C0', '#FFB84A', '#D8583A']
  const mint: Ramp = ['#E0FFF0', '#4AE0B0', '#0A7A8A']
  const sky: Ramp = ['#D8F4FF', '#5AA8FF', '#2A2AB8']
  const plum: Ramp = ['#F0D8FF', '#A86AFF', '#4A1AA8']
  const back =
    lock('196 62 14, 252 60 26, 300 96 26, 336 80 12, 360 96 1', rose) +
    lock('214 96 16, 268 112 28, 312 162 26, 350 160 12, 372 186 1', gold) +
    lock('222 140 16, 262 176 30, 288 236 30, 336 250 14, 356 288 1', mint) +
    lock('216 180 16, 248 232 30, 254 292 30, 300 330 16, 312 372 2', sky)
  const neck = b.form(
    'M170 120C226 90 262 152 264 226C266 290 296 340 320 430H96C110 370 152 330 156 276C158 236 140 214 118 200Z',
    coat,
    { depth: 46, rim: 6, lit: 9 },
  )
  const head = b.form(
    'M92 76C112 46 160 36 194 58C224 78 226 126 202 160C182 186 150 190 128 204C104 222 84 250 56 250C28 250 12 228 18 204C24 182 46 166 58 142C70 118 76 98 92 76Z',
    coat,
    { depth: 34, rim: 5, lit: 10, inside: b.soft(140, 176, 30, '#FF8AC8', 0.6) + b.soft(44, 226, 40, '#FFB0C8', 0.75) },
  )
  const nose =
    b.flat(leaf([30, 206], [50, 200], 6), '#4A1A6A') + b.stroke('M26 232C38 240 54 238 66 226', '#6A3A9A', 4, 0.8)
  const eye =
    b.soft(124, 118, 28, '#5A2AA0', 0.5, 20) +
    b.flat('M100 124C108 98 142 96 150 120C140 138 112 140 100 124Z', '#1A0A3A') +
    b.flat(circle(126, 118, 14), b.ball(['#E0D0FF', '#8A4AF0', '#2A0A7A'])) +
    b.flat(circle(126, 119, 7), '#0E0420') +
    b.flat(circle(120, 111, 5), '#fff') +
    b.flat(circle(132, 126, 2.6), '#fff') +
    b.stroke('M98 124C108 96 142 94 152 120M100 118L88 112M106 108L96 98M116 101L110 89', '#1A0A3A', 4)
  const ear = b.form('M176 58C172 24 188-4 214-18C224 12 218 46 206 72Z', coat, {
    depth: 14,
    rim: 4,
    inside: b.flat('M186 54C186 28 196 8 210-4C214 20 210 44 202 62Z', b.fill(['#FFB0D8', '#C85AA8'], 90)),
  })
  const horn =
    b.soft(96, -16, 90, '#FFF3B0', 0.9) +
    b.form('M108 66L72-84L142 52Z', GOLD, {
      depth: 10,
      rim: 4,
      lit: 4,
      inside: b.stroke('M96 60L140 40M92 36L132 18M86 12L122-4M82-12L110-26M78-36L98-48', '#8A4A06', 4, 0.7),
    }) +
    b.soft(74, -78, 34, '#FFFFFF')
  const fore =
    lock('168 44 12, 150 66 20, 168 96 19, 196 118 9, 190 146 1', plum) +
    lock('182 42 14, 196 76 24, 236 98 22, 250 142 14, 238 190 2', rose) +
    lock('196 60 12, 232 84 20, 262 132 22, 262 196 16, 284 246 2', plum) +
    lock('210 96 12, 236 146 22, 232 206 22, 248 268 14, 236 318 2', gold)
  const r = seedFrom('unicorn')
  let sparks = ''
  for (let i = 0; i < 16; i++) {
    const [x, y, size] = [r.between(-10, 330), r.between(-50, 300), r.between(5, 13)]
    sparks +=
      b.soft(x, y, size, '#FFF3D0', 0.9) +
      b.flat(leaf([x - size, y], [x + size, y], size * 0.14) + leaf([x, y - size], [x, y + size], size * 0.14), '#fff')
  }
  const all = b.soft(150, 130, 200, '#FFD0F8', 0.5) + back + neck + ear + head + nose + eye + horn + fore + sparks
  return b.done(`<g transform="translate(166 196) scale(.86) translate(-166 -160)">${all}</g>`)
}

/** A panda at tea under the bamboo. */
export function teaPanda(k: string): string {
  const b = new Brush(k, { shade: '#0E2A2E', rim: '#D8FF9A', key: '#FFFFFF' })
  const r = seedFrom('panda')
  const white: Ramp = ['#FFFFFF', '#F6FAF0', '#C0D0C8', '#7A9098']
  const black: Ramp = ['#6A6A80', '#2C2C3C', '#0E0E18']
  const stalk = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 160)">${[-90, -10, 70, 150, 230, 310].map((y) => b.form(`M${x - 12} ${y}C${x - 9} ${y + 20} ${x - 9} ${y + 56} ${x - 12} ${y + 76}H${x + 12}C${x + 9} ${y + 56} ${x + 9} ${y + 20} ${x + 12} ${y}Z`, ['#E0FF9A', '#6AC83A', '#1A6A2A'], { depth: 8, rim: 2, lit: 4, turn: 0 })).join('')}${[
      [-30, -30],
      [60, 200],
      [140, -20],
      [20, 215],
    ]
      .map(([y = 0, way = 0]) =>
        b.form(leaf([x, y], polar(x, y, 70, way), 10, 0.1), ['#E0FF9A', '#4AB83A', '#0A5A2A'], {
          depth: 6,
          rim: 2,
          lit: 2,
        }),
      )
      .join('')}</g>`
  const ear = b.form(shaggy('50 72, 40 26, 70 2, 106 18, 112 60', 8, r), black, {
    depth: 16,
    rim: 4,
    inside: b.soft(76, 44, 24, '#6A5A70', 0.8),
  })
  const body =
    b.form(shaggy('48 430, 40 300, 80 232, 160 214, 240 232, 280 300, 272 430', 14, r), white, { depth: 46, rim: 6 }) +
    b.form(shaggy('30 290, 66 226, 160 208, 254 226, 290 290, 240 272, 160 262, 80 272', 10, r), black, {
      depth: 24,
      rim: 4,
    })
  const head = b.form(
    shaggy('160 20, 224 34, 270 86, 276 150, 240 206, 160 232, 80 206, 44 150, 50 86, 96 34', 13, r),
    white,
    {
      depth: 46,
      rim: 6,
      lit: 11,
      inside: b.soft(92, 176, 30, '#FF9AA8', 0.45) + b.soft(228, 176, 30, '#FF9AA8', 0.45),
    },
  )
  const patch = b.form(blob('132 96, 140 126, 122 154, 92 162, 76 144, 86 114, 110 92'), black, {
    depth: 12,
    rim: 0,
    lit: 4,
  })
  const eye =
    b.flat(circle(112, 126, 17), '#06060C') +
    b.flat(circle(112, 126, 14), b.ball(['#9A6A4A', '#4A2A1A', '#140A06'])) +
    b.flat(circle(112, 126, 7), '#06060C') +
    b.flat(circle(106, 119, 5.4), '#fff') +
    b.flat(circle(117, 132, 2.6), '#fff')
  const muzzle =
    b.form(blob('118 176, 140 156, 160 152, 180 156, 202 176, 192 204, 160 216, 128 204'), white, {
      depth: 14,
      rim: 2,
      lit: 6,
    }) +
    b.form(blob('138 160, 160 152, 182 160, 174 176, 160 182, 146 176'), ['#6A5A6A', '#1E1824', '#08060C'], {
      depth: 6,
      rim: 2,
      lit: 4,
    }) +
    b.stroke('M160 182V192M136 190C144 202 156 202 160 192C164 202 176 202 184 190', '#2A2030', 4)
  const cup =
    b.form('M98 252H222C224 300 202 336 160 338C118 336 96 300 98 252Z', ['#FFFFFF', '#D8F0F0', '#6AA8B8', '#1E5A7A'], {
      depth: 28,
      rim: 6,
      lit: 8,
      inside:
        b.stroke('M100 274C140 288 180 288 220 274', '#1E5AC8', 5, 0.9) +
        b.stroke('M120 304c10-12 20-12 30 0s20 12 30 0s16-10 24-4', '#1E5AC8', 4, 0.9),
    }) +
    b.form(circle(160, 252, 62, 15), ['#FFFFFF', '#C8E0E8', '#5A90A8'], { depth: 6, rim: 3 }) +
    b.form(circle(160, 254, 53, 11), ['#F2D86A', '#A8A02A', '#5A6A1A'], { depth: 6, rim: 0, lit: 3 }) +
    b.flat(leaf([140, 254], [166, 250], 4), '#2A7A2A')
  const paw =
    b.form(shaggy('52 320, 56 262, 86 244, 116 260, 124 300, 100 336', 9, r), black, { depth: 18, rim: 4 }) +
    [
      [92, 262],
      [106, 278],
      [110, 298],
    ]
      .map(([x = 0, y = 0]) => b.flat(circle(x, y, 6), '#8A6A7A', 0.8))
      .join('')
  const steam = ['136 236 1, 128 206 6, 142 176 7, 130 146 2', '186 238 1, 196 208 6, 182 184 6, 194 158 1']
    .map((d) => b.flat(limb(d), '#FFFFFF', 0.16))
    .join('')
  return b.done(
    stalk(16, 5) +
      stalk(306, -6) +
      b.soft(160, 130, 190, '#F2FFC8', 0.5) +
      body +
      mirror(ear) +
      head +
      mirror(patch + eye) +
      muzzle +
      cup +
      steam +
      mirror(paw),
  )
}
