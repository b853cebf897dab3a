import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { row } from './fur.ts'
import { blob, circle, facet, leaf, polar } from './line.ts'
import { bell, cloak, hood, opening, star } from './owlCloak.ts'

/** An owl who has read everything: a hood of stars, spectacles askew on eyes like moons, a lantern in one claw. */
export function owl(k: string): string {
  const b = new Brush(k, { shade: '#12063E', rim: '#6AF0E8', key: '#FFF0C0' })
  const r = seedFrom('owl')
  const rust: readonly Ramp[] = [
    ['#4A1620', '#A84A1E', '#F0A040'],
    ['#3E1220', '#8E3A1E', '#D8802E'],
  ]
  const bark: readonly Ramp[] = [
    ['#2A0E3A', '#642448', '#C0683A'],
    ['#240C36', '#541E44', '#A05034'],
  ]
  const cream: readonly Ramp[] = [
    ['#B8703A', '#F8D8A0', '#FFFBE8'],
    ['#A8602E', '#F0C888', '#FFF3D0'],
  ]
  const snow: readonly Ramp[] = [
    ['#A89AC8', '#F0ECFF', '#FFFFFF'],
    ['#B8A0B8', '#FFF3E6', '#FFFFFF'],
  ]

  // Head: a disc of feathers about each eye, then brows that grow into horns.
  const [left, right] = [
    { x: 108, y: 128, size: 41 },
    { x: 208, y: 126, size: 47 },
  ]
  const skull = b.form(
    blob('158 58, 214 62, 258 96, 268 150, 246 204, 200 232, 158 240, 114 232, 70 204, 48 150, 56 96, 102 62'),
    ['#F0A850', '#A84A1E', '#4A1620'],
    { depth: 30, rim: 0, lit: 6 },
  )
  const disc = ({ x, y, size }: typeof left) => {
    let feathers = ''
    for (const [reach, width, count, ramps, edge] of [
      [34, 10, 20, bark, '#1E0820'],
      [27, 8.5, 20, rust, '#3E1220'],
      [18, 7, 22, cream, '#8A4A22'],
    ] as const)
      for (let i = 0; i < count; i++) {
        const turn = (i / count) * 360 + r.between(-4, 4)
        const [from, to] = [polar(x, y, size - 6, turn), polar(x, y, size + reach * r.between(0.9, 1.1), turn + 6)]
        feathers +=
          b.flat(leaf(from, to, width, 0.08), edge) +
          b.flat(
            leaf(from, polar(x, y, size + reach * 0.92, turn + 4), width * 0.74, 0.08),
            b.fill(r.pick(ramps), Math.round(turn / 45) * 45),
          )
      }
    return feathers
  }
  const eye = ({ x, y, size }: typeof left, look: number) => {
    const iris = size * 0.9
    const [cx, cy] = [x + look, y + 2]
    let rays = ''
    for (let i = 0; i < 28; i++) {
      const turn = (i / 28) * 360 + r.between(-5, 5)
      rays += leaf(polar(cx, cy, size * 0.42, turn), polar(cx, cy, iris * r.between(0.72, 0.92), turn), 1.8)
    }
    return (
      b.flat(circle(x, y, size + 3), '#1E0614') +
      b.form(circle(x, y, size), ['#FFFBE0', '#FFE08A', '#C8701E'], {
        depth: 0,
        rim: 0,
        lit: 0,
        inside:
          b.flat(circle(cx, cy, iris), b.ball(['#FFFFC8', '#FFF05A', '#FFCC1A', '#F89A0A', '#B04A06'])) +
          b.flat(rays, '#FFF6A0', 0.65) +
          b.stroke(circle(cx, cy, iris), '#6A1E04', 3) +
          b.soft(cx, cy + size * 0.5, size * 0.75, '#FFFFD0', 0.9, size * 0.42) +
          b.flat(circle(cx, cy, size * 0.42), '#0C0210') +
          b.soft(cx + size * 0.1, cy + size * 0.16, size * 0.3, '#5A2AC8', 0.7) +
          b.soft(x, y - size, size, '#3A0A14', 0.7, size * 0.5),
      }) +
      b.flat(circle(cx - size * 0.3, cy - size * 0.32, size * 0.2), '#fff') +
      b.flat(circle(cx + size * 0.28, cy + size * 0.3, size * 0.09), '#fff', 0.9) +
      b.flat(facet(star(cx - size * 0.02, cy - size * 0.5, size * 0.1)), '#fff', 0.8)
    )
  }
  const lid = (d: string, edge: string) =>
    b.form(d, ['#F8C070', '#C8682A', '#7A2E1E'], { depth: 7, rim: 0, lit: 5 }) + b.stroke(edge, '#2A0818', 4.5)
  const lids =
    lid('M66 122C68 96 88 84 110 84C132 86 148 98 150 128C130 110 96 106 66 122Z', 'M66 122C96 106 130 110 150 128') +
    lid('M160 112C166 88 188 76 210 76C234 78 250 88 255 104C232 86 192 88 160 112Z', 'M160 112C192 88 232 86 255 104')
  const brow =
    row(b, r, '60 70 0, 84 72 0, 120 92 0, 148 120 0', 3, [-138, -150], [72, 15], bark, '#1E0820', -0.2) +
    row(b, r, '90 80 0, 124 94 0, 148 118 0', 3, [-140, -156], [58, 13], rust, '#2A0C20', -0.22) +
    row(b, r, '100 88 0, 130 104 0, 150 126 0', 3, [-146, -162], [44, 11], cream, '#6A2E1E', -0.24) +
    row(b, r, '258 50 0, 232 50 0, 194 72 0, 168 106 0', 3, [-44, -34], [76, 16], bark, '#1E0820', 0.2) +
    row(b, r, '228 56 0, 192 74 0, 167 104 0', 3, [-42, -28], [62, 14], rust, '#2A0C20', 0.22) +
    row(b, r, '218 64 0, 186 82 0, 166 110 0', 3, [-36, -30], [42, 11], cream, '#6A2E1E', 0.24)
  const middle =
    row(b, r, '132 60 0, 158 54 0, 184 60 0', 3, [78, 102], [46, 12], rust, '#3E1220', 0.1) +
    row(b, r, '144 84 0, 158 80 0, 172 84 0', 2, [80, 100], [40, 10], cream, '#8A4A22', 0.1)
  const beard =
    row(b, r, '92 196 0, 124 206 0, 158 210 0, 196 206 0, 230 194 0', 4, [118, 62], [64, 15], rust, '#3E1220', 0.16) +
    row(b, r, '112 188 0, 158 204 0, 206 186 0', 5, [112, 68], [70, 14], cream, '#7A3A22', -0.16) +
    row(b, r, '126 180 0, 158 192 0, 192 178 0', 4, [108, 74], [88, 13], snow, '#8A6A8A', 0.18) +
    row(b, r, '136 176 0, 158 184 0, 182 174 0', 3, [104, 76], [58, 11], snow, '#9A7A9A', -0.18)
  const beak =
    b.form(
      'M158 134C172 138 184 152 184 170C182 190 172 206 160 218C154 206 138 190 134 172C132 154 144 138 158 134Z',
      ['#FFF0B0', '#FFB82A', '#D8680E', '#6A220E'],
      {
        depth: 12,
        rim: 3,
        lit: 6,
        inside: b.stroke('M136 178C146 186 150 184 158 190C168 184 174 186 182 176', '#6A220E', 3, 0.8),
      },
    ) +
    b.flat(leaf([144, 158], [152, 152], 2.6), '#5A1A0A') +
    b.flat(leaf([174, 157], [166, 151], 2.6), '#5A1A0A') +
    b.flat(leaf([154, 144], [150, 172], 3.4, 0.1), '#fff', 0.7)
  const rim = ({ x, y, size }: typeof left) =>
    b.flat(circle(x, y, size + 5), '#C8F4FF', 0.08) +
    b.stroke(
      `M${x + size * 0.88} ${y + size * 0.1}A${size * 0.9} ${size * 0.9} 0 0 1 ${x + size * 0.2} ${y + size * 0.88}`,
      '#fff',
      size * 0.1,
      0.6,
    ) +
    b.stroke(circle(x, y, size + 6), '#5A2606', 9) +
    b.stroke(circle(x, y, size + 6), '#F2A81E', 6.4) +
    b.stroke(circle(x - 0.8, y - 1, size + 6.5), '#FFF3B0', 2.2)
  const bar = (d: string) => b.stroke(d, '#5A2606', 9) + b.stroke(d, '#F2A81E', 6.4) + b.stroke(d, '#FFF3B0', 1.8)
  const spectacles =
    bar('M154 136C156 124 156 124 158 136') + bar('M60 124L40 112') + bar('M262 120L280 106') + rim(left) + rim(right)

  // The lantern and the claw that holds it up.
  const leg =
    row(b, r, '96 320 0, 84 286 0, 72 250 0', 4, [-140, -120], [40, 14], rust, '#2A0C20', 0.2) +
    b.form(
      'M58 190C70 186 84 194 86 210C92 240 104 270 122 308L92 322C66 284 54 250 52 216C50 204 52 194 58 190Z',
      ['#E8964A', '#8E3A1E', '#3E1220'],
      { depth: 14, rim: 0, lit: 6 },
    ) +
    row(b, r, '76 316 0, 100 322 0, 126 306 0', 3, [112, 74], [44, 13], cream, '#6A2E1E', 0) +
    row(b, r, '112 302 0, 88 250 0, 74 212 0', 4, [84, 104], [34, 12], rust, '#3E1220', 0.16)
  const skin: Ramp = ['#FFF6B8', '#FFC84A', '#D0801E', '#7A3A16']
  const toe = (x: number, y: number) =>
    b.form(
      `M${x + 20} ${y + 12}C${x + 12} ${y - 8} ${x - 8} ${y - 14} ${x - 14} ${y + 2}C${x - 17} ${y + 10} ${x - 14} ${y + 16} ${x - 8} ${y + 18}C${x - 2} ${y + 18} ${x - 2} ${y + 10} ${x + 2} ${y + 12}C${x + 8} ${y + 16} ${x + 10} ${y + 22} ${x + 20} ${y + 12}Z`,
      skin,
      {
        depth: 7,
        rim: 1.5,
        lit: 4,
        inside: b.stroke(
          `M${x - 2} ${y - 8}L${x - 4} ${y + 6}M${x + 5} ${y - 6}L${x + 3} ${y + 10}`,
          '#8A4A16',
          2,
          0.6,
        ),
      },
    ) +
    b.form(
      `M${x - 15} ${y + 8}C${x - 24} ${y + 16} ${x - 22} ${y + 30} ${x - 10} ${y + 36}C${x - 12} ${y + 28} ${x - 8} ${y + 22} ${x - 3} ${y + 16}Z`,
      ['#7A6A9A', '#2A1A3E', '#0A0418'],
      { depth: 4, rim: 1.5, lit: 3 },
    )
  const claw = toe(64, 176) + toe(46, 182) + toe(30, 192)
  const lantern =
    b.soft(30, 250, 120, '#FFB03A', 0.9) +
    b.stroke('M30 226C6 218 10 184 30 182C50 184 54 218 30 226', '#5A2606', 7) +
    b.stroke('M30 226C6 218 10 184 30 182C50 184 54 218 30 226', '#F2B83A', 4.4) +
    b.form('M2 240H58L64 300H-4Z', ['#FFFBD0', '#FFD24A', '#FF8A1A', '#B83A0A'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.soft(30, 276, 34, '#FFFFF0', 1, 34) +
        b.flat(
          'M30 246C44 262 46 276 42 286C40 296 20 296 18 286C14 276 22 266 30 246Z',
          b.fill(['#FFFFFF', '#FFF6B0', '#FFB02A'], 90),
        ) +
        b.flat('M31 266C38 276 38 282 36 288C34 292 26 292 24 288C22 282 26 276 31 266Z', '#7AD8FF', 0.8),
    }) +
    b.form('M-6 240C4 232 16 222 30 222C44 222 56 232 66 240Z', GOLD, { depth: 6, rim: 2, lit: 4 }) +
    b.form('M-8 298H68L62 314H-2Z', GOLD, { depth: 6, rim: 2, lit: 4 }) +
    b.stroke('M0 240L-4 300M60 240L64 300M18 240L16 300M42 240L44 300', '#6A3206', 5) +
    b.stroke('M0 240L-4 300M60 240L64 300M18 240L16 300M42 240L44 300', '#F2B83A', 2.8)

  // A breast of barred feathers, and the key to whatever it is that the owl knows.
  const breast =
    b.flat('M70 230C90 220 230 220 250 230L280 400H60Z', '#4A1620') +
    row(b, r, '96 330 0, 160 336 0, 240 326 0', 5, [100, 80], [44, 16], rust, '#2A0C20', 0) +
    row(b, r, '90 290 0, 160 300 0, 246 284 0', 5, [104, 76], [46, 16], cream, '#6A2E1E', 0) +
    row(b, r, '84 250 0, 160 262 0, 250 244 0', 5, [108, 72], [48, 16], rust, '#2A0C20', 0)
  const key =
    b.soft(214, 284, 50, '#FFD24A', 0.7) +
    b.stroke('M246 222C248 246 236 262 218 268', '#6A3206', 5.5) +
    b.stroke('M246 222C248 246 236 262 218 268', '#FFD24A', 3) +
    `<g transform="rotate(14 214 280)">` +
    b.stroke(circle(214, 282, 13), '#5A2606', 10) +
    b.stroke(circle(214, 282, 13), '#FFC83A', 7) +
    b.stroke(circle(213, 281, 13.5), '#FFF6C0', 2) +
    b.form('M210 296H218V346H236V354H226V362H236V370H210Z', GOLD, { depth: 4, rim: 2, lit: 3 }) +
    '</g>'
  const glow = b.soft(64, 214, 60, '#FFD88A', 0.5)
  let sparks = ''
  for (let i = 0; i < 22; i++) {
    const [x, y] = polar(150, 130, r.between(150, 215), r.between(150, 400))
    const size = r.between(4, 8)
    sparks +=
      b.soft(x, y, size * 2, i % 3 ? '#FFE08A' : '#6AF0E8', 0.8) +
      b.flat(leaf([x - size, y], [x + size, y], size * 0.16) + leaf([x, y - size], [x, y + size], size * 0.16), '#fff')
  }
  return b.done(
    b.soft(160, 120, 220, '#7A5AFF', 0.55) +
      b.soft(30, 240, 150, '#FFB03A', 0.5) +
      sparks +
      hood(b) +
      bell(b) +
      opening(b) +
      cloak(b) +
      breast +
      `<g transform="rotate(-5 160 150)">` +
      skull +
      disc(left) +
      disc(right) +
      middle +
      beard +
      eye(left, -3) +
      eye(right, 3) +
      lids +
      beak +
      spectacles +
      brow +
      '</g>' +
      key +
      `<g transform="translate(-4 -22)">${leg}${glow}${lantern}${claw}</g>`,
  )
}
