import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { blaze } from './dragons.ts'
import { blob, circle, leaf, limb, polar } from './line.ts'

const GREEN: Ramp = ['#E0FF8A', '#5ACC3A', '#0E7A4A', '#043A2E']
const RED: Ramp = ['#FF9A8A', '#F8203A', '#A80630', '#4A041E']

/** Two cherries on their stalks. */
function cherries(b: Brush, x: number, y: number, size: number): string {
  const ball = (px: number, py: number) =>
    b.form(circle(px, py, 36), RED, {
      depth: 20,
      rim: 6,
      lit: 8,
      inside:
        b.soft(px - 12, py - 14, 16, '#FFFFFF', 0.95, 12) +
        b.stroke(`M${px - 8} ${py - 34}Q${px} ${py - 24} ${px + 10} ${py - 33}`, '#4A041E', 4, 0.6),
    })
  return `<g transform="translate(${x} ${y}) scale(${size})">${b.form('M14-84C34-112 74-116 104-98C86-72 44-66 14-84Z', GREEN, { depth: 10, rim: 3, lit: 5, inside: b.stroke('M14-84Q56-96 104-98', '#F0FFB0', 2.4, 0.7) })}${b.stroke('M-34-32C-30-60-10-78 16-86M34-22C36-48 28-70 16-86', '#0E5A2E', 8)}${b.stroke('M-34-32C-30-60-10-78 16-86M34-22C36-48 28-70 16-86', '#8AE04A', 3)}${ball(-38, 0)}${ball(36, 14)}</g>`
}

/** The seven of every fruit machine there ever was, on fire. */
export function blazingSeven(k: string): string {
  const b = new Brush(k, { shade: '#5A0420', rim: '#FFF3A0', key: '#FFFFFF' })
  const seven =
    'M58-8C110-16 210-16 266-8C272-8 274 0 274 10V66C226 118 190 176 186 258C186 268 178 274 168 274H112C100 274 94 266 96 254C104 186 134 130 184 76H116V94C116 104 110 110 100 110H62C52 110 48 104 48 94V8C48-2 50-7 58-8Z'
  const flames =
    blaze(b, 160, 250, 330, -90, 'seven') +
    blaze(b, 90, 240, 240, -104, 'seven-l') +
    blaze(b, 230, 240, 240, -74, 'seven-r')
  const body =
    b.stroke(seven, '#3A0410', 34) +
    b.stroke(seven, '#8A3E06', 27) +
    b.stroke(seven, '#FFC83A', 22) +
    b.stroke(seven, '#FFF6C0', 5, 0.9) +
    b.form(seven, ['#FFB09A', '#FF2A3A', '#C8062E', '#6A0426'], {
      depth: 26,
      rim: 8,
      lit: 12,
      turn: 74,
      inside:
        b.flat('M40-20H280V34C200 16 120 18 40 44Z', b.fill(['#FFFFFF', '#FFB0A8'], 90), 0.55) +
        b.stroke('M118 262C122 190 150 132 206 76', '#FFFFFF', 7, 0.5) +
        b.soft(250, 60, 60, '#FF8A3A', 0.6, 60),
    })
  const lemon =
    b.form(
      blob('214 230, 240 204, 280 202, 306 214, 322 210, 322 226, 316 250, 290 282, 246 286, 218 266'),
      ['#FFFFD0', '#FFE83A', '#F0A80A', '#8A5206'],
      {
        depth: 24,
        rim: 6,
        lit: 9,
        inside:
          b.soft(256, 224, 26, '#FFFFFF', 0.9, 16) +
          Array.from({ length: 30 }, (_, i) =>
            b.flat(circle(224 + ((i * 37) % 90), 210 + ((i * 23) % 70), 1.4), '#B87A06', 0.5),
          ).join(''),
      },
    ) + b.form(leaf([240, 208], [186, 186], 14, 0.12), GREEN, { depth: 7, rim: 3, lit: 4 })
  const plum =
    b.form(circle(42, 176, 40), ['#F0C8FF', '#A84AF0', '#5A0AA8', '#22044A'], {
      depth: 24,
      rim: 6,
      lit: 9,
      inside: b.stroke('M62 138C44 160 46 192 66 214', '#22044A', 4, 0.5) + b.soft(28, 158, 18, '#FFFFFF', 0.9, 14),
    }) + b.form(leaf([46, 138], [92, 116], 13, -0.14), GREEN, { depth: 7, rim: 3, lit: 4 })
  const r = seedFrom('seven')
  let sparks = ''
  for (let i = 0; i < 24; i++) {
    const [x, y] = [r.between(-10, 330), r.between(-60, 240)]
    sparks += b.soft(x, y, 10, '#FFB03A', 0.9) + b.flat(leaf([x, y + 5], [x + r.between(-3, 3), y - 7], 2.6), '#FFF6C0')
  }
  return b.done(
    b.soft(160, 120, 210, '#FF8A1A', 0.7) +
      flames +
      `<g transform="rotate(4 160 130)">${body}</g>` +
      plum +
      lemon +
      cherries(b, 74, 246, 0.95) +
      sparks,
  )
}

