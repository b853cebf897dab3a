import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { blob, circle, facet, leaf, limb, line, type Point, polar } from './line.ts'

/** A cut crystal that glows from inside, standing on x, y. */
export function crystal(
  b: Brush,
  x: number,
  y: number,
  height: number,
  degrees: number,
  [light, mid, dark]: readonly [string, string, string],
): string {
  const w = height * 0.24
  const at = (px: number, py: number): string => `${px * w} ${-py * height}`
  return (
    b.soft(...polar(x, y, height * 0.5, degrees - 90), height * 0.7, mid, 0.5) +
    `<g transform="translate(${x} ${y}) rotate(${degrees})">` +
    b.flat(
      `M${at(-1, 0)}L${at(-1, 0.7)}L${at(-0.2, 1)}L${at(-0.25, 0.66)}L${at(-0.35, 0)}Z`,
      b.fill([light, mid], 90),
    ) +
    b.flat(`M${at(-0.35, 0)}L${at(-0.25, 0.66)}L${at(0.45, 0.6)}L${at(0.35, 0)}Z`, b.fill([mid, light, mid], 100)) +
    b.flat(`M${at(0.35, 0)}L${at(0.45, 0.6)}L${at(1, 0.62)}L${at(0.9, 0)}Z`, b.fill([dark, mid], 90)) +
    b.flat(`M${at(-0.2, 1)}L${at(-0.25, 0.66)}L${at(0.45, 0.6)}Z`, '#fff', 0.8) +
    b.flat(`M${at(-0.2, 1)}L${at(0.45, 0.6)}L${at(1, 0.62)}Z`, b.fill([light, dark], 60)) +
    b.stroke(
      `M${at(-1, 0)}L${at(-1, 0.7)}L${at(-0.2, 1)}L${at(1, 0.62)}L${at(0.9, 0)}M${at(-0.25, 0.66)}L${at(0.45, 0.6)}M${at(-0.2, 1)}L${at(-0.25, 0.66)}L${at(-0.35, 0)}M${at(0.45, 0.6)}L${at(0.35, 0)}`,
      '#fff',
      1.6,
      0.75,
    ) +
    '</g>'
  )
}

