import type { BlackjackView, HandView } from '../../../engines/blackjack/play.ts'
import type { BlackjackProfile } from '../../../engines/blackjack/profiles.ts'
import type { Texts } from '../../../messages.ts'
import { createBetTools } from '../../tables/betTools.ts'
import { createShort, pile } from '../../tables/chips.ts'
import type { DealerTable } from '../../tables/dealer.ts'
import { createDealerNote } from '../../tables/dealerNote.ts'
import { drawRoom } from '../../tables/drawRoom.ts'
import { dealerName, greetingOf, turnAt } from '../../tables/shifts.ts'
import { tool } from '../../tables/tool.ts'
import { v } from '../../tables/vector.ts'
import { h } from '../../ui/element.ts'
import { cardsOf, type Lying, renamesOf } from './cardsOf.ts'
import { createDealer } from './dealer.ts'
import { createDeck, type Place } from './deck.ts'
import { drawFelt } from './drawFelt.ts'
import { type CardTable, cardAt, dealerCardAt, layOutCards, seatAt } from './layout.ts'
import { createMoves } from './moves.ts'
import { type Seating, sumOf } from './seats.ts'
import type { BlackjackTexts } from './texts.ts'
import { asideOf, lostCards, poseOf, totalText } from './viewFacts.ts'

export interface TableParts {
  readonly engineTexts: BlackjackTexts
  readonly money: (cents: number) => string
  readonly locale: string
  readonly subunitsToUnit: number
  readonly profile: BlackjackProfile
  /** The dealers' pictures are derived from these. */
  readonly dealing: DealerTable
  readonly dealers: Texts<'dealers'>
  /** The platform's time. */
  readonly now: () => number
  readonly announce: (text: string) => void
  readonly chips: readonly number[]
  /** Pauses between cards; a press skips them. */
  readonly wait: (ms: number) => Promise<void>
  /** Called when a card is dealt, or a face-down card is turned over. */
  readonly onCard: (isTurned: boolean) => void
  readonly actions: {
    lay(seat: number): void
    lift(seat: number): void
    undo(): void
    clear(): void
    double(): void
    rebet(): void
    hint(): void
    chip(cents: number): void
  }
}
const CARD_MS = 300
/** The dealer's name and words begin this far from the middle, in units of their drawing: past their hair. */
const NOTE_ASIDE = 150

