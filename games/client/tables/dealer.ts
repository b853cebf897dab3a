import './dealer.css'
import { DEALER_SHEET, type DealerPart, dealerSvg } from '@apogee/art/heroes/dealer'
import { hostOf } from '@apogee/art/stars'
import { h } from '../ui/element.ts'

export const NOD: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(2%)', offset: 0.35 },
  { transform: 'translateY(-0.4%)', offset: 0.7 },
  { transform: 'none' },
]
export const NOD_MS = 620

/** Makes pictures of the parts of a game's dealer: the theme determines the clothes, the seed the person. */
export function dealerPictures(theme: string, seed: string) {
  const host = hostOf(seed)
  // Both arms use the same URL, so that the browser loads it once.
  const addresses = new Map<DealerPart, string>()
  const addressOf = (part: DealerPart) =>
    addresses.get(part) ?? URL.createObjectURL(new Blob([dealerSvg(theme, host, part)], { type: 'image/svg+xml' }))
  return (part: DealerPart, name: string = part): HTMLImageElement => {
    const address = addressOf(part)
    addresses.set(part, address)
    return h('img', { class: name, alt: '', src: address })
  }
}

/** Head and shoulders; each table animates the arms itself. `mouths`: further ones, over the smiling one. */
export function createBust(picture: ReturnType<typeof dealerPictures>, ...mouths: HTMLElement[]) {
  const mouth = h('div', { class: 'mouth' }, picture('smile'), picture('grin'))
  const [face, eyes, lids, brows] = [picture('face'), picture('eyes'), picture('lids'), picture('brows')]
  const head = h('div', { class: 'head' }, face, eyes, lids, brows, mouth, ...mouths, picture('hair'))
  const breath = h('div', { class: 'breath' }, head)
  return { element: h('div', { class: 'dealer' }, picture('back'), picture('body'), breath), breath, mouth }
}

/** Position of a dealer in their element, in pixels. */
export interface Standing {
  /** Pixels per unit of their drawing; 0 where they do not fit. */
  readonly unit: number
  /** The middle of the figure. */
  readonly x: number
  /** The table's edge. */
  readonly edge: number
  /** Height of the figure's cut at that edge, in units. */
  readonly foot: number
}

/** Positions the sheets of a dealer behind a table's edge. */
export function standDealer(
  element: HTMLElement,
  sheets: readonly HTMLElement[],
  { unit, x, edge, foot }: Standing,
): void {
  element.hidden = unit === 0
  const top = edge + (DEALER_SHEET.y - foot) * unit
  for (const sheet of sheets) {
    Object.assign(sheet.style, {
      left: `${x - (DEALER_SHEET.width / 2) * unit}px`,
      width: `${DEALER_SHEET.width * unit}px`,
      height: `${DEALER_SHEET.height * unit}px`,
      transform: `translateY(${top}px)`,
    })
  }
}
