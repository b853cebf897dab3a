import type { EngineParts } from '../engine.ts'
import { createPace } from '../scene/pace.ts'
import type { Course } from '../showing.ts'
import { meaningOf } from '../triumph/meaningOf.ts'
import { createTriumph } from '../triumph/triumph.ts'

const COUNT_MS = 1500

/** Lights up the amount and rings; from ten stakes on the win fills the game, which may be played on meanwhile. */
export function createCelebration(parts: EngineParts) {
  const { hud, money, sound } = parts
  const triumph = createTriumph(parts)
  let pace = createPace()
  return {
    win: (wonCents: number, stakeCents: number): void => {
      const meaning = meaningOf(wonCents, stakeCents)
      hud.show({ win: money(wonCents), isWinning: meaning !== 'none' })
      if (meaning === 'win') sound.play('win')
      else if (meaning !== 'none') {
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
