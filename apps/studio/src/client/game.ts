import { payoutCents } from '../engines/lines/payout.ts'
import type { Profile } from '../engines/lines/profiles.ts'
import type { PresentedRound, PresentedState } from '../server/present.ts'
import { type Api, ApiError } from './api.ts'
import { createAutoplay } from './autoplay.ts'
import { createFreeGames } from './freeGames.ts'
import { tellHost } from './host.ts'
import type { Key, Texts } from './messages.ts'
import { wait } from './scene/frames.ts'
import type { Stage } from './scene/stage.ts'
import { createShowing, type Step } from './showing.ts'
import type { Sound } from './sound.ts'
import { recall, remember } from './storage.ts'
import { type Hud, sidePlate, symbolPicture } from './ui/hud.ts'
import { ask, askAutoplay } from './ui/panels.ts'

export interface GameParts {
  readonly host: HTMLElement
  readonly api: Api
  readonly stage: Stage
  readonly hud: Hud
  readonly texts: Texts
  readonly sound: Sound
  readonly money: (cents: number) => string
  readonly toast: (text: string | null) => void
  readonly profile: Profile
  readonly currency: string
  readonly isDemo: boolean
  readonly lobbyUrl: string
}

const REFUSALS: readonly Key[] = [
  'insufficient_funds',
  'limit_reached',
  'session_ended',
  'session_unknown',
  'token_invalid',
  'round_returned',
]