/** A moon miner: a planet in her visor, a lamp on her helmet, a crystal in her fist. */
export function moonMiner(k: string): string {
  const b = new Brush(k, { shade: '#150A4A', rim: '#E08AFF', key: '#FFFFFF' })
  const suit: Ramp = ['#FFFFFF', '#E0E6FA', '#98A0D8', '#4A4A9A']
  const orange: Ramp = ['#FFC27A', '#FF7A1A', '#B8320E']
  const r = seedFrom('miner')
  let stars = ''
  for (let i = 0; i < 22; i++)
    stars += b.flat(circle(r.between(96, 226), r.between(66, 186), r.between(0.7, 2)), '#fff', 0.9)
  const visorShape = blob('160 58, 218 74, 240 124, 226 172, 160 194, 94 172, 80 124, 102 74')
  const visor = b.form(visorShape, ['#1A0A4A', '#3A1A9A', '#C83AB0', '#FF9A6A'], {
    depth: 26,
    rim: 4,
    lit: 0,
    inside:
      stars +
      b.form(circle(198, 158, 58), ['#FFD0A0', '#F0567E', '#5A1A8A'], {
        depth: 30,
        rim: 3,
        inside: b.stroke('M130 142C170 158 220 152 262 136M130 166C176 182 226 174 262 160', '#FFE0C0', 4, 0.35),
      }) +
      `<g transform="rotate(-16 198 158)">${b.stroke('M118 158A80 18 0 0 0 278 158', '#FFE9C8', 5, 0.9)}</g>` +
      crystal(b, 116, 182, 44, -12, ['#E0FFFF', '#3AD0FF', '#0A4AB8']) +
      crystal(b, 140, 190, 30, 14, ['#FFE0FF', '#E05AFF', '#5A0A9A']) +
      b.flat('M92 132C90 96 116 72 154 66C120 84 106 108 104 142C102 152 94 148 92 132Z', '#fff', 0.6) +
      b.flat(leaf([222, 86], [234, 118], 5), '#fff', 0.5),
  })
  const pick =
    b.form(limb('22 326 9, 92 190 8, 226 -6 8'), ['#D89A5A', '#8A4A1E', '#3A1606'], { depth: 8, rim: 2 }) +
    b.form(
      'M140 2C176-34 226-44 262-24C292-6 314 32 312 78C296 42 272 22 240 14C204 2 172 0 140 2Z',
      ['#FFFFFF', '#A8B4D8', '#4A5288', '#1A1A4A'],
      { depth: 14, rim: 4 },
    ) +
    b.form(facet('206 -24, 240 -12, 232 22, 198 8'), orange, { depth: 8, rim: 2 })
  const shoulders = b.form('M26 430C24 262 66 214 118 206H204C258 214 300 262 298 430Z', suit, {
    depth: 40,
    rim: 6,
    inside:
      b.stroke('M70 232C60 270 56 300 58 340M250 232C262 270 264 300 262 340', '#7A80C8', 5, 0.6) +
      b.flat('M120 260H200L206 330H114Z', b.fill(['#3A3A7A', '#16164A'], 90)) +
      b.flat(circle(136, 282, 7), b.ball(['#FFE0C0', '#FF5A2A', '#8A0A0A'])) +
      b.flat(circle(160, 282, 7), b.ball(['#E0FFE8', '#2FE38A', '#0A5A3A'])) +
      b.flat('M176 274h22v16h-22z', '#7AE0FF') +
      b.stroke('M126 304H194M126 316H180', '#8A90E0', 3, 0.7),
  })
  const collar = b.form('M92 198C110 222 210 222 228 198L238 222C214 248 106 248 82 222Z', orange, {
    depth: 12,
    rim: 3,
  })
  const helmet = b.form(circle(160, 124, 112, 108), suit, { depth: 44, rim: 7, lit: 10 })
  const lip =
    b.stroke(visorShape, '#4A4A9A', 13) + b.stroke(visorShape, '#F2F5FF', 8) + b.stroke(visorShape, '#FF8A2A', 3)
  const ear = (x: number) =>
    b.form(
      blob([
        [x - 15, 96],
        [x + 15, 96],
        [x + 18, 150],
        [x - 18, 150],
      ]),
      orange,
      { depth: 10, rim: 3 },
    ) + b.flat(circle(x, 123, 9), b.ball(['#FFFFFF', '#8A90C8', '#2A2A6A']))
  const lamp =
    b.soft(160, 18, 92, '#FFF3A0', 0.85) +
    b.form(blob('132 8, 160 0, 188 8, 186 34, 160 40, 134 34'), orange, { depth: 10, rim: 3 }) +
    b.flat(circle(160, 19, 15), b.ball(['#FFFFFF', '#FFF9C8', '#FFC23A'])) +
    b.flat(leaf([96, 18], [224, 18], 3), '#fff', 0.9) +
    b.flat(leaf([160, -34], [160, 72], 2.4), '#fff', 0.7)
  const glove = (x: number, y: number, flip: 1 | -1) => {
    let s = b.form(
      blob([
        [x - 34, y - 22],
        [x + 34, y - 26],
        [x + 38, y + 30],
        [x - 30, y + 36],
      ]),
      suit,
      { depth: 18, rim: 3 },
    )
    for (let i = 0; i < 4; i++)
      s += b.form(
        blob([
          [x + flip * 26 - 12, y - 24 + i * 16],
          [x + flip * 26 + 16, y - 24 + i * 16],
          [x + flip * 26 + 16, y - 8 + i * 16],
          [x + flip * 26 - 12, y - 8 + i * 16],
        ]),
        suit,
        { depth: 7, rim: 1.5, lit: 3 },
      )
    return s
  }
  return b.done(
    pick +
      shoulders +
      helmet +
      ear(50) +
      ear(270) +
      visor +
      lip +
      lamp +
      collar +
      glove(76, 238, 1) +
      crystal(b, 262, 268, 108, 12, ['#E0FFFF', '#3AD0FF', '#0A4AB8']) +
      crystal(b, 236, 268, 66, -20, ['#FFE0FF', '#E05AFF', '#5A0A9A']) +
      crystal(b, 284, 270, 58, 34, ['#FFFFFF', '#5AF0D0', '#0A7A8A']) +
      glove(254, 278, -1),
  )
}

