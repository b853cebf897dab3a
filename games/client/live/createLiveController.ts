import type { RoundTypes } from '../../engines/engine.ts'
import type { Texts } from '../../messages.ts'
import type { PresentedLiveRound, PresentedOwnBet } from '../../protocol/live.ts'
import type { EngineParts, EngineView } from '../engine.ts'
import { LivePlayer } from './livePlayer.ts'
import type { LiveShow } from './liveShow.ts'
import type { Phase } from './phase.ts'
import type { Surroundings } from './stage.ts'

export type LiveController<T extends RoundTypes = RoundTypes> = Omit<EngineView<T>, 'rules' | 'paytable' | 'watch'> & {
  /** The bets have changed. */
  changed(): void
  /** Shows a line that disappears automatically. */
  showNote(text: string): void
  balance(): number | null
  isOpen(): boolean
  phase(): Phase
  /** The player's own bets of this round, without rejected and returned ones. */
  own(): readonly PresentedOwnBet<T>[]
  /** Makes a move in one of them while the round runs; null: it failed, and the player has seen why. */
  move(bet: PresentedOwnBet<T>, move: unknown): Promise<PresentedOwnBet<T> | null>
  round(): PresentedLiveRound<T> | null
  lastSeed(): string | null
}

/** The part of a live table's view that all live tables share. */
export function createLiveController<T extends RoundTypes>(
  parts: EngineParts<T>,
  liveTexts: Texts<'live'>,
  stage: Surroundings,
  show: LiveShow<T>,
): LiveController<T> {
  const player = new LivePlayer(parts, liveTexts, stage, show)
  return {
    open: async (state) => player.open(state.balance_cents),
    press: () => player.press(),
    bet: () => {},
    greet: (nickname) => {
      const text = stage.greet?.(nickname)
      if (text) parts.hud.announce(text)
    },
    pause: () => player.pause(),
    resume: () => player.resume(),
    // A table continues without the player, so its menu may always be opened.
    isBusy: () => false,
    changed: () => player.changed(),
    showNote: (text) => player.showNote(text),
    balance: player.wallet.balance,
    isOpen: () => player.isOpen(),
    phase: () => player.phase,
    own: () => player.own.list(),
    move: (bet, move) => player.move(bet, move),
    round: () => player.round,
    lastSeed: () => player.lastSeed,
  }
}
