import type { EngineParts } from '../engine.ts'
import type { Course } from '../rounds/gameView.ts'
import { createPace } from '../scene/pace.ts'
import type { Cue } from '../sound/cues.ts'
import { meaningOf } from '../triumph/meaningOf.ts'
import { createTriumph } from '../triumph/triumph.ts'

const COUNT_MS = 1500

/**
 * Lights up the amount and plays a cue, unless the game announces its wins itself (`cue` null). From ten stakes on, a
 * win animation fills the game; the player can continue during it.
 */
export function createCelebration(parts: EngineParts, cue: Cue | null) {
  const { hud, money, sound } = parts
  const triumph = createTriumph(parts)
  let pace = createPace()
  return {
    win: (wonCents: number, stakeCents: number): void => {
      const meaning = meaningOf(wonCents, stakeCents)
      hud.show({ win: money(wonCents), isWinning: meaning !== 'none' })
      if (meaning === 'win' && cue) sound.play(cue)
      if (meaning === 'big' || meaning === 'superb') {
        pace = createPace()
        void triumph({ meaning, cents: wonCents, countMs: COUNT_MS, pace })
      }
    },
    /** A press dismisses it; autoplay continues beneath it. */
    begin: ({ isAuto }: Pick<Course, 'isAuto'>): void => {
      if (!isAuto()) pace.cut()
    },
  }
}
