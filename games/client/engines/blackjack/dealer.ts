import { BUST } from '@apogee/art/heroes/dealer'
import { createBust, dealerPictures, NOD, NOD_MS, standDealer } from '../../tables/dealer.ts'
import { h } from '../../ui/element.ts'
import type { CardTable } from './layout.ts'

export type Pose = 'idle' | 'deal' | 'turn' | 'win' | 'loss'

/** From the shoe over the cloth to a spot and back to the hand's resting position. */
const DEALING: Keyframe[] = [
  { transform: 'none', easing: 'ease-out' },
  { transform: 'translate(2%, -2%) rotate(-9deg)', offset: 0.26, easing: 'ease-in-out' },
  { transform: 'translate(-3.4%, 3%) rotate(7deg)', offset: 0.62, easing: 'ease-in-out' },
  { transform: 'none' },
]
/** The other hand moves aside, mirrored like its arm. */
const STEADYING: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(-1.2%, -0.6%) rotate(3deg)', offset: 0.55 },
  { transform: 'none' },
]
const DEALING_MS = 380

/** The dealer behind the table's edge, drawn for the game. */
export function createDealer(theme: string, seed: string, isStill: () => boolean) {
  const picture = dealerPictures(theme, seed)
  const { element: bust, breath } = createBust(picture)
  const [left, right] = [picture('arm'), picture('arm')]
  // The arms reach over the table's edge; the rest of the figure is clipped behind it.
  const arms = h('div', { class: 'dealer' }, h('div', { class: 'left' }, left), right)
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
    place: ({ unit, edge, width }: CardTable) =>
      standDealer(element, [bust, arms], { unit, edge, x: width / 2, foot: BUST.bottom }),
    /** `aside`: the position of the player the dealer looks at, from -1 on the left to 1. */
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
