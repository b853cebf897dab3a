import './dealer.css'
import { DEALER_SHEET, ELBOW } from '@apogee/art/heroes/dealer'
import { createBust, dealerPictures, NOD, NOD_MS, standDealer } from '../tables/dealer.ts'
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

/**
 * The host of a live table, drawn like on the game's tile: arms that bid, halt, spin and show, eyes on the players or
 * the wheel.
 */
export function createDealer(theme: string, seed: string, isStill: () => boolean) {
  const picture = dealerPictures(theme, seed)
  const speech = picture('speech')
  const { element: bust, breath, mouth } = createBust(picture, speech)
  const left = createArm('left')
  const right = createArm('right')
  // The arms reach over the table's edge; the rest of the figure is clipped behind it.
  const arms = h('div', { class: 'dealer' }, left.element, right.element)
  const element = h('div', { class: 'host', 'aria-hidden': 'true' }, h('div', { class: 'host-behind' }, bust), arms)
  element.style.setProperty('--elbow', `${percent('x', 'width')} ${percent('y', 'height')}`)
  let place: HostPlace | null = null
  let pose: Pose = 'idle'
  let shown: Pose = 'idle'
  let resting: ReturnType<typeof setTimeout> | undefined

  function createArm(side: 'left' | 'right') {
    const lying = picture('arm', 'lying')
    const forearm = picture('forearm')
    const raised = h('div', { class: 'raised' }, picture('sleeve'), forearm)
    return { element: h('div', { class: `arm ${side}` }, lying, raised), lying, raised, forearm }
  }

  const move = (who: HTMLElement, frames: Keyframe[], duration: number, iterations = 1) => {
    if (!isStill()) who.animate(frames, { duration, iterations })
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
    if (syllables > 0) {
      move(speech, OPEN, SYLLABLE_MS, syllables)
      move(mouth, SHUT, SYLLABLE_MS, syllables)
    }
    // With reduced motion the pose stays.
    if (holdMs > 0 && !isStill()) resting = setTimeout(() => show('idle'), holdMs)
  }

  return {
    element,
    pose: enter,
    /** A player has won; called while the number is shown. */
    cheer: () => {
      if (pose !== 'present') return
      enter('glad')
      move(breath, NOD, NOD_MS)
    },
    /** The hand on the wheel's side starts it. */
    spin: () => {
      if (pose !== 'watch') enter('watch')
      const { lying, raised, forearm } = (place?.look.x ?? -1) < 0 ? left : right
      move(forearm, PULL, PULL_MS)
      move(raised, RAISED, PULL_MS)
      move(lying, LIFTED, PULL_MS)
    },
    place: (next: HostPlace) => {
      place = next
      standDealer(element, [bust, arms], next)
      const set = (name: string, value: string | number) => element.style.setProperty(name, String(value))
      set('--rim', `${next.edge}px`)
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
