import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blaze } from './dragons.ts'
import { blob, circle, leaf, mirror, polar } from './line.ts'

const PALM: Ramp = ['#D8FF7A', '#3AB84A', '#06524A']

/** A carved god awake at night: fire for hair, eyes of lava, a grin of shell. */
export function tikiMask(k: string): string {
  const b = new Brush(k, { shade: '#22041A', rim: '#FFD24A', key: '#FFF0D0' })
  const r = seedFrom('tiki')
  const wood: Ramp = ['#E89A5A', '#A8562A', '#5E2A1C', '#2A0E18']
  const raised: Ramp = ['#FFC07A', '#C8703A', '#6A2E1C']
  const teal: Ramp = ['#A8FFF0', '#1EC8B8', '#06586A']
  const bone: Ramp = ['#FFFFFF', '#FFF0D0', '#C89A78']
  let leaves = ''
  for (let i = 0; i < 11; i++) {
    const turn = -178 + i * 17.6
    const tip = polar(160, 120, 176 - Math.abs(i - 5) * 3, turn)
    leaves +=
      b.form(leaf(polar(160, 120, 60, turn), tip, 19, 0.03), PALM, { depth: 10, rim: 3, lit: 4, turn: 70 }) +
      b.stroke(`M${polar(160, 120, 80, turn).join(' ')}L${tip.join(' ')}`, '#E8FFB0', 1.6, 0.6)
  }
  let plumes = ''
  const colors: readonly Ramp[] = [['#FFE27A', '#FF8A1A', '#B8281A'], ['#FF9AC8', '#E8286A', '#6A0A4A'], teal]
  for (let i = 0; i < 8; i++) {
    const turn = -158 + i * 19.4
    const tip = polar(160, 110, 132, turn)
    plumes += b.form(leaf(polar(160, 110, 50, turn), tip, 13, 0.02), colors[i % 3] ?? PALM, {
      depth: 8,
      rim: 2.5,
      lit: 4,
    })
  }
  let grain = ''
  for (let i = 0; i < 26; i++) {
    const x = r.between(70, 250)
    const y = r.between(20, 250)
    grain += `M${x} ${y}q${r.between(-5, 5)} ${r.between(14, 26)} ${r.between(-3, 3)} ${r.between(34, 60)}`
  }
  const ear =
    b.form(blob('76 110, 48 100, 26 122, 26 178, 44 206, 74 196'), wood, {
      depth: 16,
      rim: 4,
      inside: b.stroke('M60 124C44 134 44 168 58 180', '#2A0E18', 5, 0.7),
    }) +
    b.form(circle(40, 204, 25), GOLD, {
      depth: 10,
      rim: 3,
      inside:
        b.stroke(circle(40, 204, 16), '#8A4A06', 3, 0.7) +
        b.flat(circle(40, 204, 8), b.ball(['#C0FFF6', '#1EC8B8', '#06586A'])),
    })
  const head = b.form(
    'M76 60C80 28 112 16 160 16C208 16 240 28 244 60C250 110 252 170 244 226C238 276 214 330 160 334C106 330 82 276 76 226C68 170 70 110 76 60Z',
    wood,
    {
      depth: 44,
      rim: 7,
      lit: 11,
      inside: b.stroke(grain, '#3A1418', 2.4, 0.35) + b.stroke(grain, '#FFC88A', 0.9, 0.4),
    },
  )
  const band =
    b.form('M72 64C96 46 224 46 248 64L246 92C222 76 98 76 74 92Z', ['#FF8A6A', '#D82A2A', '#6A0A1E'], {
      depth: 10,
      rim: 3,
      lit: 4,
    }) +
    Array.from({ length: 9 }, (_, i) => {
      const x = 88 + i * 18
      const y = 70 - Math.sin((i / 8) * Math.PI) * 9
      return b.flat(`M${x - 7} ${y + 10}L${x} ${y - 5}L${x + 7} ${y + 10}Z`, i % 2 ? '#FFE27A' : '#A8FFF0')
    }).join('')
  const brow = b.form('M84 112C92 96 124 96 150 118L152 138C128 124 104 122 86 132Z', raised, {
    depth: 10,
    rim: 2,
    lit: 6,
  })
  const eye =
    b.flat(circle(116, 146, 35, 31), '#2A0A16') +
    b.form(circle(116, 146, 31, 27), ['#5A1A16', '#1E0610'], { depth: 8, rim: 0, lit: 0 }) +
    b.soft(116, 146, 52, '#FF9A1A', 0.8, 46) +
    b.flat(circle(116, 147, 22, 20), b.ball(['#FFFFF0', '#FFE84A', '#FF7A0A', '#B81A06'])) +
    b.flat(circle(118, 148, 9), '#2A0406') +
    b.flat(circle(110, 140, 5), '#fff') +
    b.stroke(circle(116, 146, 33, 29), '#FFC88A', 3, 0.5)
  const paint =
    b.flat('M82 190C92 178 118 184 128 200C112 204 92 206 82 214Z', b.fill(teal, 0)) +
    b.flat('M82 222C94 212 108 214 114 222C104 226 92 232 84 240Z', '#FFF0D0', 0.9)
  const nose =
    b.form(
      'M144 120C150 108 170 108 176 120L184 166C204 172 208 196 192 204C180 210 170 206 160 206C150 206 140 210 128 204C112 196 116 172 136 166Z',
      raised,
      { depth: 16, rim: 3, lit: 8, inside: b.stroke('M150 124H170M148 138H172M146 152H174', '#5E2A1C', 4, 0.6) },
    ) + mirror(b.flat(leaf([134, 196], [152, 192], 6), '#22041A'))
  const mouth =
    b.form(
      'M92 222C104 206 130 214 160 214C190 214 216 206 228 222C238 246 224 284 160 288C96 284 82 246 92 222Z',
      raised,
      { depth: 8, rim: 3, lit: 5 },
    ) +
    b.flat(
      'M102 228C112 218 136 224 160 224C184 224 208 218 218 228C224 248 212 274 160 278C108 274 96 248 102 228Z',
      b.fill(['#6A0A16', '#22020E'], 90),
    ) +
    b.soft(160, 262, 54, '#FF7A1A', 0.7, 22)
  let bite = ''
  for (let i = 0; i < 6; i++) {
    const x = 112 + i * 17
    bite += b.form(
      blob([
        [x, 225],
        [x + 13, 225],
        [x + 13, 244],
        [x + 6, 250],
        [x, 244],
      ]),
      bone,
      { depth: 5, rim: 1, lit: 2 },
    )
    bite += b.form(
      blob([
        [x + 1, 276 - Math.abs(i - 2.5) * 2.4],
        [x + 12, 276 - Math.abs(i - 2.5) * 2.4],
        [x + 11, 258],
        [x + 6, 254],
        [x + 1, 258],
      ]),
      bone,
      { depth: 5, rim: 1, lit: 2 },
    )
  }
  const fang = b.form('M100 226L118 224L110 258Z', bone, { depth: 5, rim: 1.5, lit: 3 })
  const flames =
    blaze(b, 160, 46, 104, -90, 'tiki') + blaze(b, 116, 44, 62, -104, 'tiki-l') + blaze(b, 204, 44, 62, -76, 'tiki-r')
  return b.done(
    b.soft(160, 130, 200, '#FFD24A', 0.45) +
      leaves +
      plumes +
      mirror(ear) +
      flames +
      head +
      band +
      mirror(paint) +
      mirror(eye) +
      mirror(brow) +
      nose +
      mouth +
      bite +
      mirror(fang),
  )
}
