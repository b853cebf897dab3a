import { DEALER_SHEET, type DealerPart, dealerSvg } from '@apogee/art/heroes/dealer'
import { seedFrom } from '@apogee/art/seed'
import { h } from '../../ui/element.ts'
import { BUST, type CardTable } from './layout.ts'

export type Pose = 'idle' | 'deal' | 'turn' | 'win' | 'loss'

const LOOKS = ['dusk', 'night', 'dawn'] as const
/** From the shoe over the cloth to a place and back to where the hand rests. */
const DEALING: Keyframe[] = [
  { transform: 'none', easing: 'ease-out' },
  { transform: 'translate(2%, -2%) rotate(-9deg)', offset: 0.26, easing: 'ease-in-out' },
  { transform: 'translate(-3.4%, 3%) rotate(7deg)', offset: 0.62, easing: 'ease-in-out' },
  { transform: 'none' },
]
/** The other hand makes room. */
const STEADYING: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(1.2%, -0.6%) rotate(-3deg)', offset: 0.55 },
  { transform: 'none' },
]
const NOD: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(2%)', offset: 0.35 },
  { transform: 'translateY(-0.4%)', offset: 0.7 },
  { transform: 'none' },
]
const DEALING_MS = 380
const NOD_MS = 620

/** The dealer behind the table's edge, drawn for the game: its theme dresses them, its seed says who they are. */
export function createDealer(theme: string, seed: string, isStill: () => boolean) {
  const drawn = dealerSvg(theme, seedFrom(`${seed}/dealer`).pick(LOOKS))
  const part = (name: DealerPart) => {
    const image = h('img', { class: name, alt: '' })
    const address = URL.createObjectURL(new Blob([drawn[name]], { type: 'image/svg+xml' }))
    const free = () => URL.revokeObjectURL(address)
    image.addEventListener('load', free, { once: true })
    image.addEventListener('error', free, { once: true })
    image.src = address
    return image
  }
  const head = h('div', { class: 'head' }, ...(['face', 'eyes', 'lids', 'smile', 'grin', 'hair'] as const).map(part))
  const breath = h('div', { class: 'breath' }, head)
  const left = part('left')
  const right = part('right')
  const bust = h('div', { class: 'dealer' }, part('back'), part('body'), breath)
  // The arms come over the edge; what stands behind it ends there.
  const arms = h('div', { class: 'dealer' }, left, right)
  const element = h(
    'div',
    { class: 'dealing-place', 'aria-hidden': 'true' },
    h('div', { class: 'dealer-place-behind' }, bust),
    arms,
  )
  const move = (who: HTMLElement, frames: Keyframe[], duration: number) => {
    if (!isStill()) who.animate(frames, duration)
  }

  return {
    element,
    place: ({ unit, edge }: CardTable) => {
      element.hidden = unit === 0
      const top = edge - BUST.bottom * unit + DEALER_SHEET.y * unit
      for (const sheet of [bust, arms]) sheet.style.transform = `translateY(${top}px)`
      const set = (name: string, value: string) => element.style.setProperty(name, value)
      set('--unit', `${unit}px`)
      set('--sheet-w', String(DEALER_SHEET.width))
      set('--sheet-h', String(DEALER_SHEET.height))
      // The middle of the figure is at 160 of its units.
      set('--sheet-x', String(DEALER_SHEET.x - 160))
    },
    /** `aside`: where the one is whom they look at, from -1 on the left to 1. */
    pose: (pose: Pose, aside = 0) => {
      if (pose === 'win' && element.dataset['pose'] !== 'win') move(breath, NOD, NOD_MS)
      element.dataset['pose'] = pose
      element.style.setProperty('--aside', String(aside))
    },
    /** A card leaves their hand. */
    deal: () => {
      move(right, DEALING, DEALING_MS)
      move(left, STEADYING, DEALING_MS)
    },
  }
}
