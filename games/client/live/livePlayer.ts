import type { RoundTypes } from '../../engines/engine.ts'
import type { Texts } from '../../messages.ts'
import type { PresentedCrowd, PresentedLiveRound, PresentedOwnBet } from '../../protocol/live.ts'
import { ApiError } from '../api/api.ts'
import type { EngineParts } from '../engine.ts'
import { postToHost } from '../page/host.ts'
import { showError } from '../rounds/notices.ts'
import { createNote } from '../tables/note.ts'
import { pressOf, type TablePress } from '../tables/pressOf.ts'
import { createBalance } from './balance.ts'
import { type Feed, type FeedHandlers, openFeed } from './feed.ts'
import type { LiveShow } from './liveShow.ts'
import { OwnBets } from './ownBets.ts'
import { LAST_SECONDS, momentOf, type Phase, secondsOf } from './phase.ts'
import { createRoundSeed } from './roundSeed.ts'
import type { Surroundings } from './stage.ts'
import { tellOutcome } from './tellOutcome.ts'

const NOTE_MS = 3200
const LATE_MS = 2500

/** Connects a live table to the screen: the server's rounds, the player's own bets, and the results of both. */
export class LivePlayer<T extends RoundTypes> {
  readonly wallet: ReturnType<typeof createBalance>
  readonly showNote: (text: string) => void
  readonly #seeds = createRoundSeed()
  readonly #feed: Feed
  readonly #parts: EngineParts<T>
  readonly #texts: Texts<'live'>
  readonly #stage: Surroundings
  readonly #show: LiveShow<T>
  readonly #press: TablePress
  #round: PresentedLiveRound<T> | null = null
  #bettingMs = 1
  #phase: Phase = 'waiting'
  readonly own = new OwnBets<T>()
  #isPaused = false
  #isSending = false
  #isLastCallAnnounced = false
  #presentedRound: string | null = null
  #refreshedFor: string | null = null
  #lastSeed: string | null = null

