import './triumph.css'
import type { EngineParts } from '../engine.ts'
import { wait } from '../scene/frames.ts'
import { createHero } from '../scene/hero.ts'
import { createPace, type Pace } from '../scene/pace.ts'
import { h } from '../ui/element.ts'
import { createCoins } from './coins.ts'
import type { Meaning } from './meaningOf.ts'

/** A win that fills the game. */
interface Win {
  readonly meaning: Extract<Meaning, 'big' | 'superb'>
  readonly cents: number
  readonly countMs: number
  /** When skipped, the full amount appears immediately. */
  readonly pace?: Pick<Pace, 'pause' | 'isCut'>
}

/** Shows wins of ten stakes and more over the game, the amount counting up. Resolves when the game may continue. */
export type Triumph = (win: Win) => Promise<void>

const REST_MS = 1000
const LEAVES_MS = 240
/** Number of rising sounds while the amount grows; the final amount has its own. */
const RISES = 5
const COINS = { big: 48, superb: 90 } as const

export function createTriumph({ host, hud, isStill, texts, money, sound, launch }: EngineParts): Triumph {
  const coins = createCoins(isStill)
  const hero = createHero(launch.media)
  const title = h('strong')
  const figure = h('b')
  const lines = h('div', {}, title, figure)
  // Hidden from screen readers: the win is announced when the round ends.
  const element = h('div', { class: 'triumph', hidden: true, 'aria-hidden': 'true' }, h('i'), hero, coins.canvas, lines)
  hud.over(element)
  let shown: Win | null = null

  return async (win) => {
    const { meaning, cents, countMs, pace = createPace() } = win
    shown = win
    sound.play(meaning)
    sound.play('coins')
    const coinage = sound.start('count')
    let risen = 0
    title.textContent = texts(meaning === 'superb' ? 'superbWin' : 'bigWin')
    element.style.setProperty('--letters', String(money(cents).length))
    element.className = `triumph ${meaning}`
    element.hidden = false
    const end = performance.now() + countMs
    const count = (share: number) => {
      figure.textContent = money(Math.round(cents * Math.min(1, share)))
    }
    count(0)
    void coins.burst(host.clientWidth, host.clientHeight, COINS[meaning])
    for (let left = countMs; left > 0 && !pace.isCut() && shown === win; left = end - performance.now()) {
      const share = 1 - left / countMs
      count(easeIn(share))
      coinage.set(share)
      if (share * RISES > risen + 1) sound.play('rise', { step: risen++ })
      await pace.pause(33)
    }
    coinage.stop()
    if (shown !== win) return
    count(1)
    sound.play('total')
    await pace.pause(REST_MS)
    void leave(win)
  }

  async function leave(win: Win): Promise<void> {
    element.classList.add('leaving')
    await wait(LEAVES_MS)
    if (shown === win) element.hidden = true
  }
}

/** The last digits change slowly. */
const easeIn = (share: number): number => 1 - (1 - share) ** 2
