import { seedFrom } from '../seed.ts'
import { Brush } from './brush.ts'
import { twinkle } from './gems.ts'
import { circle, polar } from './line.ts'
import { bundle, emerald, fizz, leftArm, leftGrip, rightArm, rightGrip, torso } from './moleArms.ts'
import { flung, mound, pit } from './moleEarth.ts'
import { goggles, helmet, lamp, loupe, rays } from './moleGear.ts'
import { buck, cheeks, mouth, muzzle, skull, whiskers } from './moleHead.ts'

/** A mole bursts from the earth in a miner's helmet: loupe goggles, lit dynamite in one paw, a great emerald in the other. */
export function mole(k: string): string {
  const b = new Brush(k, { shade: '#1A0636', rim: '#5CFFC8', key: '#FFF6DC' })
  const r = seedFrom('mole')
  // The parts that take chance, in the order in which they take it.
  const ground = mound(b, r)
  const clods = flung(b, r)
  const head = cheeks(b, r) + skull(b, r) + mouth(b, r) + buck(b)
  const trunk = torso(b, r)
  const fuse = fizz(b, r)
  const left = leftArm(b, r)
  const right = rightArm(b, r)
  let dust = ''
  for (let i = 0; i < 22; i++) {
    const [x, y] = polar(160, 240, r.between(150, 290), r.between(190, 350))
    dust += b.flat(circle(x, y, r.between(1.4, 3.4)), r.pick(['#E89A52', '#A85A2A', '#FFD08A']), 0.9)
  }
  return b.done(
    b.soft(160, 120, 230, '#FF9A2A', 0.42) +
      rays(b) +
      b.soft(150, -16, 170, '#FFB03A', 0.55) +
      dust +
      clods +
      pit(b) +
      trunk +
      b.soft(300, 140, 120, '#1EE89A', 0.7) +
      `<g transform="rotate(-5 160 170)">` +
      head +
      `<g transform="translate(0 -12)">${helmet(b)}${lamp(b)}</g>` +
      goggles(b) +
      loupe(b) +
      `<g transform="translate(9 17) scale(.94)">${muzzle(b)}</g>` +
      whiskers(b) +
      twinkle(b, 170, 218, 12) +
      '</g>' +
      b.soft(164, 268, 90, '#1A0636', 0.5, 22) +
      left +
      bundle(b) +
      leftGrip(b) +
      fuse +
      right +
      b.soft(310, 150, 66, '#1EE89A', 0.4) +
      emerald(b, 298, 150, 59, 10) +
      rightGrip(b) +
      ground +
      twinkle(b, 262, 112, 17) +
      twinkle(b, 318, 128, 9) +
      twinkle(b, 96, 2, 8),
  )
}
