import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { circle, leaf, limb, polar } from './line.ts'

/** A peach that thunder split: one half whole, one open to the stone, lightning behind them. */
export function peach(k: string): string {
  const b = new Brush(k, { shade: '#7A0A4A', rim: '#FFF3A0', key: '#FFFFFF' })
  const r = seedFrom('peach')
  const fruit: Ramp = ['#FFEFB0', '#FFB85A', '#FF7A5A', '#E0306A', '#7A0A4A']
  const leafRamp: Ramp = ['#E0FF8A', '#5ACC3A', '#0E7A4A']
  const fuzz = (x: number, y: number, w: number, h: number, count: number) =>
    Array.from({ length: count }, () =>
      b.flat(circle(x + r.between(-w, w), y + r.between(-h, h), r.between(0.7, 1.7)), '#FFF9DC', 0.45),
    ).join('')
  const bolt = (x: number, y: number, size: number, turn: number) => {
    const d = 'M34-120L-52 22H-4L-46 130L60-14H10L62-120Z'
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.soft(0, 0, 130, '#FFF6A0', 0.7, 150)}${b.stroke(d, '#5A0AB8', 16, 0.45)}${b.form(d, ['#FFFFFF', '#FFF6A0', '#FFC81A', '#FF8A0A'], { depth: 10, rim: 4, lit: 6 })}${b.stroke(d, '#FFFFFF', 3)}</g>`
  }
  const far = b.form(
    'M176 48C214 4 284 18 310 74C332 128 306 196 262 240C232 268 204 282 184 302C168 280 160 250 156 210C150 140 152 84 176 48Z',
    fruit,
    {
      depth: 50,
      rim: 10,
      lit: 12,
      inside:
        b.soft(270, 190, 90, '#E01E6A', 0.7, 90) +
        b.soft(226, 70, 70, '#FFE08A', 0.6, 54) +
        fuzz(240, 150, 70, 110, 40),
    },
  )
  const near =
    b.form(
      'M184 44C140 0 62 4 26 56C-10 112 8 190 62 240C104 276 150 282 184 304C206 258 226 214 226 158C226 110 212 72 184 44Z',
      fruit,
      {
        depth: 60,
        rim: 6,
        lit: 16,
        inside:
          b.soft(86, 96, 100, '#FFF6C0', 0.8, 88) +
          b.soft(84, 220, 110, '#F0286A', 0.5, 60) +
          b.soft(180, 54, 64, '#A81A5A', 0.55, 44) +
          fuzz(110, 150, 96, 110, 80),
      },
    ) + b.soft(80, 78, 46, '#FFFFFF', 0.9, 30)
  const stem = b.form(limb('184 60 11, 180 30 9, 188 6 10, 196 -6 11'), ['#C8884A', '#7A4420', '#3A1A12'], {
    depth: 6,
    rim: 3,
  })
  const green = (d: string, vein: string) =>
    b.form(d, leafRamp, { depth: 18, rim: 5, lit: 8, inside: b.stroke(vein, '#F0FFB0', 3, 0.75) })
  const leaves =
    green(
      'M182 40C146 26 100-10 40 4C52 42 116 70 182 40Z',
      'M182 40C134 38 90 24 40 4M142 33L120 12M114 26L88 4M140 36L124 52',
    ) +
    green(
      'M188 36C214 4 256-24 318-18C314 22 256 60 188 36Z',
      'M188 36C228 28 270 8 318-18M226 26L236 0M256 16L270-8M236 22L258 34',
    )
  const half =
    b.soft(250, 226, 90, '#5A043A', 0.6, 80) +
    `<g transform="translate(252 214) rotate(14)">${b.form('M0-66C34-88 76-66 76-14C76 40 36 64 0 84C-36 64-76 40-76-14C-76-66-34-88 0-66Z', ['#FF9A6A', '#E0386A', '#7A0A4A'], { depth: 10, rim: 6, lit: 5 })}${b.form(
      'M0-56C32-76 66-56 66-12C66 34 30 56 0 74C-30 56-66 34-66-12C-66-56-32-76 0-56Z',
      ['#FFFBE0', '#FFE58A', '#FFC04A', '#FF8A4A'],
      {
        depth: 14,
        rim: 3,
        lit: 8,
        inside:
          Array.from({ length: 22 }, (_, i) =>
            b.stroke(
              `M${polar(0, 0, 34, i * 16.4)
                .map(Math.round)
                .join(' ')}L${polar(0, 2, 58, i * 16.4 + 3)
                .map(Math.round)
                .join(' ')}`,
              '#F0503A',
              2.4,
              0.45,
            ),
          ).join('') + b.soft(0, 0, 50, '#F02A4A', 0.8, 56),
      },
    )}${b.form('M0-38C20-34 32-16 30 6C28 28 14 38 0 44C-14 38-28 28-30 6C-32-16-20-34 0-38Z', ['#F0B070', '#A8542E', '#5A1E1E', '#2E0A16'], { depth: 12, rim: 4, lit: 6, inside: b.stroke('M-12-22Q-4 4-12 28M4-30Q12 0 2 34M16-18Q22 4 14 24M-22-6Q-18 8-22 18', '#2E0A16', 3, 0.55) })}${b.flat(leaf([-48, -24], [-30, -52], 5), '#FFFFFF', 0.9)}</g>`
  const drop = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.form('M0-26C10-8 16 0 16 10C16 20 8 26 0 26C-8 26-16 20-16 10C-16 0-10-8 0-26Z', ['#FFFBD0', '#FFC04A', '#FF5A4A', '#A81A4A'], { depth: 7, rim: 3, lit: 4 })}${b.flat(leaf([-8, 14], [-6, -2], 3), '#fff')}</g>`
  const drops =
    drop(10, 236, 0.9, -120) +
    drop(320, 140, 0.8, 70) +
    drop(-2, 140, 0.55, -96) +
    drop(44, 290, 0.6, -150) +
    drop(306, 282, 0.8, 140) +
    drop(156, 296, 0.5, 180)
  return b.done(
    b.soft(160, 130, 220, '#FFE27A', 0.5) +
      bolt(36, 40, 0.94, 24) +
      bolt(296, 70, 0.94, -16) +
      far +
      near +
      stem +
      leaves +
      half +
      drops +
      sparkle(b, 56, 44, 24) +
      sparkle(b, 150, 128, 14),
  )
}
