import { DIAMOND, HEART, SPADE } from '../illustrations/suits.ts'
import { outline, pathData } from '../lettering/outline.ts'
import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, circle, leaf, limb, polar } from './line.ts'

const WOOD: Ramp = ['#D88A4A', '#8A3E16', '#4A1808', '#7A3410']
const CLOTH: Ramp = ['#4A3A6A', '#241A40', '#0E0820']

/** Chips of one colour in a stack. */
function stack(b: Brush, x: number, y: number, count: number, ramp: Ramp): string {
  let s = b.soft(x, y + 8, 52, '#0A0206', 0.7, 22)
  for (let i = 0; i < count; i++) {
    const top = y - i * 11
    s += b.form(`M${x - 36} ${top}v11a36 15 0 0 0 72 0v-11Z`, ramp, {
      depth: 8,
      rim: 2,
      lit: 3,
      turn: 10,
      inside: b.stroke(`M${x - 22} ${top + 8}v14M${x} ${top + 12}v14M${x + 22} ${top + 8}v14`, '#fff', 9, 0.9),
    })
  }
  const top = y - (count - 1) * 11
  return (
    s +
    b.form(circle(x, top, 36, 15), ramp, { depth: 8, rim: 2, lit: 4 }) +
    b.stroke(circle(x, top, 26, 10.5), '#fff', 2.4, 0.85) +
    b.flat(circle(x, top, 17, 6.6), b.fill(GOLD))
  )
}

/** The wheel from the seat at the table: pockets in perspective, the turret, a ball on its way. */
export function tableWheel(k: string): string {
  const b = new Brush(k, { shade: '#240410', rim: '#FFD27A', key: '#FFF3DC' })
  const spot = (share: number, degrees: number, lift = 0): string => {
    const [x, y] = polar(0, 0, share, degrees)
    return `${(160 + x * 150).toFixed(1)} ${(150 + y * 88 + lift).toFixed(1)}`
  }
  let pockets = ''
  for (let i = 0; i < 37; i++) {
    const [from, to] = [i * 9.73 + 20, (i + 1) * 9.73 + 20]
    const paint = i === 0 ? ['#5AF0A0', '#0A8A4A'] : i % 2 ? ['#FF5A6A', '#A80A26'] : ['#4A4458', '#100C18']
    pockets +=
      b.flat(
        `M${spot(0.83, from)}L${spot(0.83, to)}L${spot(0.57, to, 12)}L${spot(0.57, from, 12)}Z`,
        b.fill(paint, 90),
      ) + b.stroke(`M${spot(0.83, from)}L${spot(0.57, from, 12)}`, '#FFE08A', 1.6)
  }
  const dish = b.form(circle(160, 150, 150, 88), WOOD, { depth: 26, rim: 5, lit: 9, turn: 40 })
  const side = b.form('M10 150V184C10 240 80 276 160 276S310 240 310 184V150Z', WOOD, {
    depth: 40,
    rim: 6,
    turn: 10,
    inside:
      b.stroke('M10 188C10 244 80 280 160 280S310 244 310 188', '#FFD27A', 6, 0.9) +
      b.stroke('M10 166C10 222 80 258 160 258S310 222 310 166', '#3A1206', 3, 0.7),
  })
  const cone = b.form(circle(160, 160, 84, 46), ['#F0A85A', '#9A4A1A', '#4A1606'], {
    depth: 22,
    rim: 3,
    lit: 6,
    inside: Array.from({ length: 8 }, (_, i) =>
      b.stroke(`M160 150L${spot(0.6, i * 45 + 8, 8)}`, '#FFD27A', 3, 0.7),
    ).join(''),
  })
  const arm = (degrees: number) => {
    const [x, y] = polar(0, 0, 1, degrees)
    return (
      b.form(
        limb([
          [160, 112, 6],
          [160 + x * 26, 112 + y * 13, 5],
          [160 + x * 44, 112 + y * 22, 4],
        ]),
        GOLD,
        { depth: 4, rim: 2, lit: 3 },
      ) + b.flat(circle(160 + x * 48, 112 + y * 24, 9), b.ball(['#FFFBE0', '#FFC23A', '#7A3E06']))
    )
  }
  const turret =
    b.form(circle(160, 150, 34, 17), GOLD, { depth: 8, rim: 3 }) +
    arm(-150) +
    arm(-30) +
    b.form(
      'M138 148C144 128 148 112 146 96C140 84 180 84 174 96C172 112 176 128 182 148C176 158 144 158 138 148Z',
      GOLD,
      { depth: 12, rim: 4, turn: 0 },
    ) +
    arm(150) +
    arm(30) +
    b.form(circle(160, 82, 16), ['#FFFDE8', '#FFD24A', '#B8680E', '#5A2A04'], { depth: 10, rim: 4 })
  const ball =
    b.stroke(`M${spot(0.9, 150)}A135 79 0 0 1 ${spot(0.9, 232)}`, '#FFFFFF', 7, 0.35) +
    b.soft(54, 98, 34, '#FFF3C0', 0.9) +
    b.flat(circle(58, 93, 13), b.ball(['#FFFFFF', '#FFFFFF', '#C8BCC8', '#6A5A78']))
  return b.done(
    b.soft(160, 276, 190, '#0A0206', 0.7, 44) +
      side +
      dish +
      b.stroke(circle(160, 150, 138, 80), '#FFD27A', 4) +
      b.form(circle(160, 152, 130, 74), ['#5A2410', '#2A0A06'], { depth: 12, rim: 0, lit: 0 }) +
      pockets +
      b.stroke(circle(160, 150, 125, 73), '#FFE9A8', 3) +
      cone +
      b.stroke(circle(160, 160, 84, 46), '#FFE08A', 4) +
      turret +
      ball +
      stack(b, 44, 284, 4, ['#FF8AA0', '#D8123C', '#6A0420']) +
      stack(b, 280, 290, 6, ['#8AB8FF', '#1E4AD8', '#0A1260']) +
      stack(b, 226, 314, 2, ['#7AF0B0', '#0E9A5A', '#04402A']),
  )
}

