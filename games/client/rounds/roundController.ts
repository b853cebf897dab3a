import type { RoundTypes } from '../../engines/engine.ts'
import type { EngineParts, RoundController } from '../engine.ts'
import type { GameView } from './gameView.ts'
import { RoundPlayer } from './roundPlayer.ts'

/** The part of a game's view that all games playing one round after the other share. */
export function createRoundController<T extends RoundTypes>(
  parts: EngineParts<T>,
  gameView: GameView<T>,
): RoundController<T> {
  const player = new RoundPlayer(parts, gameView)
  const { staking } = player
  return {
    open: (state) => player.open(state),
    bet: staking.step,
    staking: staking.actions,
    watch: (round) => player.watch(round),
    setStake: staking.set,
    press: () => player.press(),
    stake: staking.now,
    stakes: staking.list,
    balance: () => player.balanceCents,
    isBusy: () => player.isBusy,
    turbo: { isOn: () => player.isTurbo, toggle: () => player.toggleTurbo() },
    autoplay: () => void player.openAutoplayPanel(),
    pause: () => player.pause(),
    resume: () => player.resume(),
  }
}
