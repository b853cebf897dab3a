import type { RoundTypes } from '../../engines/engine.ts'
import { USUAL_RULES } from '../../protocol/gameRules.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { PresentedState } from '../../protocol/state.ts'
import { ApiError } from '../api/api.ts'
import { newRequestId } from '../api/requestId.ts'
import type { EngineParts } from '../engine.ts'
import { postToHost } from '../page/host.ts'
import { readSettings, saveSettings } from '../page/storage.ts'
import { createStaking } from '../stake/staking.ts'
import { endAnnouncement, replayAnnouncement } from './announcement.ts'
import { createAutoplay } from './autoplay.ts'
import { beganInFeature, createFreeRounds, debitedBy, freeOrder, paidBy } from './freeRounds.ts'
import type { Course, GameView } from './gameView.ts'
import { showError, showInterrupted, showNotLoaded } from './notices.ts'
import { createOwnSeed } from './ownSeed.ts'
import { createPace } from './pace.ts'

/** Plays rounds one at a time, each shown to its end before the next begins. */
export class RoundPlayer<T extends RoundTypes> {
  balanceCents: number | null = null
  isBusy = false
  isTurbo = false
  readonly autoplay: ReturnType<typeof createAutoplay>
  readonly staking: ReturnType<typeof createStaking>
  /** Wins of rounds that are paid but still being shown. */
  #unseenCents = 0
  #isPaused = false
  #rules: PresentedState['rules'] = USUAL_RULES
  readonly #pace = createPace()
  readonly #parts: EngineParts<T>
  readonly #view: GameView<T>
  readonly #freeRounds: ReturnType<typeof createFreeRounds>
  readonly #ownSeed: ReturnType<typeof createOwnSeed<T>>

