import type { createReplayApi } from '../api/replayApi.ts'
import type { EngineParts, EngineView } from '../engine.ts'

/** A game that replays one finished round: the big button repeats it, and betting is disabled. */
export function replayView(
  { autoplay: _autoplay, staking: _staking, ...view }: EngineView,
  { hud, texts, toast }: Pick<EngineParts, 'hud' | 'texts' | 'toast'>,
  replay: ReturnType<typeof createReplayApi>['replay'],
): EngineView {
  const { watch } = view
  const again = async () => {
    const { round, agrees } = await replay()
    await watch?.(round)
    if (!agrees) toast(texts('notVerified', { what: texts('win') }))
  }
  return {
    ...view,
    open: async (state) => {
      await view.open(state)
      hud.show({ pressLabel: texts('watch'), has: { bet: false, autoplay: false, staking: false } })
      void again()
    },
    // A live table shows its round by the clock: reload the page to show it from the beginning.
    press: () => (watch ? void again() : location.reload()),
    bet: () => {},
    resume: () => toast(null),
  }
}
