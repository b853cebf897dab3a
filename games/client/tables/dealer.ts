import './dealer.css'
import type { DealerPart } from '@apogee/art/heroes/dealer'
import { DEALER_SHEET } from '@apogee/art/heroes/dealerSheet'
import { personOf } from '@apogee/art/heroes/person'
import { h } from '../ui/element.ts'

export const NOD: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(2%)', offset: 0.35 },
  { transform: 'translateY(-0.4%)', offset: 0.7 },
  { transform: 'none' },
]
export const NOD_MS = 620

/** The table whose dealers are drawn: the theme determines the clothes, the seed the people. */
export interface DealerTable {
  readonly theme: string
  readonly seed: string
  readonly isStill: () => boolean
}

/**
 * Makes pictures of the parts of one of a table's two dealers. They are drawn by code that loads after the first frame:
 * the table can be played before its dealer has arrived, and without them if the code does not load.
 */
export function dealerPictures({ theme, seed }: DealerTable, turn: 0 | 1) {
  const person = personOf(seed, turn)
  // Without it the table is played without a dealer.
  const drawing = import('@apogee/art/heroes/dealer').catch(() => null)
  // Both arms use the same URL, so that the browser loads it once.
  const addresses = new Map<DealerPart, Promise<string | null>>()
  const addressOf = (part: DealerPart) =>
    addresses.get(part) ??
    drawing.then(
      (art) => art && URL.createObjectURL(new Blob([art.dealerSvg(theme, person, part)], { type: 'image/svg+xml' })),
    )
  return (part: DealerPart, name: string = part): HTMLImageElement => {
    const address = addressOf(part)
    addresses.set(part, address)
    const image = h('img', { class: name, alt: '' })
    void address.then((url) => {
      if (url !== null) image.src = url
    })
    return image
  }
}

/** Head and shoulders; each table animates the arms itself. `mouths`: further ones, over the smiling one. */
export function createBust(picture: ReturnType<typeof dealerPictures>, ...mouths: HTMLElement[]) {
  const mouth = h('div', { class: 'mouth' }, picture('smile'), picture('grin'))
  const [face, eyes, lids, brows] = [picture('face'), picture('eyes'), picture('lids'), picture('brows')]
  const head = h('div', { class: 'head' }, face, eyes, lids, brows, mouth, ...mouths, picture('hair'))
  const breath = h('div', { class: 'breath' }, head)
  return { element: h('div', { class: 'dealer' }, picture('back'), picture('body'), breath), breath, mouth, head }
}

/** They step back from the table while their relief steps up to it; with reduced motion, one fades into the other. */
const STEP: Keyframe[] = [
  { translate: '0 3%', scale: '0.95', opacity: 0 },
  { translate: '0 0', scale: '1', opacity: 1 },
]
const HANDOVER_MS = 1100

/** Replaces the sheets of one dealer with those of the next. */
export function handOver(leaving: readonly Element[], arriving: readonly Element[], isStill: boolean): void {
  const frames = isStill ? STEP.map(({ opacity }) => ({ opacity: opacity ?? 1 })) : STEP
  for (const sheet of arriving)
    sheet.animate(frames, { duration: HANDOVER_MS, delay: HANDOVER_MS / 3, fill: 'backwards' })
  for (const sheet of leaving) {
    const going = sheet.animate(frames, { duration: HANDOVER_MS, direction: 'reverse', fill: 'forwards' })
    going.addEventListener('finish', () => sheet.remove())
  }
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
