import type { RoundTypes } from '../../engines/engine.ts'
import type { Texts } from '../../messages.ts'
import type { PresentedLiveRound } from '../../protocol/live.ts'
import type { EngineParts } from '../engine.ts'
import type { LiveShow } from './liveShow.ts'
import { outcomeOf } from './outcomeOf.ts'
import type { OwnBets } from './ownBets.ts'
import type { Surroundings } from './stage.ts'

interface Table<T extends RoundTypes> {
  readonly parts: Pick<EngineParts, 'hud' | 'money' | 'sound'>
  readonly liveTexts: Texts<'live'>
  readonly stage: Surroundings
  readonly show: LiveShow<T>
}

/** Announces the outcome of a round and what it means for the player's settled bets. */
export function tellOutcome<T extends RoundTypes>(
  { parts: { hud, money, sound }, liveTexts, stage, show }: Table<T>,
  round: PresentedLiveRound<T>,
  own: OwnBets<T>,
): void {
  const result = show.announcement(round)
  if (own.list().length === 0) {
    if (show.hasWinner?.(round)) stage.cheer?.(1)
    hud.announce(result)
    return
  }
  const stakedCents = own.stakedCents()
  const wonCents = own.list().reduce((sum, { win_cents }) => sum + (win_cents ?? 0), 0)
  const outcome = outcomeOf(stakedCents, wonCents)
  const text = liveTexts(outcome.text, { result, amount: money(wonCents), stake: money(stakedCents) })
  hud.announce(text)
  hud.show({ win: money(wonCents), isWinning: outcome.isWin })
  // SAFE-09: if another bet's loss outweighs a win that was already celebrated, the round is no win.
  if (!show.showsOwnWins || !outcome.isWin) hud.show({ pill: wonCents > 0 ? text : null })
  stage.own(outcome.isWin ? `${liveTexts('lastWin')} ${money(wonCents)}` : '', outcome.isWin)
  // SAFE-09: for a player who lost, the host does not celebrate other players' wins.
  if (outcome.isWin) stage.cheer?.(wonCents / stakedCents)
  if (outcome.sound && !show.showsOwnWins) sound.play(outcome.sound)
}
