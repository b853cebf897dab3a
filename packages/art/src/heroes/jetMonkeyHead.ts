import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { row } from './fur.ts'
import { FUR } from './jetMonkeyLimbs.ts'
import { blob, circle, leaf } from './line.ts'

const INK = '#1E0620'
const LIP: Ramp = ['#FFF6E0', '#FFDCB0', '#F0A870', '#B05A44']
const PELT: readonly Ramp[] = [
  ['#5A1A1C', '#B4561E', '#FFB04A'],
  ['#4A1420', '#A0481E', '#F09A3A'],
]

function ear(b: Brush, x: number, y: number, way: 1 | -1): string {
  return `<g transform="translate(${x} ${y}) scale(${way * 1.04} 1.04)">${b.form(
    'M-20 26C-26 -6 -10 -40 18 -40C44 -38 50 -4 36 20C24 40 2 46 -14 40Z',
    FUR,
    {
      depth: 14,
      rim: 4,
      lit: 6,
      inside:
        b.flat(
          'M-18 24C-20 -4 -6 -29 16 -29C37 -27 39 -2 28 15C18 30 2 35 -14 30Z',
          b.fill(['#FFE0B8', '#FF9A78', '#A8325A'], 60),
        ) + b.flat('M-14 18C-10 2 -2 -12 12 -13C24 -10 24 4 18 12C8 18 -2 22 -14 26Z', '#7A1440', 0.7),
    },
  )}</g>`
}

function skull(b: Brush): string {
  return b.form(
    blob('2 -94, 50 -84, 80 -48, 86 -4, 76 42, 42 76, 0 84, -44 76, -78 42, -88 -4, -80 -48, -46 -84'),
    ['#D07A34', '#9A4622', '#5E1E20', '#2E0A22'],
    { depth: 26, rim: 5, lit: 9 },
  )
}

function cheeks(b: Brush, r: Seed): string {
  return (
    row(b, r, '-78 30 0, -70 52 0, -48 76 0', 3, [176, 126], [40, 15], PELT, '#3A0A20', -0.26) +
    row(b, r, '80 26 0, 72 52 0, 52 72 0', 3, [8, 60], [36, 14], PELT, '#3A0A20', 0.26)
  )
}

/** The wind takes the hair back. */
function tuft(b: Brush, r: Seed): string {
  return (
    row(b, r, '60 -72 0, 20 -90 0, -14 -92 0, -54 -76 0', 2, [252, 200], [60, 19], PELT, '#3A0A20', -0.34) +
    row(b, r, '48 -64 0, 8 -74 0, -36 -66 0', 2, [238, 212], [50, 17], PELT, '#3A0A20', -0.3)
  )
}

function mask(b: Brush): string {
  return b.form(
    'M4 -46C18 -74 66 -76 78 -40C84 -12 74 8 66 22C70 50 40 76 4 78C-34 76 -62 54 -58 26C-68 10 -76 -14 -68 -40C-56 -72 -10 -72 4 -46Z',
    ['#FFDCA8', '#F8AC70', '#C86A44', '#7A2E34'],
    { depth: 16, rim: 0, lit: 7, inside: b.soft(6, -6, 60, '#B84A34', 0.6, 30) },
  )
}

function muzzle(b: Brush): string {
  return b.form('M8 -12C44 -18 84 2 94 26C100 72 66 122 12 124C-44 124 -82 80 -74 36C-66 8 -28 -10 8 -12Z', LIP, {
    depth: 18,
    rim: 4,
    lit: 7,
  })
}

function mouth(b: Brush): string {
  const whoop = 'M-54 38C-32 47 30 47 78 24C86 70 56 109 12 111C-30 111 -60 78 -54 38Z'
  return (
    b.form(whoop, ['#4A0420', '#A80E30', '#5A0428'], {
      depth: 12,
      rim: 0,
      lit: 0,
      inside:
        b.soft(10, 56, 40, '#1E0216', 0.9, 18) +
        b.form('M-32 108C-34 80 -8 71 13 80C33 67 60 75 58 100L44 120H-24Z', ['#FFB0A0', '#FF5A6A', '#B8123E'], {
          depth: 10,
          rim: 0,
          lit: 5,
        }) +
        b.stroke('M14 84Q17 96 14 110', '#A80E38', 3.4, 0.7) +
        b.flat('M-58 35C-32 47 30 47 82 21L78 46C58 63 -24 65 -54 52Z', b.fill(['#FFFFFF', '#FFF8E4', '#D8C0B0'], 90)) +
        b.stroke('M-34 43V58M-14 46V61M8 46V62M30 43V60M52 36V55', '#B08A90', 1.8, 0.8) +
        b.flat('M-50 39L-32 44L-39 70Z', '#fff') +
        b.flat('M54 35L75 25L68 63Z', b.fill(['#FFFBC8', '#FFC82A', '#D8860A'], 90)),
    }) +
    b.stroke(whoop, INK, 5) +
    b.stroke('M-64 30C-61 37 -57 40 -51 40M74 27C81 24 84 20 84 14', INK, 4.5) +
    b.stroke('M-2 117C6 119 18 119 26 116', '#8A3A3A', 3, 0.7)
  )
}

