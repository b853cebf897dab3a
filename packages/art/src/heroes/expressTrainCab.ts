import type { Brush, Ramp } from './brush.ts'
import { BRASS, LIP, RED, STEEL } from './expressTrainFront.ts'
import { blob, circle, leaf, limb } from './line.ts'

/** The cab with its lit windows. */
export function cab(b: Brush): string {
  return (
    b.form('M276 18L340 8V196L276 206Z', RED, {
      depth: 16,
      rim: 5,
      lit: 4,
      inside: b.stroke('M284 30L336 22V186L284 194Z', '#FFC84A', 2.4),
    }) +
    b.flat('M288 44L330 38V112L288 120Z', '#2A0A1E') +
    b.flat('M292 50L326 44V108L292 114Z', b.fill(['#FFE9A0', '#FFA03A', '#A83A1E'], 80)) +
    b.form('M172 20L280 16V200L172 206Z', RED, {
      depth: 14,
      rim: 0,
      lit: 4,
      inside: b.stroke('M180 26L272 23V194L180 198Z', '#FFC84A', 2.4),
    }) +
    b.form('M186 34Q200 28 214 32L206 66L184 74Z', ['#FFFBD8', '#FFD27A', '#F08A2A'], { depth: 6, rim: 0, lit: 3 }) +
    b.form('M254 30L270 32V62Q264 52 250 46Z', ['#FFFBD8', '#FFD27A', '#F08A2A'], { depth: 6, rim: 0, lit: 3 }) +
    b.form('M158 24C170 0 220-16 262-14C300-14 340-8 358 2L356 16C330 8 300 10 276 20C240 12 196 16 162 34Z', STEEL, {
      depth: 10,
      rim: 4,
      lit: 7,
      inside: b.stroke('M160 30C196 12 240 10 276 17C300 8 330 6 358 13', '#FFC84A', 4),
    })
  )
}

/** Who drives: he leans on the sill and grins. */
export function driver(b: Brush): string {
  const skin: Ramp = ['#FFF0D0', '#FFC08A', '#E88A5A', '#A84A3A']
  const leather: Ramp = ['#D8935A', '#8A4A22', '#4A200E', '#260C08']
  return (
    `<g transform="translate(310 70) scale(1.12)">` +
    b.form(
      'M8 28C22 24 32 24 38 12C42 2 36-8 46-20C46-12 52-10 58-14C62 6 58 30 40 40C28 46 14 44 8 40Z',
      ['#FFF6E0', '#FFD24A', '#E07A1A', '#8A2A1A'],
      { depth: 7, rim: 2, lit: 3 },
    ) +
    b.form(blob('-30 66, -32 40, -14 26, 10 24, 26 36, 28 66, 0 74'), ['#5A7AE0', '#22409A', '#101A52'], {
      depth: 14,
      rim: 4,
      lit: 4,
    }) +
    b.form(blob('-20 22, 0 16, 18 24, 16 38, -4 42, -20 36'), ['#FFF6E0', '#FFD24A', '#E07A1A', '#8A2A1A'], {
      depth: 7,
      rim: 2,
      lit: 4,
    }) +
    b.form(blob('-24 -8, -18 -26, 2 -32, 20 -24, 24 -4, 18 18, 4 28, -12 26, -22 14'), skin, {
      depth: 7,
      rim: 2,
      lit: 5,
      inside: b.soft(-14, 10, 10, '#FF5A3A', 0.5) + b.soft(14, 10, 9, '#FF5A3A', 0.4),
    }) +
    // The grin under the moustache.
    b.flat('M-16 11C-6 15 8 15 17 9C16 22 8 27-1 27C-10 27-16 21-16 11Z', '#4A0A16') +
    b.flat('M-14 12C-5 16 7 16 15 11L13 17C6 20-6 20-12 18Z', '#FFFFFF') +
    b.form(
      'M0 8C-8 3-16 7-24 1C-28 10-18 17-10 15C-5 15-2 13 0 11C3 13 6 14 11 13C19 14 29 7 25-2C17 5 8 2 0 8Z',
      ['#8A3A1A', '#4A1A0C', '#1E0806'],
      { depth: 3, rim: 0, lit: 2 },
    ) +
    b.form(
      blob('-27 2, -30 -16, -20 -36, 2 -42, 22 -34, 29 -14, 27 4, 21 -8, 18 -14, 0 -18, -18 -14, -22 -6'),
      leather,
      { depth: 10, rim: 3, lit: 5, inside: b.stroke('M2-42Q-2-30 0-16', '#2A0C06', 2) },
    ) +
    b.stroke('M-28-10Q0-16 28-8', '#2A0C08', 6) +
    [-10, 11]
      .map(
        (x) =>
          b.flat(circle(x, -7, 12.4), LIP) +
          b.flat(circle(x, -7, 11.4), b.fill(BRASS, 60)) +
          b.flat(circle(x, -7, 8.6), b.ball(['#FFFFFF', '#F0FFFF', '#9AE0F0'])) +
          b.flat(circle(x - 2, -5, 4.6), '#1A0A1E') +
          b.flat(circle(x - 3.6, -7, 1.9), '#fff') +
          b.flat(leaf([x - 1, -13], [x + 7, -6], 1.8), '#fff', 0.8),
      )
      .join('') +
    b.form(blob('-4 0, 1 -5, 7 0, 8 7, 1 10, -5 7'), skin, { depth: 4, rim: 1, lit: 3 }) +
    '</g>' +
    // The sill he leans on, an arm over it, and a glove that holds on.
    b.form('M286 150L344 133V146L286 168Z', RED, { depth: 6, rim: 3, lit: 3 }) +
    b.stroke('M284 152L344 135', LIP, 8) +
    b.stroke('M284 151L344 134', '#FFD24A', 5) +
    b.form(limb('330 114 14, 318 138 13, 280 130 9'), ['#7A9AF8', '#2E50B8', '#101A52'], { depth: 8, rim: 3, lit: 5 }) +
    b.form(blob('290 122, 280 116, 268 118, 262 126, 266 136, 276 140, 288 142, 294 132'), leather, {
      depth: 6,
      rim: 2,
      lit: 4,
      inside: b.stroke('M264 124l11 3M265 131l10 2M290 121L286 143', '#260C08', 1.8),
    })
  )
}
