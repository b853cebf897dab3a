import { seedFrom } from '../seed.ts'
import { Brush } from './brush.ts'
import { bells, body, crest, earring, headdress } from './elephantDress.ts'
import { eye, farEar, farTusk, head, mouth, nearEar, nearTusk, trunk } from './elephantHead.ts'
import { sparkle } from './gems.ts'
import { circle, facet, leaf, line } from './line.ts'

/** The maharaja's elephant on its feast day: painted, its tusks capped in gold, coins from the trunk. */
export function elephant(k: string): string {
  const b = new Brush(k, { shade: '#220A52', rim: '#FFC85A', key: '#FFF6E6' })
  const r = seedFrom('elephant')
  const coin = (x: number, y: number, size: number, turn: number, squash: number) => {
    const face = (share: number, lift = 0) => circle(0, lift, size * share, size * share * squash)
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${
      b.flat(face(1, size * 0.22), '#7A3206') +
      b.flat(face(1), b.fill(['#FFFBD8', '#FFD24A', '#E08A12'], 50)) +
      b.stroke(face(0.94), '#FFF6C0', 1.6, 0.9) +
      b.flat(face(0.74), b.fill(['#D88A12', '#FFC83A', '#FFE99A'], 50)) +
      b.flat(leaf([0, -size * squash * 0.5], [0, size * squash * 0.5], size * 0.3), '#FFFBE0')
    }</g>`
  }
  const rain = [
    [44, -50, 15, 10, 0.9],
    [12, -60, 12, -30, 0.6],
    [76, -58, 13, 24, 0.5],
    [-20, -36, 13, -50, 0.75],
    [96, -30, 14, 40, 0.8],
    [-36, 16, 11, 60, 0.5],
    [122, 6, 10, -10, 0.6],
    [270, -26, 16, -20, 0.75],
    [328, -22, 13, 30, 0.5],
    [350, 26, 11, 60, 0.7],
  ]
    .map(([x = 0, y = 0, size = 0, turn = 0, squash = 1]) => coin(x, y, size, turn, squash))
    .join('')
  let glint = ''
  for (let i = 0; i < 14; i++) {
    const [x, y] = [r.between(-30, 340), r.between(-56, 280)]
    glint += b.flat(
      facet([
        [x, y - 5],
        [x + 1.4, y],
        [x, y + 5],
        [x - 1.4, y],
      ]),
      '#FFF3B0',
      r.between(0.5, 1),
    )
  }
  const all =
    b.soft(150, 130, 210, '#FFB04A', 0.55) +
    farEar(b) +
    body(b) +
    nearEar(b) +
    earring(b) +
    head(b) +
    crest(b) +
    b.stroke(line('100 258, 150 292, 196 292, 256 262'), '#FFC83A', 6) +
    bells(b) +
    mouth(b) +
    farTusk(b) +
    trunk(b) +
    nearTusk(b) +
    eye(b, 194, 138, 21, -5) +
    eye(b, 104, 124, 16, -2) +
    headdress(b) +
    b.soft(44, -36, 60, '#FFE27A', 0.6) +
    rain +
    glint +
    sparkle(b, 140, 84, 16) +
    sparkle(b, 300, 218, 16) +
    sparkle(b, 60, -54, 18)
  return b.done(`<g transform="translate(162 194) scale(.9) translate(-160 -190)">${all}</g>`)
}
