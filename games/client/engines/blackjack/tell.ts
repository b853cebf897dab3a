import { signOf } from '../../../engines/blackjack/cards.ts'
import { type CourseStep, courseOf, type DealtCard } from '../../../engines/blackjack/courseOf.ts'
import type { BlackjackBet, BlackjackMove, BlackjackView, HandView } from '../../../engines/blackjack/play.ts'
import type { BlackjackProfile } from '../../../engines/blackjack/profiles.ts'
import { type CoursePart, drawsAgain, type ToldRound } from '../../../fairness/course.ts'
import { sayTotal, type Words } from './words.ts'

/** Explains a round of blackjack move by move: the card of each number, its hand, and the hand's total. */
export async function tell(
  round: ToldRound<BlackjackProfile, BlackjackBet, BlackjackMove, BlackjackView>,
): Promise<CoursePart[]> {
  const { profile, bet, moves, view, values, textsIn } = round
  const words = textsIn('blackjack')
  const steps = await courseOf(profile, bet, moves, () => drawsAgain(values))
  let draw = 0
  const parts = steps.map(
    (step): CoursePart => ({
      title: titleOf(step, words),
      lines: step.cards.map((dealt) => ({
        draw: draw++,
        mark: signOf(dealt.card),
        text: `${nameOf(dealt, isSplitBy(step, dealt), words)}: ${sayTotal(dealt.total, words)}`,
      })),
    }),
  )
  return [...parts, { title: words('courseEnd'), lines: endOf(view, words) }]
}

const isSplitBy = ({ by, turn }: CourseStep, { seat }: DealtCard) =>
  seat !== null && (by === 'split' || turn?.isSplit === true)

function titleOf({ by, turn }: CourseStep, words: Words): string {
  if (by === 'deal') return words('courseDeal')
  if (by === 'dealer') return words('courseDealer')
  return turn ? `${nameOf(turn, turn.isSplit, words)}: ${words(by)}` : words(by)
}

function nameOf({ seat, hand }: { seat: number | null; hand: number }, isSplit: boolean, words: Words): string {
  if (seat === null) return words('dealer')
  return isSplit ? words('seatHand', { seat: seat + 1, hand: hand + 1 }) : words('seat', { seat: seat + 1 })
}

function endOf({ seats, dealer }: BlackjackView, words: Words): CoursePart['lines'] {
  const signs = (cards: readonly number[]) => cards.map(signOf).join(' ')
  const line = (cards: readonly number[], text: string) => ({ draw: null, mark: signs(cards), text })
  const outcomeOf = ({ total, outcome }: HandView) =>
    outcome ? `${sayTotal(total, words)} · ${words(outcome)}` : sayTotal(total, words)
  return [
    line(dealer.cards, `${words('dealer')}: ${sayTotal(dealer.total, words)}`),
    ...seats.flatMap(({ seat, hands }) =>
      hands.map((hand, at) =>
        line(hand.cards, `${nameOf({ seat, hand: at }, hands.length > 1, words)}: ${outcomeOf(hand)}`),
      ),
    ),
  ]
}
