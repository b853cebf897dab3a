import type { EngineParts } from '../engine.ts'
import type { Pace } from '../scene/pace.ts'
import { meaningOf } from '../triumph/meaningOf.ts'
import type { Triumph } from '../triumph/triumph.ts'

export interface TallyParts extends Pick<EngineParts, 'hud' | 'texts' | 'sound' | 'money' | 'backdrop'> {
  readonly triumph: Triumph
}

export interface Counted {
  /** The amount the round had won before, and the amount added. */
  readonly before: number
  readonly won: number
  readonly stakeCents: number
  readonly isTurbo: boolean
  readonly pace: Pace
  /** The bar already includes the whole amount. */
  readonly isShown?: boolean
}

const COUNT_MS = { win: 1200, big: 1700, superb: 2600 } as const

/**
 * Counts a win up. Only real wins are celebrated: up to the stake the amount appears quietly, above it it counts up
 * with sound, from ten stakes on it fills the screen. Resolves when the player may continue.
 */
export function createTally({ hud, texts, sound, money, backdrop, triumph }: TallyParts) {
  return async ({ before, won, stakeCents, isTurbo, pace, isShown }: Counted): Promise<void> => {
    const meaning = meaningOf(won, stakeCents)
    const all = money(before + won)
    hud.show({ isWinning: meaning !== 'none' })
    if (meaning === 'none') {
      hud.show({ win: all })
      return pace.pause(700)
    }
    const countMs = COUNT_MS[meaning] - (isTurbo ? 450 : 0)
    if (meaning === 'win') {
      sound.play('win')
      backdrop.cheer()
      if (!isShown) await countUp(before, before + won, countMs, pace)
    } else {
      hud.show({ pill: null })
      await triumph({ meaning, cents: won, countMs, pace })
      hud.show({ pill: `${texts(meaning === 'superb' ? 'superbWin' : 'bigWin')} ${money(won)}` })
    }
    hud.show({ win: all })
  }

  async function countUp(from: number, to: number, ms: number, pace: Pace): Promise<void> {
    const coins = sound.start('count')
    const end = performance.now() + ms
    for (let left = ms; left > 0 && !pace.isCut(); left = end - performance.now()) {
      const share = 1 - left / ms
      hud.show({ win: money(from + Math.round((to - from) * Math.min(1, share * 1.5))) })
      coins.set(share)
      await pace.pause(33)
    }
    coins.stop()
  }
}
