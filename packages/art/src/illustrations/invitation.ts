import { Brush, type Ramp } from '../heroes/brush.ts'
import { GOLD } from '../heroes/desert.ts'
import { circle, star } from '../heroes/line.ts'

const PAPER: Ramp = ['#FFFBF0', '#F4E4C8', '#C8A070']
const NIGHT: Ramp = ['#3A2A8A', '#1A1056', '#0C0630']
const OUTSIDE: Ramp = ['#9A78FF', '#5A32D8', '#2A0E86']
const INSIDE: Ramp = ['#2A1078', '#160648']
const WAX: Ramp = ['#FF8AAE', '#F0285A', '#8A0434']

/** An envelope that opens: the card in it shows a moon to fly to, a golden star seals the flap. */
export function invitation(k: string): string {
  const b = new Brush(k, { shade: '#0E0334', rim: '#C8A8FF', key: '#FFFFFF' })
  const picture =
    b.flat('M82 6H238V150H82Z', b.fill(NIGHT, 90)) +
    [
      [104, 34, 2.4],
      [132, 18, 1.8],
      [212, 30, 2.6],
      [222, 84, 1.8],
      [98, 92, 2],
      [186, 16, 1.6],
    ]
      .map(([x, y, size]) => b.flat(circle(x!, y!, size!), '#FFFFFF', 0.9))
      .join('') +
    b.soft(178, 74, 74, '#FFB45A', 0.55) +
    b.form(circle(178, 74, 34), ['#FFF2C0', '#FFC24A', '#B85A0E'], {
      depth: 14,
      rim: 3,
      lit: 5,
      inside:
        b.flat(circle(166, 66, 7), '#C8761A', 0.55) +
        b.flat(circle(190, 86, 9), '#B8600E', 0.5) +
        b.flat(circle(186, 58, 4), '#C8761A', 0.5),
    }) +
    b.stroke('M94 128C116 118 132 104 144 84', '#FFE9A8', 3, 0.85) +
    b.form('M138 92L152 62L160 92L150 86Z', ['#FFFFFF', '#D8C8FF', '#7A5AE8'], { depth: 6, rim: 2, lit: 3 })
  const card = `<g transform="rotate(-3 160 110)">${
    b.soft(160, 120, 120, '#0E0334', 0.5, 110) +
    b.form('M72-8Q72-18 82-18H238Q248-18 248-8V210H72Z', PAPER, { depth: 12, rim: 3, lit: 5, inside: picture })
  }${b.stroke('M82 6H238V150H82Z', '#D8A04A', 3)}</g>`
  const back = b.form('M22 122L160 30L298 122V150H22Z', INSIDE, { depth: 20, rim: 0, lit: 0, turn: 90 })
  const body = b.form('M22 122L160 214L298 122V276Q298 296 278 296H42Q22 296 22 276Z', OUTSIDE, {
    depth: 30,
    rim: 5,
    lit: 7,
    inside:
      b.flat('M22 296L140 196L160 208L180 196L298 296Z', '#1A066A', 0.35) +
      b.stroke('M30 290L142 196M290 290L178 196', '#B89AFF', 3, 0.45),
  })
  const fold = b.stroke('M26 124L160 213L294 124', '#E8C25A', 5)
  const seal =
    b.soft(160, 222, 52, '#0E0334', 0.6) +
    b.form(
      'M160 176C178 172 190 182 198 192C208 204 204 214 206 226C206 242 192 250 182 258C168 266 154 262 142 258C128 252 116 244 116 228C112 216 116 202 124 192C134 180 146 178 160 176Z',
      WAX,
      { depth: 16, rim: 4, lit: 6 },
    ) +
    b.stroke(circle(160, 218, 31), '#8A0434', 3, 0.7) +
    b.form(star(160, 218, 24), GOLD, { depth: 6, rim: 2, lit: 3 })
  return b.done(back + card + body + fold + seal)
}
