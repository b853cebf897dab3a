import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lock } from './fur.ts'
import { along, blob, circle, facet, type Joints, leaf, polar } from './line.ts'

/** An old sea turtle, captain's cap and a pipe of bubbles: on its back, between jewels, the island with the chest. */
export function turtle(k: string): string {
  const b = new Brush(k, { shade: '#02123E', rim: '#8AF6FF', key: '#FFFFE0' })
  const r = seedFrom('turtle')
  const skin: Ramp = ['#F8FFB0', '#A0E88A', '#22A88A', '#065068']
  const plate: Ramp = ['#7AD890', '#1E8A80', '#0A4A66']
  const horn: Ramp = ['#FFFFE6', '#F6E8A8', '#C0A860', '#5A6A4A']
  const amber: Ramp = ['#FFE08A', '#F09A2A', '#B0481A', '#5A1626']
  const bronze: Ramp = ['#FFD87A', '#C8701E', '#7A2E1E', '#380E26']
  const foam: readonly Ramp[] = [
    ['#A8C8D8', '#F0FBFF', '#FFFFFF'],
    ['#98B0D0', '#E6F2FF', '#FFFFFF'],
  ]
  const RUBY: Ramp = ['#FFD0DC', '#FF2A5A', '#7A0436']
  const AZURE: Ramp = ['#E0F6FF', '#2AA8FF', '#0A2A9A']
  const VIOLET: Ramp = ['#F0D8FF', '#A84AF8', '#3A0A8A']
  const JADE: Ramp = ['#E8FFF0', '#1EE09A', '#04604A']
  const row = (
    where: Joints,
    each: number,
    [from, to]: readonly [number, number],
    [length, width]: readonly [number, number],
    curl: number,
  ) =>
    along(where, each)
      .map(({ x, y, share }) =>
        lock(b, x, y, {
          length: length * r.between(0.82, 1.18),
          width: width * r.between(0.88, 1.12),
          turn: from + (to - from) * share + r.between(-6, 6),
          curl: curl * r.between(0.6, 1.3),
          ramp: r.pick(foam),
          shade: '#3A5A8A',
        }),
      )
      .join('')
  const jewel = (x: number, y: number, size: number, ramp: Ramp) =>
    b.flat(circle(x, y + 1, size * 1.3, size * 1.2), '#3A0E1E', 0.7) +
    b.form(
      facet([
        [x - size, y],
        [x - size * 0.5, y - size * 0.9],
        [x + size * 0.5, y - size * 0.9],
        [x + size, y],
        [x + size * 0.5, y + size * 0.9],
        [x - size * 0.5, y + size * 0.9],
      ]),
      ramp,
      { depth: 5, rim: 2, lit: 3 },
    ) +
    b.flat(
      facet([
        [x - size * 0.5, y - size * 0.9],
        [x + size * 0.5, y - size * 0.9],
        [x + size * 0.1, y - size * 0.2],
        [x - size, y],
      ]),
      '#fff',
      0.55,
    )

  const rays = [
    [40, -90, -50, 270, 24],
    [130, -96, 76, 290, 30],
    [216, -96, 236, 280, 26],
    [280, -90, 360, 260, 30],
  ]
    .map(([x = 0, y = 0, tx = 0, ty = 0, w = 0]) => b.flat(leaf([x, y], [tx, ty], w), '#C8FFFF', 0.1))
    .join('')

  // The shell: plates of amber seamed with gold, a jewel grown into each.
  const shell = b.form(
    'M104 262C84 190 116 96 190 58C252 28 322 44 352 108C378 164 372 226 338 268C290 306 150 312 104 262Z',
    bronze,
    { depth: 40, rim: 7, lit: 9, turn: 70 },
  )
  const scute = (points: string, x: number, y: number, size: number, gem: Ramp) =>
    b.form(facet(points), amber, {
      depth: 12,
      rim: 0,
      lit: 6,
      inside:
        b.soft(x - size, y - size * 1.4, size * 2.2, '#FFF6B0', 0.6) +
        b.stroke(facet(points), '#5A1626', 7, 0.5) +
        `<g transform="translate(${x} ${y}) scale(.62) translate(${-x} ${-y})">${b.stroke(facet(points), '#8A3A1A', 3, 0.6)}</g>`,
    }) +
    b.stroke(facet(points), '#FFD86A', 3.4) +
    jewel(x, y, size, gem)
  const scutes =
    scute('196 78, 232 62, 262 78, 262 118, 226 136, 192 118', 228, 100, 13, JADE) +
    scute('266 78, 298 60, 328 84, 334 120, 302 136, 266 118', 299, 98, 13, RUBY) +
    scute('228 140, 264 122, 302 140, 306 184, 268 204, 230 184', 267, 162, 17, AZURE) +
    scute('306 140, 338 124, 358 150, 358 190, 334 204, 310 184', 334, 164, 12, VIOLET) +
    scute('190 122, 224 140, 226 184, 194 206, 160 190, 160 140', 194, 164, 14, VIOLET) +
    scute('196 210, 229 189, 264 208, 262 246, 226 260, 196 246', 229, 226, 13, RUBY) +
    scute('270 208, 307 189, 332 208, 330 240, 300 258, 268 246', 300, 224, 12, JADE)
  const marginal = along('176 268 0, 226 280 0, 286 276 0, 330 250 0, 356 206 0', 2)
    .map(({ x, y, tx, ty }) => {
      const turn = Math.round((Math.atan2(ty, tx) * 180) / Math.PI)
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})">${b.form('M-15 -12H15L17 8C8 16 -8 16 -17 8Z', amber, { depth: 7, rim: 2, lit: 4 })}${b.stroke('M-15 -12H15L17 8C8 16 -8 16 -17 8Z', '#FFD86A', 2.4)}</g>`
    })
    .join('')

  // The island.
  const sand = b.form(
    'M186 74C196 52 216 44 240 42C268 34 312 40 330 66C338 80 344 92 340 98C322 80 300 88 286 82C262 74 240 86 222 80C206 78 194 84 186 74Z',
    ['#FFFBD8', '#FFE08A', '#E0A04A', '#8A5A2E'],
    { depth: 10, rim: 3, lit: 5 },
  )
  const frond = (turn: number, length: number, bend: number) => {
    const tip = polar(312, -34, length, turn)
    return (
      b.form(leaf([312, -34], tip, 15, bend), ['#F0FF8A', '#4AD84A', '#0A8A4A', '#04484A'], {
        depth: 8,
        rim: 2,
        lit: 4,
        turn,
      }) + b.flat(leaf([312, -34], polar(312, -34, length * 0.9, turn), 1.6, bend), '#F6FFB0', 0.8)
    )
  }
  const palm =
    frond(-150, 66, -0.2) +
    frond(-30, 58, 0.2) +
    b.form('M294 70C302 40 296 4 306 -36L318 -34C314 6 322 40 320 74Z', ['#FFD89A', '#B8703A', '#5A2A1E'], {
      depth: 8,
      rim: 2,
      lit: 4,
      turn: 0,
      inside: b.stroke(
        'M290 54Q308 62 324 54M292 36Q308 44 322 36M294 18Q308 26 322 18M296 0Q308 8 322 0M298 -16Q310 -10 322 -16',
        '#4A1E16',
        2.6,
        0.7,
      ),
    }) +
    frond(160, 70, -0.3) +
    frond(20, 56, 0.34) +
    frond(-88, 50, 0.24) +
    frond(196, 74, -0.1) +
    frond(128, 48, -0.2) +
    [
      [304, -30],
      [318, -26],
      [310, -20],
    ]
      .map(([x = 0, y = 0]) => b.flat(circle(x, y, 7), b.ball(['#E0A86A', '#7A3A1E', '#2A0E16'])))
      .join('')
  const shard = (x: number, y: number, length: number, width: number, turn: number, ramp: Ramp) => {
    const [one, two] = [polar(x, y, width, turn - 80), polar(x, y, width, turn + 80)]
    const [a, c] = [polar(...one, length * 0.7, turn), polar(...two, length * 0.7, turn)]
    const tip = polar(x, y, length, turn)
    return (
      b.form(facet([one, a, tip, c, two]), ramp, { depth: 6, rim: 2, lit: 3 }) +
      b.flat(facet([one, a, tip, [x, y]]), '#fff', 0.45)
    )
  }
  const crystals =
    b.soft(338, 66, 46, '#FF7AE8', 0.7) +
    shard(322, 84, 62, 9, -54, VIOLET) +
    shard(326, 92, 50, 8, -26, ['#FFE0FF', '#FF5AC8', '#8A0A7A']) +
    shard(324, 80, 44, 8, -84, AZURE)
  const coinFace = b.fill(GOLD)
  const coin = (x: number, y: number, size: number, turn: number, flat = 0.8) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.flat(circle(x, y + size * 0.2, size, size * flat), '#7A3A06')}${b.flat(circle(x, y, size, size * flat), coinFace)}${b.stroke(circle(x, y, size * 0.7, size * flat * 0.7), '#8A4A06', 1.6, 0.7)}</g>`
  const wood: Ramp = ['#E8A05A', '#A0522A', '#5A221E', '#2A0E1E']
  const chest =
    b.soft(246, 10, 80, '#FFE06A', 0.95) +
    b.form('M214 18C202 -10 208 -36 228 -40C250 -44 274 -38 284 -30C294 -20 290 8 282 24Z', wood, {
      depth: 10,
      rim: 3,
      lit: 5,
      inside:
        b.flat(
          'M220 16C212 -8 216 -26 232 -30C250 -34 268 -28 276 -22C284 -12 280 8 276 22Z',
          b.fill(['#2A0A16', '#8A3A16', '#FFB83A'], 90),
        ) +
        b.stroke('M236 -40L234 18M264 -38L262 20', '#7A3A06', 8) +
        b.stroke('M236 -40L234 18M264 -38L262 20', '#FFC83A', 5),
    }) +
    b.stroke('M214 18C202 -10 208 -36 228 -40C250 -44 274 -38 284 -30C294 -20 290 8 282 24', '#FFC83A', 4) +
    coin(226, 14, 11, -20, 0.7) +
    coin(244, 6, 12, 10, 0.7) +
    coin(264, 10, 12, -12, 0.7) +
    coin(276, 20, 10, 16, 0.7) +
    jewel(254, 16, 8, RUBY) +
    coin(236, 20, 11, 6, 0.6) +
    b.form('M210 20L286 28L282 66L216 58Z', wood, {
      depth: 12,
      rim: 3,
      lit: 5,
      inside:
        b.stroke('M206 34L290 42M206 46L290 54', '#2A0E1E', 2, 0.6) +
        b.stroke('M226 16L229 66M268 20L266 70', '#7A3A06', 9) +
        b.stroke('M226 16L229 66M268 20L266 70', '#FFC83A', 6),
    }) +
    b.stroke('M210 21L286 29', '#7A3A06', 7) +
    b.stroke('M210 20L286 28', '#FFD24A', 4.6) +
    b.form('M240 26L258 28L256 46C250 50 244 48 240 44Z', GOLD, { depth: 5, rim: 2, lit: 3 }) +
    b.flat(circle(248, 35, 3), '#3A1206') +
    coin(206, 62, 11, -14, 0.5) +
    coin(288, 70, 11, 10, 0.5) +
    coin(226, 68, 12, 6, 0.5)
  // Head.
  const neck = b.form('M150 150C190 150 220 190 214 250C190 290 130 290 96 254C88 200 110 160 150 150Z', skin, {
    depth: 24,
    rim: 0,
    lit: 0,
    inside:
      b.soft(150, 240, 90, '#02283E', 0.8, 50) +
      b.stroke(
        'M112 250C150 266 190 256 212 232M104 236C150 252 190 240 216 214M200 256C206 262 190 276 170 280',
        '#064460',
        4,
        0.6,
      ),
  })
  const head = b.form(
    'M96 72C132 50 190 56 212 96C230 130 230 170 206 196C186 216 150 224 114 224C88 224 66 212 58 192C46 182 40 168 46 152C50 138 54 126 56 112C60 92 74 80 96 72Z',
    skin,
    {
      depth: 26,
      rim: 4,
      lit: 9,
      inside:
        b.soft(180, 178, 40, '#FFF6A0', 0.6, 26) +
        b.soft(72, 158, 26, '#FFFFD8', 0.8, 26) +
        b.flat(
          [
            '206 110, 224 120, 226 142, 212 150, 200 136',
            '200 88, 214 98, 218 114, 204 106',
            '212 154, 226 148, 226 172, 214 182, 204 170',
            '190 152, 206 154, 202 166, 190 166',
            '172 156, 184 154, 184 164, 174 168',
            '54 124, 62 122, 62 138, 52 140',
            '48 146, 58 144, 56 156, 46 160',
            '96 78, 124 70, 128 92, 102 96',
            '130 70, 160 70, 160 92, 132 92',
            '166 70, 188 76, 182 94, 164 92',
            '60 100, 74 88, 76 104, 60 116',
            '196 186, 210 184, 204 196, 190 200',
          ]
            .map((points) => blob(points))
            .join(''),
          b.fill(plate),
          0.85,
        ),
    },
  )
  const jaw = b.form(
    'M58 186C62 214 86 232 122 232C166 232 202 208 214 168C196 186 150 190 110 206Z',
    ['#FFFFE0', '#E0E8A0', '#7AB08A', '#1E6A70'],
    { depth: 14, rim: 3, lit: 5 },
  )
  const mouth = b.form(
    'M60 186C72 194 90 198 100 210C106 216 114 214 120 208C146 202 190 200 212 158C212 192 176 214 128 218C94 220 68 208 60 186Z',
    ['#5A0A2A', '#2A0420'],
    {
      depth: 0,
      rim: 0,
      lit: 0,
      inside: b.flat('M118 226C130 204 168 196 196 196L180 226Z', b.fill(['#FF9A8A', '#D83A5A', '#8A0A3A'], 60)),
    },
  )
  const beak =
    b.form(
      'M86 140C98 128 124 128 136 138C146 150 152 166 168 178C176 184 178 190 172 194C150 198 132 201 118 211C112 216 104 215 100 208C92 196 76 194 62 190C50 186 46 172 52 162C66 166 74 150 86 140Z',
      horn,
      {
        depth: 14,
        rim: 0,
        lit: 6,
        inside:
          b.stroke('M106 132C104 160 106 186 108 212', '#8A7A3A', 3, 0.4) +
          b.stroke('M136 152C142 170 152 182 166 190M76 160C68 174 62 180 56 180', '#FFFFFF', 3, 0.6),
      },
    ) +
    b.stroke('M60 188C76 194 90 196 100 209C106 216 112 215 118 210C140 196 196 206 215 150', '#06283A', 4.6) +
    b.stroke('M204 149C210 144 218 145 221 152', '#06283A', 4.6) +
    b.stroke('M196 150C200 162 198 172 190 180', '#0A5A6A', 3.6, 0.6) +
    b.flat(leaf([90, 157], [99, 150], 3.8, 0.2), '#2A3A2A') +
    b.flat(leaf([123, 157], [114, 150], 3.8, -0.2), '#2A3A2A')
  const eye = (d: string, x: number, y: number, size: number) =>
    b.soft(x, y, size * 2.1, '#02283E', 0.75, size * 1.6) +
    b.form(d, ['#FFFFFF', '#FFFBE6', '#C8D8C8'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#FFE89A', '#F0A02A', '#A8500E', '#3A1206'])) +
        b.stroke(circle(x, y, size - 1), '#2A0E06', 2.4) +
        b.flat(circle(x, y, size * 0.52), '#120408') +
        b.soft(x + size * 0.2, y + size * 0.6, size * 0.7, '#FFF0A0', 0.8, size * 0.4) +
        b.soft(x, y - size * 1.1, size * 1.7, '#02283E', 0.7, size * 0.6),
    }) +
    b.stroke(d, '#04202E', 3) +
    b.flat(circle(x - size * 0.34, y - size * 0.34, size * 0.32), '#fff') +
    b.flat(circle(x + size * 0.36, y + size * 0.36, size * 0.15), '#fff', 0.9)
  const lid = (d: string, edge: string) => b.form(d, skin, { depth: 7, rim: 0, lit: 5 }) + b.stroke(edge, '#04202E', 4)
  const eyes =
    eye('M62 132C62 108 84 102 98 114C106 124 106 136 100 143C88 150 68 148 62 132Z', 84, 128, 16) +
    lid('M57 130C56 100 88 94 102 110C106 116 107 124 106 130C94 112 72 110 57 130Z', 'M57 131C70 110 94 112 106 131') +
    eye('M136 132C138 102 172 92 194 112C202 122 204 132 198 142C182 156 148 156 136 132Z', 169, 125, 23) +
    lid(
      'M132 132C130 94 172 84 197 104C206 112 208 122 206 131C186 104 152 104 132 132Z',
      'M132 133C150 104 186 104 206 132',
    ) +
    // Bags under the eyes, feet of the crow: it has laughed a lot.
    b.stroke(
      'M142 154C156 165 182 165 196 154M150 163C160 170 178 170 188 164M64 149C72 157 88 157 98 151',
      '#0A5A6A',
      3.4,
      0.7,
    ) +
    b.stroke('M207 122C211 120 214 117 216 113M209 130C213 130 216 128 219 125', '#0A5A6A', 3.2, 0.75)
  const brows =
    row('66 108 0, 84 98 0, 104 98 0', 2, [-200, -140], [34, 9], 0.34) +
    row('70 106 0, 86 99 0, 100 101 0', 1, [-186, -160], [30, 7], 0.34) +
    row('198 98 0, 166 88 0, 134 100 0', 2, [14, -48], [40, 11], -0.34) +
    row('188 96 0, 164 91 0, 142 102 0', 1, [4, -30], [38, 9], -0.34)
  const beard =
    row('84 226 0, 118 234 0, 164 226 0', 4, [120, 64], [62, 13], 0.24) +
    row('96 222 0, 122 228 0, 148 222 0', 3, [108, 72], [44, 11], -0.24)

  const white: Ramp = ['#FFFFFF', '#F4F8FF', '#B8C8E8', '#5A7AB0']
  const navy: Ramp = ['#4A6AD8', '#1A2E90', '#0A1450']
  const cap =
    `<g transform="translate(-6 -4) rotate(-7 140 60)">` +
    b.form('M66 62C30 40 40 2 92 -18C152 -40 222 -24 244 18C254 42 244 60 226 72C190 46 110 44 66 62Z', white, {
      depth: 26,
      rim: 5,
      lit: 10,
      inside: b.stroke('M60 34C100 8 190 4 250 40', '#8AA0D0', 3, 0.5) + b.soft(104, 0, 50, '#fff', 0.9, 26),
    }) +
    b.form('M64 58C110 40 190 42 228 70L222 98C186 68 112 66 70 86Z', navy, {
      depth: 10,
      rim: 3,
      lit: 5,
      inside: b.stroke('M64 66C110 48 190 50 226 78', '#FFD24A', 2.4, 0.9),
    }) +
    b.form(
      'M56 96C88 64 172 64 216 96C226 108 216 116 206 110C164 92 106 94 72 114C58 116 48 106 56 96Z',
      ['#5A78D0', '#101C5A', '#04082A'],
      {
        depth: 10,
        rim: 3,
        lit: 5,
        inside: b.flat(leaf([72, 92], [150, 78], 5, -0.14), '#fff', 0.6),
      },
    ) +
    b.stroke('M66 84C104 64 180 66 222 94', '#7A3A06', 6) +
    b.stroke('M66 84C104 64 180 66 222 94', '#FFD24A', 4) +
    // The badge: an anchor in a wreath.
    b.form(circle(130, 36, 24), GOLD, { depth: 9, rim: 3, lit: 4 }) +
    b.flat(circle(130, 36, 18), b.fill(navy)) +
    b.stroke('M130 26V49M120 32H140M117 40C118 52 142 52 143 40', '#FFE07A', 3.6) +
    b.stroke(circle(130, 23, 3), '#FFE07A', 2.4) +
    '</g>'
  const bubble = (x: number, y: number, size: number) =>
    b.flat(circle(x, y, size), '#C8FFFF', 0.2) +
    b.stroke(circle(x, y, size), '#E0FFFF', Math.max(1.2, size * 0.12), 0.9) +
    b.flat(leaf([x - size * 0.6, y - size * 0.1], [x + size * 0.1, y - size * 0.65], size * 0.18, -0.16), '#fff', 0.95)
  const pipe =
    b.stroke('M72 200C56 210 44 220 28 222', '#2A0E0A', 10) +
    b.stroke('M72 200C56 210 44 220 28 222', '#A85A2A', 6.4) +
    b.stroke('M52 211L46 215', '#FFD24A', 9) +
    b.form(
      'M2 182C12 176 30 176 38 184C40 204 40 222 30 232C22 238 12 236 8 228C2 216 0 200 2 182Z',
      ['#E89A5A', '#9A4A22', '#4A1A16'],
      {
        depth: 9,
        rim: 3,
        lit: 5,
      },
    ) +
    b.form(circle(20, 182, 19, 7), GOLD, { depth: 4, rim: 2, lit: 3 }) +
    b.flat(circle(20, 182, 13, 4.4), '#1E0A16') +
    bubble(18, 164, 15) +
    bubble(36, 136, 10) +
    bubble(8, 116, 19) +
    bubble(30, 82, 9) +
    bubble(2, 58, 14) +
    bubble(26, 34, 7) +
    bubble(10, 8, 10)

  const flipper = (d: string, spots: string) =>
    b.form(d, skin, {
      depth: 22,
      rim: 5,
      lit: 8,
      inside: b.flat(
        spots
          .split(';')
          .map((points) => blob(points))
          .join(''),
        b.fill(plate),
        0.85,
      ),
    })
  const near = flipper(
    'M150 262C110 244 60 250 20 244C-10 240 -32 244 -52 258C-42 286 -2 312 60 322C120 330 190 328 206 296C204 276 180 262 150 262Z',
    '-30 256, -8 250, 4 262, -14 270;10 254, 36 252, 42 270, 16 270;48 254, 78 256, 82 276, 50 274;90 260, 118 266, 118 288, 90 282;-6 274, 14 278, 22 290, 2 288;28 280, 52 282, 60 300, 34 298;66 284, 94 290, 96 308, 70 304',
  )
  const far = flipper(
    'M300 262C330 250 352 268 366 300C376 330 372 360 360 380C330 360 300 330 284 290Z',
    '318 268, 334 272, 340 288, 322 288;338 294, 354 300, 358 318, 342 314;318 296, 332 304, 336 322, 322 316',
  )
  const fish = (x: number, y: number, size: number, ramp: Ramp) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${b.form('M-16 0C-8 -12 8 -11 14 -2L26 -11C24 -3 24 3 26 11L14 3C8 11 -8 12 -16 0Z', ramp, { depth: 5, rim: 2, lit: 3, turn: 90, inside: b.stroke('M0 -12Q5 0 0 12', '#fff', 3, 0.7) })}${b.flat(circle(-8, -2, 2.6), '#fff')}${b.flat(circle(-8.6, -2, 1.5), '#0A0A2A')}</g>`
  let motes = ''
  for (let i = 0; i < 14; i++) {
    const [x, y] = [r.between(-20, 340), r.between(-50, 250)]
    motes += b.soft(x, y, r.between(5, 10), '#E0FFFF', 0.8) + b.flat(circle(x, y, 1.6), '#fff')
  }
  return b.done(
    b.soft(160, 120, 230, '#1E9AF0', 0.7) +
      b.soft(200, -40, 160, '#A8FFF0', 0.5) +
      rays +
      motes +
      far +
      palm +
      shell +
      scutes +
      marginal +
      crystals +
      sand +
      chest +
      near +
      neck +
      beard +
      head +
      jaw +
      mouth +
      beak +
      eyes +
      cap +
      brows +
      pipe +
      fish(48, -24, 0.9, ['#FFF06A', '#FF9A2A', '#D8401A']) +
      fish(92, -40, 0.6, ['#FFF06A', '#FF9A2A', '#D8401A']) +
      bubble(336, 20, 8) +
      bubble(296, 254, 7),
  )
}
