import { boxRanks, boxScenes } from '../boxes/boxPaints.ts'
import { boxBody } from '../boxes/boxSvg.ts'
import { HEROES } from '../heroes/heroes.ts'
import { outline, pathData } from '../lettering/outline.ts'
import { DRAWINGS, readDrawing } from './drawings.ts'
import { HEART, SPADE } from './suits.ts'

/**
 * Drawings missing in the set, in a 32 x 32 box. `k` is a prefix that keeps ids unique if one is used twice in a
 * picture.
 */
type Drawing = (k: string) => string

const wheel: Drawing = (k) => {
  let pockets = ''
  for (let i = 0; i < 24; i++) {
    const [a, b] = [(i * 15 * Math.PI) / 180, ((i + 1) * 15 * Math.PI) / 180]
    const at = (radius: number, t: number) =>
      `${(16 + radius * Math.cos(t)).toFixed(2)} ${(16 + radius * Math.sin(t)).toFixed(2)}`
    const color = i === 0 ? '#13A35B' : i % 2 ? '#C9152F' : '#15131C'
    pockets += `<path d="M${at(13.2, a)}A13.2 13.2 0 0 1 ${at(13.2, b)}L${at(8, b)}A8 8 0 0 0 ${at(8, a)}Z" fill="${color}" stroke="#E9C46A" stroke-width=".18"/>`
  }
  const gold = `url(#wg${k})`
  const wood = `url(#ww${k})`
  return (
    `<defs><radialGradient id="wg${k}" cx=".4" cy=".3"><stop stop-color="#FFF3C0"/><stop offset=".5" stop-color="#E0A93A"/><stop offset="1" stop-color="#6E3E08"/></radialGradient>` +
    `<linearGradient id="ww${k}" x2="1" y2="1"><stop stop-color="#8A4A1E"/><stop offset=".5" stop-color="#4A1F0A"/><stop offset="1" stop-color="#7A3D16"/></linearGradient></defs>` +
    `<circle cx="16" cy="16" r="15.8" fill="${gold}"/><circle cx="16" cy="16" r="15" fill="${wood}"/><circle cx="16" cy="16" r="13.5" fill="${gold}"/>${pockets}` +
    `<circle cx="16" cy="16" r="8" fill="${wood}" stroke="#E9C46A" stroke-width=".4"/><path d="M16 10v12M10 16h12" stroke="${gold}" stroke-width="1.1" stroke-linecap="round"/>` +
    `<circle cx="16" cy="16" r="2.6" fill="${gold}"/><circle cx="16" cy="16" r="1.2" fill="#FFF6D8"/>` +
    `<g fill="#FFE9A8"><circle cx="16" cy="10" r=".9"/><circle cx="16" cy="22" r=".9"/><circle cx="10" cy="16" r=".9"/><circle cx="22" cy="16" r=".9"/></g>` +
    `<circle cx="22.6" cy="7.6" r="1.1" fill="#fff"/><path d="M4 9A14 14 0 0 1 20 2.6C12 3 7 6 4 9Z" fill="#fff" opacity=".35"/>`
  )
}

function card(x: number, y: number, turn: number, value: string, suit: string, color: string): string {
  const pip = (scale: number) => `<path transform="scale(${scale})" d="${suit}" fill="${color}"/>`
  const letter = pathData(outline('alfa-slab-one', value, -47, -44, 26))
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-5.6" y="-8" width="11.2" height="16" rx="1.3" fill="#fff" stroke="#C9CCDD" stroke-width=".25"/>` +
    `<rect x="-5.6" y="2" width="11.2" height="6" rx="1.3" fill="#D9DDF0" opacity=".6"/><g transform="translate(0 1.2)">${pip(3.2)}</g>` +
    `<g transform="translate(-3.7 -3.1)">${pip(1)}</g><path transform="scale(.1)" d="${letter}" fill="${color}"/></g>`
  )
}

const cards: Drawing = () => card(11, 16.5, -16, 'A', HEART, '#D8173A') + card(20.5, 15.5, 11, 'K', SPADE, '#181425')

const seven: Drawing = (k) => {
  const d = 'M5 3.5H27.5V9C22 14.5 19 20 18.6 28.5H9.6C9.8 21 12.6 15.5 17 11.2H11.4L10.4 13.6H5Z'
  return (
    `<defs><linearGradient id="sv${k}" x2="0" y2="1"><stop stop-color="#FFE97A"/><stop offset=".38" stop-color="#FF7A1A"/><stop offset=".52" stop-color="#E01226"/><stop offset="1" stop-color="#8E0618"/></linearGradient></defs>` +
    `<path d="${d}" transform="translate(.9 1)" fill="#5A0410" stroke="#3A020A" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="#fff" stroke="#FFE9A6" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="url(#sv${k})" stroke="#7A0412" stroke-width=".7"/><path d="M6 4.4H26.6V7.4C20 8.6 12 8.4 6 8Z" fill="#fff" opacity=".5"/>`
  )
}

