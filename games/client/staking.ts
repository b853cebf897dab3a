import type { EngineParts, Staking } from './engine.ts'
import { keptStake } from './freeRounds.ts'
import { tellNotLoaded } from './notices.ts'
import { type StakeLimits, stakeBeside, stakeChanged, stakeRaised } from './stake.ts'
import { recall, remember } from './storage.ts'

interface Parts extends Pick<EngineParts, 'host' | 'hud' | 'launch' | 'money' | 'sound' | 'texts'> {
  /** A round is running, or a grant has fixed the stake. */
  readonly isFixed: () => boolean
  readonly balance: () => number | null
  readonly changed: (cents: number) => void
}

/** The stake of a game that is played for one amount: stepped, halved, doubled, typed or picked from the list. */
export function createStaking({ isFixed, balance, changed, ...parts }: Parts) {
  const { hud, launch, money, sound, texts } = parts
  const { currency } = launch
  let limits: StakeLimits = { stakes: [], step: 1 }
  let usualCents = 0
  let now = 0
  let isAsking = false

  function set(cents: number): void {
    now = cents
    const isFree = !isFixed()
    hud.show({
      bet: money(cents),
      canLower: isFree && stakeBeside(limits, cents, -1) !== null,
      canRaise: isFree && stakeBeside(limits, cents, 1) !== null,
      canStake: isFree,
    })
    changed(cents)
  }

  /** Sets the player's own choice and stores it for the next game. */
  function choose(cents: number | null): void {
    if (isFixed() || cents === null || cents === now) return
    sound.play(cents > now ? 'raise' : 'lower')
    set(cents)
    remember({ stake: { ...recall().stake, [currency]: cents } })
    hud.announce(texts('announceBet', { bet: money(cents) }))
  }

  /**
   * Opens the stake panel; `suggestedCents` is the initial value, and nothing is staked before the player confirms it.
   */
  async function ask(suggestedCents = now): Promise<void> {
    if (isFixed() || isAsking) return
    isAsking = true
    try {
      // The player sees a message, and the next press retries.
      const panel = await import('./ui/stakePanel.ts').catch(() => null)
      if (!panel) return await tellNotLoaded(parts)
      choose(await panel.askStake(parts, { limits, stakeCents: suggestedCents, balanceCents: balance() }))
    } finally {
      isAsking = false
    }
    // The focus makes a press of the space bar play, regardless of where the panel was opened.
    hud.spin.focus()
  }

  const own = () => keptStake(currency, limits) ?? usualCents
  const actions: Staking = {
    ask: () => void ask(),
    change: (kind) => {
      const changed = stakeChanged(limits, now, kind, balance())
      // A single press must not stake the whole balance.
      if (kind === 'most') void ask(changed)
      else choose(changed)
    },
  }
  return {
    actions,
    set,
    own,
    now: () => now,
    list: () => limits.stakes,
    open: (offered: StakeLimits, usual: number) => {
      limits = offered
      usualCents = usual
      set(own())
    },
    /** One step up or down in the list. */
    step: (by: 1 | -1) => choose(stakeBeside(limits, now, by)),
    raised: (cents: number, percent: number) => stakeRaised(limits, cents, percent),
  }
}