/** Plays rounds: one at a time, each shown to its end before the next begins. */
export function createGame(parts: GameParts) {
  const { host, api, stage, hud, texts, sound, money, profile } = parts
  const showing = createShowing(parts)
  const freeGames = createFreeGames(parts)
  const autoplay = createAutoplay((left) => hud.show({ autoplayLeft: left }))
  let stakes: readonly number[] = []
  let stakeCents = 0
  let balanceCents: number | null = null
  let stops: readonly number[] = [0, 0, 0, 0, 0]
  let isBusy = false
  let isTurning = false
  let isPaused = false
  let isTurbo = recall().turbo

  function setBalance(cents: number | null): void {
    if (cents === null) return
    balanceCents = cents
    hud.show({ balance: money(cents) })
    tellHost({ type: 'balance', balance_cents: cents, currency: parts.currency })
  }

  function setStake(cents: number): void {
    stakeCents = cents
    const at = stakes.indexOf(cents)
    hud.show({ bet: money(cents), canLower: at > 0 && !isBusy, canRaise: at < stakes.length - 1 && !isBusy })
    hud.plates('pays', topPays())
  }

  function topPays(): HTMLElement[] {
    const { wild, h1, h2 } = profile.design.pays
    return [wild, h1, h2].map((pays, at) => {
      const picture = symbolPicture(stage.art().canvases[at === 0 ? 0 : at + 1] as HTMLCanvasElement, 26)
      const label = document.createElement('span')
      label.append(picture, texts('topPays'))
      return sidePlate(label, money(payoutCents(pays[2], stakeCents)))
    })
  }

  function setBusy(busy: boolean): void {
    isBusy = busy
    hud.show({ isBusy: busy, canSkip: busy })
    setStake(stakeCents)
  }

  /** Turns the reels while the outcome is on its way, then shows what it won. */
  async function turn(outcome: Promise<Step>, isFree: boolean, before: number): Promise<Step> {
    showing.clear()
    sound.play('spin')
    isTurning = true
    const turned = stage.turn({
      outcome,
      isFree,
      isTurbo,
      onStop: (_, hasScatter) => sound.play(hasScatter ? 'scatter' : 'stop'),
      onAnticipation: (reel) => hud.element.classList.toggle('tense', reel !== null),
    })
    const step = await turned
      .then(() => outcome)
      .finally(() => {
        isTurning = false
        hud.element.classList.remove('tense')
      })
    stops = step.stops
    await showing.showStep(step, stakeCents, before, isTurbo || autoplay.isOn())
    return step
  }

  async function spin(): Promise<void> {
    if (isBusy || isPaused) return
    setBusy(true)
    hud.show({ win: money(0), isWinning: false })
    tellHost({ type: 'round-started', stake_cents: stakeCents })
    if (balanceCents !== null) hud.show({ balance: money(balanceCents - stakeCents) })
    try {
      await playRound()
    } catch (error) {
      autoplay.stop()
      await refused(error)
    }
    setBusy(false)
    if (autoplay.goesOn(balanceCents, stakeCents) && !isPaused) void spin()
  }

  async function playRound(): Promise<void> {
    const answer = api.spin({ stake_cents: stakeCents, request_id: newRequestId() })
    const first = await turn(
      answer.then(({ round }) => round.steps[0] as Step), // a played round has its paid step
      false,
      0,
    )
    let { round } = await answer
    if (first.freeGamesWon > 0) round = await playFreeGames(round, (step) => api.proceed({ round_id: round.id, step }))
    endRound(round)
  }

  function endRound(round: PresentedRound): void {
    const won = round.win_cents ?? 0
    hud.show({ win: money(won) })
    setBalance(round.balance_cents)
    autoplay.count(won, round.steps.length > 1)
    const balance = money(balanceCents ?? 0)
    hud.announce(won > 0 ? texts('announceResult', { win: money(won), balance }) : texts('announceNoWin', { balance }))
    const { id, stake_cents } = round
    tellHost({ type: 'round-ended', round_id: id, stake_cents, win_cents: won, balance_cents: balanceCents })
  }

  const playFreeGames = (round: PresentedRound, next: (step: number) => Promise<{ round: PresentedRound }>) =>
    freeGames.play(round, {
      stakeCents,
      isAuto: autoplay.isOn(),
      turn: (outcome, before) => turn(outcome, true, before),
      next,
    })

  /** A round that was not played: the reels go back, the reason is said, and the true balance is asked for. */
  async function refused(error: unknown): Promise<void> {
    stage.rest(stops, false)
    freeGames.leave()
    const code = error instanceof ApiError ? error.code : 'unknown'
    tellHost({ type: 'error', code })
    const isOver = code === 'token_invalid' || code === 'session_ended' || code === 'session_unknown'
    const key =
      parts.isDemo && code === 'insufficient_funds'
        ? 'demo_funds'
        : (REFUSALS.find((known) => known === code) ?? 'error_other')
    if (!isOver)
      await api.state().then(
        (state) => setBalance(state.balance_cents),
        () => {},
      )
    const choices = [
      { label: texts(isOver ? 'backToLobby' : 'close'), value: isOver ? 'lobby' : 'close', isMain: true },
    ]
    const answer = await ask(host, { title: texts('errorTitle'), lines: [texts(key)], choices })
    if (answer === 'lobby') tellHost({ type: 'close' })
  }

  /** Shows a finished round again; nothing is played and no money moves. */
  async function watch(round: PresentedRound): Promise<void> {
    if (isBusy || round.steps.length === 0) return
    const stake = stakeCents
    setBusy(true)
    stakeCents = round.stake_cents
    parts.toast(texts('watching'))
    hud.show({ win: money(0), bet: money(stakeCents) })
    try {
      await turn(Promise.resolve(round.steps[0] as Step), false, 0) // not empty: checked above
      if (round.steps.length > 1) await playFreeGames(round, async () => ({ round }))
    } finally {
      parts.toast(null)
      stakeCents = stake
      setBusy(false)
    }
  }

  async function open(): Promise<void> {
    let state = await api.state()
    while (state.pending) {
      parts.toast(texts('finishing'))
      await wait(2000)
      state = await api.state()
    }
    parts.toast(null)
    stakes = state.stakes
    const kept = recall().stake[parts.currency]
    setStake(kept && stakes.includes(kept) ? kept : state.stake_cents)
    setBalance(state.balance_cents)
    hud.show({ win: money(0), isTurbo, isSoundOn: sound.isOn() })
    restAt(state.last)
    if (state.interrupted) await tellInterrupted(state)
  }

  function restAt(last: PresentedRound | null): void {
    const step = last?.steps.at(-1)
    if (step) stops = step.stops
    if (step) stage.rest(stops, (last?.steps.length ?? 0) > 1)
  }

  async function tellInterrupted({ interrupted: round }: PresentedState): Promise<void> {
    if (!round) return
    const isPlayed = round.state === 'settled'
    const values = { stake: money(round.stake_cents), win: money(round.win_cents ?? 0) }
    const close = { label: texts('carryOn'), value: 'close', isMain: true }
    const answer = await ask(host, {
      title: texts('interruptedTitle'),
      lines: [texts(isPlayed ? 'interruptedSettled' : 'interruptedReturned', values)],
      choices: isPlayed ? [close, { label: texts('watch'), value: 'watch' }] : [close],
    })
    void api.told().catch(() => {})
    if (answer === 'watch') await watch(round)
  }

  function bet(by: 1 | -1): void {
    const next = stakes[stakes.indexOf(stakeCents) + by]
    if (isBusy || next === undefined) return
    showing.clear()
    setStake(next)
    sound.play('click')
    remember({ stake: { ...recall().stake, [parts.currency]: next } })
    hud.announce(texts('announceBet', { bet: money(next) }))
  }

  /** The big button: begins a round, hurries the one that turns, or ends autoplay. */
  function press(): void {
    if (autoplay.isOn()) autoplay.stop()
    else if (isTurning) stage.hurry()
    else if (isBusy) showing.skip()
    else void spin()
  }

  return {
    open,
    press,
    bet,
    watch,
    stake: () => stakeCents,
    isBusy: () => isBusy,
    toggleTurbo: () => {
      isTurbo = !isTurbo
      remember({ turbo: isTurbo })
      hud.show({ isTurbo })
      return isTurbo
    },
    isTurbo: () => isTurbo,
    askAutoplay: async () => {
      if (isBusy) return
      const plan = await askAutoplay(host, texts, money, stakeCents)
      if (!plan || isBusy) return
      autoplay.begin(plan, balanceCents ?? 0)
      void spin()
    },
    pause: () => {
      isPaused = true
      autoplay.stop()
      parts.toast(texts('paused'))
    },
    resume: () => {
      isPaused = false
      parts.toast(null)
      if (!isBusy)
        void api.state().then(
          (state) => setBalance(state.balance_cents),
          () => {},
        )
    },
  }
}
export type Game = ReturnType<typeof createGame>

/** Random and long enough never to be met twice; plain http has no randomUUID. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
