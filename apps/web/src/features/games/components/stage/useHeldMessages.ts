import { useCallback, useEffect } from 'react'
import { heldMessages } from '../../../../lib/realtime/heldMessages'
import { deviceNow } from '../../../../lib/time/platformClock'
import { roundShown } from '../../playing/roundShown'
import type { usePlaySession } from './usePlaySession'

/** How long news about results wait at a game of another studio, which does not report when its reels have stopped. */
const foreignMs = 5_000

type Session = Pick<ReturnType<typeof usePlaySession>, 'onRound' | 'onRoundOn'>

/**
 * Nothing outside the game reveals a result before the game has shown it: balance, progress and messages wait for the
 * event that reports it. A live table of ours is paid when its result is shown, so it does not wait.
 */
export function useHeldMessages(
  { onRound, onRoundOn }: Session,
  { isReal, isLive }: { readonly isReal: boolean; readonly isLive: boolean },
) {
  const waits = isReal && !isLive
  useEffect(() => () => heldMessages.delayEach(0), [])
  const onRunning = useCallback(
    (isOn: boolean, stakeCents?: number) => {
      onRoundOn(isOn, stakeCents)
      if (!isOn) heldMessages.roundsEnded()
      else if (waits) heldMessages.roundStarted()
    },
    [onRoundOn, waits],
  )
  const onShown = useCallback(
    (betCents: number, winCents: number, id: string) => {
      roundShown.set({ atMs: deviceNow(), id, isWon: winCents > betCents })
      onRound(betCents, winCents)
      heldMessages.roundShown()
    },
    [onRound],
  )
  const onForeign = useCallback(() => {
    if (isReal) heldMessages.delayEach(foreignMs)
  }, [isReal])
  return { onShown, onRunning, onForeign }
}
