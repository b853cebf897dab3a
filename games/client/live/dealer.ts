import './dealer.css'
import { DEALER_SHEET, ELBOW } from '@apogee/art/heroes/dealerSheet'
import { createBust, type DealerTable, dealerPictures, handOver, NOD, NOD_MS, standDealer } from '../tables/dealer.ts'
import { h } from '../ui/element.ts'
import { armsOf, GESTURES, type Pose, SYLLABLE_MS } from './gestures.ts'
import type { HostPlace } from './placeHost.ts'

const OPEN: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }]
const SHUT: Keyframe[] = [{ opacity: 1 }, { opacity: 0, offset: 0.12 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }]

/** From the table, back, and out over the wheel; the animation ends where it starts. */
const PULL: Keyframe[] = [
  { transform: 'rotate(-24deg) scaleY(1)', offset: 0.34, easing: 'ease-in' },
  { transform: 'rotate(98deg) scaleY(1)', offset: 0.6, easing: 'ease-out' },
]
const RAISED: Keyframe[] = [
  { opacity: 1, offset: 0.1 },
  { opacity: 1, offset: 0.84 },
]
const LIFTED: Keyframe[] = [
  { opacity: 0, offset: 0.14 },
  { opacity: 0, offset: 0.8 },
]
const PULL_MS = 980
/** Where the figure does not fit, the dealer's head in a ring, whose style sheet has the same size. */
const MEDALLION = { unit: 0.21, x: 22, edge: 44, foot: 216 } as const

/** One of the table's dealers as two sheets: the arms reach over the table's edge, the rest is clipped behind it. */
function figureOf(table: DealerTable, turn: 0 | 1) {
  const picture = dealerPictures(table, turn)
  const speech = picture('speech')
  const { element: bust, breath, mouth } = createBust(picture, speech)
  const armOf = (side: 'left' | 'right') => {
    const lying = picture('arm', 'lying')
    const forearm = picture('forearm')
    const raised = h('div', { class: 'raised' }, picture('sleeve'), forearm)
    return { element: h('div', { class: `arm ${side}` }, lying, raised), lying, raised, forearm }
  }
  const [left, right] = [armOf('left'), armOf('right')]
  return { bust, arms: h('div', { class: 'dealer' }, left.element, right.element), breath, mouth, speech, left, right }
}

/**
 * The host of a live table, drawn like on the game's tile: arms that bid, halt, spin and show, eyes on the players or
 * the wheel. `turn`: which of the table's dealers begins.
 */
export function createDealer(table: DealerTable, turn: 0 | 1) {
  const { isStill } = table
  let figure = figureOf(table, turn)
  const behind = h('div', { class: 'host-behind' }, figure.bust)
  const element = h('div', { class: 'host', 'aria-hidden': 'true' }, behind, figure.arms)
  element.style.setProperty('--elbow', `${percent('x', 'width')} ${percent('y', 'height')}`)
  let place: HostPlace | null = null
  let pose: Pose = 'idle'
  let shown: Pose = 'idle'
  let resting: ReturnType<typeof setTimeout> | undefined

  const move = (who: HTMLElement, frames: Keyframe[], duration: number, iterations = 1) => {
    if (!isStill()) who.animate(frames, { duration, iterations })
  }

  function speak(syllables: number): void {
    move(figure.speech, OPEN, SYLLABLE_MS, syllables)
    move(figure.mouth, SHUT, SYLLABLE_MS, syllables)
  }

  function show(next: Pose): void {
    shown = next
    const [onLeft, onRight] = armsOf(next, place?.side ?? 1)
    element.dataset['left'] = onLeft
    element.dataset['right'] = onRight
  }

  function enter(next: Pose): void {
    const { syllables, holdMs } = GESTURES[next]
    pose = next
    clearTimeout(resting)
    element.dataset['pose'] = next
    show(next)
    if (syllables > 0) speak(syllables)
    // With reduced motion the pose stays.
    if (holdMs > 0 && !isStill()) resting = setTimeout(() => show('idle'), holdMs)
  }

  return {
    element,
    pose: enter,
    /** They say hello, without changing their pose. */
    greet: () => {
      speak(6)
      move(figure.breath, NOD, NOD_MS)
    },
    /** A player has won; called while the number is shown. A big win is celebrated with both arms. */
    cheer: (isBig: boolean) => {
      if (pose !== 'present') return
      enter(isBig ? 'rejoice' : 'glad')
      move(figure.breath, NOD, NOD_MS, isBig ? 3 : 1)
    },
    /** The table's other dealer takes over. */
    change: (next: 0 | 1) => {
      const { bust, arms } = figure
      figure = figureOf(table, next)
      behind.append(figure.bust)
      element.append(figure.arms)
      if (place) standDealer(element, [figure.bust, figure.arms], place)
      handOver([bust, arms], [figure.bust, figure.arms], isStill())
    },
    /** The hand on the wheel's side starts it. */
    spin: () => {
      if (pose !== 'watch') enter('watch')
      const { lying, raised, forearm } = (place?.look.x ?? -1) < 0 ? figure.left : figure.right
      move(forearm, PULL, PULL_MS)
      move(raised, RAISED, PULL_MS)
      move(lying, LIFTED, PULL_MS)
    },
    place: (next: HostPlace) => {
      place = next
      const isMedallion = next.unit === 0
      element.classList.toggle('medallion', isMedallion)
      if (isMedallion) place = { ...next, ...MEDALLION }
      standDealer(element, [figure.bust, figure.arms], place)
      const set = (name: string, value: string | number) => element.style.setProperty(name, String(value))
      set('--rim', `${place.edge}px`)
      set('--bid', `${next.bid}deg`)
      set('--show', `${next.show}deg`)
      set('--look-x', next.look.x)
      set('--look-y', next.look.y)
      set('--side', next.side)
      show(shown)
    },
  }
}

/** The elbow's position on the drawing, for the style sheet. */
const percent = (axis: 'x' | 'y', size: 'width' | 'height'): string =>
  `${((ELBOW[axis] - DEALER_SHEET[axis]) / DEALER_SHEET[size]) * 100}%`
