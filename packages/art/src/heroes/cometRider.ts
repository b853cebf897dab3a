import { seedFrom } from '../seed.ts'
import { Brush } from './brush.ts'
import {
  backBoot,
  body,
  catTail,
  fist,
  holdArm,
  lassoArm,
  legBack,
  legFront,
  saddle,
  scarf,
  star,
} from './cometRiderBody.ts'
import { fireTail, rock } from './cometRiderComet.ts'
import { catHead } from './cometRiderHead.ts'
import { GOLD } from './desert.ts'
import { sparkle } from './gems.ts'
import { circle, polar } from './line.ts'

/** A space cat in a cowboy hat rides a blazing comet like a rodeo horse, and swings a lasso of light. */
export function cometRider(k: string): string {
  const b = new Brush(k, { shade: '#1A0448', rim: '#5AFFE0', key: '#FFF8FF' })
  const r = seedFrom('cometRider')

  // Night, and stars that the ride has overtaken.
  let sky = b.soft(170, 110, 220, '#8A3AF0', 0.5) + b.soft(60, 270, 170, '#FF6A1A', 0.6)
  for (let i = 0; i < 26; i++)
    sky += b.flat(circle(r.between(-40, 360), r.between(-40, 260), r.between(0.8, 2.2)), '#FFF6E0', r.between(0.5, 1))

  // The lasso: a loop of light over her head, its rope down to her fist.
  const glow = (d: string) =>
    b.stroke(d, '#FFB01E', 20, 0.22) +
    b.stroke(d, '#FFC83A', 11, 0.45) +
    b.stroke(d, '#FFF08A', 6) +
    b.stroke(d, '#FFFFFF', 2.4)
  const lasso =
    b.soft(150, 0, 190, '#FFD84A', 0.35, 90) +
    `<g transform="rotate(-13 150 8)">${glow(circle(152, 12, 180, 48))}</g>` +
    glow('M60 92C20 88 -14 104 -24 136C-30 166 -4 180 8 158')

  // The reins are light as well, and the comet minds them.
  const reins =
    glow('M300 170C304 196 316 214 336 228') +
    glow('M304 168C320 184 334 206 336 228') +
    b.soft(336, 230, 30, '#FFF0A0', 0.9) +
    b.flat(star(337, 232, 17, 10), '#5A2404') +
    b.flat(star(335, 229, 17, 10), b.fill(GOLD))

  const face = catHead(b, r)
  let sparks = ''
  for (let i = 0; i < 18; i++) {
    const [x, y] = polar(70, 280, r.between(30, 150), r.between(130, 340))
    sparks += b.soft(x, y, 8, '#FFA03A', 0.9) + b.flat(circle(x, y, r.between(1.3, 3)), '#FFF6C0')
  }
  return b.done(
    sky +
      lasso +
      fireTail(b) +
      sparks +
      `<g transform="translate(-8 -30) scale(1.06) rotate(-6 240 270)">${rock(b)}</g>` +
      `<g transform="translate(12 4) scale(.87) rotate(4 170 200)">` +
      catTail(b) +
      backBoot(b) +
      legBack(b) +
      saddle(b) +
      body(b) +
      legFront(b) +
      holdArm(b) +
      scarf(b) +
      lassoArm(b) +
      face +
      reins +
      fist(b, 303, 156, 24, -1) +
      fist(b, 48, 98, -8, 1) +
      '</g>' +
      b.flat(star(326, 70, 13, 12), '#FFF3A0') +
      b.flat(star(-20, 120, 10, -14), '#9AFFF0') +
      b.flat(star(8, -20, 8, 20), '#FFC0F4') +
      sparkle(b, 320, -28, 20) +
      sparkle(b, 62, 2, 16) +
      sparkle(b, 340, 130, 12),
  )
}
