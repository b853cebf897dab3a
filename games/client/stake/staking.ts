import type { EngineParts, Staking } from '../engine.ts'
import { readSettings, saveSettings } from '../page/storage.ts'
import { storedStake } from '../rounds/freeRounds.ts'
import { showNotLoaded } from '../rounds/notices.ts'
import { adjacentStake, type StakeLimits, stakeChanged, stakeRaised } from './stake.ts'

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
  let isOpen = false

  function set(cents: number): void {
    now = cents
    const isFree = !isFixed()
    hud.show({
      bet: money(cents),
      canLower: isFree && adjacentStake(limits, cents, -1) !== null,
      canRaise: isFree && adjacentStake(limits, cents, 1) !== null,
      canStake: isFree,
    })
    changed(cents)
  }

  /** Sets the player's own choice and stores it for the next game. */
  function choose(cents: number | null): void {
    if (isFixed() || cents === null || cents === now) return
    sound.play(cents > now ? 'raise' : 'lower')
    set(cents)
    saveSettings({ stake: { ...readSettings().stake, [currency]: cents } })
    hud.announce(texts('announceBet', { bet: money(cents) }))
  }

  /**
   * Opens the stake panel; `suggestedCents` is the initial value, and nothing is staked before the player confirms it.
   */
  async function open(suggestedCents = now): Promise<void> {
    if (isFixed() || isOpen) return
    isOpen = true
    try {
      // The player sees a message, and the next press retries.
      const panel = await import('../ui/stakePanel.ts').catch(() => null)
      if (!panel) return await showNotLoaded(parts)
      choose(await panel.askStake(parts, { limits, stakeCents: suggestedCents, balanceCents: balance() }))
    } finally {
      isOpen = false
    }
    // The focus makes a press of the space bar play, regardless of where the panel was opened.
    hud.spin.focus()
  }

  const own = () => storedStake(currency, limits) ?? usualCents
  const actions: Staking = {
    openPanel: () => void open(),
    change: (kind) => {
      const changed = stakeChanged(limits, now, kind, balance())
      // A single press must not stake the whole balance.
      if (kind === 'max') void open(changed)
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
    step: (by: 1 | -1) => choose(adjacentStake(limits, now, by)),
    raised: (cents: number, percent: number) => stakeRaised(limits, cents, percent),
  }
}
