import type { FreeRounds, PresentedRound } from '../../protocol/round.ts'
import type { EngineParts } from '../engine.ts'
import { readSettings } from '../page/storage.ts'
import { mayStake, type StakeLimits } from '../stake/stake.ts'
import { openNotice } from '../ui/panels.ts'

/**
 * The amount a round has added to the balance: 0 for a free round, because the grant's wins are paid together at its
 * end.
 */
export const paidBy = ({ free, win_cents }: PresentedRound): number => (free ? 0 : (win_cents ?? 0))

/** The amount a round has debited. */
export const debitedBy = ({ free, staked_cents }: Pick<PresentedRound, 'free' | 'staked_cents'>): number =>
  free ? 0 : staked_cents

/** Whether a round began in its feature: the bet records it, because the draw depends on it. */
export const beganInFeature = ({ bet }: PresentedRound): boolean =>
  typeof bet === 'object' && bet !== null && 'feature' in bet

/** The fields of a bet order that make it one of these free rounds. */
export const freeOrder = ({ id: free_rounds, feature }: FreeRounds) =>
  feature === undefined ? { free_rounds } : { free_rounds, feature }

interface Parts extends Pick<EngineParts, 'api' | 'host' | 'hud' | 'texts' | 'money' | 'sound'> {
  /** Autoplay stops at either end of a grant, so that it never runs on into the player's own money. */
  readonly stopAutoplay: () => void
  /** Fixes the stake at that of the free rounds; null restores the player's stake. */
  readonly setStake: (cents: number | null) => void
  readonly spin: () => void
}

const titles = {
  spins: ['freeRoundsTitle', 'freeRoundsLeft'],
  feature: ['freeFeatureTitle', 'freeFeatureLeft'],
} as const

/** Free rounds granted by the casino: announced before the first and after the last, counted in the bar in between. */
export function createFreeRounds({ api, host, hud, texts, money, sound, stopAutoplay, setStake, spin }: Parts) {
  let standing: FreeRounds | null = null

  function set(next: FreeRounds | null): void {
    standing = next
    hud.show({ free: next && textOf(next) })
  }

  function textOf({ performed: done, total: all, won_cents, feature }: FreeRounds): string {
    const won = texts('freeRoundsWon', { amount: money(won_cents) })
    return `${texts(feature === undefined ? 'freeRoundsOf' : 'freeFeatureOf', { done, all })} · ${won}`
  }

  function leave(): void {
    if (!standing) return
    set(null)
    setStake(null)
  }

  /** Announces the grant and waits until the player presses Start, which also plays the first round (`isPlayed`). */
  async function begin(grant: FreeRounds | null, isPlayed: boolean): Promise<void> {
    if (!grant || standing) return
    stopAutoplay()
    set(grant)
    setStake(grant.stake_cents)
    const { total, performed, stake_cents, feature } = grant
    if (performed >= total) return
    sound.play('free')
    const [first, left] = feature === undefined ? titles.spins : titles.feature
    const answer = await openNotice(host, {
      title: texts(performed === 0 ? first : left, { count: total - performed }),
      lines: [
        ...(feature === undefined ? [] : [texts('freeFeatureBegins')]),
        texts('freeRoundsWorth', { bet: money(stake_cents) }),
        texts('freeRoundsPaid'),
      ],
      choices: [{ label: texts('start'), value: 'start', isMain: true }],
    })
    if (isPlayed && answer === 'start') spin()
  }

  /** After the last round: announces the total win and checks for another grant. */
  async function end(): Promise<void> {
    if (!standing || standing.performed < standing.total) return
    stopAutoplay()
    const won = standing.won_cents
    await openNotice(host, {
      title: texts(standing.feature === undefined ? 'freeRoundsDone' : 'freeFeatureDone'),
      figure: won > 0 ? texts('youWon', { amount: money(won) }) : texts('noWin'),
      lines: won > 0 ? [texts('freeRoundsWhere')] : [],
      choices: [{ label: texts('carryOn'), value: 'on', isMain: true }],
    })
    leave()
    // Another grant then begins when the game is opened again.
    const state = await api.state().catch(() => null)
    await begin(state?.free_rounds ?? null, false)
  }

  return {
    now: () => standing,
    begin,
    end,
    leave,
    count: ({ free }: PresentedRound): void => {
      if (free?.standing && free.id === standing?.id) set(free.standing)
    },
  }
}

/** The stake the player last chose in this currency, if this game allows it. */
export function storedStake(currency: string, limits: StakeLimits): number | undefined {
  const stored = readSettings().stake[currency]
  return stored && mayStake(limits, stored) ? stored : undefined
}
