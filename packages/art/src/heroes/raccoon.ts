import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { coin } from './coin.ts'
import { lock } from './fur.ts'
import { twinkle } from './gems.ts'
import { along, circle, leaf, line, polar } from './line.ts'
import {
  brows,
  cheeks,
  chin,
  ear,
  eyes,
  mask,
  mouth,
  muzzle,
  SILVER,
  SOOT,
  skull,
  smirk,
  stripe,
  whiskers,
} from './raccoonHead.ts'
import { diamond, dive, fan, loot, pearls, sack, sackBack } from './raccoonLoot.ts'

/** A raccoon climbs out of the sack with the takings: flat cap, gold tooth, a fan of banknotes, the best diamond. */
export function raccoon(k: string): string {
  const b = new Brush(k, { shade: '#120636', rim: '#FFC04A', key: '#F4FAFF' })
  const r = seedFrom('raccoon')

  // The tail stands up behind him, drawn from its tip so that every lock covers the root of the next.
  const curve = '310 270 36, 330 204 42, 318 126 48, 318 56 46, 288 -4 24'
  const tail =
    b.soft(320, 60, 120, '#2AC8B8', 0.8, 160) +
    b.stroke(line('240 350, 300 282, 330 200, 318 116, 316 50, 290 10'), '#3A3470', 70) +
    along(curve, 3)
      .reverse()
      .map(({ x, y, radius, tx, ty }, i) => {
        const dark = i < 3 || (i > 5 && i < 9)
        const way = (Math.atan2(ty, tx) * 180) / Math.PI
        return [-0.9, 0.9, -0.35, 0.3]
          .map((off) =>
            lock(b, x - ty * radius * off, y + tx * radius * off, {
              length: (i < 2 ? 34 : 42) * r.between(0.85, 1.15),
              width: i < 2 ? 16 : 21,
              turn: way + off * 36,
              curl: off < 0 ? 0.3 : -0.3,
              ramp: (dark ? SOOT[0] : r.pick(SILVER)) as Ramp,
              shade: dark ? '#080420' : '#4A4486',
              ...(off > 0.8 ? { rim: '#FFC04A' } : {}),
            }),
          )
          .join('')
      })
      .join('')

  const tweed: Ramp = ['#FF8A7A', '#E0304A', '#9A0E4A', '#4A0638']
  const dome = 'M70 92C18 74 22 4 92 -30C172 -66 270 -50 300 -4C316 24 304 62 268 88C220 60 130 58 70 92Z'
  const check = [
    'M40 10C110 -20 200 -20 300 20',
    'M40 40C110 8 210 6 300 50',
    'M50 70C120 34 220 34 290 80',
    'M60 -20C120 -46 210 -50 290 -6',
    'M86 90C70 50 78 0 120 -50',
    'M122 80C112 40 120 -10 150 -60',
    'M162 74C160 40 168 -10 190 -60',
    'M204 76C208 40 216 0 226 -50',
    'M242 84C250 50 256 20 256 -40',
  ].join('')
  const cap =
    b.form(dome, tweed, {
      depth: 34,
      rim: 7,
      lit: 11,
      inside:
        b.stroke(check, '#6A0640', 9, 0.35) +
        b.stroke(check, '#FFC24A', 1.8, 0.75) +
        b.stroke('M172 -56C130 -30 96 20 92 84M176 -56C216 -24 240 20 246 84', '#4A0638', 3, 0.7) +
        b.soft(108, 0, 60, '#FFE0C0', 0.4, 44) +
        b.soft(170, 84, 120, '#3A0430', 0.75, 30),
    }) +
    b.form(circle(172, -54, 11, 8), tweed, { depth: 5, rim: 2, lit: 3 }) +
    b.flat('M60 108C66 86 110 74 158 74C200 74 236 82 256 98L246 112C210 96 110 98 66 124Z', '#0E0428', 0.55) +
    b.form(
      'M44 98C36 72 92 46 158 48C204 50 246 64 262 84C266 94 260 98 250 94C214 80 180 80 150 84C112 88 82 98 62 112C52 114 46 108 44 98Z',
      tweed,
      {
        depth: 14,
        rim: 3,
        lit: 7,
        inside: b.stroke('M50 100C52 80 96 58 158 60C200 62 236 72 258 90', '#FFC24A', 2, 0.8),
      },
    )

  // One stream of chance: these keep this order.
  const sides = cheeks(b, r)
  const dark = mask(b, r)
  const white = brows(b, r)
  const blaze = stripe(b, r)
  const jaw = chin(b, r)

  const jersey: Ramp = ['#FFFFFF', '#E8E6FF', '#A8A4D8', '#5A5498']
  const bands = (list: readonly string[]) => list.map((d) => b.stroke(d, '#1A1048', 13)).join('')
  const paw: Ramp = ['#A8A0DC', '#5E549C', '#2E2466', '#120A38']
  const finger = (x: number, y: number, turn: number, length: number, size = 9) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 9})">` +
    b.flat(leaf([length - 8, 1], [length + 12, 3], 5, 0.14), b.fill(['#8A80B0', '#FFFFFF'], 0)) +
    b.form(
      `M-6 -8C4 -12 ${length - 12} -12 ${length - 4} -9C${length + 5} -6 ${length + 5} 6 ${length - 4} 9C${length - 12} 11 4 11 -6 8C-11 4 -11 -4 -6 -8Z`,
      paw,
      { depth: 7, rim: 1.6, lit: 4 },
    ) +
    '</g>'
  const noteArm =
    b.form('M12 246C6 290 22 330 40 350H104C76 320 66 286 60 246Z', jersey, {
      depth: 16,
      rim: 3,
      lit: 6,
      inside: bands(['M0 272Q36 262 70 276', 'M4 300Q44 286 84 300', 'M16 330Q56 314 110 326']),
    }) +
    b.form('M14 222C34 208 58 214 62 240C60 264 24 270 12 252C8 240 8 230 14 222Z', paw, {
      depth: 12,
      rim: 3,
      lit: 6,
    }) +
    finger(52, 222, 184, 36) +
    finger(56, 237, 178, 40) +
    finger(52, 252, 184, 34) +
    finger(52, 246, -78, 36)
  const gemArm =
    b.form('M268 250C262 290 246 320 222 350H300C320 320 326 290 316 250Z', jersey, {
      depth: 16,
      rim: 5,
      lit: 6,
      inside: bands(['M256 278Q286 264 324 276', 'M246 304Q280 288 322 302', 'M226 332Q270 314 320 330']),
    }) +
    b.form('M268 226C286 212 312 220 318 244C316 266 284 272 268 256C260 244 262 234 268 226Z', paw, {
      depth: 12,
      rim: 4,
      lit: 6,
    })
  const grip = finger(272, 252, -112, 34) + finger(290, 256, -98, 38) + finger(307, 252, -84, 34)
  const thumb = finger(312, 250, -66, 40)

  let sparks = ''
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(160, 140, r.between(140, 205), r.between(150, 400))
    sparks += twinkle(b, x, y, r.between(4, 9))
  }
  return b.done(
    b.soft(160, 130, 220, '#2AC8B8', 0.5) +
      tail +
      dive(b, 6, 34, -38, 0.5, 1) +
      sackBack(b) +
      `<g transform="translate(2 16) scale(.92) rotate(4 160 160)">` +
      ear(b, 58, 66, -40, 1.1) +
      sides +
      skull(b) +
      dark +
      blaze +
      eyes(b) +
      white +
      jaw +
      mouth(b) +
      smirk(b) +
      muzzle(b) +
      whiskers(b) +
      `<g transform="translate(-2 -16)">${cap}</g>` +
      ear(b, 266, 56, 36, 1.1) +
      twinkle(b, 206, 192, 15) +
      '</g>' +
      loot(b) +
      fan(b) +
      gemArm +
      thumb +
      diamond(b) +
      grip +
      noteArm +
      sack(b) +
      pearls(b) +
      coin(b, 34, 6, 15, -20) +
      twinkle(b, 268, 176, 12) +
      sparks,
  )
}
