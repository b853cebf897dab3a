import {
  ANNOUNCED,
  ANNOUNCED_IDS,
  type Announced,
  type AnnouncedId,
  neighbourChips,
  numbersOf,
} from '../../../engines/roulette/announced.ts'
import { colourOf, POCKETS, WHEEL } from '../../../engines/roulette/wheel.ts'
import { v } from '../../tables/vector.ts'
import { h } from '../../ui/element.ts'

export interface Racetrack {
  readonly element: HTMLElement
  draw(width: number, height: number): void
}

interface TrackActions {
  lay(chips: Announced['chips']): void
  aim(numbers: readonly number[]): void
}
interface TrackTexts {
  readonly name: string
  readonly neighbours: (number: number) => string
  readonly announced: (id: AnnouncedId) => string
}

/** The wheel laid out as a racetrack: a number is bet with its neighbours, the sectors inside by their names. */
export function createRacetrack(engineTexts: TrackTexts, actions: TrackActions): Racetrack {
  const svg = v('svg', { class: 'course', role: 'group', 'aria-label': engineTexts.name })
  const calls = h('div', { class: 'calls' }, ...ANNOUNCED_IDS.toReversed().map(call))
  const element = h('div', { class: 'racetrack' }, calls)
  element.prepend(svg)
  let focused = 0

  function call(id: AnnouncedId): HTMLButtonElement {
    const { chips } = ANNOUNCED[id]
    const button = h('button', { type: 'button', onclick: () => actions.lay(chips) }, engineTexts.announced(id))
    aiming(button, [...numbersOf(chips)])
    return button
  }

  function aiming(target: Element, numbers: readonly number[]): void {
    for (const event of ['pointerenter', 'focus']) target.addEventListener(event, () => actions.aim(numbers))
    for (const event of ['pointerleave', 'blur']) target.addEventListener(event, () => actions.aim([]))
  }

  function segment(place: number, number: number, width: number, height: number): SVGElement {
    const chips = neighbourChips(number)
    const { path, x, y } = segmentPath(place, width, height)
    const element = v(
      'g',
      {
        class: `segment ${colourOf(number)}`,
        role: 'button',
        tabindex: place === focused ? 0 : -1,
        'aria-label': engineTexts.neighbours(number),
      },
      v('path', { d: path }),
      v('text', { x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central' }, String(number)),
    )
    // After a focus by pointer, key or screen reader, the tab key returns to it.
    element.addEventListener('focus', () => reach(place))
    element.addEventListener('click', () => actions.lay(chips))
    element.addEventListener('keydown', (event) => walk(event, place, () => actions.lay(chips)))
    aiming(element, [...numbersOf(chips)])
    return element
  }

  function walk(event: KeyboardEvent, place: number, lay: () => void): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' || event.key === ' ') lay()
    else if (by === undefined) return
    else {
      const next = svg.children[(place + by + POCKETS) % POCKETS] as SVGElement
      next.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }

  /** Makes this number the racetrack's tab stop. */
  function reach(place: number): void {
    svg.children[focused]?.setAttribute('tabindex', '-1')
    focused = place
    svg.children[place]?.setAttribute('tabindex', '0')
  }

  return {
    element,
    draw: (width, height) => {
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
      element.classList.toggle('tall', height > width)
      element.style.setProperty('--band', `${bandOf(width, height)}px`)
      svg.replaceChildren(...WHEEL.map((number, place) => segment(place, number, width, height)))
    },
  }
}

const bandOf = (width: number, height: number) => Math.min(width, height) * (height > width ? 0.2 : 0.29)

/**
 * A point on the outline of a stadium at a fraction of its length, `inset` from its edge; the zero is at the middle of
 * its right end (or top).
 */
function courseAt(share: number, width: number, height: number, inset: number): { x: number; y: number } {
  if (height > width) {
    const { x, y } = courseAt(share, height, width, inset)
    return { x: y, y: height - x }
  }
  const radius = height / 2
  const straight = width - height
  const length = 2 * straight + 2 * Math.PI * radius
  const quarter = (Math.PI * radius) / 2
  const far = radius - inset
  let way = (((share % 1) + 1) % 1) * length
  const bend = (x: number, from: number) => ({
    x: x + far * Math.cos(from + way / radius),
    y: radius + far * Math.sin(from + way / radius),
  })
  if (way < quarter) return bend(width - radius, 0)
  way -= quarter
  if (way < straight) return { x: width - radius - way, y: radius + far }
  way -= straight
  if (way < 2 * quarter) return bend(radius, Math.PI / 2)
  way -= 2 * quarter
  if (way < straight) return { x: radius + way, y: radius - far }
  way -= straight
  return bend(width - radius, -Math.PI / 2)
}

function segmentPath(place: number, width: number, height: number): { path: string; x: number; y: number } {
  const band = bandOf(width, height)
  const STEPS = 6
  const from = (place - 0.5) / POCKETS
  const along = (inset: number) =>
    Array.from({ length: STEPS + 1 }, (_, at) => courseAt(from + at / STEPS / POCKETS, width, height, inset))
  const points = [...along(1), ...along(band).reverse()]
  const path = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  return { path, ...courseAt(place / POCKETS, width, height, band / 2) }
}
