import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { row } from './fur.ts'
import { blob, circle, facet, type Point, polar } from './line.ts'
import { brows, ears, eyes, head, high, jaw, lip, low, nose, scar, throat, tongue } from './wolfHead.ts'

/** A wolf bares its teeth before a moon too big for the sky: frost in its fur, a splinter of ice on a chain. */
export function wolf(k: string): string {
  const b = new Brush(k, { shade: '#0A0A3A', rim: '#FFC8F6', key: '#F4FFFF' })
  const r = seedFrom('wolf')
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
    row(b, r, '226 60 0, 286 130 0, 316 210 0, 330 290 0', 4, [-8, 40], [74, 24], dusk, '#0A0838', -0.3, '#FFC8F6') +
    row(b, r, '70 300 0, 60 270 0, 76 240 0', 3, [140, 150], [66, 22], dusk, '#0A0838', 0.3, '#8AD8FF') +
    b.flat(blob('120 150, 220 90, 300 180, 330 300, 320 420, 60 420, 70 280'), '#1A1A5A') +
    row(b, r, '240 110 0, 280 180 0, 300 260 0, 306 330 0', 5, [20, 62], [70, 21], steel, '#12124A', -0.3) +
    row(b, r, '80 320 0, 160 350 0, 260 340 0', 5, [110, 76], [60, 20], steel, '#12124A', 0.2) +
    row(b, r, '84 258 0, 150 290 0, 250 286 0, 284 250 0', 5, [118, 60], [80, 20], steel, '#12124A', 0.24) +
    row(b, r, '104 236 0, 156 262 0, 226 254 0, 262 210 0', 5, [112, 56], [66, 17], frost, '#24307A', -0.24)
  const cheek =
    row(b, r, '238 78 0, 254 116 0, 254 164 0, 222 204 0', 5, [-18, 78], [70, 19], steel, '#1A1A5E', -0.34) +
    row(b, r, '236 96 0, 246 132 0, 242 170 0, 222 206 0', 5, [-4, 88], [54, 15], frost, '#2A3A86', -0.34) +
    row(b, r, '232 136 0, 236 164 0, 226 190 0', 2, [14, 84], [42, 12], frost, '#3A52A8', -0.3)
  const crest =
    row(b, r, '128 74 0, 156 56 0, 190 52 0, 224 60 0, 250 84 0', 3, [-112, -32], [44, 14], dusk, '#0E0E44', 0.3) +
    row(b, r, '124 84 0, 150 66 0, 184 60 0, 218 68 0, 244 92 0', 3, [-108, -30], [34, 12], steel, '#1A1A5E', -0.3)
  const brush = row(b, r, '118 118 0, 124 98 0, 138 80 0', 3, [-168, -118], [40, 11], steel, '#14144E', 0.3)
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
      ears(b) +
      brush +
      snow +
      b.soft(176, 306, 70, '#4AE8FF', 0.6) +
      chain +
      throat(b) +
      tongue(b) +
      row(b, r, '92 258 0, 130 262 0, 176 248 0, 212 220 0', 4, [122, 70], [34, 11], frost, '#24307A', -0.3) +
      jaw(b) +
      low(b) +
      high(b) +
      head(b) +
      cheek +
      lip(b) +
      eyes(b) +
      brows(b) +
      scar(b) +
      nose(b) +
      amulet +
      shards +
      breath,
  )
}
