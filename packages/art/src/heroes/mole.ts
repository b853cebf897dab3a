import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { lock } from './fur.ts'
import { along, blob, circle, facet, type Joints, leaf, limb, line, type Point, polar } from './line.ts'

/** A mole bursts from the earth in a miner's helmet: loupe goggles, lit dynamite in one paw, a great emerald in the other. */
export function mole(k: string): string {
  const b = new Brush(k, { shade: '#1A0636', rim: '#5CFFC8', key: '#FFF6DC' })
  const r = seedFrom('mole')
  const plush: readonly Ramp[] = [
    ['#3A1E6A', '#6A48A8', '#A080DC'],
    ['#341A62', '#5E3E9C', '#9070D0'],
  ]
  const dusk: readonly Ramp[] = [['#1E0C48', '#3E2480', '#6444AC']]
  const coat: Ramp = ['#A684E0', '#6A48AC', '#3A2072', '#1C0A44']
  const skin: Ramp = ['#FFE2DC', '#FF9CA8', '#D84A7E', '#6A1450']
  const brass: Ramp = ['#FFFBE0', '#FFD45A', '#C87A16', '#5A2606']
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
  const twinkle = (x: number, y: number, size: number) =>
    b.soft(x, y, size * 1.2, '#FFF0A0', 0.9) +
    b.flat(
      leaf([x - size, y], [x + size, y], size * 0.14) + leaf([x, y - size * 1.2], [x, y + size * 1.2], size * 0.14),
      '#fff',
    )

  // Earth.
  const soil: Ramp = ['#E89A52', '#A85A2A', '#642A22', '#2E0E22']
  const clod = (x: number, y: number, size: number, turn: number) => {
    const rock = [0, 50, 104, 160, 214, 262, 312].map((a) => polar(x, y, size * r.between(0.78, 1.12), a + turn))
    const [p0, p1, p2, , p4, p5, p6] = rock as [Point, Point, Point, Point, Point, Point, Point]
    const heart: Point = [x - size * 0.12, y - size * 0.1]
    return (
      b.flat(facet(rock), b.fill(soil)) +
      b.flat(facet([p4, p5, heart]), '#FFC880', 0.8) +
      b.flat(facet([p5, p6, heart]), '#FFB060', 0.55) +
      b.flat(facet([p0, p1, heart]), '#3A1020', 0.5) +
      b.flat(facet([p1, p2, heart]), '#3A1020', 0.3)
    )
  }
  const stone = (x: number, y: number, size: number, [a, c, d]: readonly [string, string, string], turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 10})">${
      b.flat(facet('-10 -3, -5 -10, 5 -10, 10 -3, 0 11'), c) +
      b.flat(facet('-10 -3, -5 -10, -3 -3'), '#fff', 0.9) +
      b.flat(facet('-5 -10, 5 -10, 3 -3, -3 -3'), a) +
      b.flat(facet('-10 -3, -3 -3, 0 11'), a, 0.7) +
      b.flat(facet('3 -3, 10 -3, 0 11'), d)
    }</g>`
  const RUBY = ['#FFB0C4', '#FF2E62', '#8A0638'] as const
  const SKY = ['#C8F6FF', '#38B8FF', '#123AA8'] as const
  const AMBER = ['#FFF4B0', '#FFB020', '#A84A06'] as const
  const pit = b.form(blob('-10 300, 30 262, 110 246, 220 246, 296 264, 330 300, 250 330, 70 330'), [
    '#5A2430',
    '#200818',
  ])
  const edge =
    'M-34 304C-14 296 -4 274 16 270C30 262 40 280 58 286C80 292 92 306 116 306C134 316 150 304 170 310C196 314 214 300 236 298C252 286 268 288 282 274C300 262 318 276 330 290C344 296 352 304 360 318V420H-40Z'
  const mound =
    b.form(edge, soil, {
      depth: 40,
      rim: 5,
      lit: 9,
      turn: 80,
      inside:
        b.stroke('M-30 336C60 320 110 350 180 338C250 326 300 340 350 328', '#FFB868', 5, 0.28) +
        b.stroke('M-30 346C60 330 110 360 180 348C250 336 300 350 350 338', '#2E0E22', 7, 0.3) +
        b.stroke('M30 300C44 312 38 330 50 344M300 296C292 312 302 322 292 344', '#2E0E22', 3, 0.5),
    }) +
    stone(84, 316, 13, SKY, -20) +
    stone(238, 322, 14, RUBY, 16) +
    stone(160, 328, 10, AMBER, -8) +
    clod(30, 288, 17, 10) +
    clod(66, 300, 12, 40) +
    clod(104, 312, 13, 80) +
    clod(272, 292, 14, 20) +
    clod(222, 310, 12, 64) +
    clod(312, 290, 19, 100) +
    clod(196, 316, 10, 10)
  const flung = (
    [
      [48, -22, 17, 0],
      [88, -40, 8, 40],
      [16, 158, 8, 20],
      [250, -34, 13, 60],
      [300, 30, 16, 15],
      [330, 96, 9, 90],
      [278, 2, 6, 30],
      [118, -48, 6, 70],
      [322, 62, 5, 10],
      [-16, 196, 12, 50],
      [336, 226, 14, 35],
      [-22, 14, 9, 70],
    ] as const
  )
    .map(([x, y, size, turn]) => {
      const [dx, dy] = [x - 160, y - 250]
      const far = Math.hypot(dx, dy)
      const tail: Point = [x - (dx / far) * size * 3.4, y - (dy / far) * size * 3.4]
      return b.flat(leaf([x, y], tail, size * 0.6), '#C8783A', 0.4) + clod(x, y, size, turn)
    })
    .join('')

  // Head.
  const left: Joints = '84 96 0, 62 134 0, 64 176 0, 96 224 0'
  const right: Joints = '246 92 0, 270 132 0, 266 176 0, 230 226 0'
  const cheeks =
    row(left, 2, [206, 112], [58, 27], dusk, '#0E0430', 0.3) +
    row(right, 2, [-26, 68], [62, 28], dusk, '#0E0430', -0.3, '#5CFFC8') +
    row(left, 3, [200, 100], [44, 19], plush, '#1C0A48', 0.3) +
    row(right, 3, [-20, 78], [47, 20], plush, '#1C0A48', -0.3)
  const skull =
    b.form(
      blob('162 54, 216 62, 254 96, 270 138, 258 184, 220 226, 162 240, 106 226, 70 184, 60 138, 76 96, 110 62'),
      coat,
      { depth: 26, rim: 0, lit: 8, inside: b.soft(112, 180, 50, '#C8A8F8', 0.5, 40) },
    ) +
    row('76 168 0, 88 204 0', 2, [150, 120], [34, 13], plush, '#1C0A48', 0.3) +
    row('258 164 0, 242 204 0', 2, [24, 60], [36, 13], plush, '#1C0A48', -0.3)
  const grin = 'M82 186C104 202 132 206 152 204C186 206 226 190 250 160C262 204 226 246 166 248C116 248 82 224 82 186Z'
  const mouth =
    row('104 238 0, 164 254 0, 222 232 0', 3, [116, 66], [36, 17], plush, '#2A1258', 0.2) +
    b.form('M80 200C84 236 122 258 166 258C214 256 254 226 256 182Z', coat, { depth: 12, rim: 3, lit: 4 }) +
    b.form(grin, ['#8A0A3A', '#5A0630', '#2A0220'], {
      depth: 10,
      rim: 0,
      lit: 0,
      inside:
        b.form(blob('112 240, 132 222, 160 228, 188 216, 218 224, 220 250, 166 262, 118 258'), skin, {
          depth: 8,
          rim: 0,
          lit: 5,
        }) +
        b.stroke('M162 229C164 238 164 244 166 252', '#8A1A50', 3, 0.7) +
        b.flat(
          'M80 184C104 200 130 206 152 204C188 206 226 190 252 158L248 186C226 212 190 222 152 222C118 220 96 212 82 198Z',
          '#FFF6E8',
        ) +
        b.stroke('M98 196V206M196 206L198 213M214 197L217 207M230 184L234 196', '#8A4A6A', 2, 0.7),
    }) +
    b.stroke(grin, '#14042E', 4.4) +
    b.stroke('M246 148C260 150 266 160 260 172', '#14042E', 4.4) +
    b.stroke('M88 180C78 178 74 186 78 194', '#14042E', 4.2)
  const tooth = (d: string, ramp: Ramp) =>
    b.form(d, ramp, { depth: 3, rim: 0, lit: 3, turn: 90 }) + b.stroke(d, '#2A0A3A', 2.6)
  const buck =
    tooth('M126 202L152 204L151 232C146 238 132 237 128 231Z', ['#FFFFFF', '#FFFBEC', '#D8C0C8']) +
    tooth('M154 204L181 202L178 230C173 237 160 238 155 232Z', ['#FFFFF0', '#FFDC5A', '#D8860E'])
  const muzzle =
    b.form(
      'M148 122C192 126 220 166 218 190C208 216 166 214 152 206C134 214 96 214 88 190C86 166 108 126 148 122Z',
      ['#FFFAFF', '#E4D0F8', '#A888D8', '#5A3A98'],
      {
        depth: 16,
        rim: 2,
        lit: 7,
        inside:
          b.soft(186, 138, 40, '#5A3A98', 0.6, 30) +
          [
            [106, 190],
            [117, 198],
            [119, 184],
            [190, 184],
            [202, 190],
            [188, 197],
          ]
            .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2.3), '#3A2072'))
            .join(''),
      },
    ) +
    b.stroke('M151 180V204', '#14042E', 4) +
    b.soft(152, 184, 34, '#5A3A98', 0.6, 14) +
    b.form(
      'M112 154C112 130 138 122 154 124C176 124 196 136 192 158C188 176 170 186 152 186C134 186 114 174 112 154Z',
      skin,
      {
        depth: 13,
        rim: 3.4,
        lit: 7,
        inside: b.soft(138, 140, 26, '#FFF6F0', 0.9, 14),
      },
    ) +
    b.flat(leaf([124, 164], [144, 172], 6.5, 0.12), '#3A0630') +
    b.flat(leaf([182, 163], [162, 172], 6.5, -0.12), '#3A0630') +
    b.flat(leaf([124, 146], [148, 132], 4.6, -0.14), '#fff', 0.95)
  const whiskers = [
    'M110 188Q64 176 30 186',
    'M114 194Q72 200 44 222',
    'M196 186Q252 174 296 188',
    'M194 192Q246 200 282 222',
  ]
    .map((d) => b.stroke(d, '#fff', 2, 0.85))
    .join('')

  // Goggles: what is behind the glass is cut off by it.
  const goggle = (x: number, y: number, size: number, eye: string) =>
    b.soft(x + 3, y + 8, size * 1.5, '#12042E', 0.8) +
    b.form(circle(x, y, size + 10), brass, { depth: 9, rim: 3, lit: 4 }) +
    b.stroke(circle(x, y, size + 5.5), '#FFF6C8', 1.8, 0.8) +
    [20, 110, 200, 290]
      .map((a) => polar(x, y, size + 5.6, a))
      .map(([sx, sy]) => b.flat(circle(sx, sy, 3.2), '#6A3206') + b.flat(circle(sx - 0.7, sy - 0.8, 1.9), '#FFF0B0'))
      .join('') +
    b.flat(circle(x, y, size + 1.6), '#2A0E06') +
    b.form(circle(x, y, size), ['#5A3A98', '#2A1460'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        eye +
        b.flat(
          `M${x - size} ${y - size * 0.2}L${x + size * 0.1} ${y - size}H${x + size * 0.5}L${x - size} ${y + size * 0.35}Z`,
          '#D8FFFF',
          0.13,
        ) +
        b.stroke(circle(x, y, size - 2), '#8AF0FF', 3, 0.35),
    }) +
    b.stroke(
      `M${x + size * 0.35} ${y + size * 0.74}A${size * 0.82} ${size * 0.82} 0 0 0 ${x + size * 0.78} ${y + size * 0.24}`,
      '#fff',
      3.6,
      0.75,
    )
  const ball = (x: number, y: number, rx: number, ry: number, iris: number, look: number) =>
    b.flat(circle(x, y, rx, ry), b.ball(['#FFFFFF', '#FFFDF4', '#D0C4E8'])) +
    b.flat(circle(x + look, y + 1, iris), b.ball(['#E0FFFF', '#4ADCFF', '#1A6AE8', '#0A1A6A'])) +
    b.stroke(circle(x + look, y + 1, iris - 0.8), '#06124A', 2.4) +
    b.flat(circle(x + look, y + 1, iris * 0.5), '#06020E') +
    b.soft(x + look + iris * 0.2, y + iris * 0.6, iris * 0.6, '#C8FFFF', 0.8, iris * 0.4) +
    b.flat(circle(x + look - iris * 0.38, y - iris * 0.34, iris * 0.32), '#fff') +
    b.flat(circle(x + look + iris * 0.4, y + iris * 0.46, iris * 0.14), '#fff', 0.9)
  const lids: Ramp = ['#9A78D8', '#5E3E9C', '#34186A']
  const squint =
    ball(106, 130, 27, 26, 16, 5) +
    b.form('M70 92H142V122C122 114 94 116 72 128Z', lids, { depth: 6, rim: 0, lit: 0 }) +
    b.stroke('M72 128C94 116 122 114 142 122', '#0E0426', 4.6) +
    b.form('M72 146C92 152 120 154 142 146V170H70Z', lids, { depth: 6, rim: 0, lit: 3 }) +
    b.stroke('M72 146C92 152 120 154 142 146', '#0E0426', 3.4)
  const stare =
    ball(208, 118, 39, 38, 24, 5) +
    b.form('M160 66H256V98C232 82 194 80 162 104Z', lids, { depth: 6, rim: 0, lit: 0 }) +
    b.stroke('M162 105C194 80 232 82 256 99', '#0E0426', 4.6)
  const goggles =
    b.stroke('M52 116C60 120 66 124 74 126M250 116C262 112 270 108 280 104', '#2A1020', 20) +
    b.stroke('M52 114C60 118 66 122 74 124M250 114C262 110 270 106 280 102', '#A8562A', 15) +
    b.stroke('M52 110C60 114 66 117 74 119M250 109C262 105 270 101 280 97', '#FFC07A', 2.4, 0.8) +
    b.stroke('M138 122C146 114 156 112 166 116', '#3A1A06', 15) +
    b.stroke('M138 121C146 113 156 111 166 115', '#E8A030', 10) +
    b.stroke('M139 118C147 110 156 108 166 112', '#FFF3B0', 2.4) +
    goggle(106, 130, 31, squint) +
    goggle(208, 118, 43, stare)
  // A second loupe, swung up on its arm.
  const loupe =
    b.stroke('M252 92L276 62', '#3A1A06', 9) +
    b.stroke('M252 92L276 62', '#F0B03A', 5.4) +
    b.flat(circle(253, 92, 6), '#5A2606') +
    b.flat(circle(252, 91, 4.4), b.ball(brass)) +
    b.form(circle(284, 44, 25, 24), brass, { depth: 8, rim: 3, lit: 4 }) +
    b.flat(circle(284, 44, 19, 18), '#2A0E06') +
    b.form(circle(284, 44, 17.6, 16.6), ['#FFC8F0', '#E84AB0', '#6A0E86'], {
      depth: 8,
      rim: 2,
      lit: 0,
      inside: b.flat(facet('266 44, 284 26, 292 26, 268 54'), '#fff', 0.55),
    })

  // Helmet and its lamp.
  const shell: Ramp = ['#FFF6B0', '#FFC622', '#EE7A0C', '#8A2E0A']
  const dome = 'M56 94C44 22 92 -40 166 -42C242 -42 290 14 278 88C230 64 112 66 56 94Z'
  const helmet =
    b.form(dome, shell, {
      depth: 34,
      rim: 7,
      lit: 10,
      inside:
        b.flat(
          'M132 -50C116 -10 112 40 116 80L214 78C220 40 214 -10 198 -50Z',
          b.fill(['#FFE878', '#F8A016', '#C85A0A'], 80),
        ) +
        b.stroke('M132 -50C116 -10 112 40 116 80', '#FFF8C8', 3, 0.9) +
        b.stroke('M198 -50C214 -10 220 40 214 78', '#7A2A06', 4, 0.7) +
        b.stroke('M96 -20C78 12 74 48 78 84M236 -24C252 10 256 46 254 80', '#A84A08', 4.5, 0.5) +
        b.soft(96, 6, 44, '#FFFFE8', 0.75, 34) +
        b.stroke('M254 8L240 22L252 30L238 46', '#7A2A06', 2.6, 0.7) +
        b.soft(166, 84, 130, '#5A1A06', 0.6, 26),
    }) +
    b.flat('M58 110C90 92 250 86 276 104L262 122C214 100 116 100 70 124Z', '#12042E', 0.55) +
    b.form(
      'M34 106C28 84 96 58 168 57C238 57 304 76 302 100C300 110 288 110 278 104C222 84 116 86 62 110C48 116 38 114 34 106Z',
      shell,
      {
        depth: 13,
        rim: 4,
        lit: 7,
        inside: b.stroke('M42 100C52 80 106 64 168 64C232 64 286 78 296 96', '#FFFBD0', 2.4, 0.9),
      },
    )
  const steel: Ramp = ['#FFFFFF', '#C8D4EC', '#6A7AA8', '#20264E']
  const rays = [168, 190, 212, 234, 256, 280, 304, 330]
    .map((a, i) => b.flat(leaf([160, 16], polar(160, 16, i % 2 ? 190 : 240, a), 15), '#FFC85A', 0.15))
    .join('')
  const lamp =
    b.form('M134 46H188L196 70C178 64 144 64 124 71Z', steel, { depth: 8, rim: 3, lit: 4 }) +
    b.form(circle(160, 18, 40), steel, { depth: 12, rim: 4, lit: 5 }) +
    b.flat(circle(160, 18, 31.5), '#3A1A1A') +
    b.flat(circle(160, 18, 30), b.ball(['#FFFFFF', '#FFFBC8', '#FFD84A', '#F08A1A'])) +
    b.stroke(circle(160, 18, 24) + circle(160, 18, 17), '#FFF6C0', 2, 0.7) +
    b.soft(160, 14, 84, '#FFE88A', 0.42) +
    b.flat(
      'M158 42C128 40 122 10 136 -10C144 -24 142 -42 132 -60C158 -50 166 -30 166 -18C172 -24 174 -34 171 -44C196 -14 200 40 158 42Z',
      b.fill(['#FFF6A0', '#FFB01A', '#FF4A1A'], 270),
    ) +
    b.flat(
      'M158 42C138 40 136 18 146 2C152 -8 153 -20 150 -30C166 -18 168 -6 168 0C171 -3 173 -8 172 -14C184 6 186 38 158 42Z',
      '#FFE66A',
    ) +
    b.flat('M158 42C146 40 146 26 152 16C156 8 157 2 156 -6C168 4 176 38 158 42Z', '#FFFEF0') +
    b.soft(158, 20, 44, '#FFFBD8', 0.7) +
    b.flat(leaf([128, 8], [146, -12], 3.4, -0.14), '#fff', 0.95)

  // Body, neckerchief, arms.
  const torso =
    b.form(blob('100 220, 224 220, 262 270, 270 340, 60 340, 68 270'), coat, { depth: 26, rim: 5, lit: 7 }) +
    row('84 262 0, 164 282 0, 246 260 0', 3, [112, 68], [36, 18], plush, '#1C0A48', 0.2)
  const finger = (x: number, y: number, turn: number, length: number, size = 11) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 10})">` +
    b.flat(leaf([length - 8, 0], [length + 20, 5], 7, 0.12), b.fill(['#C8A0A8', '#FFFDF0'], 0)) +
    b.flat(leaf([length - 2, -2], [length + 15, 3], 2, 0.12), '#fff') +
    b.form(
      `M-6 -9C4 -13 ${length - 12} -13 ${length - 4} -10C${length + 6} -7 ${length + 6} 7 ${length - 4} 10C${length - 12} 12 4 12 -6 9C-11 4 -11 -4 -6 -9Z`,
      skin,
      {
        depth: 7,
        rim: 1.6,
        lit: 4,
        inside: b.stroke(`M${length * 0.45} -10Q${length * 0.5} -2 ${length * 0.43} 3`, '#B03A6A', 2, 0.6),
      },
    ) +
    '</g>'
  const stick = (x: number, y: number) => {
    const ramp: Ramp = ['#FF9A7A', '#F0303A', '#B00A2E', '#5A0426']
    return (
      b.form(
        `M${x - 15} ${y - 66}C${x - 8} ${y - 60} ${x + 8} ${y - 60} ${x + 15} ${y - 66}V${y + 62}C${x + 8} ${y + 70} ${x - 8} ${y + 70} ${x - 15} ${y + 62}Z`,
        ramp,
        {
          depth: 9,
          rim: 3,
          lit: 4,
          turn: 10,
          inside: b.stroke(`M${x - 8} ${y - 60}V${y + 60}`, '#FFD8C0', 4, 0.55),
        },
      ) +
      b.flat(circle(x, y - 66, 15, 6), b.fill(['#FFE8C0', '#D89A5A'], 30)) +
      b.stroke(circle(x, y - 66, 9.6, 3.4), '#8A4A2A', 1.6, 0.8)
    )
  }
  const bundle = `<g transform="translate(38 158) rotate(-14) scale(.96)">${
    stick(-17, -6) +
    stick(19, -10) +
    stick(0, 4) +
    b.form('M-34 -34C-14 -24 16 -24 36 -38V-18C16 -4 -14 -4 -34 -14Z', ['#6A5A8A', '#2A1E4A', '#0E0624'], {
      depth: 6,
      rim: 2,
      lit: 4,
    }) +
    b.stroke(line('0 -60, 2 -84, 18 -98, 10 -118, -8 -124'), '#3A1E10', 7) +
    b.stroke(line('0 -60, 2 -84, 18 -98, 10 -118, -8 -124'), '#F4D8A0', 4.4)
  }</g>`
  const fizz = (() => {
    const [x, y] = [1, 44] as const
    let s = b.soft(x, y, 66, '#FF8A1A', 0.9) + b.soft(x, y, 40, '#FFF0A0', 1)
    for (let i = 0; i < 16; i++) {
      const a = i * 22.5 + r.between(-8, 8)
      s += b.flat(leaf([x, y], polar(x, y, r.between(20, 46), a), 3.2), i % 3 ? '#FFE67A' : '#FFFFFF')
      if (i % 2) s += b.flat(circle(...polar(x, y, r.between(38, 60), a + 10), r.between(1.2, 2.6)), '#FFF6C0')
    }
    return s + b.flat(circle(x, y, 8), '#fff')
  })()
  const leftArm =
    b.form(limb('92 356 34, 36 320 30, 8 272 27, 8 220 24'), coat, { depth: 13, rim: 0, lit: 4 }) +
    row('-4 232 0, 14 244 0, 42 236 0', 2, [112, 76], [34, 17], plush, '#1C0A48', 0.2) +
    b.form('M-14 182C4 166 44 168 60 186C72 210 58 240 28 242C-2 244 -24 216 -14 182Z', skin, {
      depth: 14,
      rim: 0,
      lit: 6,
    })
  const leftGrip =
    finger(8, 172, 4, 46, 11) +
    finger(4, 192, 2, 52, 11.5) +
    finger(6, 213, 0, 50, 11) +
    finger(12, 232, -4, 42, 10) +
    b.form('M-16 178C-4 160 18 160 22 176C24 200 28 224 24 240C2 248 -26 222 -16 178Z', skin, {
      depth: 12,
      rim: 0,
      lit: 6,
    })
  const emerald = (x: number, y: number, size: number, turn: number) => {
    const P = (list: string) =>
      facet(
        list.split(', ').map((one): Point => {
          const [px = 0, py = 0] = one.split(' ').map(Number)
          return [px * size, py * size]
        }),
      )
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
      P('-1 -.28, -.62 -.72, .62 -.72, 1 -.28, 0 1'),
      ['#E8FFE8', '#4AF0A0', '#0EA86A', '#04583E'],
      {
        depth: 12,
        rim: 4,
        lit: 4,
        inside:
          b.flat(P('-1 -.28, -.62 -.72, -.44 -.26'), '#FFFFFF', 0.9) +
          b.flat(P('-.62 -.72, -.2 -.72, -.44 -.26'), '#A8FFD0', 0.9) +
          b.flat(P('-.2 -.72, .24 -.72, 0 -.24'), '#F4FFF8', 0.92) +
          b.flat(P('-.44 -.26, -.2 -.72, 0 -.24'), '#3AE098', 0.9) +
          b.flat(P('.24 -.72, .46 -.26, 0 -.24'), '#2AC884', 0.9) +
          b.flat(P('.24 -.72, .62 -.72, .46 -.26'), '#B8FFDC', 0.85) +
          b.flat(P('.62 -.72, 1 -.28, .46 -.26'), '#0E9A68', 0.9) +
          b.flat(P('-1 -.28, -.44 -.26, -.3 .32'), '#7AFFC0', 0.9) +
          b.flat(P('-.44 -.26, 0 -.24, -.3 .32'), '#0E9A60', 0.85) +
          b.flat(P('-.3 .32, 0 -.24, 0 1'), '#C8FFE4', 0.85) +
          b.flat(P('0 -.24, .32 .3, 0 1'), '#1AB878', 0.9) +
          b.flat(P('0 -.24, .46 -.26, .32 .3'), '#8AFFCC', 0.85) +
          b.flat(P('.46 -.26, 1 -.28, .32 .3'), '#068052', 0.9) +
          b.flat(P('-1 -.28, -.3 .32, 0 1'), '#1EC484', 0.8) +
          b.stroke(
            P('-1 -.28, -.44 -.26, -.3 .32, 0 -.24, .32 .3, .46 -.26, 1 -.28, .46 -.26, 0 -.24, -.44 -.26'),
            '#F0FFF8',
            1.5,
            0.9,
          ),
      },
    )}</g>`
  }
  const rightArm =
    b.form(limb('240 356 34, 290 318 30, 308 272 26, 300 226 24'), coat, { depth: 13, rim: 5, lit: 4 }) +
    row('276 238 0, 300 248 0, 324 236 0', 2, [104, 70], [34, 17], plush, '#1C0A48', -0.2, '#5CFFC8') +
    b.form('M262 200C280 186 322 190 334 208C340 236 322 250 298 248C270 246 254 226 262 200Z', skin, {
      depth: 14,
      rim: 4,
      lit: 6,
    })
  const treasure = emerald(298, 150, 59, 10)
  const rightGrip =
    finger(270, 232, -112, 38, 11) +
    finger(290, 238, -98, 42, 11.5) +
    finger(311, 236, -84, 38, 11) +
    finger(328, 226, -66, 34, 10)

  let dust = ''
  for (let i = 0; i < 22; i++) {
    const [x, y] = polar(160, 240, r.between(150, 290), r.between(190, 350))
    dust += b.flat(circle(x, y, r.between(1.4, 3.4)), r.pick(['#E89A52', '#A85A2A', '#FFD08A']), 0.9)
  }
  return b.done(
    b.soft(160, 120, 230, '#FF9A2A', 0.42) +
      rays +
      b.soft(150, -16, 170, '#FFB03A', 0.55) +
      dust +
      flung +
      pit +
      torso +
      b.soft(300, 140, 120, '#1EE89A', 0.7) +
      `<g transform="rotate(-5 160 170)">` +
      cheeks +
      skull +
      mouth +
      buck +
      `<g transform="translate(0 -12)">${helmet}${lamp}</g>` +
      goggles +
      loupe +
      `<g transform="translate(9 17) scale(.94)">${muzzle}</g>` +
      whiskers +
      twinkle(170, 218, 12) +
      '</g>' +
      b.soft(164, 268, 90, '#1A0636', 0.5, 22) +
      leftArm +
      bundle +
      leftGrip +
      fizz +
      rightArm +
      b.soft(310, 150, 66, '#1EE89A', 0.4) +
      treasure +
      rightGrip +
      mound +
      twinkle(262, 112, 17) +
      twinkle(318, 128, 9) +
      twinkle(96, 2, 8),
  )
}
