import { itemAt } from '../../../engines/itemAt.ts'
import { findSpot, SPOTS, type Spot } from '../../../engines/roulette/spots.ts'
import { colourOf } from '../../../engines/roulette/wheel.ts'
import { h } from '../../ui/element.ts'
import { ANCHORS, areaOf, BREADTH, LENGTH, LOWEST, type Place, spotAt, stepFrom, type Way } from './geometry.ts'

export interface ClothActions {
  /** Puts the selected chip on a spot. */
  lay(spot: string): void
  lift(spot: string): void
  /** The spot under the finger, the pointer or the focus; null when outside all spots. */
  aim(spot: string | null): void
}

export interface Cloth {
  readonly element: HTMLElement
  /** Upright on narrow frames: the zero on top, the even chances on the left. */
  setUpright(isUpright: boolean): void
  /** Shows the chips on each spot; `describe` returns a spot's accessible name. */
  show(piles: ReadonlyMap<string, HTMLElement>, describe: (spot: Spot) => string): void
  /** Highlights the numbers of a spot. */
  light(numbers: readonly number[]): void
  /** Marks the drawn number and the winning spots. */
  mark(number: number | null, winners: readonly string[]): void
  strike(comets: readonly { number: number; times: number }[]): void
  setDisabled(isDisabled: boolean): void
}

const KEYS: Readonly<Record<string, readonly [lying: Way, upright: Way]>> = {
  ArrowRight: ['along', 'in'],
  ArrowLeft: ['back', 'out'],
  ArrowUp: ['in', 'back'],
  ArrowDown: ['out', 'along'],
}

