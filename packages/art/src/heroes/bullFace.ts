import type { Brush, Ramp } from './brush.ts'
import { hoop } from './bullHorns.ts'
import { GOLD } from './desert.ts'
import { circle } from './line.ts'

export const HIDE: Ramp = ['#FFA070', '#F23A26', '#B00C2A', '#4A0226']

function ear(b: Brush, d: string, inner: string): string {
  return b.form(d, HIDE, {
    depth: 12,
    rim: 4,
    lit: 6,
    inside: b.flat(inner, b.fill(['#3A0224', '#A83A4A', '#FFB0A0'], 10)),
  })
}

/** The ears, a ring in the near one. */
export function ears(b: Brush): string {
  return (
    ear(b, 'M104 88C80 82 44 90 20 116C34 136 70 136 100 116Z', 'M96 98C72 96 48 104 32 118C52 126 76 122 96 112Z') +
    ear(
      b,
      'M226 92C254 88 288 100 310 130C290 146 252 142 226 120Z',
      'M236 102C260 102 282 112 298 128C274 134 250 128 236 116Z',
    ) +
    hoop(b, circle(299, 148, 11, 13), 8)
  )
}

/** The face from the brow to the nose. */
export function face(b: Brush): string {
  return b.form(
    'M110 44C136 26 194 26 224 46C246 66 254 98 244 126C236 152 220 172 216 200L90 204C88 182 84 164 78 140C70 104 84 62 110 44Z',
    HIDE,
    {
      depth: 30,
      rim: 5,
      lit: 9,
      inside:
        b.soft(222, 150, 34, '#FF8A4A', 0.7, 30) +
        b.soft(92, 150, 26, '#FFC08A', 0.7, 30) +
        b.flat(
          'M126 60C144 52 180 52 196 60C190 96 184 120 196 170H108C122 120 128 96 126 60Z',
          b.fill(['#FF9A60', '#FF5A36', '#C8202A'], 80),
          0.75,
        ) +
        b.stroke('M238 126C222 132 216 146 214 164M84 132C98 140 102 150 100 166', '#6A0426', 5, 0.6),
    },
  )
}

function eye(b: Brush, d: string, x: number, y: number, size: number): string {
  return (
    b.soft(x, y, size * 3, '#2A0220', 0.95, size * 2.1) +
    b.form(d, ['#FFFFE0', '#FFF0A0', '#FFB03A'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#FFFFB0', '#FFD81A', '#FF7A0A', '#A81A04'])) +
        b.flat(circle(x, y, size * 0.36), '#1A0210') +
        b.stroke(d, '#1A0212', 5),
    }) +
    b.stroke(d, '#1A0212', 3.4) +
    b.flat(circle(x - size * 0.34, y - size * 0.3, size * 0.26), '#fff') +
    b.soft(x, y, size * 2.6, '#FFC81A', 0.4, size * 1.8)
  )
}

/** Eyes that glow. */
export function eyes(b: Brush): string {
  return (
    eye(b, 'M82 108C94 100 118 110 128 128C114 138 90 134 82 108Z', 105, 119, 13) +
    eye(b, 'M180 132C188 106 216 96 240 102C238 128 210 144 180 132Z', 211, 118, 18)
  )
}

/** Brows drawn together. */
export function brows(b: Brush): string {
  return (
    b.form('M70 98C88 82 118 92 140 124C144 134 138 140 130 134C116 116 94 108 76 112C68 110 66 102 70 98Z', HIDE, {
      depth: 8,
      rim: 0,
      lit: 6,
      inside: b.stroke('M98 98Q108 102 110 112M114 106Q122 112 124 122', '#6A0426', 3, 0.6),
    }) +
    b.form(
      'M170 126C182 92 220 74 250 88C256 94 254 102 246 104C222 98 196 112 182 136C174 142 166 136 170 126Z',
      HIDE,
      {
        depth: 9,
        rim: 3,
        lit: 6,
        inside: b.stroke('M198 96Q190 104 192 116M216 88Q208 96 212 106', '#6A0426', 3, 0.6),
      },
    )
  )
}

