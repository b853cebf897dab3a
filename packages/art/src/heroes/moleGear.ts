import type { Brush, Ramp } from './brush.ts'
import { circle, facet, leaf, polar } from './line.ts'

const BRASS: Ramp = ['#FFFBE0', '#FFD45A', '#C87A16', '#5A2606']

const LIDS: Ramp = ['#9A78D8', '#5E3E9C', '#34186A']

const SHELL: Ramp = ['#FFF6B0', '#FFC622', '#EE7A0C', '#8A2E0A']

const STEEL: Ramp = ['#FFFFFF', '#C8D4EC', '#6A7AA8', '#20264E']

function goggle(b: Brush, x: number, y: number, size: number, eye: string): string {
  return (
    b.soft(x + 3, y + 8, size * 1.5, '#12042E', 0.8) +
    b.form(circle(x, y, size + 10), BRASS, { depth: 9, rim: 3, lit: 4 }) +
    b.stroke(circle(x, y, size + 5.5), '#FFF6C8', 1.8, 0.8) +
    [20, 110, 200, 290]
      .map((a) => polar(x, y, size + 5.6, a))
      .map(([sx, sy]) => b.flat(circle(sx, sy, 3.2), '#6A3206') + b.flat(circle(sx - 0.7, sy - 0.8, 1.9), '#FFF0B0'))
      .join('') +
    b.flat(circle(x, y, size + 1.6), '#2A0E06') +
    b.form(circle(x, y, size), ['#5A3A98', '#2A1460'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        eye +
        b.flat(
          `M${x - size} ${y - size * 0.2}L${x + size * 0.1} ${y - size}H${x + size * 0.5}L${x - size} ${y + size * 0.35}Z`,
          '#D8FFFF',
          0.13,
        ) +
        b.stroke(circle(x, y, size - 2), '#8AF0FF', 3, 0.35),
    }) +
    b.stroke(
      `M${x + size * 0.35} ${y + size * 0.74}A${size * 0.82} ${size * 0.82} 0 0 0 ${x + size * 0.78} ${y + size * 0.24}`,
      '#fff',
      3.6,
      0.75,
    )
  )
}

function ball(b: Brush, x: number, y: number, rx: number, ry: number, iris: number, look: number): string {
  return (
    b.flat(circle(x, y, rx, ry), b.ball(['#FFFFFF', '#FFFDF4', '#D0C4E8'])) +
    b.flat(circle(x + look, y + 1, iris), b.ball(['#E0FFFF', '#4ADCFF', '#1A6AE8', '#0A1A6A'])) +
    b.stroke(circle(x + look, y + 1, iris - 0.8), '#06124A', 2.4) +
    b.flat(circle(x + look, y + 1, iris * 0.5), '#06020E') +
    b.soft(x + look + iris * 0.2, y + iris * 0.6, iris * 0.6, '#C8FFFF', 0.8, iris * 0.4) +
    b.flat(circle(x + look - iris * 0.38, y - iris * 0.34, iris * 0.32), '#fff') +
    b.flat(circle(x + look + iris * 0.4, y + iris * 0.46, iris * 0.14), '#fff', 0.9)
  )
}

function squint(b: Brush): string {
  return (
    ball(b, 106, 130, 27, 26, 16, 5) +
    b.form('M70 92H142V122C122 114 94 116 72 128Z', LIDS, { depth: 6, rim: 0, lit: 0 }) +
    b.stroke('M72 128C94 116 122 114 142 122', '#0E0426', 4.6) +
    b.form('M72 146C92 152 120 154 142 146V170H70Z', LIDS, { depth: 6, rim: 0, lit: 3 }) +
    b.stroke('M72 146C92 152 120 154 142 146', '#0E0426', 3.4)
  )
}

function stare(b: Brush): string {
  return (
    ball(b, 208, 118, 39, 38, 24, 5) +
    b.form('M160 66H256V98C232 82 194 80 162 104Z', LIDS, { depth: 6, rim: 0, lit: 0 }) +
    b.stroke('M162 105C194 80 232 82 256 99', '#0E0426', 4.6)
  )
}

/** Goggles: what is behind the glass is cut off by it. */
export function goggles(b: Brush): string {
  return (
    b.stroke('M52 116C60 120 66 124 74 126M250 116C262 112 270 108 280 104', '#2A1020', 20) +
    b.stroke('M52 114C60 118 66 122 74 124M250 114C262 110 270 106 280 102', '#A8562A', 15) +
    b.stroke('M52 110C60 114 66 117 74 119M250 109C262 105 270 101 280 97', '#FFC07A', 2.4, 0.8) +
    b.stroke('M138 122C146 114 156 112 166 116', '#3A1A06', 15) +
    b.stroke('M138 121C146 113 156 111 166 115', '#E8A030', 10) +
    b.stroke('M139 118C147 110 156 108 166 112', '#FFF3B0', 2.4) +
    goggle(b, 106, 130, 31, squint(b)) +
    goggle(b, 208, 118, 43, stare(b))
  )
}

