import { type Brush, GOLD, type Ramp } from './brush.ts'
import { circle, leaf } from './line.ts'

// The head that hosts and dealers share. It does not import lettering: a game's client draws with it too.

/** lit, middle and shaded */
export type Tones = readonly [string, string, string]

/** A host's appearance. */
export interface HostAppearance {
  hair: Tones
  skin: Tones
  vest: Ramp
  iris: Ramp
}
export const HOSTS = {
  dusk: {
    hair: ['#A85A3A', '#5A2218', '#260A10'],
    skin: ['#FFE8D0', '#F8BC94', '#D07E5C'],
    vest: ['#E0385A', '#8A0E2E', '#3A0418'],
    iris: ['#8AF0C8', '#1E8A6A', '#06302A'],
  },
  night: {
    hair: ['#5A4A7A', '#241A3A', '#0C0618'],
    skin: ['#D8966A', '#A8623E', '#6E3826'],
    vest: ['#F2B84A', '#9A5A12', '#4A2406'],
    iris: ['#D89A5A', '#6A3A12', '#241004'],
  },
  dawn: {
    hair: ['#FFE3A0', '#E0A24A', '#8A4A1A'],
    skin: ['#FFF0E4', '#FFD0B4', '#E09A7E'],
    vest: ['#5A8AF0', '#1E3A9A', '#0A1450'],
    iris: ['#8AD0FF', '#1E6AC8', '#061E5A'],
  },
} as const satisfies Readonly<Record<string, HostAppearance>>

export const backHair = (b: Brush, hair: Tones): string =>
  b.form(
    'M80 118C68 40 114 0 164 2C216 0 258 42 244 120C242 158 258 184 264 212C270 236 260 252 246 260C238 246 234 252 224 260H96C86 252 82 246 74 260C60 252 50 236 56 212C62 184 82 158 80 118Z',
    hair,
    {
      depth: 30,
      rim: 6,
      inside:
        b.soft(160, 230, 110, '#12040E', 0.75, 70) +
        b.stroke('M74 250C64 214 92 186 92 140M244 250C256 214 230 186 230 140', hair[0], 4, 0.55),
    },
  )

export const neckOf = (b: Brush, skin: Tones): string =>
  b.form('M134 186C136 214 130 226 116 236L160 268L206 236C192 226 186 214 188 186Z', skin, {
    depth: 22,
    rim: 3,
    inside: b.soft(160, 200, 46, '#4A1A26', 0.7, 24),
  })

/** A laughing mouth. */
export const grin = (b: Brush, skin: Tones): string =>
  `<g transform="translate(160 170) scale(.88) translate(-160 -171)">${
    b.flat(
      'M135 166C145 160 154 158 160 162C166 158 175 160 185 166C178 182 170 188 160 188C150 188 142 182 135 166Z',
      b.fill(['#FF8A86', '#D02A48', '#7A0E2A'], 90),
    ) +
    b.flat('M141 167C152 169 168 169 179 167C175 176 168 179 160 179C152 179 145 176 141 167Z', '#FFF8F4') +
    b.soft(160, 183, 13, '#FFD0D0', 0.7, 3) +
    b.stroke('M131 163Q133 167 137 167M189 163Q187 167 183 167', skin[2], 2.6, 0.9)
  }</g>`

/** A speaking mouth. */
export const speech = (b: Brush, skin: Tones): string =>
  b.flat(
    'M140 167C148 161 154 160 160 163C166 160 172 161 180 167C178 184 170 192 160 192C150 192 142 184 140 167Z',
    b.fill(['#FF8A86', '#D02A48', '#7A0E2A'], 90),
  ) +
  b.flat('M146 169C152 167 168 167 174 169C172 181 167 186 160 186C153 186 148 181 146 169Z', '#4A0616') +
  b.flat('M148 168.5C154 167 166 167 172 168.5C171 173 166 174.5 160 174.5C154 174.5 149 173 148 168.5Z', '#FFF8F4') +
  b.soft(160, 183, 9, '#FF8A8A', 0.8, 4) +
  b.stroke('M135 166Q137 169 140 168M185 166Q183 169 180 168', skin[2], 2.4, 0.8)

/** Parted on the left; each side falls in one wave past the cheek. */
export function fringeOf(b: Brush, hair: Tones): string {
  const lock = (d: string, strands: string) =>
    b.form(d, hair, {
      depth: 16,
      rim: 4,
      lit: 7,
      inside: b.stroke(strands, hair[2], 3, 0.4) + b.stroke(strands, hair[0], 1.6, 0.8),
    })
  return (
    lock(
      'M140 24C108 20 82 48 80 100C78 134 66 156 58 182C84 180 102 158 106 128C108 100 122 76 152 60C146 50 142 38 140 24Z',
      'M134 32C104 42 92 72 92 106C90 136 80 156 70 172M142 48C118 60 104 82 100 112',
    ) +
    lock(
      'M138 26C178 10 230 34 236 96C240 130 252 152 262 180C236 178 218 156 214 128C210 100 190 80 148 66C140 54 137 40 138 26Z',
      'M148 32C190 24 220 54 224 98C228 134 238 154 250 172M146 46C184 48 208 74 214 108M150 58C176 62 196 76 206 98',
    ) +
    b.soft(192, 50, 34, '#FFFFFF', 0.3, 12) +
    b.soft(112, 54, 18, '#FFFFFF', 0.3, 10)
  )
}

