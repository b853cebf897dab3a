import type { Texts } from '../messages.ts'
import type { Sound } from '../sound.ts'
import type { Hud } from '../ui/hud.ts'
import type { Pace } from './pace.ts'

interface Parts {
  readonly hud: Hud
  readonly texts: Texts
  readonly sound: Sound
  readonly money: (cents: number) => string
  readonly celebrate: (coins: number) => Promise<void>
}

const BIG = 10
const SUPERB = 25

/**
 * Counts a win up. Celebration is owed to real wins alone: below the stake the amount stands there quietly, at the stake
 * and above it counts up with sound, from ten stakes on it fills the screen.
 */
export function createTally({ hud, texts, sound, money, celebrate }: Parts) {
  /** From what the round had won before to what it has won now. Resolves when the player may go on. */
  return async function tally(before: number, won: number, stakeCents: number, isTurbo: boolean, pace: Pace) {
    const times = won / stakeCents
    const isReal = times >= 1
    hud.show({ isWinning: isReal })
    if (times >= BIG) {
      sound.play('big')
      void celebrate(times >= SUPERB ? 70 : 36)
    } else if (isReal) sound.play('win')
    const length = (isTurbo ? 450 : 900) + (times >= BIG ? 1800 : isReal ? 300 : 0)
    const banner = times >= BIG ? texts(times >= SUPERB ? 'superbWin' : 'bigWin') : null
    await countUp(before, before + won, isReal ? length : 0, banner, pace)
  }

  async function countUp(from: number, to: number, ms: number, banner: string | null, pace: Pace): Promise<void> {
    const end = performance.now() + ms
    const pill = hud.element.querySelector('.pill')
    pill?.classList.toggle('big', banner !== null)
    for (let left = ms; left > 0 && !pace.isCut(); left = end - performance.now()) {
      const share = 1 - left / ms
      const now = from + Math.round((to - from) * Math.min(1, share * 1.5))
      hud.show({ win: money(now), ...(banner ? { pill: `${banner} ${money(now)}` } : {}) })
      await pace.pause(33)
    }
    hud.show({ win: money(to), ...(banner ? { pill: `${banner} ${money(to)}` } : {}) })
    if (ms === 0) await pace.pause(700)
    pill?.classList.remove('big')
  }
}
