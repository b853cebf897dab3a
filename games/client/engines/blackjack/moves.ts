import type { BlackjackMove } from '../../../engines/blackjack/play.ts'
import { h } from '../../ui/element.ts'
import type { BlackjackTexts } from './texts.ts'

const KEYS: Readonly<Record<BlackjackMove, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  decline: 'n',
}
const ORDER: readonly BlackjackMove[] = ['insure', 'decline', 'split', 'double', 'hit', 'stand']

/** The moves a player may make now, as buttons and by their letters. */
export function createMoves(engineTexts: BlackjackTexts) {
  const prompt = h('p', { class: 'prompt' })
  const buttons = h('div', { class: 'buttons' })
  const reason = h('p', { class: 'prompt reason', hidden: true })
  const element = h('div', { class: 'moves', role: 'group', tabindex: -1, hidden: true }, reason, prompt, buttons)
  let choose: ((move: BlackjackMove) => void) | null = null
  let offered: readonly BlackjackMove[] = []

  addEventListener('keydown', (event) => {
    if (!choose || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (document.querySelector('dialog[open]')) return
    const move = offered.find((name) => KEYS[name] === event.key.toLowerCase())
    if (!move) return
    event.preventDefault()
    choose(move)
  })

  function button(move: BlackjackMove, isAdvised: boolean): HTMLButtonElement {
    return h(
      'button',
      {
        type: 'button',
        class: `move ${move}${isAdvised ? ' advised' : ''}`,
        'aria-keyshortcuts': KEYS[move],
        onclick: () => choose?.(move),
      },
      engineTexts(move),
    )
  }

  return {
    element,
    /**
     * Resolves with the chosen move. `advised` is highlighted when the player requested a hint; `why` explains missing
     * moves.
     */
    chooseMove: (question: string, offers: readonly string[], advised: BlackjackMove | null, why: string | null) => {
      offered = ORDER.filter((move) => offers.includes(move))
      const hint = advised ? engineTexts('hinted', { move: engineTexts(advised) }) : null
      prompt.textContent = hint ? `${question} · ${hint}` : question
      reason.textContent = why
      reason.hidden = why === null
      element.setAttribute(
        'aria-label',
        [`${engineTexts('moves')}: ${prompt.textContent}`, why].filter(Boolean).join('. '),
      )
      buttons.replaceChildren(...offered.map((move) => button(move, move === advised)))
      element.hidden = false
      // Focus goes to the group, not to a button: an extra press of space must not make a move.
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true })
      return new Promise<BlackjackMove>((resolve) => {
        choose = (move) => {
          choose = null
          for (const made of buttons.children) (made as HTMLButtonElement).disabled = true
          resolve(move)
        }
      })
    },
    /** Returns whether the focus was in here or on no element, so that the caller has to move it. */
    close: (): boolean => {
      const isLeft = element.contains(document.activeElement) || document.activeElement === document.body
      choose = null
      element.hidden = true
      return isLeft
    },
  }
}
