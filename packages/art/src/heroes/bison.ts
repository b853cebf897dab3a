import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { locks } from './fur.ts'
import { blob, circle, facet, leaf, limb, mirror, polar } from './line.ts'

/** A bison lowers its head: horns, breath in the cold of the morning, the sun behind the hump. */
export function bison(k: string): string {
  const b = new Brush(k, { shade: '#1A0622', rim: '#FFC24A', key: '#FFE8D0' })
  const hide: Ramp = ['#B0703E', '#6E3A24', '#381a20', '#180A18']
  const pelt: readonly Ramp[] = [
    ['#2E1420', '#5A2C22', '#9A562E'],
    ['#24101C', '#48221E', '#7A4024'],
    ['#3A1A20', '#743A24', '#C8783A'],
  ]
  const cape: readonly Ramp[] = [
    ['#6A3420', '#A85A2A', '#F0A850'],
    ['#5A2A20', '#8E4A26', '#D88A3E'],
  ]
  const sun =
    b.soft(160, 70, 230, '#FFB03A', 0.7) +
    b.flat(circle(160, 78, 122), b.fill(['#FFFBD0', '#FFD24A', '#FF7A2A'], 90)) +
    b.stroke(circle(160, 78, 130), '#FFF3B0', 2.4, 0.5)
  const hump =
    b.form(
      blob('-50 430, -30 250, 14 128, 80 40, 160 14, 240 40, 306 128, 350 250, 370 430'),
      ['#A8622E', '#5E2E22', '#1E0C1C'],
      { depth: 50, rim: 9, lit: 12 },
    ) +
    mirror(
      locks(b, '10 250 0, -10 330 0', 'bison-cape0', {
        ramps: pelt,
        length: 70,
        width: 13,
        from: 110,
        to: 96,
        each: 8,
      }) +
        locks(b, '60 250 0, 40 330 0', 'bison-cape4', {
          ramps: pelt,
          length: 70,
          width: 13,
          from: 110,
          to: 90,
          each: 8,
        }) +
        locks(b, '70 54 0, 20 130 0, -18 230 0, -34 330 0', 'bison-cape', {
          ramps: cape,
          length: 60,
          width: 11,
          from: 150,
          to: 120,
          each: 7,
        }) +
        locks(b, '86 60 0, 40 130 0, 6 220 0, -10 300 0', 'bison-cape5', {
          ramps: cape,
          length: 64,
          width: 12,
          from: 142,
          to: 112,
          each: 7,
        }) +
        locks(b, '100 66 0, 56 140 0, 26 230 0, 16 330 0', 'bison-cape2', {
          ramps: cape,
          length: 66,
          width: 12,
          from: 130,
          to: 92,
          each: 5,
        }) +
        locks(b, '110 110 0, 84 170 0, 60 250 0', 'bison-cape3', {
          ramps: pelt,
          length: 80,
          width: 13,
          from: 126,
          to: 90,
          each: 5,
        }),
    ) +
    locks(b, '80 38 0, 120 22 0, 160 16 0, 200 22 0, 240 38 0', 'bison-ridge', {
      ramps: cape,
      length: 54,
      width: 11,
      from: 130,
      to: 50,
      each: 6,
      light: '#FFE0A0',
    })
  const ear = b.form(blob('84 122, 54 112, 28 122, 20 140, 44 150, 82 144'), hide, {
    depth: 12,
    rim: 3,
    inside: b.flat(leaf([30, 134], [76, 132], 9), '#1A0820', 0.7),
  })
  const horn =
    b.form(
      limb('104 96 25, 66 98 24, 34 78 19, 26 38 13, 42 2 6, 50 -14 1'),
      ['#FFF3D8', '#C8A078', '#4A3038', '#140A18'],
      {
        depth: 18,
        rim: 5,
        lit: 7,
        turn: -60,
        inside: b.stroke(
          'M84 74Q74 98 86 122M64 74Q52 96 60 120M44 66Q30 84 34 106M32 46Q18 54 16 70',
          '#2A1420',
          3,
          0.4,
        ),
      },
    ) +
    locks(b, '84 72 0, 82 96 0, 92 124 0', 'bison-horn', {
      ramps: pelt,
      length: 34,
      width: 8,
      from: 190,
      to: 150,
      each: 4,
    })
  const jaw =
    locks(b, '104 190 0, 116 236 0, 160 256 0, 204 236 0, 216 190 0', 'bison-beard', {
      ramps: pelt,
      length: 92,
      width: 13,
      from: 110,
      to: 70,
      each: 5,
    }) +
    mirror(
      locks(b, '88 130 0, 90 176 0, 108 224 0', 'bison-cheek', {
        ramps: pelt,
        length: 60,
        width: 12,
        from: 118,
        to: 94,
        each: 6,
        light: '#C87A3E',
      }),
    )
  const face = b.form(
    blob('160 76, 208 86, 228 128, 218 170, 204 206, 204 238, 160 258, 116 238, 116 206, 102 170, 92 128, 112 86'),
    hide,
    {
      depth: 34,
      rim: 3,
      lit: 9,
      inside:
        b.soft(128, 178, 40, '#E8A060', 0.4, 60) +
        b.stroke('M132 150C126 176 128 196 124 214M188 150C194 176 192 196 196 214', '#1A0820', 5, 0.4),
    },
  )
  const eye =
    b.soft(112, 146, 34, '#12040E', 0.9, 26) +
    b.eye(114, 148, 13, ['#FFF0A0', '#FF8A1A', '#8A1A06'], { look: 0.3, tilt: 16 }) +
    b.form(leaf([82, 122], [146, 152], 11, -0.08), hide, { depth: 5, rim: 0, lit: 4 })
  const muzzle = b.form(
    blob('116 206, 138 192, 160 188, 182 192, 204 206, 208 232, 190 254, 160 260, 130 254, 112 232'),
    ['#8A7484', '#3E2A3A', '#180C1C'],
    { depth: 16, rim: 4, lit: 7, inside: b.stroke('M126 242C146 250 174 250 194 242M160 234V248', '#0E0612', 4, 0.8) },
  )
  const nostril =
    b.flat(blob('124 212, 138 202, 150 210, 148 226, 132 230, 122 222'), '#0E0410') +
    b.stroke('M124 210C130 200 146 200 152 210', '#D8B8C8', 3, 0.7)
  const steam =
    b.flat(limb('118 226 3, 84 236 15, 46 224 21, 10 232 15, -14 214 5'), '#FFFFFF', 0.16) +
    b.soft(82, 238, 36, '#FFF6E8', 0.75, 22) +
    b.soft(44, 230, 44, '#FFF6E8', 0.6, 26) +
    b.soft(6, 224, 36, '#FFF6E8', 0.4, 22)
  const crown =
    locks(b, '96 84 0, 128 96 0, 160 100 0, 192 96 0, 224 84 0', 'bison-brow', {
      ramps: pelt,
      length: 52,
      width: 12,
      from: 108,
      to: 72,
      each: 5,
      light: '#C87A3E',
    }) +
    locks(b, '92 64 0, 126 66 0, 160 68 0, 194 66 0, 228 64 0', 'bison-crown', {
      ramps: pelt,
      length: 60,
      width: 13,
      from: 116,
      to: 64,
      each: 5,
      light: '#E0904A',
    }) +
    locks(b, '108 46 0, 134 40 0, 160 38 0, 186 40 0, 212 46 0', 'bison-top', {
      ramps: pelt,
      length: 52,
      width: 12,
      from: 128,
      to: 52,
      each: 5,
      light: '#FFC27A',
    })
  const r = seedFrom('bison')
  let dust = ''
  for (let i = 0; i < 24; i++) {
    const [x, y] = [r.between(-10, 330), r.between(60, 300)]
    dust += b.flat(
      facet([[x, y], polar(x, y, r.between(3, 7), r.between(0, 360)), polar(x, y, r.between(2, 5), r.between(0, 360))]),
      '#FFD88A',
      0.9,
    )
  }
  return b.done(
    sun +
      hump +
      mirror(ear) +
      mirror(horn) +
      jaw +
      face +
      mirror(eye) +
      crown +
      muzzle +
      mirror(nostril) +
      mirror(steam) +
      dust,
  )
}
