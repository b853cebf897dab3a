import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { along, blob, circle, facet, type Joint, leaf, limb, line, mirror, polar, shaggy } from './line.ts'

const STEEL: Ramp = ['#FFFFFF', '#B8C8D8', '#5A6E88', '#1E2A40']

/** A jarl at the end of a long night: horned helmet, plaited red beard, eyes that have seen the green light. */
export function jarl(k: string): string {
  const b = new Brush(k, { shade: '#04141E', rim: '#7AF7D0', key: '#FFF6E0' })
  const r = seedFrom('jarl')
  const skin: Ramp = ['#FFD8B0', '#E09A6A', '#8A4A36']
  const beard: Ramp = ['#FFB04A', '#D8581A', '#7A1E10', '#2E0A0C']
  const axe = `<g transform="rotate(32 160 200)">${b.form('M152 -20H168V380H152Z', ['#B87A4A', '#6A3A1E', '#2A120A'], { depth: 8, rim: 2, turn: 0 })}${b.form('M160-6C120-30 84-30 56-6C78 10 84 50 64 84C96 96 130 80 160 56Z', STEEL, { depth: 16, rim: 4, inside: b.stroke('M62 2C82 20 84 56 70 80', '#fff', 5, 0.7) + b.stroke('M142 4C120-4 110 24 142 46', '#2A8A8A', 4, 0.8) })}</g>`
  const fur = b.form(
    shaggy('-10 430, 10 262, 70 222, 160 240, 250 222, 310 262, 330 430', 26, r),
    ['#C8B8A0', '#7A6A5A', '#342A2A'],
    { depth: 40, rim: 5 },
  )
  const horn =
    b.form(limb('88 84 25, 44 70 24, 14 30 18, 22 -16 10, 40 -44 1'), ['#FFF6DC', '#E0C08A', '#7A5230'], {
      depth: 18,
      rim: 4,
      inside: b.stroke('M66 54Q54 76 62 102M44 48Q28 66 28 90M30 28Q12 36 0 54M26 6Q12 8 0 18', '#6A4422', 3, 0.5),
    }) + b.form(limb('96 62 9, 84 84 11, 92 112 9'), GOLD, { depth: 8, rim: 2 })
  const face = b.form(blob('88 118, 160 100, 232 118, 230 180, 196 214, 160 222, 124 214, 90 180'), skin, {
    depth: 26,
    rim: 4,
    inside:
      b.soft(160, 118, 96, '#2A0A12', 0.75, 30) +
      b.soft(120, 184, 24, '#FF5A3A', 0.4) +
      b.soft(200, 184, 24, '#FF5A3A', 0.4),
  })
  const eye =
    b.soft(120, 146, 30, '#0AFFC8', 0.35) +
    b.eye(122, 146, 13, ['#E0FFF6', '#2FE3B8', '#064A4A'], { look: 0.3, tilt: 10 }) +
    b.form(leaf([86, 122], [148, 140], 11, -0.1), beard, { depth: 6, rim: 0, lit: 4 })
  const nose = b.form(blob('150 140, 160 134, 170 140, 182 180, 172 192, 160 194, 148 192, 138 180'), skin, {
    depth: 12,
    rim: 2,
    lit: 5,
  })
  let strands = ''
  for (let i = 0; i < 46; i++) {
    const x = r.between(84, 236)
    strands += leaf(
      [x, r.between(186, 224)],
      [160 + (x - 160) * r.between(0.5, 0.9), r.between(270, 340)],
      3,
      r.between(-0.1, 0.1),
    )
  }
  const mane = b.form(
    shaggy('84 166, 108 196, 160 206, 212 196, 236 166, 240 236, 214 300, 160 352, 106 300, 80 236', 20, r),
    beard,
    { depth: 44, rim: 5, inside: b.flat(strands, '#FFD08A', 0.4) + b.flat(strands, '#5A120A', 0.2) },
  )
  const moustache = b.form(
    'M160 192C136 186 108 196 84 228C108 226 140 228 160 208C180 228 212 226 236 228C212 196 184 186 160 192Z',
    beard,
    {
      depth: 12,
      rim: 3,
      lit: 6,
      inside: b.stroke('M156 198C134 196 116 206 100 220M164 198C186 196 204 206 220 220', '#FFD08A', 2.4, 0.6),
    },
  )
  const plait = (x: number) =>
    [0, 1, 2, 3]
      .map((i) =>
        b.form(
          blob([
            [x - 13 + i, 252 + i * 21],
            [x + 13 - i, 252 + i * 21],
            [x + 10 - i, 274 + i * 21],
            [x - 10 + i, 274 + i * 21],
          ]),
          beard,
          { depth: 8, rim: 2, lit: 3 },
        ),
      )
      .join('') + b.form(`M${x - 12} 332h24v14h-24Z`, GOLD, { depth: 5, rim: 2 })
  const dome = b.form('M76 128C70 56 108 14 160 12C212 14 250 56 244 128C216 108 104 108 76 128Z', STEEL, {
    depth: 34,
    rim: 6,
    lit: 10,
    inside: b.stroke('M118 22C104 56 98 86 98 116M202 22C216 56 222 86 222 116', '#2A3A54', 4, 0.6),
  })
  const band =
    b.form(
      'M72 134C74 118 84 108 100 104C138 94 182 94 220 104C236 108 246 118 248 134C220 118 100 118 72 134Z',
      GOLD,
      { depth: 10, rim: 3 },
    ) +
    b.form('M148 8C154 4 166 4 172 8L174 100L182 150C172 160 148 160 138 150L146 100Z', GOLD, {
      depth: 14,
      rim: 3,
      inside: b.stroke('M160 20L152 40L168 60L152 80L160 98M160 112V146', '#6A3206', 3, 0.7),
    })
  return b.done(
    b.soft(160, 130, 190, '#2FE3B8', 0.35) +
      axe +
      fur +
      mirror(horn) +
      face +
      mirror(eye) +
      nose +
      mane +
      moustache +
      plait(126) +
      plait(194) +
      dome +
      band +
      mirror([0, 1, 2].map((i) => b.flat(circle(94 + i * 18, 114 - i * 4, 3.4), '#FFF3C0')).join('')),
  )
}

