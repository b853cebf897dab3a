import { totalOf } from '../../../engines/blackjack/cards.ts'
import type { BlackjackView } from '../../../engines/blackjack/play.ts'
import type { Lying } from './cardsOf.ts'
import type { Pose } from './dealer.ts'

/**
 * Applauds a blackjack next to which nothing was lost, is glad if any hand won, and sorry if no hand even got its stake
 * back.
 */
export function poseOf({ seats }: BlackjackView, isOver: boolean): Pose {
  if (!isOver) return 'turn'
  const outcomes = seats.flatMap(({ hands }) => hands.map(({ outcome }) => outcome))
  const lost = outcomes.filter((outcome) => outcome === 'loss' || outcome === 'bust').length
  if (outcomes.includes('natural') && lost === 0) return 'natural'
  if (outcomes.includes('win') || outcomes.includes('natural')) return 'win'
  return lost === outcomes.length ? 'loss' : 'idle'
}

/** Position of the active seat among those in play: -1 is left, 1 right. */
export function asideOf({ seats, turn }: BlackjackView): number {
  const at = seats.findIndex(({ seat }) => seat === turn?.seat)
  return at < 0 || seats.length === 1 ? 0 : (at / (seats.length - 1)) * 2 - 1
}

/** The total over a hand, short enough for the two hands of a split: 5/15 is a soft 15, which the prompt has in words. */
export function totalText(lying: readonly Lying[]): string {
  const { points, isSoft } = totalOf(lying.flatMap(({ card }) => card ?? []))
  return isSoft && points < 21 ? `${points - 10}/${points}` : String(points)
}

export function lostCards(view: BlackjackView, all: readonly Lying[]): Set<string> {
  const isLost = ({ hand }: Lying) => {
    if (hand === 'dealer') return false
    const outcome = view.seats.find(({ seat }) => seat === hand.seat)?.hands[hand.at]?.outcome
    return outcome === 'loss' || outcome === 'bust'
  }
  return new Set(all.filter(isLost).map(({ name }) => name))
}
