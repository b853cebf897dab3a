import type { PresentedCrowd, PresentedLiveRound, PresentedOwnBet } from '../../server/live/present.ts'
import { ApiError } from '../api.ts'
import type { EngineParts, EngineView } from '../engine.ts'
import { tellHost } from '../host.ts'
import { tellRefusal } from '../notices.ts'
import { createBalance } from './balance.ts'
import { openFeed } from './feed.ts'
import type { LiveShow } from './liveShow.ts'
import { outcomeOf } from './outcomeOf.ts'
import { LAST_SECONDS, momentOf, type Phase, secondsOf } from './phase.ts'
import { createRoundSeed } from './roundSeed.ts'
import type { Surroundings } from './stage.ts'
import type { LiveWords } from './words.ts'

export type LiveDesk = Omit<EngineView, 'rules' | 'paytable' | 'watch'> & {
  /** The bets have changed. */
  changed(): void
  /** A line that goes away by itself. */
  tell(text: string): void
  balance(): number | null
  isOpen(): boolean
  phase(): Phase
  /** The player's own bets of this round, but those refused or returned. */
  own(): readonly PresentedOwnBet[]
  /** Does something in one of them while the round runs; null: it was not done, and the player has been told. */
  move(bet: PresentedOwnBet, move: unknown): Promise<PresentedOwnBet | null>
  round(): PresentedLiveRound | null
  lastSeed(): string | null
}

const NOTE_MS = 3200
const LATE_MS = 2500