/** One card, its middle at 0, 0. */
export function playingCard(b: Brush, value: string, suit: string, color: string): string {
  const letter = pathData(outline('alfa-slab-one', value, -48, -52, 32))
  const corner = `${b.flat(letter, color)}<g transform="translate(-37 -36) scale(9)">${b.flat(suit, color)}</g>`
  return (
    b.soft(6, 12, 96, '#04020A', 0.5, 110) +
    b.form(
      'M-46-82H46A12 12 0 0 1 58-70V70A12 12 0 0 1 46 82H-46A12 12 0 0 1-58 70V-70A12 12 0 0 1-46-82Z',
      ['#FFFFFF', '#FFFDF4', '#D8CFE0'],
      {
        depth: 12,
        rim: 3,
        lit: 0,
        inside: `${corner}<g transform="rotate(180)">${corner}</g><g transform="scale(33)">${b.flat(suit, color)}</g>`,
      },
    )
  )
}

/** A dealer's gloved hand opens a natural and more. */
export function dealtHand(k: string): string {
  const b = new Brush(k, { shade: '#180A3A', rim: '#9AFFD0' })
  const glove: Ramp = ['#FFFFFF', '#F2F2FF', '#B0B0DC', '#5A5690']
  const fan = [
    ['10', DIAMOND, '#D8173A', -40],
    ['Q', SPADE, '#181425', -18],
    ['K', HEART, '#D8173A', 4],
    ['A', SPADE, '#181425', 27],
  ] as const
  const cards = fan
    .map(
      ([value, suit, color, turn]) =>
        `<g transform="rotate(${turn} 166 300) translate(166 142)">${playingCard(b, value, suit, color)}</g>`,
    )
    .join('')
  const finger = (d: string) => b.form(limb(d), glove, { depth: 14, rim: 3, lit: 6 })
  const sleeve =
    b.form('M150 346L182 262C214 246 262 262 284 292L330 370H140Z', CLOTH, { depth: 26, rim: 5 }) +
    b.form('M150 300C170 266 226 258 268 288L256 314C222 288 180 296 166 322Z', ['#FFFFFF', '#E8E4FF', '#9A94C8'], {
      depth: 10,
      rim: 3,
    }) +
    b.flat(circle(236, 286, 9), b.fill(GOLD))
  const palm = b.form(blob('132 230, 178 222, 224 246, 236 282, 202 312, 154 306, 126 270'), glove, {
    depth: 28,
    rim: 5,
  })
  return b.done(
    b.soft(160, 140, 180, '#C8FFE0', 0.35) +
      finger('204 252 17, 232 226 16, 240 196 14, 232 178 10') +
      cards +
      sleeve +
      palm +
      finger('150 294 15, 112 282 16, 98 256 14, 108 240 10') +
      finger('148 276 16, 108 258 17, 98 230 14, 110 214 10') +
      finger('152 254 16, 116 234 17, 108 206 14, 120 190 10') +
      finger('206 268 21, 196 226 20, 176 196 17, 162 178 11') +
      b.stroke('M158 256C168 250 178 250 186 256M156 276C166 270 176 270 184 276', '#5A5690', 3, 0.6),
  )
}

