import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lock } from './fur.ts'
import { along, blob, circle, facet, type Joints, leaf, line, polar } from './line.ts'

/** A raccoon climbs out of the sack with the takings: flat cap, gold tooth, a fan of banknotes, the best diamond. */
export function raccoon(k: string): string {
  const b = new Brush(k, { shade: '#120636', rim: '#FFC04A', key: '#F4FAFF' })
  const r = seedFrom('raccoon')
  const coat: Ramp = ['#D8DCF4', '#9A9AC8', '#56528E', '#221C50']
  const soot: readonly Ramp[] = [['#120A32', '#2E2460', '#5A4E98']]
  const slate: readonly Ramp[] = [['#3A3470', '#6A66A4', '#A8A8DC']]
  const silver: readonly Ramp[] = [
    ['#7A78B4', '#C4C6EC', '#F4F6FF'],
    ['#6E6CA8', '#B4B6E0', '#E6EAFF'],
  ]
  const snow: readonly Ramp[] = [['#B8B0DC', '#F4F2FF', '#FFFFFF']]
  /** A row of locks along a line, from its start to its end turning from one way to another. */
  const row = (
    where: Joints,
    each: number,
    [from, to]: readonly [number, number],
    [length, width]: readonly [number, number],
    ramps: readonly Ramp[],
    shade: string,
    curl: number,
    rim?: string,
  ) =>
    along(where, each)
      .map(({ x, y, share }) => {
        const style = {
          length: length * r.between(0.82, 1.18),
          width: width * r.between(0.88, 1.12),
          turn: from + (to - from) * share + r.between(-7, 7),
          curl: curl * r.between(0.6, 1.3),
          ramp: r.pick(ramps),
          shade,
        }
        return lock(b, x, y, rim ? { ...style, rim } : style)
      })
      .join('')

  // The tail stands up behind him, drawn from its tip so that every lock covers the root of the next.
  const curve = '310 270 36, 330 204 42, 318 126 48, 318 56 46, 288 -4 24'
  const tail =
    b.soft(320, 60, 120, '#2AC8B8', 0.8, 160) +
    b.stroke(line('240 350, 300 282, 330 200, 318 116, 316 50, 290 10'), '#3A3470', 70) +
    along(curve, 3)
      .reverse()
      .map(({ x, y, radius, tx, ty }, i) => {
        const dark = i < 3 || (i > 5 && i < 9)
        const way = (Math.atan2(ty, tx) * 180) / Math.PI
        return [-0.9, 0.9, -0.35, 0.3]
          .map((off) =>
            lock(b, x - ty * radius * off, y + tx * radius * off, {
              length: (i < 2 ? 34 : 42) * r.between(0.85, 1.15),
              width: i < 2 ? 16 : 21,
              turn: way + off * 36,
              curl: off < 0 ? 0.3 : -0.3,
              ramp: (dark ? soot[0] : r.pick(silver)) as Ramp,
              shade: dark ? '#080420' : '#4A4486',
              ...(off > 0.8 ? { rim: '#FFC04A' } : {}),
            }),
          )
          .join('')
      })
      .join('')

  const ear = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.form(
      'M-30 26C-42 0 -34 -34 -8 -46C4 -50 16 -42 24 -28C36 -6 34 14 28 28C14 40 -18 40 -30 26Z',
      ['#FFFFFF', '#D8DCF4', '#8A88C0'],
      {
        depth: 14,
        rim: 4,
        lit: 5,
        inside:
          b.flat('M-20 36C-32 6 -24 -22 -6 -34C10 -34 26 -6 20 36Z', b.fill(['#120A30', '#3A2A62', '#8A5A8A'], 90)) +
          [-16, -4, 10, 20]
            .map((off) => b.flat(leaf([off * 1.2, 40], [off * 0.6 - 2, -14 + Math.abs(off)], 5), '#E8EAFF'))
            .join(''),
      },
    )}</g>`

  const tweed: Ramp = ['#FF8A7A', '#E0304A', '#9A0E4A', '#4A0638']
  const dome = 'M70 92C18 74 22 4 92 -30C172 -66 270 -50 300 -4C316 24 304 62 268 88C220 60 130 58 70 92Z'
  const check = [
    'M40 10C110 -20 200 -20 300 20',
    'M40 40C110 8 210 6 300 50',
    'M50 70C120 34 220 34 290 80',
    'M60 -20C120 -46 210 -50 290 -6',
    'M86 90C70 50 78 0 120 -50',
    'M122 80C112 40 120 -10 150 -60',
    'M162 74C160 40 168 -10 190 -60',
    'M204 76C208 40 216 0 226 -50',
    'M242 84C250 50 256 20 256 -40',
  ].join('')
  const cap =
    b.form(dome, tweed, {
      depth: 34,
      rim: 7,
      lit: 11,
      inside:
        b.stroke(check, '#6A0640', 9, 0.35) +
        b.stroke(check, '#FFC24A', 1.8, 0.75) +
        b.stroke('M172 -56C130 -30 96 20 92 84M176 -56C216 -24 240 20 246 84', '#4A0638', 3, 0.7) +
        b.soft(108, 0, 60, '#FFE0C0', 0.4, 44) +
        b.soft(170, 84, 120, '#3A0430', 0.75, 30),
    }) +
    b.form(circle(172, -54, 11, 8), tweed, { depth: 5, rim: 2, lit: 3 }) +
    b.flat('M60 108C66 86 110 74 158 74C200 74 236 82 256 98L246 112C210 96 110 98 66 124Z', '#0E0428', 0.55) +
    b.form(
      'M44 98C36 72 92 46 158 48C204 50 246 64 262 84C266 94 260 98 250 94C214 80 180 80 150 84C112 88 82 98 62 112C52 114 46 108 44 98Z',
      tweed,
      {
        depth: 14,
        rim: 3,
        lit: 7,
        inside: b.stroke('M50 100C52 80 96 58 158 60C200 62 236 72 258 90', '#FFC24A', 2, 0.8),
      },
    )

  const left: Joints = '92 84 0, 66 124 0, 70 168 0, 104 208 0'
  const right: Joints = '242 80 0, 266 122 0, 260 166 0, 222 208 0'
  const cheeks =
    row(left, 3, [206, 116], [62, 24], slate, '#120A38', 0.3) +
    row(right, 3, [-28, 66], [68, 25], slate, '#120A38', -0.3, '#FFC04A') +
    row(left, 4, [200, 104], [44, 16], silver, '#2A2462', 0.3) +
    row(right, 4, [-22, 76], [48, 17], silver, '#2A2462', -0.3) +
    row('60 156 0, 76 184 0, 110 212 0', 3, [178, 100], [48, 14], snow, '#5A5498', 0.3) +
    row('266 150 0, 254 182 0, 218 212 0', 3, [0, 80], [52, 15], snow, '#5A5498', -0.3)
  const skull = b.form(
    blob('160 56, 214 64, 250 94, 266 132, 252 176, 214 208, 160 222, 112 208, 76 176, 62 134, 78 96, 108 64'),
    coat,
    { depth: 0, rim: 0, lit: 0, inside: b.soft(162, 200, 90, '#F4F6FF', 0.9, 44) },
  )
  // The mask: ink about the eyes, drawn out into points of fur at the cheeks.
  const ink = b.fill(['#3A3070', '#1C1244', '#0C0628'], 80)
  const mask =
    row('86 128 0, 76 148 0, 88 164 0', 2, [196, 158], [46, 12], soot, '#080420', 0.24) +
    row('242 124 0, 254 146 0, 240 164 0', 2, [-12, 26], [50, 13], soot, '#080420', -0.24) +
    b.flat('M156 118C146 94 116 86 92 100C70 112 58 136 52 160C72 166 96 174 120 170C142 166 156 146 156 118Z', ink) +
    b.flat(
      'M168 118C176 90 212 80 238 94C262 108 270 132 278 156C256 164 232 174 208 170C184 166 168 146 168 118Z',
      ink,
    )
  const brows =
    row('74 106 0, 98 92 0, 126 94 0, 150 116 0', 3, [190, 240], [44, 12], snow, '#3A3470', 0.3) +
    row('262 96 0, 232 76 0, 198 80 0, 171 112 0', 3, [-16, -66], [46, 13], snow, '#3A3470', -0.3)
  const stripe =
    row('144 84 0, 160 78 0, 176 84 0', 2, [86, 94], [44, 9], slate, '#1A1448', 0.1) +
    row('152 96 0, 160 92 0, 168 96 0', 2, [86, 94], [46, 7], soot, '#080420', 0.1)
  const eye = (d: string, x: number, y: number, size: number) =>
    b.soft(x, y, size * 2.2, '#04020E', 0.9, size * 1.6) +
    b.form(d, ['#FFFFFF', '#FFFBEA', '#C8B8D8'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#F0FFB0', '#9AF04A', '#1EAA5A', '#04483A'])) +
        b.stroke(circle(x, y, size - 1), '#02281E', 2.6) +
        b.flat(circle(x, y, size * 0.46), '#06020E') +
        b.soft(x + size * 0.3, y + size * 0.5, size * 0.6, '#F6FFC0', 0.7, size * 0.4) +
        b.stroke(d, '#06020E', 5) +
        b.soft(x, y - size * 1.1, size * 1.7, '#140836', 0.75, size * 0.6),
    }) +
    b.stroke(d, '#06020E', 3.4) +
    b.flat(circle(x - size * 0.36, y - size * 0.34, size * 0.3), '#fff') +
    b.flat(circle(x + size * 0.38, y + size * 0.38, size * 0.14), '#fff', 0.9)
  const lid = (d: string, edge: string) =>
    b.form(d, ['#6A60A8', '#3A2E70', '#1A1044'], { depth: 6, rim: 0, lit: 5 }) + b.stroke(edge, '#06020E', 4.5)
  const eyes =
    eye('M84 138C88 118 110 110 126 122C136 132 138 140 136 148C118 156 94 156 84 138Z', 113, 135, 17) +
    lid(
      'M80 136C84 112 110 104 128 116C138 124 140 132 139 140C120 128 98 128 80 136Z',
      'M80 136C98 127 120 128 139 141',
    ) +
    eye('M182 134C188 104 224 94 246 122C242 148 206 160 182 134Z', 213, 127, 22) +
    lid('M180 128C188 96 226 88 248 118C228 104 200 106 180 128Z', 'M180 130C200 105 228 104 248 119')

  const chin =
    row('120 222 0, 160 232 0, 204 218 0', 3, [112, 72], [40, 13], snow, '#4A4486', 0.2) +
    b.form('M94 190C98 222 130 244 168 244C208 242 240 206 244 172Z', ['#FFFFFF', '#D8DAF4', '#8A86C0'], {
      depth: 14,
      rim: 0,
      lit: 5,
    })
  const grin = 'M92 184C110 198 136 204 156 198C188 202 224 186 250 154C256 190 222 230 166 232C126 232 98 214 92 184Z'
  const mouth =
    b.form(grin, ['#FFFFFF', '#FFFBEE', '#D8C8C8'], {
      depth: 9,
      rim: 0,
      lit: 0,
      inside:
        b.soft(160, 196, 80, '#4A0A3A', 0.5, 14) +
        b.form('M185 190L212 178L216 202L202 212L187 211Z', ['#FFFBC8', '#FFC82A', '#C8780A'], {
          depth: 4,
          rim: 0,
          lit: 3,
        }) +
        b.stroke(
          'M94 200L108 209L122 208L138 216L154 212L170 217L186 211L202 212L216 202L230 196L248 172',
          '#3A0A3A',
          3.6,
        ) +
        b.stroke(
          'M108 196V208M122 200V209M138 202V215M154 200V212M170 200V217M185 196L187 211M212 184L216 202M228 174L231 196M240 164L243 180M116 210L118 224M130 213L131 229M146 215V232M162 216V232M178 216L179 232M194 213L197 228M209 209L213 222M224 200L229 210',
          '#3A0A3A',
          2.6,
          0.75,
        ),
    }) + b.stroke(grin, '#14062E', 4.6)
  const twinkle = (x: number, y: number, size: number) =>
    b.soft(x, y, size * 1.2, '#FFF0A0', 0.9) +
    b.flat(
      leaf([x - size, y], [x + size, y], size * 0.14) + leaf([x, y - size * 1.2], [x, y + size * 1.2], size * 0.14),
      '#fff',
    )
  const smirk =
    b.stroke('M246 142C258 144 264 152 260 164', '#14062E', 4.5) +
    b.stroke('M96 178C88 178 84 184 87 191', '#14062E', 4)
  const muzzle =
    b.form(
      'M160 132C186 141 206 164 208 183C204 204 112 204 108 182C112 160 136 140 160 132Z',
      ['#FFFFFF', '#F4F2FF', '#B0A8D8'],
      {
        depth: 14,
        rim: 0,
        lit: 6,
        inside:
          b.flat(leaf([160, 110], [157, 178], 15), '#4A4486', 0.7) +
          [
            [122, 180],
            [132, 188],
            [136, 176],
            [184, 178],
            [194, 186],
            [178, 189],
          ]
            .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2.2), '#2A2260'))
            .join(''),
      },
    ) +
    b.stroke('M157 178V196', '#14062E', 4) +
    b.form(
      'M132 156C138 142 176 140 184 155C182 168 168 180 157 180C146 179 134 168 132 156Z',
      ['#8A86B0', '#2E2450', '#0A0420'],
      {
        depth: 8,
        rim: 2.4,
        lit: 5,
      },
    ) +
    b.flat(leaf([142, 166], [154, 170], 3.6, 0.14), '#04020E') +
    b.flat(leaf([175, 165], [163, 170], 3.6, -0.14), '#04020E') +
    b.flat(leaf([142, 153], [164, 149], 3.4), '#fff', 0.95)
  const whiskers = [
    'M122 180Q76 168 44 176',
    'M126 188Q84 192 58 210',
    'M192 180Q250 172 292 188',
    'M190 188Q240 196 272 218',
  ]
    .map((d) => b.stroke(d, '#fff', 2, 0.9))
    .join('')

  // Takings.
  const note = (lean: number, shade: number) => {
    const paper: Ramp = shade % 2 ? ['#C8FFC0', '#4AC86A', '#0E7A4A'] : ['#E6FFD0', '#6ADA7A', '#1A8A50']
    return `<g transform="rotate(${lean})">${b.form(
      'M-27 -10C-30 -50 -24 -100 -28 -140C-10 -148 12 -136 28 -142C26 -100 30 -50 27 -10Z',
      paper,
      {
        depth: 8,
        rim: 2,
        lit: 4,
        turn: 20,
        inside:
          b.stroke(
            'M-21 -14C-24 -50 -18 -100 -22 -133C-8 -139 10 -129 22 -134C20 -100 24 -50 21 -14',
            '#0A5A3A',
            2,
            0.8,
          ) +
          b.flat(circle(0, -78, 15, 22), '#0A6A42', 0.75) +
          b.stroke(circle(0, -78, 15, 22), '#E6FFD0', 1.8, 0.9) +
          b.flat(facet('0 -93, 5 -82, 0 -64, -5 -82'), '#FFF6A0') +
          b.flat(circle(-13, -122, 5) + circle(14, -121, 5), '#0A6A42', 0.8),
      },
    )}</g>`
  }
  const fan = `<g transform="translate(30 234) scale(.92)">${[-56, -36, -15, 6].map((lean, i) => note(lean, i)).join('')}</g>`
  const jersey: Ramp = ['#FFFFFF', '#E8E6FF', '#A8A4D8', '#5A5498']
  const bands = (list: readonly string[]) => list.map((d) => b.stroke(d, '#1A1048', 13)).join('')
  const paw: Ramp = ['#A8A0DC', '#5E549C', '#2E2466', '#120A38']
  const finger = (x: number, y: number, turn: number, length: number, size = 9) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 9})">` +
    b.flat(leaf([length - 8, 1], [length + 12, 3], 5, 0.14), b.fill(['#8A80B0', '#FFFFFF'], 0)) +
    b.form(
      `M-6 -8C4 -12 ${length - 12} -12 ${length - 4} -9C${length + 5} -6 ${length + 5} 6 ${length - 4} 9C${length - 12} 11 4 11 -6 8C-11 4 -11 -4 -6 -8Z`,
      paw,
      { depth: 7, rim: 1.6, lit: 4 },
    ) +
    '</g>'
  const noteArm =
    b.form('M12 246C6 290 22 330 40 350H104C76 320 66 286 60 246Z', jersey, {
      depth: 16,
      rim: 3,
      lit: 6,
      inside: bands(['M0 272Q36 262 70 276', 'M4 300Q44 286 84 300', 'M16 330Q56 314 110 326']),
    }) +
    b.form('M14 222C34 208 58 214 62 240C60 264 24 270 12 252C8 240 8 230 14 222Z', paw, {
      depth: 12,
      rim: 3,
      lit: 6,
    }) +
    finger(52, 222, 184, 36) +
    finger(56, 237, 178, 40) +
    finger(52, 252, 184, 34) +
    finger(52, 246, -78, 36)
  const diamond =
    b.soft(284, 196, 66, '#2AB8FF', 0.6) +
    b.form(facet('250 184, 264 166, 304 164, 320 182, 286 230'), ['#E0FBFF', '#4AD0FF', '#1A7AE8', '#1A2AA8'], {
      depth: 10,
      rim: 3,
      lit: 4,
      inside:
        b.flat(facet('250 184, 264 166, 272 184'), '#FFFFFF', 0.85) +
        b.flat(facet('264 166, 304 164, 298 183, 272 184'), '#C8F8FF', 0.8) +
        b.flat(facet('304 164, 320 182, 298 183'), '#5AB8FF', 0.8) +
        b.flat(facet('250 184, 272 184, 286 230'), '#7AE0FF', 0.75) +
        b.flat(facet('272 184, 298 183, 286 230'), '#E0FBFF', 0.7) +
        b.stroke(
          'M250 184L272 184L298 183L320 182M272 184L264 166M298 183L304 164M272 184L286 230L298 183',
          '#FFFFFF',
          1.6,
          0.9,
        ),
    })
  const gemArm =
    b.form('M268 250C262 290 246 320 222 350H300C320 320 326 290 316 250Z', jersey, {
      depth: 16,
      rim: 5,
      lit: 6,
      inside: bands(['M256 278Q286 264 324 276', 'M246 304Q280 288 322 302', 'M226 332Q270 314 320 330']),
    }) +
    b.form('M268 226C286 212 312 220 318 244C316 266 284 272 268 256C260 244 262 234 268 226Z', paw, {
      depth: 12,
      rim: 4,
      lit: 6,
    })
  const grip = finger(272, 252, -112, 34) + finger(290, 256, -98, 38) + finger(307, 252, -84, 34)
  const thumb = finger(312, 250, -66, 40)

  const coinFace = b.fill(GOLD)
  const coin = (x: number, y: number, size: number, turn: number, flat = 0.86) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.flat(circle(x, y + size * 0.2, size, size * flat), '#7A3A06')}${b.flat(circle(x, y, size, size * flat), coinFace)}${b.stroke(circle(x, y, size - 1.2, size * flat - 1.2), '#FFF3B0', 1.6, 0.8)}${b.stroke(circle(x, y, size * 0.7, size * flat * 0.7), '#8A4A06', 2.2, 0.7)}</g>`
  const jewel = (x: number, y: number, size: number, ramp: Ramp, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.form(
      facet([
        [x - size, y - size * 0.5],
        [x - size * 0.5, y - size],
        [x + size * 0.5, y - size],
        [x + size, y - size * 0.5],
        [x, y + size],
      ]),
      ramp,
      {
        depth: 6,
        rim: 2,
        lit: 3,
        inside: b.flat(
          facet([
            [x - size * 0.5, y - size],
            [x + size * 0.1, y - size],
            [x - size * 0.3, y - size * 0.4],
            [x - size, y - size * 0.5],
          ]),
          '#fff',
          0.6,
        ),
      },
    )}</g>`
  const loose = (x: number, y: number, lean: number, i: number) =>
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(.72)"><g transform="translate(0 76)">${note(0, i)}</g></g>`
  const loot =
    loose(122, 272, -58, 0) +
    loose(206, 270, 52, 1) +
    coin(96, 262, 20, -14, 0.6) +
    coin(232, 262, 21, 12, 0.6) +
    jewel(190, 262, 17, ['#FFC8D8', '#FF2A5A', '#7A0436'], 14) +
    coin(150, 268, 22, 4, 0.55) +
    jewel(118, 264, 14, ['#E8D0FF', '#9A4AF0', '#3A0A8A'], -16)
  const string = '92 284 0, 124 306 0, 168 312 0, 214 300 0, 238 276 0'
  const pearls =
    b.stroke(line('92 286, 124 308, 168 314, 214 302, 238 278'), '#3A1A3A', 14, 0.7) +
    along(string, 4)
      .map(({ x, y }) => b.flat(circle(x, y, 7), b.ball(['#FFFFFF', '#FFF0F4', '#D8A8C8', '#7A5A98'])))
      .join('')
  const burlap: Ramp = ['#FFE0A0', '#D89A4A', '#8A5228', '#3E1E1E']
  const weave = [330, 350, 370, 390]
    .map((y) => b.stroke(`M-10 ${y}Q160 ${y + 26} 330 ${y}`, '#5A2E1A', 2, 0.4))
    .join('')
  const sackBack = b.form('M40 276C90 246 230 246 284 276L270 330H56Z', ['#5A2E1E', '#2A1018'], {
    depth: 10,
    rim: 0,
    lit: 0,
  })
  const sack =
    b.form(
      'M34 280C66 306 118 318 166 318C216 318 262 304 290 278C322 310 336 360 340 430H-20C-14 360 2 310 34 280Z',
      burlap,
      {
        depth: 34,
        rim: 6,
        lit: 8,
        inside:
          weave +
          b.stroke(
            'M60 300C50 330 44 370 44 400M110 316C106 340 104 370 106 400M220 316C226 340 230 370 228 400M268 300C282 330 288 370 288 400',
            '#5A2E1A',
            5,
            0.4,
          ),
      },
    ) +
    b.form(
      'M28 272C24 264 30 260 38 264C72 292 120 304 166 304C214 304 258 290 284 262C292 258 298 264 294 272C266 310 216 324 166 324C114 324 58 308 28 272Z',
      burlap,
      {
        depth: 10,
        rim: 3,
        lit: 5,
        inside: b.stroke('M34 270C66 300 118 314 166 314C216 314 264 298 290 268', '#FFF3C8', 2, 0.6),
      },
    )
  const dive = (x: number, y: number, turn: number, size: number, i: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><g transform="translate(0 76)">${note(0, i)}</g></g>`
  let sparks = ''
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(160, 140, r.between(140, 205), r.between(150, 400))
    sparks += twinkle(x, y, r.between(4, 9))
  }
  return b.done(
    b.soft(160, 130, 220, '#2AC8B8', 0.5) +
      tail +
      dive(6, 34, -38, 0.5, 1) +
      sackBack +
      `<g transform="translate(2 16) scale(.92) rotate(4 160 160)">` +
      ear(58, 66, -40, 1.1) +
      cheeks +
      skull +
      mask +
      stripe +
      eyes +
      brows +
      chin +
      mouth +
      smirk +
      muzzle +
      whiskers +
      `<g transform="translate(-2 -16)">${cap}</g>` +
      ear(266, 56, 36, 1.1) +
      twinkle(206, 192, 15) +
      '</g>' +
      loot +
      fan +
      gemArm +
      thumb +
      diamond +
      grip +
      noteArm +
      sack +
      pearls +
      coin(34, 6, 15, -20) +
      twinkle(268, 176, 12) +
      sparks,
  )
}
