import type { Palette } from './record.ts'
import { n1 } from './seed.ts'

/** Grey or pale illustrations that need more colour than the rest. */
const SATURATION: Record<string, number> = {
  gorilla: 1.8,
  bison: 1.5,
  mammoth: 1.5,
  'high-voltage': 1.9,
  'tiger-face': 1.35,
  elephant: 1.6,
  rhinoceros: 1.6,
  boar: 1.4,
}

/** Our own subjects are painted in their final colours. */
export const isOurs = (name: string): boolean => name.startsWith('hero-')

interface Light {
  id: string
  /** 1 for a hero of a tile; shadows and rims grow with it */
  scale: number
  palette: Palette
  saturation: number
  /** the colour of a light from the right and behind */
  rim?: string | undefined
}

/** The light filter of every illustration: drop shadow, low shade, rim, deeper colour. */
function lightFilter({ id, scale: k, palette, saturation, rim }: Light): string {
  const shade = palette.shade ?? palette.ink
  const tint = (color: string, opacity: number, shape: string, result: string) =>
    `<feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="${shape}" operator="in" result="${result}"/>`
  const edge = (dx: number, dy: number, blur: number, result: string) =>
    `<feOffset in="SourceAlpha" dx="${n1(dx * k)}" dy="${n1(dy * k)}" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out"/><feGaussianBlur stdDeviation="${n1(blur * k)}" result="${result}"/>`
  const side = `<feOffset in="SourceAlpha" dx="${n1(-5.6 * k)}" dy="${n1(-2 * k)}" result="aside"/><feComposite in="SourceAlpha" in2="aside" operator="out" result="right"/>`
  return (
    `<filter id="${id}" x="-14%" y="-12%" width="128%" height="140%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n1(10 * k)}"/><feOffset dy="${n1(12 * k)}" result="fallen"/>${tint(palette.ink, 0.8, 'fallen', 'shadow')}` +
    `${edge(-9, -16, 7, 'under')}${tint(shade, 0.6, 'under', 'underTint')}<feComposite in="underTint" in2="SourceAlpha" operator="in" result="low"/>` +
    `${edge(2.6, 3.4, 1.1, 'over')}${tint('#fff', 0.9, 'over', 'overTint')}<feComposite in="overTint" in2="SourceAlpha" operator="in" result="high"/>` +
    (rim ? `${side}${tint(rim, 0.95, 'right', 'rim')}` : '') +
    `<feColorMatrix in="SourceGraphic" type="saturate" values="${saturation}"/><feComponentTransfer result="graphic">${['R', 'G', 'B'].map((c) => `<feFunc${c} type="linear" slope="1.1" intercept="-.02"/>`).join('')}</feComponentTransfer>` +
    `<feMerge><feMergeNode in="shadow"/><feMergeNode in="graphic"/><feMergeNode in="low"/>${rim ? '<feMergeNode in="rim"/>' : ''}<feMergeNode in="high"/></feMerge></filter>`
  )
}

/**
 * Filters `big` and `small` for illustrations of a picture whose hero is `hero`, and the plain blurs. `rim`: the colour of
 * a second light on the large ones.
 */
export function lights(palette: Palette, hero: string | null, zoom = 1, rim?: string): string {
  const saturation = (hero && (SATURATION[hero] ?? (isOurs(hero) ? 1.04 : undefined))) || 1.22
  const blur = (id: string, deviation: number, room: string) =>
    `<filter id="${id}" ${room}><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  const wide = 'x="-20%" y="-20%" width="140%" height="140%"'
  return (
    lightFilter({ id: 'big', scale: zoom, palette, saturation, rim }) +
    lightFilter({ id: 'small', scale: zoom * 0.5, palette, saturation: 1.22 }) +
    blur('soft3', 3, wide) +
    blur('soft12', 12, wide) +
    blur('depth', 2.6 * zoom, wide)
  )
}

const stops = (list: readonly (readonly [number, string, number?])[]) =>
  list
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** Gradients of the sky and its light that patterns and scenes refer to. */
export function skies(p: Palette): string {
  const sky = p.sky.map((color, i) => [n1(i / (p.sky.length - 1)), color] as const)
  return (
    `<linearGradient id="sky" x1=".5" y1="0" x2=".5" y2="1">${stops(sky)}</linearGradient>` +
    `<radialGradient id="glow">${stops([
      [0, p.glow, 0.95],
      [0.45, p.glow, 0.42],
      [1, p.glow, 0],
    ])}</radialGradient>` +
    `<radialGradient id="haze">${stops([
      [0, p.light, 0.8],
      [0.5, p.light, 0.36],
      [1, p.light, 0],
    ])}</radialGradient>` +
    `<radialGradient id="rays" gradientUnits="userSpaceOnUse" cx="150" cy="165" r="300">${stops([
      [0, p.light],
      [0.5, p.light, 0.75],
      [1, p.light, 0.15],
    ])}</radialGradient>`
  )
}

/** Gradients used only by tiles: vignette, foot, head, gold. */
export function shades(p: Palette): string {
  return (
    `<radialGradient id="vignette" cx=".5" cy=".42" r=".78">${stops([
      [0.55, p.ink, 0],
      [1, p.ink, 0.55],
    ])}</radialGradient>` +
    `<linearGradient id="foot" x2="0" y2="1">${stops([
      [0, p.ink, 0],
      [0.5, p.ink, 0.5],
      [0.86, p.ink, 0.9],
      [1, p.ink],
    ])}</linearGradient>` +
    `<linearGradient id="head" x2="0" y2="1">${stops([
      [0, p.ink, 0.85],
      [1, p.ink, 0],
    ])}</linearGradient>` +
    `<linearGradient id="gold" x2="1" y2="1">${stops([
      [0, '#FFF6C8'],
      [0.3, '#E8A92E'],
      [0.55, '#FFE58A'],
      [0.75, '#9C5A0C'],
      [1, '#FFD65A'],
    ])}</linearGradient>`
  )
}

/** A four-pointed star with its glow. */
export function twinkle(x: number, y: number, size: number, opacity: number): string {
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(size)})" opacity="${opacity}"><circle r="1" fill="url(#glow)" opacity=".7"/><path d="M0-1C.05-.15.15-.05 1 0 .15.05.05.15 0 1-.05.15-.15.05-1 0-.15-.05-.05-.15 0-1Z" fill="#fff"/></g>`
}