/** Everything on the table: cards, seats, chips, moves. It only displays and collects input; the rules are not here. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createTable(parts: TableParts) {
  const { engineTexts, money, actions } = parts
  const short = createShort(parts.locale, parts.subunitsToUnit)
  const svg = v('svg', { class: 'lettering', 'aria-hidden': 'true' })
  const deck = createDeck(() => ({ ...layout.shoe, width: layout.dealerCard }))
  let turn = turnAt(parts.dealing.seed, parts.now())
  const dealer = createDealer(parts.dealing, turn)
  const note = createDealerNote()
  const wall = v('svg', { class: 'wall' })
  const room = h('div', { class: 'room', 'aria-hidden': 'true' }, wall, h('i', { class: 'light' }))
  const seats = [0, 1, 2].map(seatButton)
  const marks = h('div', { class: 'marks', 'aria-hidden': 'true' })
  const moves = createMoves(engineTexts)
  const hint = tool('hint', engineTexts('hint'), 'hint', actions.hint)
  const tools = createBetTools({
    chips: parts.chips,
    short,
    actions,
    more: [hint],
    // `double` is the name of the move; the bet tool has its own text.
    labels: (key, values) => engineTexts(key === 'double' ? 'double2' : key, values),
    money,
  })
  const betting = tools.element
  const element = h(
    'div',
    { class: 'blackjack' },
    room,
    svg,
    h('i', { class: 'lamp' }),
    h('i', { class: 'shoe' }),
    dealer.element,
    note.element,
    ...seats,
    deck.element,
    marks,
    betting,
    moves.element,
  )
  let layout: CardTable = layOutCards(1320, 643)
  let shown: BlackjackView | null = null

  function seatButton(seat: number): HTMLButtonElement {
    const button = h('button', { type: 'button', class: 'seat', onclick: () => actions.lay(seat) })
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return
      event.preventDefault()
      actions.lift(seat)
    })
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault()
      actions.lift(seat)
    })
    return button
  }

  const name = () => dealerName(parts.dealers, parts.dealing.seed, turn)
  note.name(name())

  /** Dealers change between two rounds. Returns the text about it for screen readers. */
  function changeShift(): string | undefined {
    const next = turnAt(parts.dealing.seed, parts.now())
    if (next === turn) return undefined
    turn = next
    dealer.change(turn)
    note.name(name())
    const text = parts.dealers('takesOver', { dealer: name() })
    note.say(text)
    return text
  }

  const placeOf = ({ hand, index, cards }: Lying): Place =>
    hand === 'dealer'
      ? dealerCardAt(layout, index, cards)
      : cardAt(layout, { place: hand.place, seats: shown?.seats.length ?? 1 }, { ...hand, cards }, index)

  function placeSeats(): void {
    const playing = shown?.seats.map(({ seat }) => seat) ?? [0, 1, 2]
    for (const [seat, button] of seats.entries()) {
      const place = playing.indexOf(seat)
      button.hidden = place < 0
      const { x, y } = seatAt(layout, Math.max(0, place), playing.length)
      Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${layout.circle}px` })
    }
  }

  /**
   * Totals over the hands, the active hand, and the results. Until all cards are dealt, only for those on the table.
   */
  function showMarks(view: BlackjackView, lying: readonly Lying[], isOver: boolean): void {
    const bubbles = view.seats.flatMap(({ seat, hands }, place) =>
      hands.map((hand, at) => {
        const own = lying.filter(({ hand: of }) => of !== 'dealer' && of.seat === seat && of.at === at)
        const first = own[0]
        if (!first) return null
        const isTurn = view.turn?.seat === seat && view.turn.hand === at && !isOver
        const spot = {
          ...cardAt(
            layout,
            { place, seats: view.seats.length },
            { at, hands: hands.length, cards: hand.cards.length },
            0,
          ),
        }
        return bubble(spot, totalText(own), isTurn, isOver ? hand : null)
      }),
    )
    const dealerCards = lying.filter(({ hand, card }) => hand === 'dealer' && card !== null)
    const dealer =
      dealerCards.length > 0 ? bubble(dealerCardAt(layout, 0, 2), totalText(dealerCards), false, null) : null
    marks.replaceChildren(...[...bubbles, dealer].filter((one) => one !== null))
    for (const mark of marks.querySelectorAll<HTMLElement>('.total')) keepInside(mark)
  }

  /** The result label of an outer hand may be wider than the distance from its cards to the edge. */
  function keepInside(mark: HTMLElement): void {
    const outcome = mark.querySelector('b')
    const over = outcome ? mark.offsetLeft + outcome.offsetLeft + outcome.offsetWidth - layout.width : 0
    if (outcome && over > 0) outcome.style.translate = `${-over}px`
  }

  function bubble(at: Place, total: string, isTurn: boolean, ended: HandView | null): HTMLElement {
    const outcome = ended?.outcome ? h('b', { class: ended.outcome }, outcomeText(ended)) : null
    const element = h('div', { class: `total${isTurn ? ' turn' : ''}` }, h('span', {}, total), outcome)
    Object.assign(element.style, { left: `${at.x - at.width / 2}px`, top: `${at.y}px` })
    return element
  }

  const outcomeText = ({ outcome, winCents }: HandView) =>
    `${engineTexts(outcome ?? 'loss')}${winCents ? ` ${money(winCents)}` : ''}`

  function showStakes(view: BlackjackView): void {
    for (const { seat, hands, insurance, stakeCents } of view.seats) {
      const stake = hands.reduce((sum, hand) => sum + hand.stakeCents, 0)
      const chips = pile(stake, parts.chips, short)
      const insured =
        insurance === 'taken' ? h('small', {}, engineTexts('insured', { amount: money(stakeCents / 2) })) : null
      seats[seat]?.replaceChildren(chips, ...(insured ? [insured] : []))
    }
  }

  return {
    element,
    moves,
    rail: tools.rail,
    place: (width: number, height: number) => {
      layout = layOutCards(width, height)
      element.classList.toggle('standing', layout.isTall)
      element.classList.toggle('flat', layout.isFlat)
      const set = (name: string, value: number) => element.style.setProperty(name, `${value}px`)
      set('--edge', layout.edge)
      set('--end', height - layout.bottom)
      set('--controls', layout.controls)
      set('--row', layout.isTall ? height - 97 * layout.hud.scale - 36 - layout.bottom : 0)
      set('--seat-card', cardAt(layout, { place: 0, seats: 3 }, { at: 0, hands: 1, cards: 2 }, 0).width)
      set('--shoe-x', layout.shoe.x)
      set('--shoe-y', layout.shoe.y)
      set('--shoe-w', layout.dealerCard)
      dealer.place(layout)
      set('--note', layout.unit * NOTE_ASIDE)
      room.hidden = note.element.hidden = layout.unit === 0
      if (layout.unit > 0) drawRoom(wall, { width, height: layout.edge, middle: width / 2, bay: layout.edge * 1.4 })
      drawFelt(svg, layout, parts.profile, engineTexts)
      placeSeats()
      if (shown) {
        const lying = cardsOf(shown)
        for (const card of lying) deck.move(card.name, placeOf(card))
        showMarks(shown, lying, !shown.turn)
      }
      return layout
    },
    greet: (nickname: string | null) => {
      const text = greetingOf(parts.dealers, nickname, name())
      dealer.greet()
      note.say(text)
      parts.announce(text)
    },
    /** Chips before the deal. Returns a text for screen readers if the dealers have changed. */
    showBets: (seating: Seating, isHinting: boolean) => {
      shown = null
      const words = changeShift()
      dealer.pose('idle')
      deck.clear()
      marks.replaceChildren()
      moves.close()
      betting.hidden = false
      element.classList.remove('playing')
      placeSeats()
      for (const [seat, button] of seats.entries()) {
        const cents = seating.stakes[seat] ?? 0
        const label = engineTexts(cents > 0 ? 'seatLaid' : 'seatEmpty', { seat: seat + 1, amount: money(cents) })
        button.disabled = false
        button.setAttribute('aria-label', label)
        button.replaceChildren(
          ...(cents > 0 ? [pile(cents, parts.chips, short)] : [h('span', { 'aria-hidden': 'true' }, '+')]),
        )
      }
      const has = sumOf(seating.stakes) > 0
      const rebet = !has && sumOf(seating.last) > 0
      tools.show({ undo: seating.before.length > 0, clear: has, double: has, rebet })
      hint.setAttribute('aria-pressed', String(isHinting))
      return words
    },
    /** The deal has begun: bets are fixed, chips are hidden. */
    begin: () => {
      element.classList.add('playing')
      betting.hidden = true
      for (const button of seats) button.disabled = true
    },
    /** Updates the table to a view: deals the missing cards one after the other. */
    show: async (view: BlackjackView, isOver: boolean) => {
      for (const { from, to } of shown ? renamesOf(shown, view) : []) deck.rename(from, to)
      shown = view
      placeSeats()
      showStakes(view)
      const known = new Set(deck.names())
      const all = cardsOf(view)
      const there = all.filter(({ name }) => known.has(name))
      for (const card of there) deck.move(card.name, placeOf(card))
      for (const [order, lying] of all.entries()) {
        if (known.has(lying.name)) {
          if (lying.card === null || !deck.isDown(lying.name)) continue
          deck.turn(lying.name, lying.card)
        } else {
          deck.deal(lying.name, lying.card, placeOf(lying), order)
          there.push(lying)
        }
        dealer.pose('deal')
        dealer.deal()
        parts.onCard(known.has(lying.name))
        showMarks(view, there, false)
        await parts.wait(CARD_MS)
      }
      showMarks(view, all, isOver)
      if (isOver) deck.dim(lostCards(view, all))
      dealer.pose(poseOf(view, isOver), asideOf(view))
    },
  }
}
