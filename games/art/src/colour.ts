import type { Palette } from './record.ts'

/** Rotates a colour's hue in OKLCH, where lightness is perceptual, so that a rotated palette keeps its contrasts. */
export function turnHue(hex: string, degrees: number): string {
  if (degrees === 0) return hex
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number] // three channels in, three out
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const turned = ((Math.atan2(c, a) * 180) / Math.PI + degrees + 720) % 360
  const angle = (clearOfMud(turned, light) * Math.PI) / 180
  const chroma = Math.hypot(a, c)
  // If a hue cannot be this strong at this lightness, reduce the chroma, never the lightness.
  for (let share = 1; share > 0; share -= 0.06) {
    const rgb = fromLab(light, chroma * share * Math.cos(angle), chroma * share * Math.sin(angle))
    if (rgb.every((value) => value > -0.002 && value < 1.002)) return hexOf(rgb)
  }
  return hexOf(fromLab(light, 0, 0))
}

/** Avoids dark yellow, which looks like mud: a hue between orange and green moves to the nearer of the two. */
function clearOfMud(hue: number, light: number): number {
  if (light > 0.8 || hue < 62 || hue > 138) return hue
  return hue < 98 ? 52 + (hue - 62) * 0.2 : 148 - (138 - hue) * 0.2
}

function fromLab(light: number, a: number, b: number): number[] {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const hexOf = (linear: readonly number[]): string =>
  `#${linear
    .map((v) =>
      Math.round(Math.max(0, Math.min(1, toGamma(v))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

const COLD = ['#3FC4FF', '#6F86FF', '#B06CFF', '#2FE0C8'] as const
const WARM = ['#FF8A34', '#FFB42E', '#FF5C9E', '#FF6A4A'] as const

/** Lights that contrast with this one: cold where it is warm, warm where it is cold. */
export function contrasting(light: string): readonly string[] {
  const [red = 0, , blue = 0] = channels(light)
  return red > blue ? COLD : WARM
}

/** The same palette rotated by so many degrees. White stays white: it has no hue. */
export function turnPalette(p: Palette, degrees: number): Palette {
  if (degrees === 0) return p
  const turn = (hex: string) => turnHue(hex, degrees)
  return {
    sky: p.sky.map(turn),
    glow: turn(p.glow),
    light: turn(p.light),
    near: turn(p.near),
    far: turn(p.far),
    ink: turn(p.ink),
    ...(p.shade ? { shade: turn(p.shade) } : {}),
  }
}
