import type { Brush, Ramp } from './brush.ts'
import { lock } from './fur.ts'
import { circle } from './line.ts'

function fire(
  b: Brush,
  list: readonly (readonly [number, number, number, number, number, number])[],
  ramp: Ramp,
): string {
  return list
    .map(([x, y, length, width, turn, curl]) =>
      lock(b, x, y, { length, width, turn, curl, ramp, shade: ramp[0] as string }),
    )
    .join('')
}

/** The fire behind the comet, laid back to the lower left by the wind. */
export function fireTail(b: Brush): string {
  return (
    b.soft(20, 290, 150, '#FF3A1A', 0.8, 110) +
    fire(
      b,
      [
        [176, 214, 250, 40, 166, 0.1],
        [150, 250, 260, 50, 158, -0.1],
        [190, 290, 270, 50, 160, 0.12],
        [230, 320, 250, 44, 164, -0.12],
        [130, 228, 200, 30, 172, -0.14],
      ],
      ['#8A0438', '#D81430', '#FF5A1E'],
    ) +
    fire(
      b,
      [
        [170, 236, 200, 30, 164, 0.14],
        [170, 266, 220, 36, 157, -0.12],
        [206, 298, 210, 34, 161, 0.12],
        [150, 250, 150, 22, 170, -0.16],
      ],
      ['#E0301A', '#FF7A1A', '#FFC03A'],
    ) +
    fire(
      b,
      [
        [170, 252, 150, 20, 162, 0.14],
        [184, 276, 170, 24, 157, -0.14],
        [214, 300, 150, 22, 160, 0.12],
      ],
      ['#FF9A1A', '#FFD84A', '#FFFBC8'],
    )
  )
}

function crater(b: Brush, x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${b.flat(circle(1.5, 2, size, size * 0.62), '#FFC86A', 0.9)}${b.flat(circle(0, 0, size, size * 0.62), '#4A0A3A')}${b.flat(circle(size * 0.16, size * 0.12, size * 0.74, size * 0.42), b.fill(['#FF7A1A', '#FFE27A'], 60))}</g>`
}

function ember(b: Brush, x: number, y: number, size: number, way: 1 | -1): string {
  const d = `M${x - way * size} ${y - size * 0.7}L${x + way * size} ${y - size * 0.1}C${x + way * size * 0.9} ${y + size * 0.9} ${x - way * size * 0.8} ${y + size * 0.9} ${x - way * size} ${y - size * 0.7}Z`
  return (
    b.soft(x, y, size * 1.9, '#FF7A1A', 0.9) +
    b.flat(d, b.ball(['#FFFFFF', '#FFF3A0', '#FFB01E', '#F0501A'])) +
    b.flat(circle(x + size * 0.2, y + size * 0.2, size * 0.28), '#3A0420') +
    b.stroke(`M${x - way * size * 1.3} ${y - size}L${x + way * size * 1.2} ${y - size * 0.15}`, '#22043A', 6)
  )
}

/** The comet: a rock that burns, has a temper of its own, and pushes a bow wave before it. */
export function rock(b: Brush): string {
  const grit = 'M254 296C270 292 300 292 328 282C326 304 310 322 288 322C270 322 258 312 254 296Z'
  return (
    b.soft(236, 268, 130, '#FFB83A', 0.9, 110) +
    b.form(
      'M150 258C152 228 176 206 206 206C226 196 254 196 274 208C304 214 326 236 330 262C340 286 330 314 308 328C290 348 250 354 222 342C188 342 160 322 156 296C150 284 148 270 150 258Z',
      ['#C8A0E8', '#8A4AB8', '#4E1A7E', '#22063E'],
      {
        depth: 34,
        rim: 4,
        lit: 6,
        inside:
          b.soft(160, 290, 70, '#FF5A1A', 0.95) +
          b.stroke('M158 244L190 262L180 286M190 262L226 250L244 268L276 262', '#FF6A1A', 5) +
          b.stroke('M158 244L190 262L180 286M190 262L226 250L244 268L276 262', '#FFE27A', 2) +
          crater(b, 232, 322, 15, -10) +
          // The comet has a temper of its own: eyes of embers, gritted fire.
          b.soft(298, 276, 60, '#FF4A1A', 0.7, 50) +
          ember(b, 281, 262, 17, 1) +
          ember(b, 319, 258, 14, -1) +
          b.flat(grit, '#FF5A1A') +
          b.stroke(grit, '#2A0430', 4) +
          b.stroke('M262 302L272 296L280 308L290 297L299 309L308 296L315 305L322 292', '#FFF3A8', 3.4),
      },
    ) +
    // The bow wave of its flight, hot and thin.
    b.flat(
      'M226 182C312 174 372 230 370 288C368 318 350 342 316 362C338 332 346 304 342 278C336 236 296 202 226 182Z',
      '#FF4A1A',
      0.55,
    ) +
    b.flat(
      'M240 187C310 184 362 234 360 286C358 312 346 332 324 348C340 322 344 300 341 276C335 238 300 206 240 187Z',
      '#FF9A2A',
    ) +
    b.flat(
      'M256 193C308 196 352 238 351 284C350 302 343 318 332 330C340 312 342 294 339 276C333 242 304 212 256 193Z',
      '#FFE27A',
    ) +
    b.flat(
      'M276 201C312 212 343 244 343 282C343 294 340 304 336 312C339 300 340 288 337 274C331 246 310 218 276 201Z',
      '#FFFFFF',
    )
  )
}