/** A kraken out of the deep: eyes like lamps, arms around the frame, a coin in its grip. */
export function kraken(k: string): string {
  const b = new Brush(k, { shade: '#0A0436', rim: '#7AF7F0', key: '#FFE8F0' })
  const hide: Ramp = ['#FF9AC0', '#D83A8A', '#6A1A7A', '#200A4A']
  const arm = (joints: readonly Joint[], side: 1 | -1 = 1) => {
    let cups = ''
    for (const p of along(joints, 5)) {
      const [x, y] = [p.x - p.ty * p.radius * 0.55 * side, p.y + p.tx * p.radius * 0.55 * side]
      cups += b.flat(circle(x, y, p.radius * 0.36), '#FFE0D0') + b.flat(circle(x, y, p.radius * 0.2), '#B0407A')
    }
    return b.form(limb(joints), hide, { depth: 22, rim: 4, lit: 6, inside: cups })
  }
  const r = seedFrom('kraken')
  let spots = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = [r.between(76, 244), r.between(-14, 110)]
    spots += b.flat(circle(x, y, r.between(3, 10)), i % 2 ? '#FFC0D8' : '#8A1A7A', 0.5)
  }
  const head = b.form(
    blob('160 -30, 224 -12, 258 50, 250 112, 226 158, 236 200, 160 222, 84 200, 94 158, 70 112, 62 50, 96 -12'),
    hide,
    { depth: 54, rim: 7, lit: 12, inside: spots + b.soft(118, 20, 60, '#FFD8E8', 0.6, 40) },
  )
  const eye =
    b.soft(116, 140, 46, '#FFE04A', 0.5) +
    b.eye(116, 140, 24, ['#FFFFC0', '#FFC21A', '#E0480A'], { slit: true, look: 0.25, tilt: 10 }) +
    b.form(leaf([76, 104], [158, 134], 13, -0.08), hide, { depth: 8, rim: 0, lit: 5 })
  const coin =
    b.soft(266, 84, 62, '#FFD24A', 0.7) +
    b.form(circle(266, 84, 36), GOLD, {
      depth: 12,
      rim: 4,
      inside:
        b.stroke(circle(266, 84, 26), '#8A4A06', 3, 0.7) +
        b.flat(
          facet(Array.from({ length: 10 }, (_, i) => polar(266, 84, i % 2 ? 8 : 19, i * 36 - 90))),
          '#8A4A06',
          0.8,
        ),
    })
  let bubbles = ''
  for (let i = 0; i < 16; i++) {
    const [x, y, size] = [r.between(-10, 330), r.between(-30, 300), r.between(3, 11)]
    bubbles +=
      b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#7AF2E0', '#0A6A8A']), 0.5) +
      b.flat(circle(x - size * 0.3, y - size * 0.3, size * 0.25), '#fff')
  }
  return b.done(
    b.soft(160, 110, 190, '#FF5AB0', 0.4) +
      arm(
        [
          [112, 190, 30],
          [48, 184, 28],
          [2, 130, 24],
          [10, 66, 18],
          [48, 40, 11],
          [58, 66, 5],
        ],
        -1,
      ) +
      arm([
        [208, 190, 30],
        [276, 196, 28],
        [322, 146, 24],
        [306, 76, 17],
      ]) +
      coin +
      arm([
        [306, 76, 17],
        [280, 46, 14],
        [242, 62, 12],
        [246, 102, 9],
        [274, 116, 4],
      ]) +
      bubbles +
      head +
      mirror(eye) +
      arm(
        [
          [96, 190, 32],
          [52, 244, 32],
          [-6, 252, 26],
          [-34, 216, 18],
          [-14, 196, 9],
        ],
        -1,
      ) +
      arm([
        [224, 192, 32],
        [272, 246, 32],
        [328, 246, 24],
        [350, 208, 14],
        [330, 196, 6],
      ]) +
      arm([
        [138, 200, 34],
        [110, 264, 36],
        [50, 306, 32],
        [-4, 318, 22],
        [-20, 290, 10],
      ]) +
      arm(
        [
          [186, 200, 34],
          [214, 264, 36],
          [272, 300, 30],
          [326, 306, 18],
          [334, 282, 8],
        ],
        -1,
      ) +
      arm([
        [160, 206, 32],
        [166, 270, 36],
        [150, 330, 36],
        [120, 370, 30],
      ]) +
      b.stroke(line('128 194, 146 204, 160 206, 176 204, 192 194'), '#200A4A', 4, 0.7),
  )
}