/** A cupcake as a castle: frosting in three storeys, a lollipop sun, a cane. */
export function cupcake(k: string): string {
  const b = new Brush(k, { shade: '#8A0A7A', rim: '#FFF6B0', key: '#FFFFFF' })
  const r = seedFrom('cupcake')
  const cream: Ramp = ['#FFFFFF', '#FFC0E0', '#F86AB8', '#B02A9A']
  const tier = (y: number, w: number, h: number) =>
    b.form(
      `M${160 - w} ${y}C${160 - w - 8} ${y - h} ${160 - w * 0.5} ${y - h * 1.25} 160 ${y - h * 1.2}C${160 + w * 0.5} ${y - h * 1.25} ${160 + w + 8} ${y - h} ${160 + w} ${y}C${160 + w * 0.9} ${y + 18} ${160 + w * 0.66} ${y + 20} ${160 + w * 0.52} ${y + 8}C${160 + w * 0.44} ${y + 30} ${160 + w * 0.16} ${y + 32} ${160 + w * 0.06} ${y + 12}C${160 - w * 0.08} ${y + 36} ${160 - w * 0.4} ${y + 34} ${160 - w * 0.46} ${y + 10}C${160 - w * 0.6} ${y + 24} ${160 - w * 0.9} ${y + 20} ${160 - w} ${y}Z`,
      cream,
      {
        depth: 24,
        rim: 6,
        lit: 10,
        inside:
          b.stroke(
            `M${160 - w * 0.7} ${y - h * 0.3}C${160 - w * 0.3} ${y + h * 0.1} ${160 + w * 0.4} ${y} ${160 + w * 0.8} ${y - h * 0.7}`,
            '#D83AA0',
            5,
            0.35,
          ) +
          b.stroke(
            `M${160 - w * 0.8} ${y - h * 0.5}C${160 - w * 0.3} ${y - h * 0.1} ${160 + w * 0.3} ${y - h * 0.3} ${160 + w * 0.66} ${y - h * 0.9}`,
            '#FFFFFF',
            5,
            0.7,
          ) +
          b.soft(160 - w * 0.5, y - h * 0.62, w * 0.3, '#FFFFFF', 0.95, h * 0.24),
      },
    )
  const cup = b.form('M52 214H268L236 350H84Z', ['#FFF0A0', '#FFB84A', '#F0602A', '#8A1A4A'], {
    depth: 26,
    rim: 6,
    inside: Array.from({ length: 11 }, (_, i) =>
      b.stroke(`M${54 + i * 21.2} 210L${86 + i * 14.8} 352`, i % 2 ? '#FFFBD0' : '#C83A1A', i % 2 ? 6 : 3, 0.7),
    ).join(''),
  })
  const swirl = (x: number, y: number, radius: number, colors: readonly string[]) => {
    let s = ''
    const count = 14
    for (let i = 0; i < count; i++) {
      const a = (i * 360) / count
      const z = a + 360 / count
      const p = (d: number, share: number) =>
        polar(x, y, radius * share, d)
          .map((v) => Math.round(v * 10) / 10)
          .join(' ')
      s += b.flat(
        `M${x} ${y}Q${p(a + 34, 0.62)} ${p(a, 1)}A${radius} ${radius} 0 0 1 ${p(z, 1)}Q${p(z + 34, 0.62)} ${x} ${y}Z`,
        colors[i % colors.length] ?? '#fff',
      )
    }
    return b.form(circle(x, y, radius), ['#FFFFFF'], {
      depth: radius * 0.4,
      rim: 6,
      lit: 10,
      inside: s + b.soft(x - radius * 0.4, y - radius * 0.45, radius * 0.4, '#FFFFFF', 0.95, radius * 0.28),
    })
  }
  const lolly =
    b.stroke('M58 78L92 280', '#C8A0E0', 13) +
    b.stroke('M56 78L90 280', '#FFFFFF', 7) +
    swirl(54, 62, 66, ['#FF5AA8', '#FFFFFF', '#FFB81A', '#FFFFFF', '#3AC8F0', '#FFFFFF'])
  const caneLine = '250 300 14, 262 120 14, 268 60 14, 284 28 14, 312 34 14, 314 66 13'
  const cane = b.form(limb(caneLine), ['#FFFFFF', '#FFF0F0', '#E0B0C0'], {
    depth: 10,
    rim: 4,
    lit: 5,
    inside:
      Array.from({ length: 15 }, (_, i) => b.stroke(`M${228 + i * 1.4} ${292 - i * 24}l60-30`, '#F0203A', 11)).join(
        '',
      ) + b.stroke('M270 40L300 8M286 62L330 20M300 74L340 50', '#F0203A', 10),
  })
  const cherry =
    b.form(circle(160, -8, 33), RED, { depth: 18, rim: 6, lit: 8, inside: b.soft(148, -20, 15, '#FFFFFF', 0.95, 11) }) +
    b.stroke('M162-36C166-58 184-70 204-74', '#0E5A2E', 8) +
    b.stroke('M162-36C166-58 184-70 204-74', '#8AE04A', 3)
  const sprinkles = Array.from({ length: 46 }, (_, i) => {
    const y = r.between(30, 206)
    const w = 40 + (y / 206) * 74
    const x = 160 + r.between(-w, w)
    const [tx, ty] = polar(x, y, 10, r.between(0, 180))
    const color = ['#FFE03A', '#3AD8F0', '#8A4AF8', '#5AE06A', '#FF5A3A', '#FFFFFF'][i % 6] ?? '#fff'
    return (
      b.stroke(`M${x + 1} ${y + 2}L${tx + 1} ${ty + 2}`, '#8A1A7A', 6, 0.4) +
      b.stroke(`M${x} ${y}L${tx} ${ty}`, color, 5.4)
    )
  }).join('')
  const ring = (x: number, y: number, size: number, turn: number, glaze: Ramp) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.form(circle(0, 0, 50, 44), ['#FFE0A8', '#D88A3A', '#7A3A1A'], { depth: 14, rim: 4 })}${b.form(blob('-46 -4, -30 -36, 6 -42, 40 -26, 46 4, 30 16, 18 34, -2 26, -22 34, -36 16'), glaze, { depth: 12, rim: 4, lit: 7 })}${[
      [-24, -16, 30],
      [-6, -28, 80],
      [18, -24, 10],
      [30, -4, 70],
      [-30, 8, 120],
      [22, 16, 30],
    ]
      .map(([px = 0, py = 0, t = 0], i) =>
        b.stroke(`M${px} ${py}L${polar(px, py, 9, t).join(' ')}`, ['#FFE03A', '#fff', '#3AD8F0'][i % 3] ?? '#fff', 4.6),
      )
      .join('')}${b.form(circle(0, -2, 16, 13), ['#8A1A5A', '#D86AA8'], { depth: 6, rim: 0, lit: 0 })}</g>`
  return b.done(
    b.soft(160, 120, 220, '#FFFFFF', 0.7) +
      lolly +
      cane +
      cup +
      tier(214, 122, 72) +
      tier(140, 92, 62) +
      tier(76, 60, 60) +
      sprinkles +
      cherry +
      ring(42, 238, 0.92, -16, ['#D8FFFF', '#5AD8F0', '#1E8AD0', '#1A4A9A']) +
      ring(282, 246, 0.86, 14, ['#FFF0C0', '#FFC03A', '#E8701A', '#8A2A1A']) +
      b.soft(124, 20, 14, '#fff', 0.9),
  )
}
