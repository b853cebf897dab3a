import { signOf } from '../../../engines/blackjack/cards.ts'
import { type CourseStep, courseOf, type DealtCard } from '../../../engines/blackjack/courseOf.ts'
import type { BlackjackBet, BlackjackMove, BlackjackView, HandView } from '../../../engines/blackjack/play.ts'
import type { BlackjackProfile } from '../../../engines/blackjack/profiles.ts'
import { type CoursePart, type ExplainedRound, replayDraws } from '../../../fairness/course.ts'
import { type BlackjackTexts, totalLabel } from './texts.ts'

/** Explains a round of blackjack move by move: the card of each number, its hand, and the hand's total. */
export async function explainRound(
  round: ExplainedRound<BlackjackProfile, BlackjackBet, BlackjackMove, BlackjackView>,
): Promise<CoursePart[]> {
  const { profile, bet, moves, view, values, textsIn } = round
  const engineTexts = textsIn('blackjack')
  const steps = await courseOf(profile, bet, moves, () => replayDraws(values))
  let draw = 0
  const parts = steps.map(
    (step): CoursePart => ({
      title: titleOf(step, engineTexts),
      lines: step.cards.map((dealt) => ({
        draw: draw++,
        mark: signOf(dealt.card),
        text: `${nameOf(dealt, isSplitBy(step, dealt), engineTexts)}: ${totalLabel(dealt.total, engineTexts)}`,
      })),
    }),
  )
  return [...parts, { title: engineTexts('courseEnd'), lines: endOf(view, engineTexts) }]
}

const isSplitBy = ({ by, turn }: CourseStep, { seat }: DealtCard) =>
  seat !== null && (by === 'split' || turn?.isSplit === true)

function titleOf({ by, turn }: CourseStep, engineTexts: BlackjackTexts): string {
  if (by === 'deal') return engineTexts('courseDeal')
  if (by === 'dealer') return engineTexts('courseDealer')
  return turn ? `${nameOf(turn, turn.isSplit, engineTexts)}: ${engineTexts(by)}` : engineTexts(by)
}

function nameOf(
  { seat, hand }: { seat: number | null; hand: number },
  isSplit: boolean,
  engineTexts: BlackjackTexts,
): string {
  if (seat === null) return engineTexts('dealer')
  return isSplit ? engineTexts('seatHand', { seat: seat + 1, hand: hand + 1 }) : engineTexts('seat', { seat: seat + 1 })
}

function endOf({ seats, dealer }: BlackjackView, engineTexts: BlackjackTexts): CoursePart['lines'] {
  const signs = (cards: readonly number[]) => cards.map(signOf).join(' ')
  const line = (cards: readonly number[], text: string) => ({ draw: null, mark: signs(cards), text })
  const outcomeOf = ({ total, outcome }: HandView) =>
    outcome ? `${totalLabel(total, engineTexts)} · ${engineTexts(outcome)}` : totalLabel(total, engineTexts)
  return [
    line(dealer.cards, `${engineTexts('dealer')}: ${totalLabel(dealer.total, engineTexts)}`),
    ...seats.flatMap(({ seat, hands }) =>
      hands.map((hand, at) =>
        line(hand.cards, `${nameOf({ seat, hand: at }, hands.length > 1, engineTexts)}: ${outcomeOf(hand)}`),
      ),
    ),
  ]
}
