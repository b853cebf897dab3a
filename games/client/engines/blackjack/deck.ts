import { h } from '../../ui/element.ts'
import { cardBack, cardFace } from './cardPicture.ts'
import type { Spot } from './layout.ts'

export type Place = Spot & { readonly width: number }

/** Cards on the table, each under a name that contains its position. */
export function createDeck(shoe: () => Place) {
  const element = h('div', { class: 'deck', 'aria-hidden': 'true' })
  const cards = new Map<string, HTMLElement>()

  const put = (card: HTMLElement, { x, y, angle, width }: Place) => {
    card.style.width = `${width}px`
    card.style.transform = `translate(${x - width / 2}px, ${y}px) rotate(${angle}deg)`
  }

  return {
    element,
    names: () => [...cards.keys()],
    /** Moves a card from the shoe to its spot; null is dealt face down. */
    deal: (name: string, card: number | null, place: Place, order: number) => {
      const front = h('div', { class: 'front' })
      if (card !== null) front.append(cardFace(card))
      const back = h('div', { class: 'back-side' })
      back.append(cardBack())
      const made = h('div', { class: 'card' }, h('div', { class: `inner${card === null ? ' down' : ''}` }, front, back))
      made.style.zIndex = String(order)
      put(made, { ...shoe(), width: place.width })
      element.append(made)
      cards.set(name, made)
      // Reading the layout once makes the browser animate the way from the shoe instead of jumping.
      void made.offsetWidth
      put(made, place)
    },
    move: (name: string, place: Place) => {
      const card = cards.get(name)
      if (card) put(card, place)
    },
    rename: (from: string, to: string) => {
      const card = cards.get(from)
      if (!card) return
      cards.delete(from)
      cards.set(to, card)
    },
    /** Turns a face-down card over. */
    turn: (name: string, card: number) => {
      const inner = cards.get(name)?.firstElementChild
      inner?.querySelector('.front')?.replaceChildren(cardFace(card))
      inner?.classList.remove('down')
    },
    isDown: (name: string) => cards.get(name)?.firstElementChild?.classList.contains('down') ?? false,
    dim: (names: ReadonlySet<string>) => {
      for (const [name, card] of cards) card.classList.toggle('lost', names.has(name))
    },
    clear: () => {
      cards.clear()
      element.replaceChildren()
    },
  }
}