function nose(b: Brush): string {
  return (
    b.form(blob('-10 4, 4 -4, 20 -2, 32 4, 34 16, 22 20, 11 18, -4 22, -14 16'), ['#F0A080', '#B8503E', '#5A1430'], {
      depth: 8,
      rim: 0,
      lit: 5,
    }) +
    b.flat(leaf([-6, 17], [7, 11], 4.4, -0.14), INK) +
    b.flat(leaf([15, 10], [28, 15], 4.4, -0.14), INK) +
    b.flat(leaf([0, 1], [22, 0], 2.6), '#fff', 0.8)
  )
}

function goggle(b: Brush, x: number, y: number, size: number, gaze: readonly [number, number], lid: number): string {
  const [px, py] = [x + gaze[0], y + gaze[1]]
  const iris = size * 0.52
  return (
    b.flat(circle(x + 2, y + 6, size + 10), '#3A0A20', 0.55) +
    b.form(circle(x, y, size + 9), GOLD, { depth: 8, rim: 3, lit: 4 }) +
    b.stroke(circle(x, y, size + 3), '#6A2E06', 5) +
    b.form(circle(x, y, size), ['#FFFFFF', '#F4FCFF', '#A8D0E8'], {
      depth: 10,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(px, py, iris), b.ball(['#F4FF9A', '#7AF05A', '#12A86A', '#044448'])) +
        b.stroke(circle(px, py, iris - 1), '#022A2A', 2.6) +
        b.flat(circle(px, py, iris * 0.46), '#08021A') +
        b.soft(px + iris * 0.3, py + iris * 0.5, iris * 0.6, '#F8FFC0', 0.8, iris * 0.4) +
        b.flat(circle(px - iris * 0.34, py - iris * 0.34, iris * 0.32), '#fff') +
        b.flat(circle(px + iris * 0.4, py + iris * 0.36, iris * 0.14), '#fff', 0.9) +
        b.flat(
          `M${x - size} ${y - size}H${x + size}V${y - size * lid}Q${x} ${y - size * (lid + 0.5)} ${x - size} ${y - size * (lid - 0.1)}Z`,
          b.fill(['#FFCE98', '#D8784A'], 90),
        ) +
        b.stroke(
          `M${x - size} ${y - size * (lid - 0.1)}Q${x} ${y - size * (lid + 0.5)} ${x + size} ${y - size * lid}`,
          INK,
          4,
        ) +
        b.soft(x, y + size * 1.05, size * 1.1, '#2AB8E8', 0.5, size * 0.5) +
        b.flat(
          leaf([x - size * 0.86, y + size * 0.3], [x - size * 0.1, y - size * 0.9], size * 0.13, 0.16),
          '#fff',
          0.55,
        ) +
        b.flat(
          leaf([x + size * 0.3, y + size * 0.84], [x + size * 0.88, y + size * 0.2], size * 0.09, 0.16),
          '#fff',
          0.8,
        ),
    }) +
    b.stroke(circle(x, y, size), '#3A1404', 2)
  )
}

function strap(b: Brush): string {
  return (
    b.stroke('M-88 -16C-78 -24 -70 -30 -58 -34M72 -44C80 -42 86 -36 90 -28', '#2E0A1A', 22) +
    b.stroke('M-88 -16C-78 -24 -70 -30 -58 -34M72 -44C80 -42 86 -36 90 -28', '#A04A26', 17) +
    b.stroke('M-90 -22C-80 -30 -72 -35 -60 -40M72 -50C82 -48 88 -42 93 -34', '#F0A868', 2, 0.9) +
    b.stroke('M-4 -30Q4 -38 12 -32', '#5A2404', 13) +
    b.stroke('M-4 -31Q4 -39 12 -33', '#FFC83A', 8)
  )
}

function brows(b: Brush, r: Seed): string {
  return (
    row(b, r, '-58 -72 0, -38 -80 0, -18 -68 0', 3, [196, 260], [26, 9], PELT, '#3A0A20', 0.2) +
    row(b, r, '70 -86 0, 46 -92 0, 22 -76 0', 3, [-10, -80], [28, 10], PELT, '#3A0A20', -0.2)
  )
}

/** The head under its goggles, mouth wide open. */
export function head(b: Brush, r: Seed): string {
  return (
    `<g transform="translate(182 112) rotate(11) scale(.95)">` +
    cheeks(b, r) +
    skull(b) +
    mask(b) +
    tuft(b, r) +
    muzzle(b) +
    mouth(b) +
    nose(b) +
    strap(b) +
    ear(b, 97, -10, 1) +
    ear(b, -98, 2, -1) +
    goggle(b, -32, -28, 29, [6, -3], 0.5) +
    goggle(b, 42, -34, 34, [6, -5], 0.86) +
    brows(b, r) +
    '</g>'
  )
}
