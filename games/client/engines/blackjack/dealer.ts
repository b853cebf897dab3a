import { BUST } from '@apogee/art/heroes/dealerSheet'
import {
  createBust,
  type DealerTable,
  dealerPictures,
  handOver,
  NOD,
  NOD_MS,
  standDealer,
} from '../../tables/dealer.ts'
import { h } from '../../ui/element.ts'
import type { CardTable } from './layout.ts'

export type Pose = 'idle' | 'deal' | 'turn' | 'win' | 'natural' | 'loss'

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
/** The head turns to the shoe and follows the card. */
const FOLLOWING: Keyframe[] = [
  { transform: 'translate(1.5%, 0.4%) rotate(3.4deg)', offset: 0.3 },
  { transform: 'translate(-0.2%, 0.8%) rotate(0.6deg)', offset: 0.75 },
]
const DEALING_MS = 380
/** Both hands meet. */
const APPLAUSE: Keyframe[] = [
  { transform: 'translate(-3%, -5%) rotate(-10deg)', offset: 0.4 },
  { transform: 'translate(-7%, -5%) rotate(-16deg)', offset: 0.7 },
]
const CLAP_MS = 300
const CLAPS = 4

/** One of the table's dealers as two sheets: the arms reach over the table's edge, the rest is clipped behind it. */
function figureOf(table: DealerTable, turn: 0 | 1) {
  const picture = dealerPictures(table, turn)
  const { element: bust, breath, head } = createBust(picture)
  const [left, right] = [picture('arm'), picture('arm')]
  return {
    bust,
    arms: h('div', { class: 'dealer' }, h('div', { class: 'left' }, left), right),
    breath,
    head,
    left,
    right,
  }
}

/** The dealer behind the table's rail; `turn`: which of the table's two begins. */
export function createDealer(table: DealerTable, turn: 0 | 1) {
  let figure = figureOf(table, turn)
  let standing: Parameters<typeof standDealer>[2] | null = null
  const behind = h('div', { class: 'dealer-place-behind' }, figure.bust)
  const element = h('div', { class: 'dealing-place', 'aria-hidden': 'true' }, behind, figure.arms)
  const move = (who: HTMLElement, frames: Keyframe[], duration: number, iterations = 1) => {
    if (!table.isStill()) who.animate(frames, { duration, iterations })
  }

  return {
    element,
    place: ({ unit, edge, width }: CardTable) => {
      standing = { unit, edge, x: width / 2, foot: BUST.bottom }
      standDealer(element, [figure.bust, figure.arms], standing)
    },
    /** `aside`: the position of the player the dealer looks at, from -1 on the left to 1. */
    pose: (pose: Pose, aside = 0) => {
      const isNew = element.dataset['pose'] !== pose
      if (isNew && (pose === 'win' || pose === 'natural')) move(figure.breath, NOD, NOD_MS)
      if (isNew && pose === 'natural')
        for (const arm of [figure.left, figure.right]) move(arm, APPLAUSE, CLAP_MS, CLAPS)
      element.dataset['pose'] = pose
      element.style.setProperty('--aside', String(aside))
    },
    /** They nod to the player who has come. */
    greet: () => move(figure.breath, NOD, NOD_MS),
    /** The table's other dealer takes over. */
    change: (next: 0 | 1) => {
      const { bust, arms } = figure
      figure = figureOf(table, next)
      behind.append(figure.bust)
      element.append(figure.arms)
      if (standing) standDealer(element, [figure.bust, figure.arms], standing)
      handOver([bust, arms], [figure.bust, figure.arms], table.isStill())
    },
    /** A card leaves their hand. */
    deal: () => {
      move(figure.head, FOLLOWING, DEALING_MS)
      move(figure.right, DEALING, DEALING_MS)
      move(figure.left, STEADYING, DEALING_MS)
    },
  }
}