  constructor(parts: EngineParts<T>, liveTexts: Texts<'live'>, stage: Surroundings, show: LiveShow<T>) {
    this.#parts = parts
    this.#texts = liveTexts
    this.#stage = stage
    this.#show = show
    this.#press = {
      label: liveTexts('confirm'),
      icon: 'check',
      repeatLabel: (amount) => liveTexts('repeat', { amount }),
      money: parts.money,
    }
    this.wallet = createBalance(parts)
    this.showNote = createNote(parts.toast, NOTE_MS)
    this.#feed = openFeed<T>(parts.launch, this.#handlers())
  }

  get round(): PresentedLiveRound<T> | null {
    return this.#round
  }

  get phase(): Phase {
    return this.#phase
  }

  get lastSeed(): string | null {
    return this.#lastSeed
  }

  open(balanceCents: number | null): void {
    const { hud, money, sound } = this.#parts
    this.wallet.set(balanceCents)
    hud.show({ win: money(0), isSoundOn: sound.isOn(), pressLabel: this.#texts('confirm'), pressIcon: 'check' })
    this.changed()
    this.#frame()
  }

  press(): void {
    const act = this.#act() ?? (() => void this.#confirm())
    act()
  }

  pause(): void {
    this.#isPaused = true
    this.#parts.toast(this.#parts.texts('paused'))
    this.changed()
  }

  resume(): void {
    this.#isPaused = false
    this.#parts.toast(null)
    this.#feed.refresh()
    this.changed()
  }

  readonly #frame = (): void => {
    this.#follow()
    requestAnimationFrame(this.#frame)
  }

  #handlers(): FeedHandlers<T> {
    const { toast, texts } = this.#parts
    return {
      table: (state) => {
        this.#bettingMs = state.betting_ms
        this.own.set(state.own)
        this.#show.history(state.history.map(({ mark }) => mark))
        this.#receiveRound(state.round, state.crowd)
        if (state.round && momentOf(state.round, this.#feed.now()).phase === 'result') this.#presentResult()
      },
      round: (round, crowd) => this.#receiveRound(round, crowd),
      result: (shown, history) => {
        if (this.#round?.id === shown.id) this.#round = shown
        this.#lastSeed = shown.server_seed
        if (this.#seeds.isChanged(shown)) this.showNote(texts('seedMismatch'))
        this.#show.history(history.map(({ mark }) => mark))
        this.#presentResult()
      },
      crowd: (crowd) => this.#crowd(crowd),
      bet: (bet) => {
        this.own.store(bet)
        this.changed()
        this.#presentResult()
      },
      left: (left) => {
        for (const bet of left) this.own.left(bet)
        this.changed()
        this.#show.left?.(left)
      },
      connection: (isLost) => toast(isLost ? texts('reconnecting') : null),
      refused: (code) => void showError(this.#parts, code),
    }
  }

  isOpen(): boolean {
    return this.#phase === 'betting' && !this.#isPaused && !this.#isSending
  }

  #laidCents(): number {
    return this.#show.hasStake ? 0 : (this.#show.order()?.stakeCents ?? 0)
  }

  /** Bets are repeated only as the first of a round: a second press must not stake them twice. */
  #repeat(): ReturnType<NonNullable<LiveShow<T>['repeat']>> {
    return this.isOpen() && this.own.list().length === 0 ? (this.#show.repeat?.() ?? null) : null
  }

  /** The action of the big button while the round runs. */
  #act(): (() => void) | null {
    return this.#phase === 'spinning' && !this.#isPaused ? (this.#show.act?.() ?? null) : null
  }

  #receiveRound(received: PresentedLiveRound<T> | null, all: PresentedCrowd): void {
    if (received && received.id !== this.#round?.id) {
      this.own.forgetBefore(received.id)
      this.#phase = 'waiting'
      this.#show.begin()
      this.#stage.own('', false)
      this.#parts.hud.show({ pill: null, isWinning: false })
    }
    this.#round = received
    this.#stage.round(this.#round?.number ?? null)
    this.#crowd(all)
    this.changed()
    this.#follow()
    if (received && this.#phase === 'spinning') this.#show.reveal?.(received)
  }

  #crowd(all: PresentedCrowd): void {
    this.#stage.crowd(all)
    this.#show.crowd(all)
  }

  /** Follows the round's clock and announces each new phase once. */
  #follow(): void {
    const moment = momentOf(this.#round, this.#feed.now())
    const words = this.#stage.tick(moment, this.#bettingMs, this.#feed.now())
    if (moment.phase !== this.#phase) this.#enter(moment.phase, words)
    const seconds = moment.phase === 'betting' && moment.leftMs !== null ? secondsOf(moment.leftMs) : null
    if (seconds !== null && seconds <= LAST_SECONDS && !this.#isLastCallAnnounced) {
      this.#isLastCallAnnounced = true
      this.#parts.hud.announce(`${this.#texts('lastSeconds')}. ${this.#texts('secondsLeft', { seconds })}.`)
      this.#parts.sound.play('tick')
    }
    // Another node may have settled the round, so this feed gets no message about it: reload the state.
    const isLate =
      this.#phase === 'result' &&
      this.#round &&
      this.#presentedRound !== this.#round.id &&
      this.#feed.now() - (this.#round.result_at ?? 0) > LATE_MS
    if (isLate && this.#refreshedFor !== this.#round?.id) {
      this.#refreshedFor = this.#round?.id ?? null
      this.#feed.refresh()
    }
  }

  #enter(next: Phase, words: string | undefined): void {
    const before = this.#phase
    this.#phase = next
    if (next === 'betting') {
      this.#isLastCallAnnounced = false
      this.#parts.hud.announce([words, this.#texts('betting')].filter(Boolean).join(' '))
      this.#parts.sound.play('opening')
    } else if (next === 'closing' || (before === 'betting' && next === 'spinning')) {
      this.#parts.hud.announce(this.#texts('closing'))
      this.#parts.sound.play('closing')
      if (this.#laidCents() > 0) this.showNote(this.#texts('backAgain'))
    } else if (words) this.#parts.hud.announce(words)
    if (next === 'spinning' && this.#round) this.#show.spin(this.#round, this.#feed.now)
    if (next === 'result') this.#presentResult()
    this.changed()
  }

  /** Presents the result once per round: when its time has come and all own bets are settled. */
  #presentResult(): void {
    if (!this.#round?.is_whole || this.#presentedRound === this.#round.id || this.#phase !== 'result') return
    this.#show.result(this.#round, this.own.list())
    if (this.own.list().some(({ win_cents }) => win_cents === null)) return
    this.#presentedRound = this.#round.id
    this.wallet.settled(this.own.list())
    const table = { parts: this.#parts, liveTexts: this.#texts, stage: this.#stage, show: this.#show }
    tellOutcome(table, this.#round, this.own)
  }

  changed(): void {
    this.#show.open(this.isOpen(), this.own.list())
    const order = this.isOpen() ? this.#show.order() : null
    const canAct = this.#act() !== null
    const repeat = this.#repeat()
    if (!this.#show.hasStake)
      this.#parts.hud.show({ bet: this.#parts.money(this.own.stakedCents() + this.#laidCents()) })
    if (!canAct)
      this.#parts.hud.show({
        figure: null,
        ...(this.#show.repeat && pressOf(repeat?.cents ?? 0, this.#press)),
        ...(order && { figure: this.#parts.money(order.stakeCents) }),
        isLive: order !== null,
      })
    // Only aria-disabled: the button keeps the focus between rounds, and a press explains why it cannot confirm.
    this.#parts.hud.spin.setAttribute('aria-disabled', String(!order && !repeat && !canAct))
    if (this.#phase === 'betting' && this.own.stakedCents() > 0)
      this.#stage.own(this.#texts('confirmed', { amount: this.#parts.money(this.own.stakedCents()) }), false)
  }

  async #confirm(): Promise<void> {
    const repeat = this.#repeat()
    repeat?.lay()
    const order = this.#show.order()
    if (this.#phase !== 'betting') this.showNote(this.#texts('bettingClosed'))
    // A refused repetition has already shown its reason.
    else if (!order && !repeat) this.showNote(this.#texts('layFirst'))
    if (!this.isOpen() || !this.#round || !order) return
    this.#isSending = true
    this.changed()
    try {
      const { bet } = await this.#parts.api.betLive({
        round: this.#round.id,
        stake_cents: order.stakeCents,
        bet: order.bet,
        player_seed: this.#seeds.of(this.#round),
      })
      this.own.store(bet)
      this.wallet.staked(bet)
      this.#show.orderConfirmed()
      this.#parts.sound.play('chip')
      this.#parts.hud.announce(this.#texts('confirmed', { amount: this.#parts.money(this.own.stakedCents()) }))
    } catch (error) {
      await this.#refused(error)
    }
    this.#isSending = false
    this.changed()
  }

  async move(bet: PresentedOwnBet<T>, what: unknown): Promise<PresentedOwnBet<T> | null> {
    try {
      const { bet: moved } = await this.#parts.api.moveLive(bet, what)
      this.own.store(moved)
      this.changed()
      return this.own.find(moved.id)
    } catch (error) {
      await this.#refused(error)
      return null
    }
  }

  async #refused(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : 'unknown'
    postToHost({ type: 'error', code, is_told: true })
    if (!(error instanceof ApiError)) reportError(error)
    if (code === 'betting_closed') this.showNote(this.#texts('bettingClosed'))
    else if (code === 'round_returned') this.showNote(this.#texts('tooLate'))
    else if (code === 'table_full') this.showNote(this.#texts('tableFull'))
    else if (code === 'move_late') return this.showNote(this.#texts('moveLate'))
    else if (!code.startsWith('move_')) await showError(this.#parts, code)
    this.#feed.refresh()
  }
}