  constructor(parts: EngineParts<T>, view: GameView<T>) {
    const { hud, toast, texts, api } = parts
    this.#parts = parts
    this.#view = view
    this.autoplay = createAutoplay((left) => hud.show({ autoplayLeft: left }))
    this.#freeRounds = createFreeRounds({
      ...parts,
      stopAutoplay: () => this.stopAutoplay(),
      setStake: (cents) => this.staking.set(cents ?? this.staking.own()),
      spin: () => this.spin(),
    })
    this.staking = createStaking({
      ...parts,
      isFixed: () => this.isBusy || this.#freeRounds.now() !== null,
      balance: () => this.balanceCents,
      changed: (cents) => view.stakeChanged?.(cents),
    })
    this.#ownSeed = createOwnSeed(api, () => toast(texts('seedMismatch')))
  }

  press(): void {
    if (this.autoplay.isOn()) this.stopAutoplay()
    else if (this.isBusy) {
      if (this.#rules.stop) this.#view.hurry()
    } else this.spin()
  }

  toggleTurbo(): void {
    this.isTurbo = !this.isTurbo
    saveSettings({ turbo: this.isTurbo })
    this.#parts.hud.show({ isTurbo: this.isTurbo })
  }

  pause(): void {
    this.#isPaused = true
    this.stopAutoplay()
    this.#parts.toast(this.#parts.texts('paused'))
  }

  resume(): void {
    this.#isPaused = false
    this.#parts.toast(null)
    if (this.isBusy) return
    void this.#parts.api.state().then(
      (state) => {
        this.#setBalance(state.balance_cents)
        if (!this.isBusy) void this.#freeRounds.begin(state.free_rounds, true)
      },
      // Safe to ignore: the next round loads the state again.
      () => {},
    )
  }

  #setBalance(cents: number | null): void {
    if (cents === null) return
    this.balanceCents = cents
    this.#parts.hud.show({ balance: this.#parts.money(cents - this.#unseenCents) })
    postToHost({ type: 'balance', balance_cents: cents - this.#unseenCents, currency: this.#parts.launch.currency })
  }

  #setBusy(busy: boolean): void {
    this.isBusy = busy
    this.#parts.hud.show({ isBusy: busy, canOpenMenu: !busy, canSkip: busy && this.#rules.stop })
    this.staking.set(this.staking.now())
  }

  #course(move: Course<T>['move']): Course<T> {
    return {
      stakeCents: this.staking.now(),
      isFeature: this.#freeRounds.now()?.feature !== undefined,
      isAuto: this.autoplay.isOn,
      isTurbo: () => this.isTurbo,
      move,
      steps: async (round) => (round.moves.length > 0 ? (await this.#parts.api.steps(round)).views : []),
    }
  }

  #playing(release: (round: PresentedRound<T>) => void): Course<T> {
    const course = this.#course(async (round, move) => {
      const after = (await this.#parts.api.move(round, move)).round
      // The win of a finished round is not announced before it is shown.
      if (after.is_open) this.#setBalance(after.balance_cents)
      return after
    })
    return { ...course, release }
  }

  spin(): void {
    if (this.isBusy || this.#isPaused || (this.#view.isReady && !this.#view.isReady())) return
    this.#parts.hud.show({ win: this.#parts.money(0), isWinning: false })
    const given = this.#freeRounds.now()
    const taken = given ? 0 : this.staking.now()
    postToHost({ type: 'round-started', stake_cents: taken })
    if (this.balanceCents !== null)
      this.#parts.hud.show({ balance: this.#parts.money(this.balanceCents - this.#unseenCents - taken) })
    const bet = this.#view.bet?.()
    void this.#run((release) => {
      const order = { stake_cents: this.staking.now(), request_id: newRequestId(), ...(bet !== undefined && { bet }) }
      const begun = this.#pace.next(this.#rules.min_round_ms, () =>
        this.#ownSeed.place({ ...order, ...(given && freeOrder(given)) }),
      )
      return this.#view.play(begun, this.#playing(release))
    })
  }

  /** Runs a round from its beginning or from where it was left, and the steps after its end. */
  async #run(play: (release: (round: PresentedRound<T>) => void) => Promise<PresentedRound<T>>): Promise<void> {
    this.#setBusy(true)
    let open: PresentedRound<T> | null = null
    let isReleased = false
    const release = (round: PresentedRound<T>) => {
      if (isReleased) return
      isReleased = true
      this.#unseenCents += paidBy(round)
      this.#settle(round)
      void this.#next()
    }
    try {
      const round = await play(release)
      if (isReleased) this.#unseenCents -= paidBy(round)
      else this.#settle(round)
      this.#announceEnd(round)
    } catch (error) {
      this.autoplay.stop()
      open = await this.#refused(error)
    }
    if (open) return this.#resumeRound(open)
    if (!isReleased) await this.#next()
  }

  async #next(): Promise<void> {
    if (this.#freeRounds.now()) await this.#freeRounds.end()
    this.#setBusy(false)
    if (this.autoplay.isOn()) this.staking.set(this.autoplay.nextStake(this.staking.now(), this.staking.raised))
    if (
      this.autoplay.mayContinue(this.balanceCents, this.#freeRounds.now() ? 0 : this.staking.now()) &&
      !this.#isPaused
    )
      return this.spin()
    this.#restoreStake()
  }

  /** After autoplay, restores the player's own bet. */
  #restoreStake(): void {
    const before = this.autoplay.restoredStake()
    if (before !== null && !this.#freeRounds.now()) this.staking.set(before)
  }

  /** Without a running round, the bet is restored immediately. */
  stopAutoplay(): void {
    this.autoplay.stop()
    if (!this.isBusy) this.#restoreStake()
  }

  async #resumeRound(round: PresentedRound<T>): Promise<void> {
    const { resume: show } = this.#view
    if (!show) return
    this.staking.set(round.stake_cents)
    postToHost({ type: 'round-started', stake_cents: round.free ? 0 : round.stake_cents })
    await this.#run((release) => show(round, this.#playing(release)))
  }

  #settle(round: PresentedRound<T>): void {
    this.#setBalance(round.balance_cents)
    this.#freeRounds.count(round)
    const isEnough = this.#view.endsAutoplay?.(round) ?? round.moves.length > 0
    this.autoplay.count({ paidCents: paidBy(round), debitedCents: debitedBy(round) }, isEnough)
  }

  #announceEnd(round: PresentedRound<T>): void {
    const won = round.win_cents ?? 0
    this.#parts.hud.show({ win: this.#parts.money(won) })
    this.#setBalance(this.balanceCents)
    const balance_cents = this.balanceCents === null ? null : this.balanceCents - this.#unseenCents
    this.#parts.hud.announce(
      endAnnouncement(this.#parts, this.#view.announcement?.(round), {
        wonCents: won,
        stakeCents: debitedBy(round),
        balanceCents: balance_cents ?? 0,
      }),
    )
    const taken = { round_id: round.id, stake_cents: debitedBy(round) }
    postToHost({ type: 'round-ended', ...taken, win_cents: paidBy(round), balance_cents })
  }

  /**
   * Handles a rejected round or move: shows the reason and reloads the state. Returns the round that is still open, if
   * any.
   */
  async #refused(error: unknown): Promise<PresentedRound<T> | null> {
    this.#view.reset()
    const code = error instanceof ApiError ? error.code : 'unknown'
    postToHost({ type: 'error', code, is_told: true })
    if (!(error instanceof ApiError)) reportError(error)
    // The player sees the rejection below; the balance stays until the next response.
    const state = await this.#parts.api.state().catch(() => null)
    this.#setBalance(state?.balance_cents ?? null)
    if (state) this.#ownSeed.know(state.seed)
    if (code.startsWith('free_rounds')) this.#freeRounds.leave()
    // Another tab has left a round open: it is resumed here.
    if (code !== 'round_open' || !state?.open) await showError(this.#parts, code)
    return state?.open ?? null
  }

  async watch(round: PresentedRound<T>): Promise<void> {
    if (this.isBusy || !round.view) return
    const stake = this.staking.now()
    this.#setBusy(true)
    if (this.#view.isPressMove) this.#parts.hud.show({ canSkip: false })
    this.staking.set(round.stake_cents)
    this.#parts.toast(this.#parts.texts('watching'))
    this.#parts.hud.show({ win: this.#parts.money(0) })
    try {
      await this.#view.replay(round, { ...this.#course(async () => round), isFeature: beganInFeature(round) })
      this.#parts.hud.announce(
        replayAnnouncement(this.#parts, this.#view.announcement?.(round), {
          wonCents: round.win_cents ?? 0,
          stakeCents: debitedBy(round),
        }),
      )
    } finally {
      this.#parts.toast(null)
      this.staking.set(stake)
      this.#setBusy(false)
    }
  }

  async open(state: PresentedState<T>): Promise<void> {
    this.#rules = { ...state.rules, stop: state.rules.stop || this.#view.isPressMove === true }
    this.isTurbo = readSettings().turbo && state.rules.turbo
    this.staking.open({ stakes: state.stakes, step: state.stake_step }, state.stake_cents)
    this.#setBalance(state.balance_cents)
    this.#ownSeed.know(state.seed)
    this.#parts.hud.show({ win: this.#parts.money(0), isTurbo: this.isTurbo, isSoundOn: this.#parts.sound.isOn() })
    // After a change of the game's engine, the last round cannot be shown.
    const isShown = state.last && !state.last.is_open && state.last.engine === this.#parts.launch.engine
    this.#view.showLast(isShown ? state.last : null)
    // Not awaited: the game counts as loaded now, and the page around it shows it once it is open.
    void this.#showWaiting(state)
  }

  /** In turn: the message about a round that ended without its player, granted free rounds, and the open round. */
  async #showWaiting({ interrupted, free_rounds, open }: PresentedState<T>): Promise<void> {
    if (interrupted && (await showInterrupted(this.#parts, interrupted))) await this.watch(interrupted)
    await this.#freeRounds.begin(free_rounds ?? open?.free?.standing ?? null, !open)
    if (open) await this.#resumeRound(open)
  }

  async openAutoplayPanel(): Promise<void> {
    if (this.isBusy) return
    const hint = this.#view.hasFreeGames ? 'autoplayHintFree' : 'autoplayHint'
    const more = { hint, also: this.#view.autoplayInputs?.(), canRaise: this.#view.hasChips !== true } as const
    // The player sees a message, and the next press retries.
    const panel = await import('../ui/autoplayPanel.ts').catch(() => null)
    if (!panel) return showNotLoaded(this.#parts)
    if (!this.#rules.autoplay) return
    const options = { ...more, rules: this.#rules.autoplay }
    const plan = await panel.askAutoplayPlan(this.#parts, this.staking.now(), options)
    if (!plan || this.isBusy || this.#isPaused) return
    this.autoplay.begin(plan, this.staking.now())
    // The focus makes a press of the space bar stop autoplay.
    this.#parts.hud.spin.focus()
    this.spin()
  }
}
