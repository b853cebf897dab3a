import type { RoundTypes } from '../engines/engine.ts'
import type { Texts, TextsIn } from '../messages.ts'
import type { ClientLaunch } from '../protocol/launch.ts'
import type { PresentedRound } from '../protocol/round.ts'
import type { PresentedState } from '../protocol/state.ts'
import type { Api } from './api/api.ts'
import type { Sound } from './sound/createSound.ts'
import type { StakeChange } from './stake/stake.ts'
import type { Backdrop } from './ui/backdrop.ts'
import type { Hud } from './ui/hud.ts'

/** The parts every game provides to its engine. */
export interface EngineParts<T extends RoundTypes = RoundTypes> {
  /**
   * The game's whole area. An engine inserts its elements over the backdrop and under the bar: `host.insertBefore(mine,
   * hud.element)`.
   */
  readonly host: HTMLElement
  readonly launch: ClientLaunch
  readonly api: Api<T>
  /** Texts shared by all games. */
  readonly texts: Texts
  /** Texts of one kind of game or engine; NAMESPACES (messages.ts) lists the namespaces a page carries. */
  readonly textsIn: TextsIn
  /** Formats minor units of the game's currency. */
  readonly money: (cents: number) => string
  readonly sound: Sound
  /** A line at the top until its cause has ended (null). */
  readonly toast: (text: string | null) => void
  /** Bar, win plate, announcements. */
  readonly hud: Hud
  /** Scene and title. */
  readonly backdrop: Backdrop
  /** Whether the player prefers reduced motion; read it each time, because it can change. */
  readonly isStill: () => boolean
  /** Calls back immediately and on every size change of the area. */
  readonly fit: (place: (width: number, height: number) => void) => void
}

/** A mounted game. `createRoundController` (rounds/roundController.ts) makes most of it for games that play one round after the other. */
export interface EngineView<T extends RoundTypes = RoundTypes> {
  /**
   * Shows the player's last state and resumes the open round, if any (`state.open`). Resolves when the player can play.
   */
  open(state: PresentedState<T>): Promise<void>
  /** The big button, space and enter. */
  press(): void
  /** The bet one step up or down. */
  bet(by: 1 | -1): void
  /** Replays a finished round; nothing is played and no money moves. Without it the game has no replays. */
  watch?(round: PresentedRound<T>): Promise<void>
  /** The host covers the game (a reality check, a dialog): no round begins until `resume`. */
  pause(): void
  resume(): void
  /** The dealer of a table welcomes the player, whose nickname the page around the game knows. Called once. */
  greet?(nickname: string | null): void
  /** True while a round runs: no other can begin, and none can be replayed. */
  isBusy(): boolean
  /** For the menu, rebuilt each time it opens. The menu itself adds the rules of all games. */
  rules(): HTMLElement
  /** How outcomes are drawn, where not from the player's own seeds. */
  fairness?(): HTMLElement
  /** The paytable; without it the menu has no such tab. */
  paytable?(): HTMLElement
  /** Optional actions: without them the bar and the menu do not offer them. */
  autoplay?(): void
  readonly turbo?: { isOn(): boolean; toggle(): void }
  readonly staking?: Staking
  /** The game's additional keys, for the list of shortcuts. */
  keys?(): readonly Hotkey[]
}

/** A keyboard shortcut; `shown` is the key's printed label. */
export interface Hotkey {
  readonly key: string
  readonly shown: string
  readonly label: string
  press(): void
}

/** How to change a stake that is one amount, in addition to steps. */
export interface Staking {
  /** Opens the input of a stake: typed or picked from the list. */
  openPanel(): void
  change(kind: StakeChange): void
}

/** The part of an engine's view that `createRoundController` makes. */
export interface RoundController<T extends RoundTypes = RoundTypes>
  extends Omit<EngineView<T>, 'rules' | 'paytable' | 'fairness'> {
  watch(round: PresentedRound<T>): Promise<void>
  readonly turbo: { isOn(): boolean; toggle(): void }
  readonly staking: Staking
  autoplay(): void
  stake(): number
  stakes(): readonly number[]
  /** For a game whose stake is not picked from the list: the sum of its chips. */
  setStake(cents: number): void
  balance(): number | null
}

/**
 * `engines/<id>/index.ts` exports this as `mount`. `state` is the argument of `open` after mounting. Throws where the
 * browser cannot draw the game.
 */
export type MountEngine<T extends RoundTypes = RoundTypes> = (
  parts: EngineParts<T>,
  state: PresentedState<T>,
) => Promise<EngineView<T>>