/** A second loupe, swung up on its arm. */
export function loupe(b: Brush): string {
  return (
    b.stroke('M252 92L276 62', '#3A1A06', 9) +
    b.stroke('M252 92L276 62', '#F0B03A', 5.4) +
    b.flat(circle(253, 92, 6), '#5A2606') +
    b.flat(circle(252, 91, 4.4), b.ball(BRASS)) +
    b.form(circle(284, 44, 25, 24), BRASS, { depth: 8, rim: 3, lit: 4 }) +
    b.flat(circle(284, 44, 19, 18), '#2A0E06') +
    b.form(circle(284, 44, 17.6, 16.6), ['#FFC8F0', '#E84AB0', '#6A0E86'], {
      depth: 8,
      rim: 2,
      lit: 0,
      inside: b.flat(facet('266 44, 284 26, 292 26, 268 54'), '#fff', 0.55),
    })
  )
}

/** The helmet. */
export function helmet(b: Brush): string {
  const dome = 'M56 94C44 22 92 -40 166 -42C242 -42 290 14 278 88C230 64 112 66 56 94Z'
  return (
    b.form(dome, SHELL, {
      depth: 34,
      rim: 7,
      lit: 10,
      inside:
        b.flat(
          'M132 -50C116 -10 112 40 116 80L214 78C220 40 214 -10 198 -50Z',
          b.fill(['#FFE878', '#F8A016', '#C85A0A'], 80),
        ) +
        b.stroke('M132 -50C116 -10 112 40 116 80', '#FFF8C8', 3, 0.9) +
        b.stroke('M198 -50C214 -10 220 40 214 78', '#7A2A06', 4, 0.7) +
        b.stroke('M96 -20C78 12 74 48 78 84M236 -24C252 10 256 46 254 80', '#A84A08', 4.5, 0.5) +
        b.soft(96, 6, 44, '#FFFFE8', 0.75, 34) +
        b.stroke('M254 8L240 22L252 30L238 46', '#7A2A06', 2.6, 0.7) +
        b.soft(166, 84, 130, '#5A1A06', 0.6, 26),
    }) +
    b.flat('M58 110C90 92 250 86 276 104L262 122C214 100 116 100 70 124Z', '#12042E', 0.55) +
    b.form(
      'M34 106C28 84 96 58 168 57C238 57 304 76 302 100C300 110 288 110 278 104C222 84 116 86 62 110C48 116 38 114 34 106Z',
      SHELL,
      {
        depth: 13,
        rim: 4,
        lit: 7,
        inside: b.stroke('M42 100C52 80 106 64 168 64C232 64 286 78 296 96', '#FFFBD0', 2.4, 0.9),
      },
    )
  )
}

/** Rays from the lamp. */
export function rays(b: Brush): string {
  return [168, 190, 212, 234, 256, 280, 304, 330]
    .map((a, i) => b.flat(leaf([160, 16], polar(160, 16, i % 2 ? 190 : 240, a), 15), '#FFC85A', 0.15))
    .join('')
}

/** The lamp on the helmet. */
export function lamp(b: Brush): string {
  return (
    b.form('M134 46H188L196 70C178 64 144 64 124 71Z', STEEL, { depth: 8, rim: 3, lit: 4 }) +
    b.form(circle(160, 18, 40), STEEL, { depth: 12, rim: 4, lit: 5 }) +
    b.flat(circle(160, 18, 31.5), '#3A1A1A') +
    b.flat(circle(160, 18, 30), b.ball(['#FFFFFF', '#FFFBC8', '#FFD84A', '#F08A1A'])) +
    b.stroke(circle(160, 18, 24) + circle(160, 18, 17), '#FFF6C0', 2, 0.7) +
    b.soft(160, 14, 84, '#FFE88A', 0.42) +
    b.flat(
      'M158 42C128 40 122 10 136 -10C144 -24 142 -42 132 -60C158 -50 166 -30 166 -18C172 -24 174 -34 171 -44C196 -14 200 40 158 42Z',
      b.fill(['#FFF6A0', '#FFB01A', '#FF4A1A'], 270),
    ) +
    b.flat(
      'M158 42C138 40 136 18 146 2C152 -8 153 -20 150 -30C166 -18 168 -6 168 0C171 -3 173 -8 172 -14C184 6 186 38 158 42Z',
      '#FFE66A',
    ) +
    b.flat('M158 42C146 40 146 26 152 16C156 8 157 2 156 -6C168 4 176 38 158 42Z', '#FFFEF0') +
    b.soft(158, 20, 44, '#FFFBD8', 0.7) +
    b.flat(leaf([128, 8], [146, -12], 3.4, -0.14), '#fff', 0.95)
  )
}