const chip: Drawing = (k) => {
  let notches = ''
  for (let i = 0; i < 8; i++)
    notches += `<path transform="rotate(${i * 45} 16 16)" d="M14 1.6A14.5 14.5 0 0 1 18 1.6L17.3 6.6H14.7Z" fill="#fff"/>`
  return (
    `<defs><radialGradient id="ch${k}" cx=".35" cy=".25"><stop stop-color="#FF6B8A"/><stop offset=".6" stop-color="#C3123C"/><stop offset="1" stop-color="#6B0420"/></radialGradient></defs>` +
    `<circle cx="16" cy="16" r="14.6" fill="url(#ch${k})"/>${notches}<circle cx="16" cy="16" r="9.6" fill="url(#ch${k})" stroke="#fff" stroke-width=".6"/>` +
    `<circle cx="16" cy="16" r="8" fill="none" stroke="#FFD36A" stroke-width=".6" stroke-dasharray="1 .8"/>` +
    `<path d="M16 10.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9L16 19l-3.4 2 .8-3.9-2.9-2.6 3.9-.4Z" fill="#FFE38A"/>`
  )
}

const curve: Drawing = (k) =>
  `<defs><linearGradient id="cv${k}" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#FF3D7F" stop-opacity="0"/><stop offset=".5" stop-color="#FF6A2B"/><stop offset="1" stop-color="#FFE27A"/></linearGradient></defs>` +
  `<path d="M-2 31C12 30 22 24 28 6L28 32H-2Z" fill="url(#cv${k})" opacity=".28"/>` +
  `<path d="M-2 31C12 30 22 24 28 6" fill="none" stroke="url(#cv${k})" stroke-width="1.5" stroke-linecap="round"/>`

/** Pegs in a triangle, a ball falling through them, cups below. */
const pegs: Drawing = (k) => {
  let dots = ''
  for (let row = 0; row < 6; row++)
    for (let i = 0; i <= row + 1; i++) {
      const [x, y] = [16 + (i - (row + 1) / 2) * 3.9, 6 + row * 3.4]
      dots += `<circle cx="${x.toFixed(2)}" cy="${(y + 0.35).toFixed(2)}" r="1" fill="#2A1404" opacity=".6"/><circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r=".95" fill="url(#pg${k})"/>`
    }
  const paints = ['#FF4D6A', '#FF9A3D', '#FFD84D', '#FFD84D', '#FF9A3D', '#FF4D6A']
  const cups = paints
    .map(
      (paint, i) =>
        `<rect x="${4.2 + i * 4}" y="25.6" width="3.6" height="4.2" rx="1" fill="${paint}" stroke="#3A1206" stroke-width=".3"/>`,
    )
    .join('')
  return (
    `<defs><radialGradient id="pg${k}" cx=".35" cy=".3"><stop stop-color="#FFFBE0"/><stop offset=".5" stop-color="#F2BE4A"/><stop offset="1" stop-color="#8A5108"/></radialGradient>` +
    `<radialGradient id="pb${k}" cx=".35" cy=".3"><stop stop-color="#fff"/><stop offset=".35" stop-color="#7DF3FF"/><stop offset="1" stop-color="#0A6FB8"/></radialGradient>` +
    `<linearGradient id="pp${k}" x2="0" y2="1"><stop stop-color="#3B2A78"/><stop offset="1" stop-color="#150B38"/></linearGradient></defs>` +
    `<path d="M12.5 1.2H19.500L31 25.500V29A2 2 0 0 1 29 31H3A2 2 0 0 1 1 29V25.500Z" fill="url(#pp${k})" stroke="#E9C46A" stroke-width=".9" stroke-linejoin="round"/>${dots}${cups}` +
    `<path d="M15.200 3.500L17.800 7.800 16.300 11.200 19.600 14.400" fill="none" stroke="#7DF3FF" stroke-width=".7" stroke-linecap="round" opacity=".6"/>` +
    `<circle cx="19.900" cy="15.200" r="2" fill="url(#pb${k})"/>`
  )
}

/** `box-space-lite` ...: the boxes, closed. */
const boxes: Readonly<Record<string, Drawing>> = Object.fromEntries(
  boxScenes.flatMap((scene) =>
    boxRanks.map((rank) => [
      `box-${scene}-${rank}`,
      (k: string) =>
        `<g transform="translate(16 16) scale(.106) translate(-200 -212)">${boxBody(scene, rank, ['front', 'lid'], k)}</g>`,
    ]),
  ),
)

const alone: Readonly<Record<string, Drawing>> = { ...boxes, ...DRAWINGS, ...HEROES }

export const CUSTOM: Readonly<Record<string, Drawing>> = {
  wheel,
  cards,
  seven,
  chip,
  curve,
  pegs,
  starliner: (k) => readDrawing('hero-starliner', k),
  skyferry: (k) => readDrawing('hero-skyferry', k),
  ...alone,
}

/** Whether a custom drawing may also be used as a separate illustration. */
export const isStandalone = (name: string): boolean => Object.hasOwn(alone, name)