/** The wrinkles of rage above the nose. */
export function wrinkles(b: Brush): string {
  return (
    b.stroke(
      'M136 140C146 134 166 134 176 140M130 150C144 142 168 142 182 150M124 161C140 152 174 152 190 160',
      '#6A0426',
      4,
      0.8,
    ) + b.stroke('M137 144C147 138 165 138 175 144M131 154C145 146 167 146 181 154', '#FFB080', 2, 0.7)
  )
}

/** The lower jaw. */
export function jaw(b: Brush): string {
  return b.form(
    'M92 206C88 250 114 286 154 288C196 286 220 248 216 204Z',
    ['#F08A7A', '#B83A48', '#6A1438', '#2E0628'],
    { depth: 18, rim: 5, lit: 6, inside: b.stroke('M136 278Q154 284 172 277', '#FFD0C0', 3, 0.5) },
  )
}

/** Clenched teeth. */
export function teeth(b: Brush): string {
  const grit = 'M96 218C124 234 182 234 212 214C212 240 190 258 154 260C120 258 98 242 96 218Z'
  return (
    b.form(grit, ['#FFFFFF', '#FFF6E0', '#D8B0A0'], {
      depth: 9,
      rim: 0,
      lit: 0,
      inside:
        b.soft(154, 228, 70, '#4A0220', 0.9, 14) +
        b.stroke('M90 236C120 250 190 248 218 232', '#3A0220', 3.4) +
        b.stroke(
          'M112 222V246M126 226V254M140 228V262M154 228V262M168 228V262M182 226V256M196 220V248',
          '#3A0220',
          2.6,
          0.8,
        ),
    }) + b.stroke(grit, '#1A0212', 5)
  )
}

/** The muzzle. */
export function muzzle(b: Brush): string {
  return b.form(
    'M80 190C84 166 112 156 134 162C146 166 160 166 172 162C196 154 222 164 226 186C230 208 216 224 194 228C180 230 166 222 154 222C142 222 128 232 112 230C90 228 78 212 80 190Z',
    ['#FFB8A0', '#D0505A', '#7A1840', '#2E0628'],
    {
      depth: 18,
      rim: 4,
      lit: 8,
      inside: b.soft(154, 174, 34, '#FFE0D0', 0.75, 10) + b.stroke('M153 196V224', '#2E0628', 4, 0.6),
    },
  )
}

function nostril(b: Brush, d: string, light: string): string {
  return (
    b.flat(d, b.fill(['#12020E', '#4A0624', '#E0302A'], 80)) +
    b.stroke(d, '#2E0628', 3) +
    b.stroke(light, '#FFD8C8', 3.4, 0.9)
  )
}

/** Nostrils, wide and red. */
export function nostrils(b: Brush): string {
  return (
    nostril(
      b,
      'M92 196C94 180 114 176 128 186C138 196 134 210 124 210C116 202 106 210 98 210C92 208 90 202 92 196Z',
      'M92 184C100 172 118 172 130 180',
    ) +
    nostril(
      b,
      'M216 192C212 176 192 174 180 184C172 194 174 208 184 208C192 200 202 208 210 206C216 204 218 198 216 192Z',
      'M178 177C190 168 208 170 216 182',
    )
  )
}

/** The gold ring in the nose. */
export function ring(b: Brush): string {
  const ringPath = 'M140 208C118 216 112 246 128 262C142 276 168 276 180 262C196 244 190 216 168 208'
  return (
    b.stroke(ringPath, '#5A2206', 15) +
    b.stroke(ringPath, '#E0901A', 11) +
    b.stroke(ringPath, '#FFD24A', 7) +
    b.stroke('M138 212C122 222 116 244 130 258', '#FFFBE0', 3) +
    b.stroke('M182 252C188 240 186 226 176 216', '#FFF3B0', 2, 0.9) +
    b.form(circle(140, 208, 9), GOLD, { depth: 4, rim: 2, lit: 3 }) +
    b.form(circle(168, 208, 9), GOLD, { depth: 4, rim: 2, lit: 3 })
  )
}
