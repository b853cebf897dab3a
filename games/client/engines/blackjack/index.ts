import type { engine } from '../../../engines/blackjack/engine.ts'
import type { TypesOf } from '../../../engines/engine.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import { profileIn } from '../../page/launch.ts'
import { viewOf } from '../../rounds/gameView.ts'
import './blackjack.css'
import { seatLimits } from '../../../engines/blackjack/engine.ts'
import type { BlackjackBet } from '../../../engines/blackjack/play.ts'
import { BLACKJACK_PROFILES, type BlackjackProfileId } from '../../../engines/blackjack/profiles.ts'
import { advise } from '../../../engines/blackjack/strategy.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import type { MountEngine } from '../../engine.ts'
import { createDoublePress } from '../../rounds/doublePress.ts'
import type { Course } from '../../rounds/gameView.ts'
import { createRoundController } from '../../rounds/roundController.ts'
import { createNote } from '../../tables/note.ts'
import { createPauses } from '../../tables/pauses.ts'
import { pressOf, type TablePress } from '../../tables/pressOf.ts'
import { dealAnnouncement, endAnnouncement, turnAnnouncement, withheldAnnouncement } from './announcements.ts'
import { rules } from './rules.ts'
import { again, clear, dealt, double, EMPTY, lay, lift, repeatedBy, type Seating, sumOf, undo } from './seats.ts'
import { createTable } from './table.ts'
import { totalLabel } from './texts.ts'

type Types = TypesOf<typeof engine>

const SHOWN_MS = 2200
/** Pause before each move of a replayed round. */
const STEP_MS = 900

