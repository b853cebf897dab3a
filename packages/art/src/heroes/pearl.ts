import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { blob, circle, type Point, polar } from './line.ts'

/** A shell opens and lights the water: the pearl in it is as large as a moon. */
export function pearl(k: string): string {
  const b = new Brush(k, { shade: '#0A0A5A', rim: '#8AF7FF', key: '#FFFFFF' })
  const r = seedFrom('pearl')
  const outer: Ramp = ['#FFD8F0', '#C88AE8', '#5A4AC8', '#1A1A7A']
  const fan = (
    cy: number,
    inner: number,
    reach: number,
    [from, to]: Point,
    count: number,
    ramps: readonly Ramp[],
    lift: number,
  ) => {
    let s = ''
    for (let i = 0; i < count; i++) {
      const [a, z] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count]
      const mid = (a + z) / 2
      const [p, q, t] = [polar(160, cy, reach, a), polar(160, cy, reach + lift, mid), polar(160, cy, reach, z)]
      s += b.form(
        `M${polar(160, cy, inner, a).map(Math.round).join(' ')}L${p.map(Math.round).join(' ')}Q${q.map(Math.round).join(' ')} ${t.map(Math.round).join(' ')}L${polar(160, cy, inner, z).map(Math.round).join(' ')}Z`,
        ramps[i % ramps.length] ?? outer,
        { depth: 12, rim: 3, lit: 5, turn: Math.round(mid / 15) * 15 + 180 },
      )
    }
    return s
  }
  const lining: readonly Ramp[] = [
    ['#FFF0FF', '#F0A8E0', '#9A5AE0', '#2A1A98'],
    ['#E8FFFF', '#7ACCF8', '#4A6AE8', '#1E1E90'],
    ['#FFF6E0', '#FFC0B0', '#C06AD0', '#3A1A9A'],
  ]
  const lid =
    fan(206, 0, 208, [-162, -18], 11, lining, 34) +
    Array.from({ length: 12 }, (_, i) =>
      b.stroke(
        `M160 206L${polar(160, 206, 204, -162 + i * 13.1)
          .map(Math.round)
          .join(' ')}`,
        '#FFFFFF',
        2,
        0.55,
      ),
    ).join('') +
    [96, 142, 184]
      .map((radius) =>
        b.stroke(
          `M${polar(160, 206, radius, -162).map(Math.round).join(' ')}A${radius} ${radius} 0 0 1 ${polar(160, 206, radius, -18).map(Math.round).join(' ')}`,
          '#FFFFFF',
          3,
          0.3,
        ),
      )
      .join('')
  const hollow = b.flat(circle(160, 220, 132, 36), '#1A0A6A', 0.85) + b.soft(160, 214, 130, '#FFB8F0', 0.8, 44)
  const flesh = b.form(
    blob('24 222, 60 204, 104 214, 160 206, 216 214, 260 204, 296 222, 270 254, 160 266, 50 254'),
    ['#FFE8F0', '#FF9AB8', '#C83A9A', '#4A0A7A'],
    {
      depth: 18,
      rim: 3,
      lit: 6,
      inside: b.stroke('M44 226C84 216 108 232 160 224C212 232 236 216 276 226', '#FFFFFF', 3, 0.6),
    },
  )
  const ball =
    b.soft(160, 168, 128, '#FFFFFF', 0.5) +
    b.form(circle(160, 168, 72), ['#FFFFFF', '#FFF0FA', '#D8B0F8', '#7A6AE0', '#3A2AA8'], {
      depth: 44,
      rim: 9,
      lit: 14,
      inside:
        b.soft(190, 204, 50, '#8AF7FF', 0.75, 34) +
        b.soft(130, 214, 44, '#FFA8D8', 0.75, 24) +
        b.soft(136, 138, 40, '#FFFFFF', 1, 30) +
        b.flat(blob('116 130, 132 114, 154 110, 148 122, 130 132, 120 146'), '#FFFFFF', 0.95),
    })
  const lip =
    fan(
      196,
      60,
      158,
      [14, 166],
      13,
      [outer, ['#FFC0E0', '#A87AE0', '#4A3AB8', '#14146A'], ['#D8D8FF', '#8A8AF0', '#3A4AC8', '#10106A']],
      26,
    ) +
    b.form(
      'M8 232C30 214 70 236 100 246C130 256 190 256 220 246C250 236 290 214 312 232C306 262 258 284 160 286C62 284 14 262 8 232Z',
      ['#FFFFFF', '#FFD8F0', '#B88AE8', '#4A3AB8'],
      { depth: 12, rim: 4, lit: 7 },
    )
  // Coral forks at every joint; each pass over all branches is one coat: edge, colour, light.
  const coral = (x: number, y: number, lean: number, [light, colour, edge]: readonly [string, string, string]) => {
    const branches: { d: string; width: number }[] = []
    const tips: Point[] = []
    const grow = (from: Point, turn: number, length: number, width: number) => {
      const [to, bend] = [polar(...from, length, turn), polar(...from, length * 0.55, turn + r.between(-16, 16))]
      branches.push({
        d: `M${from.map(Math.round).join(' ')}Q${bend.map(Math.round).join(' ')} ${to.map(Math.round).join(' ')}`,
        width,
      })
      if (width < 7) return void tips.push(to)
      const spread = r.between(24, 34)
      grow(to, turn - spread, length * r.between(0.66, 0.86), width * 0.74)
      grow(to, turn + spread * r.between(0.7, 1.1), length * r.between(0.66, 0.86), width * 0.74)
    }
    grow([x, y], lean - 26, 52, 17)
    grow([x, y], lean + 20, 46, 15)
    const coat = (color: string, share: number, off = 0) =>
      `<g transform="translate(${off} ${off})">${branches.map(({ d, width }) => b.stroke(d, color, Math.round(width * share * 10) / 10)).join('')}</g>`
    return (
      coat(edge, 1.45) +
      coat(colour, 1) +
      coat(light, 0.34, -1.6) +
      tips.map(([tx, ty]) => b.flat(circle(tx, ty, 5), light) + b.flat(circle(tx - 1, ty - 1.2, 2), '#FFFFFF')).join('')
    )
  }
  const bed = b.form(
    blob('-60 440, -40 300, 18 280, 76 290, 160 300, 244 290, 302 280, 360 300, 380 440'),
    ['#FFF0D8', '#E0A8B0', '#7A4AA8', '#2A1260'],
    { depth: 14, rim: 4, lit: 7 },
  )
  const fish = (x: number, y: number, size: number, ramp: Ramp, flip = 1) =>
    `<g transform="translate(${x} ${y}) scale(${size * flip} ${size})">${b.form('M-26 0C-34-16-46-18-52-16C-48-6-48 6-52 16C-46 18-34 16-26 0Z', ramp, { depth: 5, rim: 2, lit: 2 })}${b.form(blob('-32 0, -8 -20, 18 -16, 34 0, 18 16, -8 20'), ramp, { depth: 10, rim: 3, lit: 4, inside: b.stroke('M-6-24Q4 0-6 24M10-22Q18 0 10 22', '#FFFFFF', 5, 0.85) })}${b.eye(22, -4, 5, ['#3A2A0A', '#0A0602'], {})}</g>`
  let bubbles = ''
  for (let i = 0; i < 22; i++) {
    const [x, y, size] = [r.between(-10, 330), r.between(-40, 250), r.between(3, 11)]
    bubbles +=
      b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#A8F0FF', '#2A6AD8']), 0.45) +
      b.flat(circle(x - size * 0.3, y - size * 0.3, size * 0.28), '#fff')
  }
  return b.done(
    b.soft(160, 140, 210, '#D8F8FF', 0.6) +
      lid +
      hollow +
      flesh +
      ball +
      bed +
      coral(14, 298, -88, ['#FFD8C8', '#FF5A76', '#7A0E5A']) +
      coral(306, 298, -92, ['#FFF4B8', '#FFA03A', '#A82A5A']) +
      lip +
      fish(38, 66, 0.8, ['#FFF08A', '#FFA81A', '#D8480E']) +
      fish(288, 34, 0.62, ['#A8FFF0', '#1EB8D8', '#0A3A9A'], -1) +
      bubbles +
      sparkle(b, 188, 122, 26) +
      sparkle(b, 100, 40, 18) +
      sparkle(b, 248, 96, 16),
  )
}
