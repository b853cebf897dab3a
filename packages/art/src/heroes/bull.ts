import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { brows, ears, eyes, face, HIDE, jaw, muzzle, nostrils, ring, teeth, wrinkles } from './bullFace.ts'
import { farHorn, garland, nearHorn, sprig } from './bullHorns.ts'
import { row } from './fur.ts'
import { circle, leaf, polar } from './line.ts'

/** A red bull charges: a gold ring in its nose, steam and dust about it, roses on horns too wide for the frame. */
export function bull(k: string): string {
  const b = new Brush(k, { shade: '#2A0226', rim: '#8AE0FF', key: '#FFF0D0' })
  const r = seedFrom('bull')
  const deep: Ramp = ['#E0402A', '#A00C28', '#5A0428', '#240220']
  const mop: readonly Ramp[] = [['#1A0218', '#520A2C', '#B01C30']]
  const curls: readonly Ramp[] = [
    ['#2A0420', '#7A1030', '#E8482E'],
    ['#320622', '#8E162E', '#FF6A3A'],
  ]
  /** A cloud of steam or dust: its puffs in three tones, each drawn in to the upper left, and a soft light on every one. */
  const cloud = (list: string, tones: readonly string[], light: string, opacity = 1) => {
    const balls = list.split(',').map((one) => one.trim().split(' ').map(Number))
    const layers = tones.map((tone, i) => {
      const drawn = balls.map(([x = 0, y = 0, size = 0]) => {
        const [reach, off] = [size * (1 - i * 0.1), i * (2 + size * 0.05)]
        return circle(x - off * 0.7, y - off * 1.3, reach, reach * 0.92)
      })
      return b.flat(drawn.join(''), tone, opacity)
    })
    const lights = balls.map(([x = 0, y = 0, size = 0]) => b.soft(x - size * 0.4, y - size * 0.5, size * 0.62, light))
    return layers.join('') + lights.join('')
  }
  const DUST = ['#7E3E4C', '#B06A52', '#D8955E'] as const
  const FAR = ['#5A2448', '#8A4450', '#B0664E'] as const
  const STEAM = ['#B884B0', '#E0B8D2', '#F6E2EE'] as const

  const sun =
    b.soft(170, 90, 230, '#FF9A2A', 0.75) +
    b.flat(circle(180, 66, 128), b.fill(['#FFF6B0', '#FFC83A', '#FF7A2A', '#E0402A'], 90)) +
    b.stroke(circle(180, 66, 136), '#FFE08A', 2.4, 0.5)
  const dustBehind =
    cloud('-30 170 26, -20 214 40, 14 250 44, -34 262 46, 44 280 40', FAR, '#E8A878', 0.9) +
    cloud('350 140 30, 336 190 36, 366 226 50, 322 258 50', FAR, '#E8A878', 0.9)
  const body = b.form(
    'M52 420C36 330 44 236 84 168C112 106 156 34 226 22C292 14 340 64 362 140C384 220 384 320 372 420Z',
    deep,
    {
      depth: 44,
      rim: 9,
      lit: 10,
      inside:
        b.soft(250, 70, 60, '#FF7A4A', 0.7, 40) +
        b.stroke(
          'M236 40C286 70 316 130 312 210M312 210C330 240 336 300 326 360M262 230C296 240 306 300 292 370',
          '#2A0220',
          8,
          0.45,
        ) +
        b.soft(336, 190, 40, '#F23A26', 0.7, 70),
    },
  )
  const mane =
    row(b, r, '160 70 0, 206 34 0, 264 30 0, 316 70 0', 4, [-140, -16], [62, 22], mop, '#14021A', -0.3, '#8AE0FF') +
    row(b, r, '176 66 0, 216 42 0, 262 40 0, 302 70 0', 3, [-134, -24], [46, 18], curls, '#3A0222', -0.3)
  const shoulders =
    b.form('M-24 420C-34 330 0 246 62 214C120 226 132 310 130 420Z', HIDE, {
      depth: 30,
      rim: 0,
      lit: 9,
      inside: b.stroke('M30 246C66 252 92 290 96 340M6 280C40 284 60 310 66 350', '#6A0426', 7, 0.5),
    }) +
    b.form('M206 420C200 330 236 216 306 176C346 160 372 230 380 420Z', HIDE, {
      depth: 40,
      rim: 8,
      lit: 10,
      inside:
        b.stroke(
          'M286 198C262 226 250 260 246 300M318 186C340 220 346 280 342 330M300 214C318 240 322 290 312 340',
          '#6A0426',
          7,
          0.5,
        ) + b.soft(262, 262, 40, '#FFB070', 0.5, 50),
    })

  const steam =
    b.soft(20, 226, 90, '#FFFFFF', 0.55, 46) +
    b.soft(300, 226, 90, '#FFFFFF', 0.5, 46) +
    b.flat(leaf([106, 204], [-60, 244], 20, -0.1), '#FFFFFF', 0.35) +
    b.flat(leaf([200, 202], [380, 240], 20, 0.1), '#FFFFFF', 0.35) +
    cloud(
      '84 208 7, 72 213 12, 52 210 17, 58 226 15, 30 222 22, 26 202 17, -2 226 26, -4 200 20, -32 214 28',
      STEAM,
      '#FFFFFF',
      0.95,
    ) +
    cloud(
      '222 206 7, 235 212 12, 254 210 17, 250 226 14, 278 222 22, 280 202 16, 308 226 26, 312 200 20, 340 212 28',
      STEAM,
      '#FFFFFF',
      0.95,
    )

  const fringe =
    row(b, r, '118 44 0, 150 30 0, 188 30 0, 218 44 0', 3, [128, 54], [54, 20], mop, '#14021A', 0.3) +
    row(b, r, '126 34 0, 160 22 0, 208 34 0', 3, [128, 58], [44, 17], curls, '#1E0218', 0.34) +
    row(b, r, '138 24 0, 166 16 0, 194 24 0', 2, [136, 44], [36, 16], curls, '#2A0420', 0.34)

  const dust =
    cloud(
      '-34 286 34, -2 306 30, 34 322 36, 84 338 30, 122 332 24, 164 346 34, 206 336 22, 240 330 34, 284 322 28, 312 298 38, 350 276 44',
      DUST,
      '#FFE8B0',
    ) + cloud('-12 256 12, 10 268 8, 54 280 9, 338 226 13, 316 244 9, 268 288 8', DUST, '#FFE8B0', 0.95)
  let sparks = ''
  for (let i = 0; i < 20; i++) {
    const [x, y] = polar(160, 150, r.between(140, 215), r.between(150, 400))
    const size = r.between(3, 6.5)
    sparks +=
      b.soft(x, y, size * 2, '#FFB03A', 0.8) +
      b.flat(
        leaf(polar(x, y, size, -60 + i * 9), polar(x, y, size, 120 + i * 9), size * 0.4, 0.2),
        i % 3 ? '#FFF0B0' : '#FF8A4A',
      )
  }
  return b.done(
    sun +
      sparks +
      dustBehind +
      mane +
      body +
      shoulders +
      `<g transform="translate(2 8) rotate(-7 160 150)">` +
      farHorn(b) +
      nearHorn(b) +
      ears(b) +
      jaw(b) +
      teeth(b) +
      face(b) +
      eyes(b) +
      brows(b) +
      wrinkles(b) +
      fringe +
      sprig(b) +
      garland(b) +
      muzzle(b) +
      nostrils(b) +
      ring(b) +
      '</g>' +
      steam +
      dust,
  )
}
