import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, circle, facet, leaf, limb, line, mirror, polar, shaggy } from './line.ts'

/** The thunderer: a beard of cloud, eyes of light, a bolt in the fist. */
export function thunderer(k: string): string {
  const b = new Brush(k, { shade: '#1A1456', rim: '#8AE8FF', key: '#FFF6D0' })
  const r = seedFrom('thunder')
  const skin: Ramp = ['#FFE0B8', '#E0A070', '#8A4A4A']
  const cloud: Ramp = ['#FFFFFF', '#D8E4FF', '#8A9AE0', '#3A3A8A']
  const bolt =
    b.soft(262, 120, 110, '#FFE27A', 0.8, 190) +
    b.form(
      facet('286 -50, 226 108, 262 112, 214 262, 322 76, 280 74, 332 -50'),
      ['#FFFFFF', '#FFF08A', '#FFB01A', '#E0600A'],
      { depth: 12, rim: 4, lit: 5 },
    )
  const mantle = b.form(
    'M-20 430C-10 300 50 242 110 228L160 262L210 228C270 242 330 300 340 430Z',
    ['#FFFFFF', '#E0E4FF', '#8A8AD8'],
    {
      depth: 36,
      rim: 6,
      inside:
        b.stroke(
          'M40 430C50 330 80 270 116 238M92 430C98 340 112 290 132 254M280 430C270 330 240 270 204 238',
          '#5A5AB8',
          5,
          0.5,
        ) +
        b.stroke('M-20 420C-6 300 54 240 112 230', '#FFC24A', 12) +
        b.stroke('M340 420C326 300 266 240 208 230', '#FFC24A', 12),
    },
  )
  const mane = b.form(shaggy('160 2, 222 18, 262 74, 270 140, 252 214, 68 214, 50 140, 58 74, 98 18', 22, r), cloud, {
    depth: 40,
    rim: 6,
    lit: 9,
  })
  const face = b.form(
    blob('94 102, 124 72, 160 66, 196 72, 226 102, 226 162, 202 206, 160 220, 118 206, 94 162'),
    skin,
    {
      depth: 26,
      rim: 4,
      lit: 7,
      inside:
        b.soft(114, 172, 24, '#FF6A4A', 0.35) +
        b.soft(206, 172, 24, '#FF6A4A', 0.35) +
        b.stroke('M122 92Q160 82 198 92M130 102Q160 94 190 102', '#8A4A3A', 3, 0.45),
    },
  )
  const eye =
    b.soft(126, 136, 36, '#7AE8FF', 0.85, 24) +
    b.flat('M104 138Q124 118 148 142Q126 150 104 138Z', '#FFFFFF') +
    b.flat(circle(128, 136, 8), b.ball(['#FFFFFF', '#9AF4FF', '#2AA8F0'])) +
    b.form(shaggy('84 118, 112 104, 152 128, 148 138, 116 122', 8, r, 7), cloud, { depth: 5, rim: 2, lit: 4 })
  const nose = b.form(blob('148 134, 160 126, 172 134, 182 172, 172 188, 160 190, 148 188, 138 172'), skin, {
    depth: 12,
    rim: 3,
    lit: 6,
  })
  let curls = ''
  for (let i = 0; i < 20; i++) {
    const [x, y] = [r.between(86, 234), r.between(216, 320)]
    curls += `M${x.toFixed(0)} ${y.toFixed(0)}c-14 8-16 26-2 30c12 2 16-12 6-16`
  }
  const beard = b.form(
    shaggy(
      '84 158, 106 194, 132 206, 160 204, 188 206, 214 194, 236 158, 250 224, 232 292, 196 334, 160 352, 124 334, 88 292, 70 224',
      20,
      r,
    ),
    cloud,
    { depth: 44, rim: 6, lit: 9, inside: b.stroke(curls, '#5A64C0', 4, 0.3) + b.stroke(curls, '#FFFFFF', 1.6, 0.4) },
  )
  const moustache =
    b.form(
      'M160 194C134 182 104 194 80 224C104 222 138 234 160 210C182 234 216 222 240 224C216 194 186 182 160 194Z',
      cloud,
      { depth: 12, rim: 4, lit: 6 },
    ) + b.flat(blob('146 220, 160 216, 174 220, 160 228'), '#6A1A3A', 0.8)
  const laurel =
    mirror(
      [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            b.form(leaf(polar(160, 120, 98, -168 + i * 13), polar(160, 120, 130 - i * 2, -158 + i * 15), 9), GOLD, {
              depth: 5,
              rim: 2,
              lit: 3,
            }) +
            b.form(leaf(polar(160, 120, 96, -166 + i * 13), polar(160, 120, 84, -152 + i * 14), 6), GOLD, {
              depth: 4,
              rim: 1.5,
              lit: 2,
            }),
        )
        .join(''),
    ) + b.form(circle(160, 26, 11), ['#FFFFFF', '#5AD0FF', '#0A3AB8'], { depth: 6, rim: 3 })
  const fist =
    b.form(limb('340 330 44, 318 260 36, 282 208 28'), skin, { depth: 24, rim: 5 }) +
    b.form('M270 262L338 226L352 262L290 300Z', GOLD, { depth: 10, rim: 3 }) +
    [0, 1, 2, 3]
      .map((i) =>
        b.form(
          limb([
            [292 - i * 5, 150 + i * 18, 12],
            [268 - i * 4, 148 + i * 18, 13],
            [246 - i * 2, 158 + i * 17, 10],
          ]),
          skin,
          { depth: 8, rim: 2, lit: 5 },
        ),
      )
      .join('')
  const arc = (points: string) => b.stroke(line(points), '#8AE8FF', 7, 0.35) + b.stroke(line(points), '#FFFFFF', 2.6)
  return b.done(
    b.soft(160, 120, 200, '#FFE08A', 0.5) +
      mantle +
      mane +
      face +
      mirror(eye) +
      nose +
      beard +
      moustache +
      laurel +
      bolt +
      fist +
      arc('262 20, 220 4, 214 -20') +
      arc('300 130, 330 150, 322 180') +
      arc('30 40, 52 70, 22 96, 46 130'),
  )
}