/** Blackjack: up to three seats, each hand played by buttons or letters. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export const mount: MountEngine<Types> = async (parts, { stakes, now }) => {
  const { host, launch, hud, money, sound } = parts
  const profile = profileIn(BLACKJACK_PROFILES, launch.profile)
  const limits = seatLimits(profile, itemAt(stakes, 0)) // every currency has stakes
  const engineTexts = parts.textsIn('blackjack')
  const pauses = createPauses()
  /** The platform's clock against the device's: dealers change by it. */
  const ahead = now - Date.now()
  const showNote = createNote(parts.toast)
  // A press on the cards may come when the round has just ended, and would bet again.
  const doublePress = createDoublePress()
  const press: TablePress = {
    label: engineTexts('deal'),
    icon: 'spin',
    repeatLabel: (amount) => engineTexts('repeat', { amount }),
    money,
  }
  let seating: Seating = EMPTY
  let isHinting = false

  const table = createTable({
    engineTexts,
    money,
    locale: launch.locale,
    subunitsToUnit: launch.subunitsToUnit,
    profile,
    dealing: { ...launch, isStill: parts.isStill },
    dealers: parts.textsIn('dealers'),
    now: () => Date.now() + ahead,
    announce: hud.announce,
    chips: limits.chips,
    wait: (ms) => pauses.wait(parts.isStill() ? 60 : controller.turbo.isOn() ? ms / 2 : ms),
    onCard: (isTurned) => sound.play(isTurned ? 'turn' : 'card'),
    actions: {
      lay: (seat) => set(lay(seating, seat, table.rail.value(), limits.max)),
      lift: (seat) => set(lift(seating, seat)),
      undo: () => set(undo(seating)),
      clear: () => set(clear(seating)),
      double: () => set(double(seating, limits.max)),
      rebet: () => set(again(seating)),
      hint: () => {
        isHinting = !isHinting
        showBets()
      },
      chip: (cents) => hud.announce(engineTexts('chip', { amount: money(cents) })),
    },
  })
  host.classList.add('tabled')
  // The bar takes the colour of the cloth.
  host.style.setProperty('--hue', String(FELT[profile.id]))
  host.insertBefore(table.element, hud.element)
  parts.fit((width, height) => {
    const { hud: layout } = table.place(width, height)
    parts.backdrop.place(layout)
    hud.place(layout)
  })

  /** Returns whether the seats have these stakes now; if not, shows the reason. */
  function set(next: Seating | null): boolean {
    if (controller.isBusy() || next === seating) return false
    const total = sumOf(next?.stakes ?? [])
    if (next === null || total > (controller.balance() ?? Number.POSITIVE_INFINITY)) {
      showNote(next ? engineTexts('refusedFunds') : engineTexts('refusedSeat', { most: money(limits.max) }))
      return false
    }
    seating = next
    sound.play('chip')
    hud.show({ isWinning: false, pill: null })
    // Read together, because the next announcement replaces one.
    const words = table.showBets(seating, isHinting)
    controller.setStake(total)
    hud.announce([words, parts.texts('announceBet', { bet: money(total) })].filter(Boolean).join(' '))
    return true
  }

  function showBets(): void {
    const words = table.showBets(seating, isHinting)
    if (words) hud.announce(words)
  }

  /** Plays a round from its current state to its end and requests each move from the player. */
  async function playOn(from: PresentedRound<Types>, course: Course<Types>): Promise<PresentedRound<Types>> {
    let round = from
    await table.show(viewOf(round), !round.is_open)
    if (round.is_open) hud.announce(dealAnnouncement(viewOf(round), engineTexts))
    while (round.is_open) {
      hud.show({ bet: money(round.staked_cents), has: { ...PARTS, spin: false } })
      pauses.begin()
      const move = await chooseMove(round)
      round = await course.move(round, move)
      await table.show(viewOf(round), !round.is_open)
      if (round.is_open) hud.announce(turnAnnouncement(viewOf(round), engineTexts))
    }
    const isFocusLeft = table.moves.close()
    hud.show({ has: PARTS })
    if (isFocusLeft) hud.spin.focus({ preventScroll: true })
    await showEnd(round)
    return round
  }

  function chooseMove(round: PresentedRound<Types>) {
    const { seats, dealer, turn } = viewOf(round)
    const seat = seats.find((other) => other.seat === turn?.seat)
    const hand = seat?.hands[turn?.hand ?? 0]
    if (!seat || !hand) throw new Error('an open round without a turn')
    const number = seat.seat + 1
    const question = round.offers.includes('decline')
      ? engineTexts('askInsurance', { seat: number, amount: money(seat.stakeCents / 2) })
      : engineTexts('askMove', { seat: number, total: totalLabel(hand.total, engineTexts) })
    const advised = isHinting ? advise(profile, hand, itemAt(dealer.cards, 0), round.offers) : null
    // A player who hesitates may read the rules.
    hud.show({ canOpenMenu: true })
    return table.moves
      .chooseMove(question, round.offers, advised, withheldAnnouncement(round, engineTexts, money))
      .finally(() => hud.show({ canOpenMenu: false }))
  }

  async function showEnd(round: PresentedRound<Types>): Promise<void> {
    const won = round.win_cents ?? 0
    const isGain = won > round.staked_cents
    hud.show({ bet: money(round.staked_cents), win: money(won), isWinning: isGain, has: PARTS })
    if (isGain) sound.play(won >= 2.4 * round.staked_cents ? 'big' : 'win')
    await pauses.wait(SHOWN_MS)
  }

  const controller = createRoundController(parts, {
    bet: (): BlackjackBet => ({ seats: seating.stakes }),
    announcement: (round) => endAnnouncement(viewOf(round), engineTexts, money),
    isReady: () => {
      if (sumOf(seating.stakes) > 0) return true
      // A press with empty seats deals the last stakes again: one press per round, as on any table.
      if (sumOf(seating.last) > 0) return !doublePress.isSecond() && set(again(seating))
      showNote(engineTexts('layFirst'))
      return false
    },
    play: async (begun, course) => {
      pauses.begin()
      table.begin()
      const round = await playOn(await begun, course)
      seating = dealt(seating)
      doublePress.begin()
      return round
    },
    resume: async (round, course) => {
      pauses.begin()
      seating = { ...EMPTY, stakes: round.bet.seats }
      table.begin()
      const ended = await playOn(round, course)
      seating = dealt(seating)
      doublePress.begin()
      return ended
    },
    replay: async (round, course) => {
      pauses.begin()
      table.begin()
      // Without a network only the final state is shown.
      const steps = await course.steps(round).catch(() => [])
      for (const [at, view] of steps.entries()) {
        await table.show(view, false)
        hud.announce(at === 0 ? dealAnnouncement(view, engineTexts) : turnAnnouncement(view, engineTexts))
        await pauses.wait(STEP_MS)
        const move = round.moves[at]
        if (move) hud.announce(engineTexts(move))
      }
      await table.show(viewOf(round), true)
      await showEnd(round)
    },
    showLast: (last) => {
      if (last) seating = { ...EMPTY, last: last.bet.seats }
    },
    reset: () => {
      table.moves.close()
      hud.show({ has: PARTS })
    },
    hurry: () => {
      doublePress.begin()
      pauses.skip()
    },
    stakeChanged: (cents) => {
      hud.show(pressOf(controller.isBusy() ? 0 : repeatedBy(seating), press))
      if (controller.isBusy()) return
      showBets()
      // The stake is always the sum of the chips on the seats, not the last one played.
      const laid = sumOf(seating.stakes)
      if (cents !== laid) controller.setStake(laid)
    },
  })

  const { autoplay: _, staking: _staking, ...view } = controller
  return {
    ...view,
    open: async (state) => {
      hud.show({ skipLabel: engineTexts('dealFaster') })
      await controller.open(state)
    },
    greet: table.greet,
    // Arrows change the selected chip, except inside the rail, whose radios handle arrows natively.
    bet: (by) => {
      if (!table.rail.element.contains(document.activeElement)) table.rail.move(by)
    },
    rules: () => rules({ engineTexts, money, profile, limits }),
  }
}

/** A hand is played with its own buttons, and never automatically. */
const PARTS = { spin: true, autoplay: false }
/** Hue of the baize, different for each kind of table. */
const FELT: Readonly<Record<BlackjackProfileId, number>> = { salon: 168, saloon: 14, duet: 282 }