export const earring = (b: Brush, x: number): string =>
  b.flat(circle(x, 160, 5), b.fill(GOLD)) + b.flat(leaf([x, 164], [x, 180], 4), b.fill(['#C0FFF0', '#0A9A8A'], 90))

/** A face from the brow to the chin with nose and cheeks. */
export const faceOf = (b: Brush, skin: Tones): string =>
  b.form(
    'M102 106C102 62 128 42 160 42C192 42 218 62 218 106C218 136 212 158 198 176C186 191 172 201 160 201C148 201 134 191 122 176C108 158 102 136 102 106Z',
    skin,
    {
      depth: 24,
      rim: 4,
      lit: 8,
      inside:
        b.soft(160, 62, 62, skin[2], 0.75, 30) +
        b.soft(124, 152, 22, '#FF6A5A', 0.4, 15) +
        b.soft(196, 152, 22, '#FF6A5A', 0.4, 15) +
        b.soft(160, 194, 22, skin[2], 0.6, 9) +
        b.soft(160, 150, 17, skin[2], 0.75, 10) +
        b.soft(158, 128, 6, '#FFFFFF', 0.55, 24) +
        b.soft(158, 144, 7, '#FFFFFF', 0.7, 5) +
        b.stroke('M149 150Q153 155 158 153M162 153Q167 155 171 150', '#7A2A22', 2.6, 0.55),
    },
  )

/** `side` is the direction of an eye's outer corner. */
const cornersOf =
  (x: number, side: 1 | -1) =>
  (dx: number, y: number): string =>
    `${x + side * dx} ${y}`

/** The eye behind the iris. */
export function eyeball(b: Brush, x: number, side: 1 | -1): string {
  const at = cornersOf(x, side)
  const white = `M${at(-18, 122)}C${at(-12, 106)} ${at(8, 103)} ${at(20, 116)}C${at(12, 130)} ${at(-8, 132)} ${at(-18, 122)}Z`
  return b.soft(x, 112, 28, '#7A2A3A', 0.3, 16) + b.flat(white, '#FFFAF4') + b.soft(x, 108, 20, '#5A3A5A', 0.5, 7)
}

/** The iris and pupil, which can be moved by a few units. */
export const irisOf = (b: Brush, x: number, iris: Ramp): string =>
  b.flat(circle(x, 117, 10), b.ball(iris)) +
  b.flat(circle(x, 117, 4.8), '#08060A') +
  b.flat(circle(x - 3.6, 113, 3), '#fff') +
  b.flat(circle(x + 3.4, 121, 1.5), '#fff', 0.8)

export function lashes(b: Brush, x: number, side: 1 | -1, lash = '#26080E'): string {
  const at = cornersOf(x, side)
  return (
    b.flat(
      `M${at(-20, 124)}C${at(-14, 103)} ${at(8, 98)} ${at(21, 112)}L${at(27, 108)}C${at(25, 115)} ${at(23, 118)} ${at(20, 119)}C${at(8, 106)} ${at(-10, 108)} ${at(-20, 124)}Z`,
      lash,
    ) +
    b.stroke(`M${at(-10, 129)}Q${at(6, 132)} ${at(16, 122)}`, lash, 1.4, 0.5) +
    b.stroke(`M${at(-14, 104)}Q${at(2, 94)} ${at(18, 104)}`, '#7A2A2A', 1.6, 0.45)
  )
}

/** The brow, which rises when they are glad. */
export function brow(b: Brush, x: number, side: 1 | -1): string {
  const at = cornersOf(x, side)
  return b.flat(
    `M${at(-19, 93)}C${at(-6, 83)} ${at(12, 81)} ${at(25, 92)}C${at(12, 87)} ${at(-4, 89)} ${at(-17, 98)}Z`,
    '#3A1410',
    0.92,
  )
}

/** An eye with lashes and brow. */
export const eye = (b: Brush, x: number, side: 1 | -1, iris: Ramp): string =>
  eyeball(b, x, side) + irisOf(b, x, iris) + lashes(b, x, side) + brow(b, x, side)

/** The lid of a closed eye, over everything except its brow. */
export function lid(b: Brush, x: number, side: 1 | -1, skin: Tones): string {
  const at = cornersOf(x, side)
  return (
    b.flat(
      `M${at(-22, 124)}C${at(-15, 100)} ${at(10, 95)} ${at(26, 108)}C${at(24, 126)} ${at(4, 136)} ${at(-22, 124)}Z`,
      b.fill([skin[1], skin[2]], 90),
    ) + b.stroke(`M${at(-19, 122)}C${at(-8, 130)} ${at(10, 129)} ${at(25, 116)}`, '#26080E', 4.5)
  )
}

/** A closed, friendly mouth. */
export const smile = (b: Brush, skin: Tones): string =>
  b.flat(
    'M133 165C144 166 154 163 160 165.5C166 163 176 166 187 165C178 179 169 184 160 184C151 184 142 179 133 165Z',
    b.fill(['#F27A7A', '#C02A44', '#8A1230'], 90),
  ) +
  b.stroke('M133 165C144 172 154 174 160 173C166 174 176 172 187 165', '#6A0A20', 2.2, 0.85) +
  b.soft(160, 179, 12, '#FFD0D0', 0.6, 2.6) +
  b.stroke('M128 162Q130 166 135 166M192 162Q190 166 185 166', skin[2], 2.6, 0.9)
