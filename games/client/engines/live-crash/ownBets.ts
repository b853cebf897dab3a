import type { CrashProfile } from '../../../engines/crash/profiles.ts'
import type { TypesOf } from '../../../engines/engine.ts'
import type { engine } from '../../../engines/live-crash/engine.ts'
import { MAX_BETS } from '../../../engines/live-crash/engine.ts'
import type { Texts } from '../../../messages.ts'
import type { PresentedOwnBet } from '../../../protocol/live.ts'
import { createCelebration } from '../../board/celebration.ts'
import type { Times } from '../../board/times.ts'
import type { EngineParts } from '../../engine.ts'
import type { LiveController } from '../../live/createLiveController.ts'
import { leftOf, paidAt } from './leftOf.ts'
import type { LiveCrashTexts } from './texts.ts'
import { createTickets } from './tickets.ts'

type Types = TypesOf<typeof engine>

interface Parts extends Pick<EngineParts, 'hud' | 'money' | 'texts'> {
  readonly engineTexts: LiveCrashTexts
  readonly solo: Texts<'crash'>
  readonly live: Texts<'live'>
  readonly times: Times
  readonly profile: CrashProfile
  readonly controller: () => Pick<LiveController<Types>, 'move' | 'phase' | 'press' | 'showNote'>
  /** The flight's present multiplier. */
  readonly hundredths: () => number
  readonly stakeCents: () => number
  /** The max total stake of a player's bets on a flight. */
  readonly maxStakeCents: number
}

const goalOf = ({ bet }: PresentedOwnBet<Types>) => bet.goal

/** The player's own bets on the flight: as tickets over it, on the big button, and with their cash-outs. */
export function createOwnBets(game: EngineParts, parts: Parts) {
  const { hud, money, texts, solo, live, times, profile, controller, hundredths, stakeCents, maxStakeCents } = parts
  const celebration = createCelebration(game, 'cashOut')
  const tickets = createTickets({ ...parts, cashOut: leave, addSecond })
  const cheered = new Set<string>()
  let own: readonly PresentedOwnBet<Types>[] = []
  let isOpen = false
  let isAdding = false
  let peak: number | null = null

  const stillIn = () => (peak === null ? own.filter((bet) => leftOf(profile, bet, null) === null) : [])
  const flying = () => (controller().phase() === 'spinning' ? stillIn() : [])
  const worthNow = (bet: PresentedOwnBet<Types>) =>
    paidAt(bet.stake_cents, Math.min(hundredths(), goalOf(bet) ?? profile.highest))

  /**
   * Shows the tickets, and on the big button the amount of those still in; `isNamed`: the button's name is updated too.
   */
  function show(isNamed: boolean): void {
    const staked = own.reduce((sum, { stake_cents }) => sum + stake_cents, 0)
    const hasRoom = own.length < MAX_BETS && staked + stakeCents() <= maxStakeCents
    const canAdd = isOpen && own.length > 0 && hasRoom
    const secondCents = canAdd ? stakeCents() : null
    tickets.show(own, { phase: controller().phase(), hundredths: hundredths(), peak, secondCents }, isNamed)
    const here = flying()
    hud.show({ canSkip: here.length > 0 })
    if (here.length === 0) return
    const amount = money(here.reduce((sum, bet) => sum + worthNow(bet), 0))
    hud.show({ figure: amount, isLive: true, ...(isNamed && { skipLabel: solo('cashOut', { amount }) }) })
  }

  function leave(id: string): void {
    const bet = own.find((one) => one.id === id)
    if (bet) void leaveWith([bet])
  }

  async function leaveWith(bets: readonly PresentedOwnBet<Types>[]): Promise<void> {
    const moved = await Promise.all(bets.map((bet) => controller().move(bet, { kind: 'cash_out' })))
    for (const bet of moved) {
      if (!bet) continue
      cheer(bet)
      // The press came after the end. If the goal was reached before, the table's message with the win follows in a
      // moment.
      const isAtGoal = (goalOf(bet) ?? Number.POSITIVE_INFINITY) <= hundredths()
      if (leftOf(profile, bet, peak) === null && !isAtGoal) controller().showNote(live('moveLate'))
    }
  }

  /** Celebrates a bet once, whether the response to the press or the table's message arrives first. */
  function cheer(bet: PresentedOwnBet<Types>): void {
    const left = leftOf(profile, bet, null)
    if (left === null || cheered.has(bet.id)) return
    cheered.add(bet.id)
    const out = own.filter(({ id }) => cheered.has(id))
    const won = out.reduce((sum, one) => sum + paidAt(one.stake_cents, leftOf(profile, one, null) ?? 0), 0)
    const staked = own.reduce((sum, { stake_cents }) => sum + stake_cents, 0)
    // SAFE-09: the round is a win once it paid more than all its bets; a bet that still flies may be lost.
    celebration.win(won, staked)
    hud.show({ pill: won > staked ? texts('youWon', { amount: money(won) }) : null })
    hud.announce(solo('announceLeft', { times: times(left) }))
  }

  function addSecond(): void {
    isAdding = true
    controller().press()
    isAdding = false
  }

  return {
    element: tickets.element,
    show,
    has: (id: string) => own.some((bet) => bet.id === id),
    /**
     * Whether confirming places another bet: the second one has a separate button, so that a double press does not
     * place it.
     */
    takesMore: () => own.length < (isAdding ? MAX_BETS : 1),
    isIn: () => own.length > 0,
    /** The goal shown on the course: of the first bet that is still in, before any bet the one in the input. */
    goalShown: (set: number | null) => {
      const [first] = stillIn()
      if (own.length === 0) return set
      return first ? goalOf(first) : null
    },
    set: (canBet: boolean, bets: readonly PresentedOwnBet<Types>[]) => {
      isOpen = canBet
      own = bets
    },
    begin: () => {
      celebration.begin({ isAuto: () => false })
      cheered.clear()
      own = []
      peak = null
      hud.show({ canSkip: false, figure: null, isLive: false, win: money(0), isWinning: false })
    },
    end: (top: number) => {
      peak = top
    },
    isOver: () => peak !== null,
    /** Handles bets that the table reports as cashed out, by a press or at their goal. */
    left: (ids: ReadonlySet<string>) => {
      for (const bet of own) if (ids.has(bet.id)) cheer(bet)
    },
    /** Cashes out all bets that are still in during the flight. */
    leaveAll: () => {
      const here = flying()
      return here.length > 0 ? () => void leaveWith(here) : null
    },
  }
}
