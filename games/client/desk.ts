import type { RoundTypes } from '../engines/engine.ts'
import type { Desk, EngineParts } from './engine.ts'
import { RoundPlayer } from './roundPlayer.ts'
import type { Showing } from './showing.ts'

/** The part of a game's view that all games playing one round after the other share. */
export function createDesk<T extends RoundTypes>(parts: EngineParts<T>, showing: Showing<T>): Desk<T> {
  const player = new RoundPlayer(parts, showing)
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
    autoplay: () => void player.askAutoplay(),
    pause: () => player.pause(),
    resume: () => player.resume(),
  }
}