/** The betting cloth: every spot is a button; one of them is in the tab order, and arrow keys move between them. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createCloth(labels: Readonly<Record<string, string>>, name: string, actions: ClothActions): Cloth {
  let isUpright = false
  let isDisabled = false
  let focused = 'straight-17'
  const cells = new Map<string, HTMLElement>()
  for (const spot of SPOTS) if (areaOf(spot)) cells.set(spot.id, cell(spot, labels))
  const buttons = new Map(SPOTS.map((spot) => [spot.id, spotButton(spot.id)]))
  const piles = h('div', { class: 'piles', 'aria-hidden': 'true' })
  const dolly = h('i', { class: 'dolly', hidden: true })
  const element = h(
    'div',
    { class: 'cloth', role: 'group', 'aria-label': name },
    ...cells.values(),
    piles,
    dolly,
    ...buttons.values(),
  )

  function spotButton(id: string): HTMLButtonElement {
    const button = h('button', { type: 'button', class: 'spot', tabindex: id === focused ? 0 : -1 })
    button.addEventListener('focus', () => {
      setFocus(id)
      if (button.matches(':focus-visible')) actions.aim(id)
    })
    button.addEventListener('blur', () => actions.aim(null))
    // The cloth itself handles fingers and pointers; a click on a button comes from a key or a screen reader.
    button.addEventListener('click', () => {
      if (!isDisabled) actions.lay(id)
    })
    return button
  }

  function setFocus(id: string): void {
    buttons.get(focused)?.setAttribute('tabindex', '-1')
    focused = id
    buttons.get(id)?.setAttribute('tabindex', '0')
  }

  const placeOf = (event: PointerEvent): Place => {
    const box = element.getBoundingClientRect()
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
    return isUpright ? { u: y * LENGTH, v: LOWEST + x * BREADTH } : { u: x * LENGTH, v: 3 - y * BREADTH }
  }
  const spotUnder = (event: PointerEvent) => {
    const { width, height } = element.getBoundingClientRect()
    const [lengthwise, crosswise] = isUpright ? [height, width] : [width, height]
    // Within half a finger's width a press hits the line, but more than half of each cell still hits its number.
    const [px, max] = event.pointerType === 'mouse' ? [9, 0.3] : [11, 0.22]
    const reach = (cellPx: number) => Math.min(max, px / cellPx)
    return spotAt(placeOf(event), { u: reach(lengthwise / LENGTH), v: reach(crosswise / BREADTH) })
  }

  listenPointer(element, spotUnder, () => isDisabled, actions)
  element.addEventListener('keydown', (event) => {
    const ways = KEYS[event.key]
    if (ways) {
      event.preventDefault()
      event.stopPropagation()
      const next = stepFrom(focused, ways[isUpright ? 1 : 0], event.shiftKey)
      buttons.get(next)?.focus()
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && !isDisabled) {
      event.preventDefault()
      actions.lift(focused)
    }
  })

  const put = (target: HTMLElement, { u, v }: Place) => {
    const [along, across] = [u / LENGTH, (v - LOWEST) / BREADTH]
    target.style.left = `${100 * (isUpright ? across : along)}%`
    target.style.top = `${100 * (isUpright ? along : 1 - across)}%`
  }

  function arrange(): void {
    element.classList.toggle('upright', isUpright)
    for (const [id, target] of cells)
      fitCell(target, areaOf(findSpot(id) as Spot) as NonNullable<ReturnType<typeof areaOf>>, isUpright)
    for (const [id, button] of buttons) put(button, ANCHORS.get(id) as Place)
  }
  arrange()

  return {
    element,
    setUpright: (upright) => {
      if (upright === isUpright) return
      isUpright = upright
      arrange()
    },
    show: (laid, describe) => {
      const elements = [...laid].map(([id, element]) => {
        put(element, ANCHORS.get(id) as Place)
        return element
      })
      piles.replaceChildren(...elements)
      for (const [id, button] of buttons) button.setAttribute('aria-label', describe(findSpot(id) as Spot))
    },
    light: (numbers) => {
      for (const [id, target] of cells)
        target.classList.toggle('aimed', id.startsWith('straight') && numbers.includes(Number(id.slice(9))))
    },
    mark: (number, winners) => {
      dolly.hidden = number === null
      if (number !== null) put(dolly, ANCHORS.get(`straight-${number}`) as Place)
      for (const [id, target] of cells) {
        target.classList.toggle('won', number !== null && (findSpot(id)?.numbers.includes(number) ?? false))
      }
      for (const child of piles.children)
        child.classList.toggle(
          'lost',
          number !== null && !winners.includes((child as HTMLElement).dataset['spot'] ?? ''),
        )
    },
    strike: (comets) => {
      for (const [id, target] of cells) {
        const comet = comets.find(({ number }) => id === `straight-${number}`)
        target.classList.toggle('struck', comet !== undefined)
        if (comet) target.dataset['times'] = `×${comet.times}`
        else delete target.dataset['times']
      }
    },
    setDisabled: (disabled) => {
      isDisabled = disabled
      element.classList.toggle('closed', disabled)
    },
  }
}

function cell(spot: Spot, labels: Readonly<Record<string, string>>): HTMLElement {
  const number = spot.kind === 'straight' ? itemAt(spot.numbers, 0) : null
  const colour = number === null ? (spot.kind === 'colour' ? spot.id : '') : colourOf(number)
  const content =
    spot.kind === 'colour'
      ? h('i', { class: 'diamond' })
      : h('span', {}, number === null ? (labels[spot.id] ?? '') : String(number))
  return h('div', { class: `cell ${spot.kind} ${colour}`, 'aria-hidden': 'true' }, content)
}

function fitCell(target: HTMLElement, { u, v }: NonNullable<ReturnType<typeof areaOf>>, isUpright: boolean): void {
  const along = [u[0] / LENGTH, (u[1] - u[0]) / LENGTH] as const
  const across = [(v[0] - LOWEST) / BREADTH, (v[1] - v[0]) / BREADTH] as const
  const [left, width] = isUpright ? across : along
  const [top, height] = isUpright ? along : [1 - across[0] - across[1], across[1]]
  const percent = (share: number) => `${share * 100}%`
  Object.assign(target.style, {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  })
}

/** Press, see the aimed spot, release: a finger can correct its position before the chip is laid. */
function listenPointer(
  element: HTMLElement,
  spotUnder: (event: PointerEvent) => string | null,
  isDisabled: () => boolean,
  actions: ClothActions,
): void {
  let pointer: number | null = null
  const end = () => {
    pointer = null
    actions.aim(null)
  }
  element.addEventListener('pointerdown', (event) => {
    if (isDisabled() || event.button > 0) return
    pointer = event.pointerId
    element.setPointerCapture(event.pointerId)
    actions.aim(spotUnder(event))
  })
  element.addEventListener('pointermove', (event) => {
    if (isDisabled() || (event.pointerType !== 'mouse' && pointer === null)) return
    actions.aim(spotUnder(event))
  })
  element.addEventListener('pointerup', (event) => {
    if (pointer !== event.pointerId) return
    const spot = spotUnder(event)
    end()
    if (spot && !isDisabled()) actions.lay(spot)
  })
  element.addEventListener('pointercancel', end)
  element.addEventListener('pointerleave', () => {
    if (pointer === null) actions.aim(null)
  })
  element.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    const spot = spotUnder(event as PointerEvent)
    if (spot && !isDisabled()) actions.lift(spot)
  })
}
