import type { RoundTypes } from '../engines/engine.ts'
import type { Texts, TextsIn } from '../messages.ts'
import type { ClientLaunch } from '../server/page.ts'
import type { PresentedRound, PresentedState } from '../server/present.ts'
import type { Api } from './api.ts'
import type { Hotkey } from './hotkeys.ts'
import type { Sound } from './sound/createSound.ts'
import type { StakeChange } from './stake.ts'
import type { Backdrop } from './ui/backdrop.ts'
import type { Hud } from './ui/hud.ts'

/** What every game brings, whichever engine plays in it. */
export interface EngineParts<T extends RoundTypes = RoundTypes> {
  /** The game's whole area. Its own things go over the backdrop and under the bar: `host.insertBefore(mine, hud.element)`. */
  readonly host: HTMLElement
  readonly launch: ClientLaunch
  readonly api: Api<T>
  /** Texts of all games. */
  readonly texts: Texts
  /** Texts of one kind of game or engine; NAMESPACES (messages.ts) lists what a page carries. */
  readonly textsIn: TextsIn
  /** Writes minor units of the game's currency. */
  readonly money: (cents: number) => string
  readonly sound: Sound
  /** A line at the top until its cause is gone (null). */
  readonly toast: (text: string | null) => void
  /** Bar, win plate, announcements. */
  readonly hud: Hud
  /** Scene and title. */
  readonly backdrop: Backdrop
  /** Whether motion is unwanted; asked each time, for it may change. */
  readonly isStill: () => boolean
  /** Calls back at once and whenever the area changes its size. */
  readonly fit: (place: (width: number, height: number) => void) => void
}

/** A game at work. `createDesk` (desk.ts) makes most of it for games that play one round after the other. */
export interface EngineView<T extends RoundTypes = RoundTypes> {
  /** Shows where the player left off and, if a round is open (`state.open`), goes on with it. Resolves when one can play. */
  open(state: PresentedState<T>): Promise<void>
  /** The big button, space and enter. */
  press(): void
  /** The bet one step up or down. */
  bet(by: 1 | -1): void
  /** Shows a finished round again; nothing is played and no money moves. Without it none can be. */
  watch?(round: PresentedRound<T>): Promise<void>
  /** The host covers the game (a reality check, a dialog): nothing new begins until `resume`. */
  pause(): void
  resume(): void
  /** While a round is on; the menu stays closed. */
  isBusy(): boolean
  /** For the menu, built each time it opens. The menu itself adds what applies to every game. */
  rules(): HTMLElement
  /** How outcomes come about, where it is not by the player's own seeds. */
  fairness?(): HTMLElement
  /** What pays; without it the menu has no such tab. */
  paytable?(): HTMLElement
  /** Without these the bar and the menu do not offer them. */
  autoplay?(): void
  readonly turbo?: { isOn(): boolean; toggle(): void }
  readonly staking?: Staking
  /** Keys of its own, for the list of all. */
  keys?(): readonly Hotkey[]
}

/** How a stake that is one amount is changed, besides by steps. */
export interface Staking {
  /** Asks for it: typed or out of the list. */
  ask(): void
  change(kind: StakeChange): void
}

/** An engine's view as far as the desk makes it. */
export interface Desk<T extends RoundTypes = RoundTypes>
  extends Omit<EngineView<T>, 'rules' | 'paytable' | 'fairness'> {
  watch(round: PresentedRound<T>): Promise<void>
  readonly turbo: { isOn(): boolean; toggle(): void }
  readonly staking: Staking
  autoplay(): void
  stake(): number
  stakes(): readonly number[]
  /** For a game whose stake is not one of the list: the sum of its chips. */
  setStake(cents: number): void
  balance(): number | null
}

/** `engines/<id>/index.ts` exports this as `mount`. `state` is what `open` gets once all is there. Throws where the browser cannot draw the game. */
export type MountEngine<T extends RoundTypes = RoundTypes> = (
  parts: EngineParts<T>,
  state: PresentedState<T>,
) => Promise<EngineView<T>>