export function createLiveDesk(parts: EngineParts, words: LiveWords, stage: Surroundings, show: LiveShow): LiveDesk {
  const { api, hud, money, sound, toast, launch } = parts
  const wallet = createBalance(parts)
  const seeds = createRoundSeed()
  let round: PresentedLiveRound | null = null
  let bettingMs = 1
  let phase: Phase = 'waiting'
  let own = new Map<string, PresentedOwnBet>()
  let isPaused = false
  let isSending = false
  let isLastSaid = false
  let toldRound: string | null = null
  let askedFor: string | null = null
  let lastSeed: string | null = null
  let note: ReturnType<typeof setTimeout> | undefined

  const feed = openFeed(launch, {
    table: (state) => {
      bettingMs = state.betting_ms
      own = new Map(state.own.map((bet) => [bet.id, bet]))
      show.history(state.history.map(({ mark }) => mark))
      hear(state.round, state.crowd)
      if (state.round && momentOf(state.round, feed.now()).phase === 'result') tellResult()
    },
    round: hear,
    result: (shown, history) => {
      if (round?.id === shown.id) round = shown
      lastSeed = shown.server_seed
      if (seeds.isChanged(shown)) tell(parts.texts('seedMismatch'))
      show.history(history.map(({ mark }) => mark))
      tellResult()
    },
    crowd,
    bet: (bet) => {
      keep(bet)
      changed()
      tellResult()
    },
    left: (left) => {
      for (const { id, left: times } of left) {
        const bet = own.get(id)
        if (bet) own.set(id, { ...bet, left: times })
      }
      changed()
      show.left?.(left)
    },
    line: (isLost) => toast(isLost ? parts.texts('reconnecting') : null),
    refused: (code) => void tellRefusal(parts, code),
  })

  const isOpen = () => phase === 'betting' && !isPaused && !isSending
  const bets = () => [...own.values()].filter(({ state }) => state !== 'refused' && state !== 'rolled_back')
  const staked = () => bets().reduce((sum, bet) => sum + bet.stake_cents, 0)
  const laidCents = () => (show.hasStake ? 0 : (show.order()?.stakeCents ?? 0))
  const act = () => (phase === 'spinning' && !isPaused ? (show.act?.() ?? null) : null)
  /** What a bet has left with is told once, whatever else is told of it. */
  function keep(bet: PresentedOwnBet): void {
    own.set(bet.id, { ...bet, left: bet.left ?? own.get(bet.id)?.left ?? null })
  }

  function hear(heard: PresentedLiveRound | null, all: PresentedCrowd): void {
    if (heard && heard.id !== round?.id) {
      for (const [id, bet] of own) if (bet.round !== heard.id) own.delete(id)
      phase = 'waiting'
      show.begin()
      stage.own('', false)
      hud.show({ pill: null, isWinning: false })
    }
    round = heard
    stage.round(round?.number ?? null)
    crowd(all)
    changed()
    follow()
  }

  function crowd(all: PresentedCrowd): void {
    stage.crowd(all)
    show.crowd(all)
  }

  /** The clock of the round: what a new phase brings is said once. */
  function follow(): void {
    const moment = momentOf(round, feed.now())
    stage.tick(moment, bettingMs)
    if (moment.phase !== phase) enter(moment.phase)
    const seconds = moment.phase === 'betting' && moment.leftMs !== null ? secondsOf(moment.leftMs) : null
    if (seconds !== null && seconds <= LAST_SECONDS && !isLastSaid) {
      isLastSaid = true
      hud.announce(`${words('lastSeconds')}. ${words('secondsLeft', { seconds })}.`)
      sound.play('tick')
    }
    // Another node may have settled the round: then nothing here announces it.
    const isLate =
      phase === 'result' && round && toldRound !== round.id && feed.now() - (round.result_at ?? 0) > LATE_MS
    if (isLate && askedFor !== round?.id) {
      askedFor = round?.id ?? null
      feed.refresh()
    }
  }

  function enter(next: Phase): void {
    const before = phase
    phase = next
    if (next === 'betting') {
      isLastSaid = false
      hud.announce(words('betting'))
      sound.play('opening')
    } else if (next === 'closing' || (before === 'betting' && next === 'spinning')) {
      hud.announce(words('closing'))
      sound.play('closing')
      if (laidCents() > 0) tell(words('backAgain'))
    }
    if (next === 'spinning' && round) show.spin(round, feed.now)
    if (next === 'result') tellResult()
    changed()
  }

  /** Once for a round: when its time has come and all own bets are settled. */
  function tellResult(): void {
    if (!round?.view || toldRound === round.id || phase !== 'result') return
    show.result(round, bets())
    const won = bets().reduce((sum, { win_cents }) => sum + (win_cents ?? 0), 0)
    if (bets().some(({ win_cents }) => win_cents === null)) return
    toldRound = round.id
    const result = show.say(round)
    if (bets().length === 0) {
      if (show.hasWinner?.(round)) stage.cheer?.()
      hud.announce(result)
      return
    }
    wallet.settled(bets())
    const outcome = outcomeOf(staked(), won)
    const text = words(outcome.words, { result, amount: money(won), stake: money(staked()) })
    hud.announce(text)
    hud.show({ win: money(won), isWinning: outcome.isWin })
    // SAFE-09: what was cheered as a win of one bet is none if another's loss outweighs it.
    if (!show.cheers || !outcome.isWin) hud.show({ pill: won > 0 ? text : null })
    stage.own(outcome.isWin ? `${words('lastWin')} ${money(won)}` : '', outcome.isWin)
    // The host of one who lost is glad of nobody else's win (SAFE-09).
    if (outcome.isWin) stage.cheer?.()
    if (outcome.sound && !show.cheers) sound.play(outcome.sound)
  }

  function changed(): void {
    show.open(isOpen(), bets())
    const order = isOpen() ? show.order() : null
    const canAct = act() !== null
    if (!show.hasStake) hud.show({ bet: money(staked() + laidCents()) })
    if (!canAct) hud.show({ figure: order && money(order.stakeCents), isLive: order !== null })
    // Not disabled: the focus stays on it from round to round, and a press says why nothing is confirmed.
    hud.spin.setAttribute('aria-disabled', String(!order && !canAct))
    if (phase === 'betting' && staked() > 0) stage.own(words('confirmed', { amount: money(staked()) }), false)
  }

  function tell(text: string): void {
    clearTimeout(note)
    toast(text)
    note = setTimeout(() => toast(null), NOTE_MS)
  }

  async function confirm(): Promise<void> {
    const order = show.order()
    if (phase !== 'betting') tell(words('bettingClosed'))
    else if (!order) tell(words('layFirst'))
    if (!isOpen() || !round || !order) return
    isSending = true
    changed()
    try {
      const { bet } = await api.betLive({
        round: round.id,
        stake_cents: order.stakeCents,
        bet: order.bet,
        player_seed: seeds.of(round),
      })
      keep(bet)
      wallet.staked(bet)
      show.taken()
      sound.play('chip')
      hud.announce(words('confirmed', { amount: money(staked()) }))
    } catch (error) {
      await refused(error)
    }
    isSending = false
    changed()
  }

  async function move(bet: PresentedOwnBet, what: unknown): Promise<PresentedOwnBet | null> {
    try {
      const { bet: moved } = await api.moveLive(bet, what)
      keep(moved)
      changed()
      return own.get(moved.id) ?? null
    } catch (error) {
      await refused(error)
      return null
    }
  }

  async function refused(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : 'unknown'
    tellHost({ type: 'error', code, is_told: true })
    if (!(error instanceof ApiError)) reportError(error)
    if (code === 'betting_closed') tell(words('bettingClosed'))
    else if (code === 'round_returned') tell(words('tooLate'))
    else if (code === 'table_full') tell(words('tableFull'))
    else if (code === 'move_late') return tell(words('moveLate'))
    else if (!code.startsWith('move_')) await tellRefusal(parts, code)
    feed.refresh()
  }

  const frame = () => {
    follow()
    requestAnimationFrame(frame)
  }

  return {
    open: async (state) => {
      wallet.set(state.balance_cents)
      hud.show({ win: money(0), isSoundOn: sound.isOn(), pressLabel: words('confirm'), pressIcon: 'check' })
      changed()
      frame()
    },
    press: () => {
      const doing = act()
      if (doing) doing()
      else void confirm()
    },
    bet: () => {},
    pause: () => {
      isPaused = true
      toast(parts.texts('paused'))
      changed()
    },
    resume: () => {
      isPaused = false
      toast(null)
      feed.refresh()
      changed()
    },
    // A table goes on by itself: its menu may always be opened.
    isBusy: () => false,
    changed,
    tell,
    balance: wallet.balance,
    isOpen,
    phase: () => phase,
    own: bets,
    move,
    round: () => round,
    lastSeed: () => lastSeed,
  }
}
