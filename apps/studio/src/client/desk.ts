import type { RoundTypes } from '../engines/engine.ts'
import type { PresentedRound, PresentedState } from '../server/present.ts'
import { ApiError } from './api.ts'
import { createAutoplay } from './autoplay.ts'
import type { Desk, EngineParts } from './engine.ts'
import { beganInFeature, createFreeRounds, freeOrder, paidBy, takenBy } from './freeRounds.ts'
import { tellHost } from './host.ts'
import { tellInterrupted, tellNotLoaded, tellRefusal } from './notices.ts'
import { createOwnSeed } from './ownSeed.ts'
import { newRequestId } from './requestId.ts'
import { saidEnd, saidReplay } from './said.ts'
import type { Course, Showing } from './showing.ts'
import { createStaking } from './staking.ts'
import { recall, remember } from './storage.ts'

/** Plays rounds: one at a time, each shown to its end before the next begins. */
export function createDesk<T extends RoundTypes>(parts: EngineParts<T>, showing: Showing<T>): Desk<T> {
  const { api, hud, texts, sound, money, toast } = parts
  const { currency } = parts.launch
  const autoplay = createAutoplay((left) => hud.show({ autoplayLeft: left }))
  const free = createFreeRounds({
    ...parts,
    stopAutoplay,
    setStake: (cents) => setStake(cents ?? staking.own()),
  })
  const staking = createStaking({
    ...parts,
    isFixed: () => isBusy || free.now() !== null,
    balance: () => balanceCents,
    changed: (cents) => showing.stakeChanged?.(cents),
  })
  const { set: setStake, now: stakeNow } = staking
  const ownSeed = createOwnSeed(api, () => toast(texts('seedMismatch')))
  let balanceCents: number | null = null
  /** Won by rounds that are paid but still shown. */
  let unseenCents = 0
  let isBusy = false
  let isPaused = false
  let isTurbo = recall().turbo

  function setBalance(cents: number | null): void {
    if (cents === null) return
    balanceCents = cents
    hud.show({ balance: money(cents - unseenCents) })
    tellHost({ type: 'balance', balance_cents: cents - unseenCents, currency })
  }

  function setBusy(busy: boolean): void {
    isBusy = busy
    hud.show({ isBusy: busy, canSkip: busy })
    setStake(stakeNow())
  }

  const course = (move: Course<T>['move']): Course<T> => ({
    stakeCents: stakeNow(),
    isFeature: free.now()?.feature !== undefined,
    isAuto: autoplay.isOn,
    isTurbo: () => isTurbo,
    move,
    steps: async (round) => (round.moves.length > 0 ? (await api.steps(round)).views : []),
  })
  const playing = (release: (round: PresentedRound<T>) => void): Course<T> => ({
    ...course(async (round, move) => {
      const after = (await api.move(round, move)).round
      // The win of a finished round is not announced before it is shown.
      if (after.is_open) setBalance(after.balance_cents)
      return after
    }),
    release,
  })

  function spin(): void {
    if (isBusy || isPaused || (showing.isReady && !showing.isReady())) return
    hud.show({ win: money(0), isWinning: false })
    const given = free.now()
    const taken = given ? 0 : stakeNow()
    tellHost({ type: 'round-started', stake_cents: taken })
    if (balanceCents !== null) hud.show({ balance: money(balanceCents - unseenCents - taken) })
    const bet = showing.bet?.()
    void run((release) => {
      const order = { stake_cents: stakeNow(), request_id: newRequestId(), ...(bet !== undefined && { bet }) }
      const begun = ownSeed.place({ ...order, ...(given && freeOrder(given)) })
      return showing.play(begun, playing(release))
    })
  }

  /** A round from its beginning or from where it was left, and whatever follows from its end. */
  async function run(play: (release: (round: PresentedRound<T>) => void) => Promise<PresentedRound<T>>): Promise<void> {
    setBusy(true)
    let open: PresentedRound<T> | null = null
    let isReleased = false
    const release = (round: PresentedRound<T>) => {
      if (isReleased) return
      isReleased = true
      unseenCents += paidBy(round)
      settle(round)
      void next()
    }
    try {
      const round = await play(release)
      if (isReleased) unseenCents -= paidBy(round)
      else settle(round)
      tellEnd(round)
    } catch (error) {
      autoplay.stop()
      open = await refused(error)
    }
    if (open) return carryOn(open)
    if (!isReleased) await next()
  }

  async function next(): Promise<void> {
    if (free.now()) await free.end()
    setBusy(false)
    if (autoplay.isOn()) setStake(autoplay.nextStake(stakeNow(), staking.raised))
    if (autoplay.goesOn(balanceCents, free.now() ? 0 : stakeNow()) && !isPaused) return spin()
    giveBack()
  }

  /** After autoplay the bet is the player's own again. */
  function giveBack(): void {
    const before = autoplay.takeBack()
    if (before !== null && !free.now()) setStake(before)
  }

  function stopAutoplay(): void {
    autoplay.stop()
    if (!isBusy) giveBack()
  }

  async function carryOn(round: PresentedRound<T>): Promise<void> {
    const { carryOn: show } = showing
    if (!show) return
    setStake(round.stake_cents)
    tellHost({ type: 'round-started', stake_cents: round.free ? 0 : round.stake_cents })
    await run((release) => show(round, playing(release)))
  }

  function settle(round: PresentedRound<T>): void {
    setBalance(round.balance_cents)
    free.count(round)
    const isEnough = showing.endsAutoplay?.(round) ?? round.moves.length > 0
    autoplay.count({ paidCents: paidBy(round), takenCents: takenBy(round) }, isEnough)
  }

  function tellEnd(round: PresentedRound<T>): void {
    const won = round.win_cents ?? 0
    hud.show({ win: money(won) })
    setBalance(balanceCents)
    const balance_cents = balanceCents === null ? null : balanceCents - unseenCents
    hud.announce(
      saidEnd(parts, showing.say?.(round), {
        wonCents: won,
        stakeCents: takenBy(round),
        balanceCents: balance_cents ?? 0,
      }),
    )
    const taken = { round_id: round.id, stake_cents: takenBy(round) }
    tellHost({ type: 'round-ended', ...taken, win_cents: paidBy(round), balance_cents })
  }

  /** A round or a move that was not played: the reason is said, and what is true is asked for. Answers a round still open. */
  async function refused(error: unknown): Promise<PresentedRound<T> | null> {
    showing.reset()
    const code = error instanceof ApiError ? error.code : 'unknown'
    tellHost({ type: 'error', code, is_told: true })
    if (!(error instanceof ApiError)) reportError(error)
    const state = await api.state().catch(() => null)
    setBalance(state?.balance_cents ?? null)
    if (state) ownSeed.know(state.seed)
    if (code.startsWith('free_rounds')) free.leave()
    // Another tab has left a round open: it goes on here.
    if (code !== 'round_open' || !state?.open) await tellRefusal(parts, code)
    return state?.open ?? null
  }

  async function watch(round: PresentedRound<T>): Promise<void> {
    if (isBusy || !round.view) return
    const stake = stakeNow()
    setBusy(true)
    setStake(round.stake_cents)
    toast(texts('watching'))
    hud.show({ win: money(0) })
    try {
      const seen = course(async () => round)
      await showing.replay(round, { ...seen, isFeature: beganInFeature(round) })
      hud.announce(
        saidReplay(parts, showing.say?.(round), { wonCents: round.win_cents ?? 0, stakeCents: takenBy(round) }),
      )
    } finally {
      toast(null)
      setStake(stake)
      setBusy(false)
    }
  }

  async function open(state: PresentedState<T>): Promise<void> {
    staking.open({ stakes: state.stakes, step: state.stake_step }, state.stake_cents)
    setBalance(state.balance_cents)
    ownSeed.know(state.seed)
    hud.show({ win: money(0), isTurbo, isSoundOn: sound.isOn() })
    // A game that has changed its engine begins as if nothing had been played.
    const isShown = state.last && !state.last.is_open && state.last.engine === parts.launch.engine
    showing.rest(isShown ? state.last : null)
    if (state.interrupted) {
      const round = state.interrupted
      if (await tellInterrupted(parts, round)) await watch(round)
    }
    // The game is loaded meanwhile: the page around it shows it once it is open.
    void free.begin(state.free_rounds ?? state.open?.free?.standing ?? null).then(() => {
      if (state.open) void carryOn(state.open)
    })
  }

  async function askAutoplay(): Promise<void> {
    if (isBusy) return
    const hint = showing.hasFreeGames ? 'autoplayHintFree' : 'autoplayHint'
    const more = { hint, also: showing.asksAutoplay?.(), canRaise: showing.hasChips !== true } as const
    const panel = await import('./ui/autoplayPanel.ts').catch(() => null)
    if (!panel) return tellNotLoaded(parts)
    const plan = await panel.askAutoplay(parts, stakeNow(), more)
    if (!plan || isBusy || isPaused) return
    autoplay.begin(plan, stakeNow())
    // A press of the space bar stops it.
    hud.spin.focus()
    spin()
  }

  return {
    open,
    bet: staking.step,
    staking: staking.actions,
    watch,
    setStake,
    press: () => {
      if (autoplay.isOn()) stopAutoplay()
      else if (isBusy) showing.hurry()
      else spin()
    },
    stake: stakeNow,
    stakes: staking.list,
    balance: () => balanceCents,
    isBusy: () => isBusy,
    turbo: {
      isOn: () => isTurbo,
      toggle: () => {
        isTurbo = !isTurbo
        remember({ turbo: isTurbo })
        hud.show({ isTurbo })
      },
    },
    autoplay: () => void askAutoplay(),
    pause: () => {
      isPaused = true
      stopAutoplay()
      toast(texts('paused'))
    },
    resume: () => {
      isPaused = false
      toast(null)
      if (isBusy) return
      void api.state().then(
        (state) => {
          setBalance(state.balance_cents)
          if (!isBusy) void free.begin(state.free_rounds)
        },
        () => {},
      )
    },
  }
}