/** A ranch hand of tin: one lamp eye brighter than the other, a straw in the grille, a heart behind glass. */
export function tinHand(k: string): string {
  const b = new Brush(k, { shade: '#1A1018', rim: '#FFC24A', key: '#E8F8FF' })
  const tin: Ramp = ['#FFFFFF', '#B8C8D0', '#5A7080', '#222E3A']
  const rust: Ramp = ['#FFB07A', '#D8642A', '#7A2A12', '#34100A']
  const lamp = (x: number, size: number, hot: string) =>
    b.soft(x, 126, size * 2.3, hot, 0.75) +
    b.form(circle(x, 126, size + 9), GOLD, { depth: 9, rim: 3 }) +
    b.form(circle(x, 126, size), ['#FFFFFF', hot, '#0A3A6A'], { depth: 12, rim: 0, lit: 0 }) +
    b.stroke(circle(x, 126, size * 0.62), '#FFFFFF', 2, 0.6) +
    b.flat(circle(x, 126, size * 0.3), '#06121E') +
    b.flat(circle(x - size * 0.34, 126 - size * 0.36, size * 0.24), '#FFFFFF')
  const bolts = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => b.flat(circle(x, y, 4.5), b.ball(['#FFFFFF', '#8A9AA8', '#1E2A34']))).join('')
  const head = b.form(
    'M74 76C74 58 88 48 108 46H212C232 48 246 58 246 76L252 178C250 204 232 214 206 216H114C88 214 70 204 68 178Z',
    tin,
    {
      depth: 40,
      rim: 7,
      lit: 10,
      inside:
        b.form('M68 156H252V216H68Z', rust, { depth: 16, rim: 0, lit: 5 }) + b.stroke('M68 156H252', '#222E3A', 4),
    },
  )
  let grille = ''
  for (let i = 0; i < 7; i++)
    grille += b.form(`M${112 + i * 14} 174h9v28h-9Z`, ['#FFF3C0', '#F2A83A', '#6A2A06'], { depth: 4, rim: 0, lit: 2 })
  const ear =
    b.form(circle(60, 132, 24, 28), rust, { depth: 12, rim: 4 }) +
    b.flat(circle(58, 132, 11), b.ball(['#FFFFFF', '#8A9AA8', '#1E2A34']))
  const felt: Ramp = ['#FFE0A0', '#D89A4A', '#7A421A', '#38180A']
  const hat =
    b.form('M-4 40C20 12 58 46 160 46S300 12 324 40C334 66 250 76 160 76S-14 66-4 40Z', felt, {
      depth: 16,
      rim: 5,
      lit: 7,
    }) +
    b.form(
      'M78 50C74-6 100-36 128-32C146-28 150-18 160-18C170-18 174-28 192-32C220-36 246-6 242 50C200 66 120 66 78 50Z',
      felt,
      {
        depth: 28,
        rim: 6,
        lit: 9,
        inside: b.stroke('M100 40C96 6 108-16 128-20M220 40C224 6 212-16 192-20', '#38180A', 4, 0.4),
      },
    ) +
    b.form('M77 36C120 52 200 52 243 36L242 52C200 68 120 68 78 52Z', ['#FF7A6A', '#B8182E', '#4A0414'], {
      depth: 6,
      rim: 2,
    }) +
    b.form(facet(Array.from({ length: 10 }, (_, i) => polar(160, 50, i % 2 ? 8 : 19, i * 36 - 90))), GOLD, {
      depth: 5,
      rim: 2,
      lit: 3,
    })
  const body =
    b.form('M58 430L44 276C52 242 86 228 118 226H202C234 228 268 242 276 276L262 430Z', rust, {
      depth: 40,
      rim: 7,
      inside:
        b.stroke('M48 300H272', '#34100A', 4, 0.6) +
        bolts([
          [72, 268],
          [248, 268],
          [78, 330],
          [242, 330],
        ]),
    }) +
    b.form(circle(160, 286, 40), GOLD, { depth: 10, rim: 3 }) +
    b.form(circle(160, 286, 31), ['#4A0A2A', '#1A0414'], {
      depth: 10,
      rim: 0,
      lit: 0,
      inside:
        b.soft(160, 286, 40, '#FF4A6A', 0.9) +
        b.flat(
          'M160 308C138 292 134 272 148 268C156 266 160 274 160 278C160 274 164 266 172 268C186 272 182 292 160 308Z',
          b.fill(['#FFC0C0', '#FF3A5A', '#A80A2A'], 90),
        ),
    }) +
    b.flat('M140 268C146 260 156 256 166 258C154 264 146 274 144 286Z', '#fff', 0.5)
  const arm = b.form(limb('40 262 26, 4 300 22, -12 360 20'), tin, {
    depth: 16,
    rim: 4,
    inside: [0, 1, 2, 3, 4]
      .map((i) => b.stroke(`M${40 - i * 13} ${244 + i * 17}L${18 - i * 10} ${278 + i * 20}`, '#222E3A', 4, 0.5))
      .join(''),
  })
  const scarf = b.form(
    'M92 214C120 234 200 234 228 214L236 236C204 262 116 262 84 236Z',
    ['#FF6A5A', '#C81E2E', '#5A0616'],
    {
      depth: 10,
      rim: 3,
      inside: [100, 126, 152, 178, 204, 224]
        .map((x) => b.flat(circle(x, 238 + 6 * Math.sin((x - 90) / 46), 4), '#FFF3E0'))
        .join(''),
    },
  )
  const straw =
    b.stroke('M190 190C220 194 262 190 290 172', '#8A6A1E', 6) +
    b.stroke('M190 190C220 194 262 190 290 172', '#FFE27A', 3) +
    [0, 1, 2, 3].map((i) => b.flat(leaf([270 + i * 7, 182 - i * 4], [282 + i * 9, 160 - i * 3], 5), '#FFD84A')).join('')
  return b.done(
    b.soft(160, 130, 190, '#FFC26A', 0.5) +
      mirror(arm) +
      body +
      mirror(ear) +
      head +
      bolts([
        [86, 66],
        [234, 66],
        [84, 146],
        [236, 146],
        [84, 196],
        [236, 196],
      ]) +
      scarf +
      lamp(114, 31, '#5AE0FF') +
      lamp(208, 25, '#FFD84A') +
      b.form(leaf([78, 88], [150, 98], 8), tin, { depth: 4, rim: 2, lit: 3 }) +
      b.form(leaf([246, 84], [176, 100], 8), tin, { depth: 4, rim: 2, lit: 3 }) +
      b.form(facet('152 136, 168 136, 174 158, 146 158'), rust, { depth: 5, rim: 2 }) +
      grille +
      straw +
      hat,
  )
}
