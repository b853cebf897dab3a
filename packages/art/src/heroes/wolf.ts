import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lock } from './fur.ts'
import { along, blob, circle, facet, type Joints, leaf, type Point, polar } from './line.ts'

/** A wolf bares its teeth before a moon too big for the sky: frost in its fur, a splinter of ice on a chain. */
export function wolf(k: string): string {
  const b = new Brush(k, { shade: '#0A0A3A', rim: '#FFC8F6', key: '#F4FFFF' })
  const r = seedFrom('wolf')
  const coat: Ramp = ['#E8F8FF', '#9AC0E8', '#4A6AB0', '#1E2468']
  const dusk: readonly Ramp[] = [
    ['#14124A', '#2A3A8A', '#5A86C8'],
    ['#181656', '#34489A', '#6A9AD8'],
  ]
  const steel: readonly Ramp[] = [
    ['#2A3A86', '#5A82C0', '#A8D4F4'],
    ['#24306E', '#4A6EB4', '#8ABCE8'],
  ]
  const frost: readonly Ramp[] = [
    ['#5A82C0', '#B8DCF6', '#FFFFFF'],
    ['#4A6EB0', '#9AC8F0', '#F0FFFF'],
  ]
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
        const turn = from + (to - from) * share + r.between(-8, 8)
        const style = {
          length: length * r.between(0.8, 1.2),
          width: width * r.between(0.85, 1.15),
          turn,
          curl: curl * r.between(0.6, 1.3),
          ramp: r.pick(ramps),
          shade,
        }
        return lock(b, x, y, rim ? { ...style, rim } : style)
      })
      .join('')
  const moon =
    b.soft(176, 84, 230, '#C87AFF', 0.75) +
    b.form(circle(176, 80, 138), ['#FFFFF0', '#FFF0C8', '#FFC8B8', '#D87AC8'], {
      depth: 40,
      rim: 0,
      lit: 12,
      inside: [
        [96, 40, 26],
        [132, -22, 18],
        [70, 96, 16],
        [262, 26, 30],
        [226, -30, 14],
        [290, 110, 22],
        [110, 4, 8],
        [52, 62, 8],
      ]
        .map(
          ([x = 0, y = 0, size = 0]) =>
            b.flat(circle(x, y, size, size * 0.92), '#D88AB8', 0.4) +
            b.flat(circle(x + size * 0.1, y + size * 0.12, size * 0.84, size * 0.76), '#FFE0C8', 0.6),
        )
        .join(''),
    }) +
    b.stroke(circle(176, 80, 144), '#FFE6F6', 2, 0.45)
  const pine = (x: number, y: number, size: number) => {
    const at = (u: number, v: number): Point => [x + u * size, y - v * size]
    return b.flat(
      facet([
        at(0, 1),
        at(0.16, 0.7),
        at(0.09, 0.72),
        at(0.26, 0.42),
        at(0.14, 0.45),
        at(0.36, 0.1),
        at(0.1, 0.14),
        at(0.06, -0.6),
        at(-0.06, -0.6),
        at(-0.1, 0.14),
        at(-0.36, 0.1),
        at(-0.14, 0.45),
        at(-0.26, 0.42),
        at(-0.09, 0.72),
        at(-0.16, 0.7),
      ]),
      b.fill(['#8A5AD0', '#3A2484', '#160C44'], 90),
    )
  }
  const forest = [
    [-14, 290, 150],
    [40, 300, 110],
    [334, 296, 140],
    [10, 320, 120],
    [300, 310, 100],
  ]
    .map(([x = 0, y = 0, size = 0]) => pine(x, y, size))
    .join('')
  const pelt =
    row('226 60 0, 286 130 0, 316 210 0, 330 290 0', 4, [-8, 40], [74, 24], dusk, '#0A0838', -0.3, '#FFC8F6') +
    row('70 300 0, 60 270 0, 76 240 0', 3, [140, 150], [66, 22], dusk, '#0A0838', 0.3, '#8AD8FF') +
    b.flat(blob('120 150, 220 90, 300 180, 330 300, 320 420, 60 420, 70 280'), '#1A1A5A') +
    row('240 110 0, 280 180 0, 300 260 0, 306 330 0', 5, [20, 62], [70, 21], steel, '#12124A', -0.3) +
    row('80 320 0, 160 350 0, 260 340 0', 5, [110, 76], [60, 20], steel, '#12124A', 0.2) +
    row('84 258 0, 150 290 0, 250 286 0, 284 250 0', 5, [118, 60], [80, 20], steel, '#12124A', 0.24) +
    row('104 236 0, 156 262 0, 226 254 0, 262 210 0', 5, [112, 56], [66, 17], frost, '#24307A', -0.24)
  const ear = (d: string, hollow: string, [x, y]: Point, tufts: readonly (readonly [Point, Point])[]) =>
    b.form(d, coat, {
      depth: 18,
      rim: 5,
      lit: 6,
      inside:
        b.soft(x, y, 60, '#14144E', 1) +
        b.flat(hollow, b.fill(['#1A1250', '#5A3A8A', '#B87AB8'], 80)) +
        tufts.map(([from, to]) => b.flat(leaf(from, to, 5, 0.08), '#D8F0FF')).join(''),
    })
  const ears =
    ear(
      'M112 92C102 60 104 22 116 -20C146 -2 172 28 184 66Z',
      'M126 88C116 58 118 26 124 4C146 18 162 44 168 70Z',
      [114, -24],
      [
        [
          [124, 96],
          [126, 30],
        ],
        [
          [142, 92],
          [134, 36],
        ],
        [
          [160, 88],
          [148, 44],
        ],
      ],
    ) +
    ear(
      'M198 66C212 28 246 -10 292 -30C308 20 300 78 264 124Z',
      'M218 72C230 40 256 12 284 -6C292 30 284 72 256 108Z',
      [294, -32],
      [
        [
          [218, 84],
          [256, 22],
        ],
        [
          [234, 94],
          [272, 26],
        ],
        [
          [248, 106],
          [282, 50],
        ],
      ],
    )
  const cheek =
    row('238 78 0, 254 116 0, 254 164 0, 222 204 0', 5, [-18, 78], [70, 19], steel, '#1A1A5E', -0.34) +
    row('236 96 0, 246 132 0, 242 170 0, 222 206 0', 5, [-4, 88], [54, 15], frost, '#2A3A86', -0.34) +
    row('232 136 0, 236 164 0, 226 190 0', 2, [14, 84], [42, 12], frost, '#3A52A8', -0.3)
  const throat = b.flat(
    'M78 180C120 168 180 168 218 186C214 214 190 240 140 252L90 238Z',
    b.fill(['#8A0A3A', '#4A0430', '#1E0420'], 60),
  )
  const tongue = b.form(
    'M96 230C108 210 136 203 166 206C186 208 202 204 210 196C206 222 176 242 132 246C112 248 98 242 96 230Z',
    ['#FFA8B8', '#F04A7A', '#8A0A4A'],
    { depth: 9, rim: 0, lit: 5, inside: b.stroke('M116 232C140 218 176 218 202 206', '#9A0A4A', 3, 0.6) },
  )
  const jaw = b.form(
    'M216 188C226 196 228 208 216 222C198 246 154 270 118 271C94 272 80 260 80 244C80 234 88 229 96 232C108 244 136 244 158 238C184 229 204 212 216 188Z',
    coat,
    {
      depth: 18,
      rim: 3,
      lit: 6,
      inside: b.stroke('M82 240C90 232 100 249 128 248C166 244 200 220 216 190', '#14082E', 6),
    },
  )
  const fang = (x: number, y: number, tx: number, ty: number, width: number) => {
    const [nx, ny] = [-(ty - y), tx - x]
    const length = Math.hypot(nx, ny)
    const [ox, oy] = [(nx / length) * width, (ny / length) * width]
    const near = (share: number, off: number): string =>
      `${Math.round(x + (tx - x) * share + ox * off)} ${Math.round(y + (ty - y) * share + oy * off)}`
    return b.form(
      `M${near(0, -1)}Q${near(0.6, -0.9)} ${near(1, 0)}Q${near(0.6, 0.9)} ${near(0, 1)}Z`,
      ['#FFFFFF', '#F4FAFF', '#A8A0D0'],
      { depth: 5, rim: 0, lit: 2 },
    )
  }
  const low =
    fang(98, 243, 90, 208, 7) +
    fang(113, 248, 111, 234, 4) +
    [130, 146, 161, 176, 190].map((x, i) => fang(x, 247 - i * 6, x - 3, 232 - i * 6, 5.4)).join('')
  const high =
    fang(68, 178, 66, 205, 5) +
    fang(79, 183, 77, 196, 3.6) +
    fang(88, 184, 87, 198, 4) +
    fang(110, 181, 111, 226, 9) +
    [132, 148, 164, 180, 196].map((x, i) => fang(x, 177 + i * 3.2, x + 1, 197 + i * 2.6, 6.4)).join('')
  const head = b.form(
    'M50 152C56 138 78 136 94 122C104 112 110 98 118 86C130 66 152 56 184 54C218 56 248 74 258 108C266 138 260 172 232 200C226 198 222 192 216 186C206 178 196 178 184 174C166 168 146 160 124 170C110 180 100 190 84 190C70 190 56 184 52 174C49 166 48 160 50 152Z',
    coat,
    {
      depth: 20,
      rim: 0,
      lit: 9,
      inside:
        // The mask: dark on the brow and along the bridge, white from the lip to the cheek.
        b.flat(
          'M58 176C70 160 96 156 118 152C146 148 160 142 176 144C200 146 222 140 242 124L276 130V210H230C206 182 180 180 150 166C120 166 100 200 60 190Z',
          b.fill(['#FFFFFF', '#E0F4FF', '#90B8E4'], 60),
        ) +
        b.flat(
          'M100 118C120 70 160 44 216 50C256 66 266 110 250 140L238 122L232 130L222 116C204 104 176 108 164 122C158 132 156 140 150 148L140 142L132 152L122 146L112 152L104 146L90 150L78 144C88 136 96 128 100 118Z',
          b.fill(['#6A92D0', '#3A52A8', '#22266E'], 40),
        ) +
        b.flat(leaf([150, 128], [72, 142], 6, 0.1), '#A8D0F4', 0.8) +
        b.flat(leaf([158, 60], [154, 112], 7, 0.06), '#16185A', 0.7) +
        b.flat(leaf([136, 72], [146, 110], 4.5, -0.08), '#16185A', 0.6) +
        b.flat(leaf([182, 62], [164, 110], 4.5, 0.08), '#16185A', 0.6) +
        b.stroke(
          'M148 128C136 136 130 150 138 162M162 134C149 142 145 154 151 163M176 144C164 149 161 158 166 167',
          '#2A3A8A',
          4.5,
          0.9,
        ) +
        b.stroke('M153 129C142 137 135 149 142 160M167 136C155 143 150 153 155 162', '#FFFFFF', 2, 0.9) +
        [
          [74, 164],
          [84, 172],
          [96, 168],
          [90, 160],
        ]
          .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2), '#1A1A5A'))
          .join(''),
    },
  )
  const lip = b.stroke(
    'M58 182C70 191 92 192 104 182C116 172 130 166 146 166C168 167 188 177 206 180C212 182 216 186 217 190',
    '#14082E',
    5,
  )
  const nose =
    b.form(blob('42 148, 52 135, 72 134, 86 142, 85 157, 70 170, 54 171, 43 162'), ['#7A7AB0', '#2A2456', '#0A0620'], {
      depth: 8,
      rim: 2,
      lit: 5,
    }) +
    b.flat(leaf([58, 161], [82, 153], 5, 0.14), '#04020E') +
    b.flat(leaf([50, 145], [70, 140], 3), '#fff', 0.9) +
    b.flat(leaf([43, 158], [49, 166], 2.4), '#04020E')
  const eye = (d: string, x: number, y: number, size: number) =>
    b.soft(x, y, size * 3, '#08042A', 0.95, size * 2) +
    b.flat(d, '#0A0420') +
    `<g transform="translate(${x} ${y}) scale(.84) translate(${-x} ${-y})">` +
    b.form(d, ['#FFFFD0', '#FFE83A', '#FF9A0A'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#FFFFC8', '#FFD81A', '#F0780A', '#8A2A04'])) +
        b.flat(circle(x, y, size * 0.36, size * 0.42), '#160410'),
    }) +
    '</g>' +
    b.flat(circle(x - size * 0.35, y - size * 0.3, size * 0.26), '#fff') +
    (size > 12 ? b.flat(leaf([x + 18, y - 6], [x + 66, y - 32], 3, 0.1), '#FFE83A', 0.8) : '') +
    b.soft(x, y, size * 3.4, '#FFC81A', 0.45, size * 2.4)
  const eyes =
    eye('M116 112C124 100 138 102 146 116C140 124 124 124 116 112Z', 131, 113, 10) +
    eye('M170 124C178 104 204 96 226 106C220 126 194 136 170 124Z', 199, 115, 15)
  const brows =
    b.form(
      'M100 92C118 88 140 96 153 117C156 126 151 130 146 124C134 110 118 102 100 92Z',
      ['#F0FFFF', '#8AB4E4', '#34489A'],
      {
        depth: 6,
        rim: 0,
        lit: 5,
      },
    ) +
    b.form(
      'M158 126C160 108 176 88 212 80C232 76 250 82 260 92C240 92 226 96 212 99C190 104 180 114 173 128C168 135 160 134 158 126Z',
      ['#FFFFFF', '#9AC4EE', '#3A52A8'],
      {
        depth: 8,
        rim: 2,
        lit: 6,
      },
    )
  const cut = (x: number, y: number, tx: number, ty: number) =>
    b.flat(leaf([x, y], [tx, ty], 4.2, 0.08), '#1A0A3E') +
    b.flat(leaf([x + 1.5, y + 2], [tx + 1, ty - 2], 2.2, 0.08), '#FF9AC8')
  const scar = cut(208, 66, 216, 102) + cut(219, 124, 232, 156)
  const crest =
    row('128 74 0, 156 56 0, 190 52 0, 224 60 0, 250 84 0', 3, [-112, -32], [44, 14], dusk, '#0E0E44', 0.3) +
    row('124 84 0, 150 66 0, 184 60 0, 218 68 0, 244 92 0', 3, [-108, -30], [34, 12], steel, '#1A1A5E', -0.3)
  const brush = row('118 118 0, 124 98 0, 138 80 0', 3, [-168, -118], [40, 11], steel, '#14144E', 0.3)
  const breath =
    b.soft(52, 206, 44, '#E8F8FF', 0.6, 20) +
    b.soft(4, 200, 56, '#E8F8FF', 0.5, 28) +
    b.soft(-20, 176, 40, '#E8F8FF', 0.4, 24)
  const ice: Ramp = ['#FFFFFF', '#A8F4FF', '#2A9AE8', '#1A3AA8']
  const shard = (x: number, y: number, length: number, width: number, turn: number) => {
    const [tip, left, right] = [polar(x, y, length, turn), polar(x, y, width, turn - 70), polar(x, y, width, turn + 70)]
    return (
      b.form(facet([left, tip, right, polar(x, y, width * 0.7, turn + 180)]), ice, { depth: 5, rim: 1.5, lit: 3 }) +
      b.flat(facet([left, tip, [x, y]]), '#FFFFFF', 0.5)
    )
  }
  const shards =
    shard(286, 236, 46, 11, -52) +
    shard(304, 246, 36, 10, -20) +
    shard(272, 246, 28, 8, -84) +
    shard(300, 262, 26, 8, 14) +
    shard(112, 266, 22, 5, 92) +
    shard(134, 266, 28, 6, 90)
  const chain = Array.from({ length: 17 }, (_, i) => {
    const share = i / 16
    const [x, y] = [84 + share * 182, 250 + Math.sin(share * Math.PI) * 42 - share * 10]
    const link = i % 2 ? circle(x, y, 7.5, 2.4) : circle(x, y, 7.5, 5.5)
    const lean = Math.round(Math.cos(share * Math.PI) * 36)
    return `<g transform="rotate(${lean} ${Math.round(x)} ${Math.round(y)})">${b.stroke(link, '#5A2A06', 5.5)}${b.stroke(link, '#FFD24A', 3.2)}</g>`
  }).join('')
  const amulet =
    `<g transform="translate(0 -16)">` +
    b.form(facet('176 296, 196 312, 190 346, 176 366, 162 346, 156 312'), ice, {
      depth: 10,
      rim: 3,
      lit: 4,
      inside: b.flat(facet('176 296, 176 366, 162 346, 156 312'), '#fff', 0.45),
    }) +
    b.form('M154 304C164 292 188 292 198 304L192 318C184 310 168 310 160 318Z', GOLD, { depth: 5, rim: 2, lit: 3 }) +
    '</g>'
  const hoop = (x: number, y: number, size: number) =>
    b.stroke(circle(x, y, size), '#5A2A06', 7) +
    b.stroke(circle(x, y, size), '#FFD24A', 4.4) +
    b.stroke(circle(x - 1, y - 1, size), '#FFFBD0', 1.2, 0.9)
  const ring = hoop(300, 40, 11) + hoop(298, 66, 9)
  let snow = ''
  for (let i = 0; i < 30; i++) {
    const [x, y, size] = [r.between(-26, 346), r.between(-56, 300), r.between(2, 5)]
    snow += b.soft(x, y, size * 2.4, '#FFFFFF', 0.8) + b.flat(circle(x, y, size * 0.45), '#fff')
  }
  return b.done(
    moon +
      forest +
      pelt +
      ring +
      crest +
      ears +
      brush +
      snow +
      b.soft(176, 306, 70, '#4AE8FF', 0.6) +
      chain +
      throat +
      tongue +
      row('92 258 0, 130 262 0, 176 248 0, 212 220 0', 4, [122, 70], [34, 11], frost, '#24307A', -0.3) +
      jaw +
      low +
      high +
      head +
      cheek +
      lip +
      eyes +
      brows +
      scar +
      nose +
      amulet +
      shards +
      breath,
  )
}