/** A mine about to go off over a hoard of stones. */
export function litMine(k: string): string {
  const b = new Brush(k, { shade: '#0E0420', rim: '#FF8A3A', key: '#C8D8FF' })
  const r = seedFrom('mine')
  const iron: Ramp = ['#8A92C8', '#3A3E70', '#181838', '#08061A']
  let spikes = ''
  for (const turn of [-160, -118, -20, 24, 66, 112, 158]) {
    const [x, y] = polar(152, 186, 104, turn)
    const [tx, ty] = polar(152, 186, 136, turn)
    spikes +=
      b.form(
        limb([
          [x, y, 17],
          [tx, ty, 9],
        ]),
        iron,
        { depth: 10, rim: 3, lit: 4 },
      ) + b.flat(circle(tx, ty, 9), b.ball(['#FFE0C0', '#FF5A2A', '#8A0A12']))
  }
  const bolts = Array.from({ length: 9 }, (_, i) =>
    b.flat(circle(...polar(152, 186, 92, i * 40 + 10), 5), b.ball(['#C8D0F0', '#4A5080', '#101028'])),
  )
  const face = b.form(circle(152, 186, 108), iron, {
    depth: 60,
    rim: 8,
    lit: 12,
    inside:
      b.stroke('M52 152C100 190 210 190 254 152', '#08061A', 5, 0.6) +
      bolts.join('') +
      b.flat('M82 150C90 122 116 104 142 102C122 116 104 136 98 160C92 166 82 160 82 150Z', '#fff', 0.5),
  })
  const glow =
    b.form(circle(152, 198, 40), ['#FFF3B0', '#FF7A1A', '#B8121E', '#3A0410'], { depth: 18, rim: 3 }) +
    b.stroke(circle(152, 198, 40), '#E0B04A', 6) +
    b.flat('M152 172L160 192H144ZM152 206L158 218H146Z', '#3A0410') +
    b.flat(circle(152, 212, 6), '#3A0410')
  const cap = b.form('M120 82L168 68L178 96L128 108Z', GOLD, { depth: 8, rim: 3 })
  const fuse =
    b.stroke('M148 76C150 30 196 10 226 30C246 42 254 40 262 24', '#3A1E0A', 13) +
    b.stroke('M148 76C150 30 196 10 226 30C246 42 254 40 262 24', '#D8A86A', 8) +
    `<g stroke-dasharray="4 7">${b.stroke('M148 76C150 30 196 10 226 30C246 42 254 40 262 24', '#7A4A1E', 8)}</g>`
  let sparks = b.soft(264, 18, 92, '#FFB03A', 0.95)
  for (let i = 0; i < 22; i++)
    sparks += b.flat(leaf([264, 18], polar(264, 18, r.between(22, 70), i * 16.4), 3.4), i % 2 ? '#FFF3A0' : '#FF7A1A')
  const stone = (x: number, y: number, size: number, [light, mid, dark]: readonly [string, string, string]) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${b.flat('M-1-.3L-.55-.8H.55L1-.3L0 1Z', b.fill([light, mid, dark]))}${b.flat('M-1-.3L-.4-.3L0 1Z', mid)}${b.flat('M-.55-.8L-.4-.3L-1-.3Z', light)}${b.flat('M-.4-.3L0-.8L.4-.3Z', '#fff', 0.8)}${b.flat('M.4-.3L1-.3L0 1Z', dark, 0.8)}${b.flat('M-.4-.3H.4L0 1Z', light, 0.6)}</g>`
  return b.done(
    b.soft(160, 190, 190, '#FF5A2A', 0.4) +
      spikes +
      face +
      glow +
      cap +
      fuse +
      sparks +
      b.flat(circle(264, 18, 13), '#FFFDE8') +
      stone(44, 288, 42, ['#E0FFFF', '#3AD0FF', '#0A4AC8']) +
      stone(268, 292, 46, ['#FFE0F0', '#FF4A9A', '#8A0A5A']) +
      stone(200, 312, 34, ['#E0FFE8', '#2FE38A', '#0A6A4A']) +
      stone(108, 314, 30, ['#FFF6C0', '#FFC23A', '#B85A06']),
  )
}
