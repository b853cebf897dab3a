import type { EngineParts } from '../engine.ts'
import type { Coins } from './coins.ts'

const BIG = 10
const SUPERB = 25
const BANNER_MS = 2600

/** How a result is met, by its stake: what does not bring the stake back is no win. */
export function meaningOf(wonCents: number, stakeCents: number): 'none' | 'win' | 'big' | 'superb' {
  if (wonCents < stakeCents || wonCents === 0) return 'none'
  if (wonCents >= stakeCents * SUPERB) return 'superb'
  return wonCents >= stakeCents * BIG ? 'big' : 'win'
}

/** Lights up the amount, rings, and from ten stakes on fills the screen. Celebration is owed to real wins alone. */
export function createCelebration({ host, hud, texts, money, sound }: EngineParts, coins: Coins) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const banner = (isOn: boolean) => hud.element.querySelector('.pill')?.classList.toggle('big', isOn)
  return (wonCents: number, stakeCents: number): void => {
    const meaning = meaningOf(wonCents, stakeCents)
    hud.show({ win: money(wonCents), isWinning: meaning !== 'none' })
    if (meaning === 'none') return
    sound.play(meaning === 'win' ? 'win' : 'big')
    if (meaning === 'win') return
    hud.show({ pill: `${texts(meaning === 'big' ? 'bigWin' : 'superbWin')} ${money(wonCents)}` })
    banner(true)
    clearTimeout(timer)
    timer = setTimeout(() => {
      banner(false)
      hud.show({ pill: null })
    }, BANNER_MS)
    const scale = Math.max(0.7, Math.min(1.2, host.clientWidth / 1100))
    void coins.burst(host.clientWidth / 2, host.clientHeight * 0.5, meaning === 'big' ? 40 : 76, scale)
  }
}
