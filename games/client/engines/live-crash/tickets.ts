import type { CrashProfile } from '../../../engines/crash/profiles.ts'
import type { TypesOf } from '../../../engines/engine.ts'
import type { engine } from '../../../engines/live-crash/engine.ts'
import type { Texts } from '../../../messages.ts'
import type { PresentedOwnBet } from '../../../protocol/live.ts'
import type { Times } from '../../board/times.ts'
import type { Phase } from '../../live/phase.ts'
import { h } from '../../ui/element.ts'
import { leftOf, paidAt } from './leftOf.ts'
import type { LiveCrashTexts } from './texts.ts'

type Types = TypesOf<typeof engine>

interface Parts {
  readonly engineTexts: LiveCrashTexts
  readonly solo: Texts<'crash'>
  readonly times: Times
  readonly money: (cents: number) => string
  readonly profile: CrashProfile
  readonly cashOut: (id: string) => void
  readonly addSecond: () => void
}

interface TicketMoment {
  readonly phase: Phase
  /** The flight's present multiplier. */
  readonly hundredths: number
  /** The multiplier at which it ended, once known. */
  readonly peak: number | null
  /** The stake of a second bet; null: no more bets can be added. */
  readonly secondCents: number | null
}

/**
 * The player's own bets over the flight, each with a cash-out button, and another one that can be added before
 * lift-off.
 */
export function createTickets({ engineTexts, solo, times, money, profile, cashOut, addSecond }: Parts) {
  const element = h('div', { class: 'tickets', role: 'group', 'aria-label': engineTexts('ownBets') })
  const second = h('button', { type: 'button', class: 'ticket add', onclick: addSecond })
  const tickets = new Map<string, ReturnType<typeof ticket>>()

  function ticket(id: string) {
    const title = h('small')
    const value = h('b')
    const button = h('button', { type: 'button', class: 'ticket', onclick: () => cashOut(id) }, title, value)
    return { button, title, value }
  }

  function write(own: PresentedOwnBet<Types>, { phase, hundredths, peak }: TicketMoment, isNamed: boolean): void {
    const drawn = tickets.get(own.id)
    if (!drawn) return
    const { button, title, value } = drawn
    const { goal } = own.bet
    const left = leftOf(profile, own, peak)
    const isIn = left === null && peak === null
    const canLeave = isIn && phase === 'spinning'
    const amount = money(own.stake_cents)
    const auto = goal === null ? amount : `${amount} · ${times(goal)}`
    const shown = canLeave ? money(paidAt(own.stake_cents, Math.min(hundredths, goal ?? hundredths))) : null
    title.textContent = left === null ? auto : times(left)
    const end = left === null ? engineTexts(isIn ? 'inShort' : 'lostShort') : money(paidAt(own.stake_cents, left))
    value.textContent = shown ?? end
    button.classList.toggle('left', left !== null)
    button.classList.toggle('lost', left === null && peak !== null)
    button.disabled = !canLeave
    if (shown === null) button.removeAttribute('aria-label')
    else if (isNamed) button.setAttribute('aria-label', solo('cashOut', { amount: shown }))
  }

  return {
    element,
    /** `isNamed`: update the names of the buttons with the tickets' present value. */
    show: (own: readonly PresentedOwnBet<Types>[], moment: TicketMoment, isNamed: boolean) => {
      const isNew = own.length !== tickets.size || own.some(({ id }) => !tickets.has(id))
      if (isNew) {
        tickets.clear()
        for (const { id } of own) tickets.set(id, ticket(id))
        element.replaceChildren(...[...tickets.values()].map(({ button }) => button), second)
      }
      for (const bet of own) write(bet, moment, isNew || isNamed)
      second.hidden = moment.secondCents === null
      if (moment.secondCents === null) return
      const amount = money(moment.secondCents)
      second.textContent = engineTexts('second', { amount })
      second.setAttribute('aria-label', engineTexts('secondName', { amount }))
    },
  }
}