/** A rocket that climbs out of its own fire: the product's ship. `turn` leans it. */
export function climbingRocket(k: string, turn = 30): string {
  const b = new Brush(k, { shade: '#240A5A', rim: '#FFB03A', key: '#FFFFFF' })
  const r = seedFrom('rocket')
  const hull: Ramp = ['#FFFFFF', '#F0F2FF', '#A8AEE0', '#4A4690']
  const red: Ramp = ['#FF9A7A', '#FF3D5F', '#A80E4A', '#4A0636']
  const flame = (length: number, width: number, colors: Ramp) =>
    b.flat(
      `M${160 - width} 232C${160 - width * 1.5} ${232 + length * 0.4} ${160 - width * 0.4} ${232 + length * 0.7} 160 ${232 + length}C${160 + width * 0.4} ${232 + length * 0.7} ${160 + width * 1.5} ${232 + length * 0.4} ${160 + width} 232Z`,
      b.fill(colors, 90),
    )
  let smoke = ''
  for (let i = 0; i < 16; i++) {
    const [x, y, size] = [160 + r.between(-62, 62) * (0.3 + i / 14), 318 + i * 6 + r.between(-8, 8), r.between(18, 38)]
    smoke += b.soft(x, y, size * 1.7, i % 3 ? '#FF8A5A' : '#FFE0C0', 0.55)
  }
  let sparks = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = [160 + r.between(-70, 70), r.between(240, 400)]
    sparks += b.flat(leaf([x, y], [x + r.between(-2, 2), y + r.between(10, 28)], 2), '#FFE9A0', 0.9)
  }
  const fin = 'M118 160C82 176 62 212 66 262C84 244 104 234 130 232Z'
  const body = 'M160-42C214 2 222 92 206 176C200 206 192 226 186 238H134C128 226 120 206 114 176C98 92 106 2 160-42Z'
  const rivets = Array.from({ length: 9 }, (_, i) =>
    b.flat(circle(116 + i * 11, 176 + 10 * Math.sin((i / 8) * 3.14), 2), '#5A5AA8'),
  ).join('')
  return b.done(
    `<g transform="rotate(${turn} 160 160) translate(0 6)">` +
      b.soft(160, 290, 130, '#FF7A2A', 0.9) +
      smoke +
      flame(186, 34, ['#FF9A2A', '#F0301E', '#8A0A4A']) +
      flame(136, 25, ['#FFF3A0', '#FFA81A', '#FF5A1A']) +
      flame(82, 15, ['#FFFFFF', '#FFF9C8', '#FFD84A']) +
      sparks +
      b.form(fin, red, { depth: 18, rim: 3 }) +
      `<g transform="translate(320 0) scale(-1 1)">${b.form(fin, red, { depth: 18, rim: 3 })}</g>` +
      b.form('M130 226H190L198 250H122Z', ['#8A90C8', '#4A4A8A', '#1A1640'], { depth: 10, rim: 3, turn: 0 }) +
      b.form(body, hull, {
        depth: 44,
        rim: 7,
        lit: 10,
        turn: 10,
        inside:
          b.form('M100 24C140 40 180 40 222 24V-60H100Z', red, { depth: 24, rim: 0, turn: 10 }) +
          b.stroke('M100 24C140 40 180 40 222 24', '#5A0A3A', 3, 0.7) +
          b.stroke('M108 172C140 188 180 188 212 172M160 186V240', '#7A7EC0', 3, 0.8) +
          rivets +
          b.flat('M126 60C124 110 128 150 136 180L124 178C112 140 112 90 118 58Z', '#fff', 0.7),
      }) +
      b.form(circle(160, 96, 36), ['#FFF3C0', '#E0962A', '#7A3A0A'], { depth: 10, rim: 3 }) +
      b.form(circle(160, 96, 27), ['#BFF7FF', '#2A9AF0', '#0A2A8A'], {
        depth: 18,
        rim: 3,
        inside:
          b.flat(circle(172, 110, 16), b.ball(['#FFD0A0', '#FF6A5A', '#7A1A6A'])) +
          b.flat('M138 92C140 78 152 70 166 72C152 78 146 88 146 100Z', '#fff', 0.9),
      }) +
      b.form('M152 150C146 190 148 230 160 268C172 230 174 190 168 150Z', red, { depth: 10, rim: 2 }) +
      '</g>',
  )
}

/** A ringed world and what flies from it, for the banners. */
export function ringedWorld(k: string): string {
  const b = new Brush(k, { shade: '#14063A', rim: '#FFB0D0' })
  const band = (y: number, color: string, width: number) =>
    b.stroke(line(`30 ${y - 12}, 100 ${y + 8}, 200 ${y + 4}, 290 ${y - 20}`), color, width, 0.5)
  const ring = (d: string) =>
    b.stroke(d, '#5A2A6A', 24) + b.stroke(d, '#F0B08A', 17) + b.stroke(d, '#FFF0D0', 5) + b.stroke(d, '#B8567A', 2)
  const moon = (x: number, y: number, size: number): string =>
    b.form(circle(x, y, size), ['#FFFFFF', '#D0C8F0', '#5A4A9A'], {
      depth: size * 0.8,
      rim: 2,
      inside: b.soft(x - size * 0.2, y + size * 0.2, size * 0.3, '#5A4A8A', 0.6),
    })
  const center: Point = [160, 160]
  return b.done(
    b.soft(...center, 190, '#FF8AC0', 0.4) +
      `<g transform="rotate(-18 160 160)">${ring('M14 160A146 40 0 0 1 306 160')}</g>` +
      b.form(circle(160, 160, 98), ['#FFE9C8', '#FF9A7A', '#C83A8A', '#4A127A'], {
        depth: 70,
        rim: 7,
        lit: 10,
        inside:
          band(108, '#FFF0D0', 14) +
          band(140, '#C8386A', 16) +
          band(168, '#FFD0A0', 10) +
          band(200, '#8A1E7A', 22) +
          band(232, '#FFB090', 9) +
          b.flat(circle(198, 176, 17, 9), '#FFF0D8', 0.7),
      }) +
      `<g transform="rotate(-18 160 160)">${ring('M14 160A146 40 0 0 0 306 160')}</g>` +
      moon(272, 58, 20) +
      moon(44, 262, 13),
  )
}
