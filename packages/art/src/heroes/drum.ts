import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, circle, leaf, limb, mirror, polar } from './line.ts'

/** A great drum in its stand: jade around the skin, the sticks in the air, the beat made visible. */
export function drum(k: string): string {
  const b = new Brush(k, { shade: '#3A020E', rim: '#FFE27A', key: '#FFFFFF' })
  const [cx, cy] = [160, 134]
  const jade: Ramp = ['#E0FFE8', '#5AE0A0', '#0E9A6A', '#04483E']
  const lacquer: Ramp = ['#FF8A6A', '#D81A1E', '#7A0414', '#3A020E']
  const waves = [168, 190, 214]
    .map((radius, i) => b.stroke(circle(cx, cy, radius), '#FFE08A', 5 - i, 0.5 - i * 0.13))
    .join('')
  const barrel = b.form(circle(cx, cy + 14, 144, 142), lacquer, { depth: 30, rim: 8 })
  const studs = (radius: number, count: number, size: number) =>
    Array.from({ length: count }, (_, i) =>
      b.flat(
        circle(...polar(cx, cy, radius, (i * 360) / count + 4), size),
        b.ball(['#FFFFF0', '#FFD24A', '#A85A0A', '#4A2004']),
      ),
    ).join('')
  const ring =
    b.form(circle(cx, cy, 144), lacquer, { depth: 18, rim: 6, lit: 9 }) +
    b.stroke(circle(cx, cy, 136), '#FFC83A', 3, 0.8) +
    studs(129, 32, 7) +
    b.form(circle(cx, cy, 117), GOLD, { depth: 6, rim: 3, lit: 4 }) +
    b.form(circle(cx, cy, 112), jade, {
      depth: 14,
      rim: 4,
      lit: 6,
      inside: Array.from({ length: 24 }, (_, i) => {
        const [x, y] = polar(cx, cy, 103, i * 15)
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 15 + 90})">${b.stroke('M-9 5V-5H7V3H-3V-1', '#04503E', 2.4, 0.65)}</g>`
      }).join(''),
    }) +
    b.form(circle(cx, cy, 93), GOLD, { depth: 6, rim: 2, lit: 4 })
  const at = (share: number, degrees: number) =>
    polar(0, 0, 72 * share, degrees)
      .map((v) => Math.round(v))
      .join(' ')
  const swirl = `M0 0C${at(0.42, 74)} ${at(0.86, 52)} ${at(1, 0)}A72 72 0 0 1 ${at(1, 120)}C${at(0.86, 172)} ${at(0.42, 194)} 0 0Z`
  const skin = b.form(circle(cx, cy, 87), ['#FFFDF0', '#FFEDC8', '#E0B080', '#9A5A44'], {
    depth: 36,
    rim: 3,
    lit: 8,
    inside:
      b.stroke(circle(cx, cy, 78), '#C8101E', 4, 0.8) +
      [0, 120, 240]
        .map(
          (turn, i) =>
            `<g transform="translate(${cx} ${cy}) rotate(${turn + 20})">${
              b.flat(
                swirl,
                b.fill(
                  [
                    ['#FF6A5A', '#C80A1E'],
                    ['#5AE0A0', '#0A7A52'],
                    ['#FFE27A', '#E0900A'],
                  ][i] as Ramp,
                  40,
                ),
              ) + b.stroke(swirl, '#5A1A12', 2.4, 0.5)
            }</g>`,
        )
        .join('') +
      b.soft(cx - 34, cy - 44, 60, '#FFFFFF', 0.8, 40),
  })
  const boom =
    b.soft(206, 168, 66, '#FFF6C0', 0.95) +
    Array.from({ length: 14 }, (_, i) =>
      b.flat(leaf(polar(206, 168, 14, i * 25.7), polar(206, 168, i % 2 ? 64 : 44, i * 25.7), 3.6), '#FFF3A0', 0.95),
    ).join('')
  const stick = (x: number, y: number, tx: number, ty: number) => {
    const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI
    const length = Math.hypot(tx - x, ty - y)
    return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)})">${b.soft(length * 0.4, 22, length * 0.5, '#2A020A', 0.45, 12)}${b.form(
      limb([
        [length, 0, 11],
        [length * 0.5, 0, 9],
        [20, 0, 8],
        [0, 0, 9],
      ]),
      ['#FFE0A8', '#D88A3A', '#7A3A16'],
      { depth: 7, rim: 4, lit: 4 },
    )}${b.form(
      limb([
        [length, 0, 13],
        [length * 0.72, 0, 12],
      ]),
      lacquer,
      { depth: 7, rim: 3, lit: 4 },
    )}${b.form(circle(2, 0, 18, 16), ['#FFFFFF', '#FFE8C8', '#D0906A'], { depth: 9, rim: 4, lit: 5 })}</g>`
  }
  const tassel = (x: number, y: number) =>
    b.form(circle(x, y, 9), jade, { depth: 5, rim: 2, lit: 3 }) +
    b.form(circle(x, y + 15, 8, 7), GOLD, { depth: 4, rim: 2, lit: 2 }) +
    [-9, -4.5, 0, 4.5, 9]
      .map((lean) =>
        b.form(leaf([x + lean * 0.3, y + 18], [x + lean * 1.5, y + 82], 4.5), RED_SILK, { depth: 3, rim: 1, lit: 2 }),
      )
      .join('')
  const lantern = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${b.soft(0, 0, 110, '#FF8A2A', 0.7)}${b.stroke('M0-90V-48', '#8A4A06', 5)}${b.form(blob('-30 -42, 30 -42, 52 -14, 52 14, 30 42, -30 42, -52 14, -52 -14'), ['#FFD08A', '#FF5A2A', '#C80A1E', '#5A0414'], { depth: 20, rim: 6, lit: 8, inside: b.stroke('M-22-46Q-44 0-22 46M0-46V46M22-46Q44 0 22 46', '#FFD86A', 3.4, 0.75) + b.soft(0, 8, 40, '#FFF6A0', 0.85, 40) })}${b.form('M-26-50H26V-38H-26Z', GOLD, { depth: 4, rim: 2, lit: 3 })}${b.form('M-26 38H26V50H-26Z', GOLD, { depth: 4, rim: 2, lit: 3 })}${[-12, -4, 4, 12].map((lean) => b.form(leaf([lean, 50], [lean * 1.4, 96], 4), RED_SILK, { depth: 3, rim: 1, lit: 2 })).join('')}</g>`
  const stand = mirror(
    b.form(limb('14 300 20, 30 250 17, 18 200 15, -8 180 12, -16 196 7'), lacquer, { depth: 12, rim: 5, lit: 6 }) +
      b.form(circle(30, 262, 15), GOLD, { depth: 6, rim: 3, lit: 4 }),
  )
  const r = seedFrom('drum')
  let petals = ''
  for (let i = 0; i < 22; i++) {
    const [x, y] = [r.between(-16, 336), r.between(-50, 280)]
    petals += b.flat(
      leaf([x, y], polar(x, y, r.between(8, 16), r.between(0, 180)), 4, 0.2),
      i % 2 ? '#FFD86A' : '#FFB0B8',
      0.95,
    )
  }
  return b.done(
    b.soft(cx, cy, 220, '#FFD34D', 0.55) +
      waves +
      lantern(14, 30, 0.66) +
      lantern(306, 30, 0.66) +
      stand +
      barrel +
      ring +
      skin +
      boom +
      stick(206, 166, 330, 40) +
      stick(96, 92, -16, 208) +
      tassel(72, 244) +
      tassel(248, 244) +
      petals,
  )
}
const RED_SILK: Ramp = ['#FF9A7A', '#E0202E', '#7A0418']
