import type { EngineId } from '../engines/engine.ts'
import type { Messages } from '../messages.ts'

/** The launch data the page passes to the client script. */
export interface ClientLaunch {
  readonly token: string
  readonly title: string
  readonly locale: string
  readonly mode: 'real' | 'demo'
  readonly currency: string
  readonly subunitsToUnit: number
  /** Folder of the game's pictures, with a trailing slash. */
  readonly media: string
  readonly lobbyUrl: string
  /** The game's visuals and music are derived from these. */
  readonly theme: string
  readonly seed: string
  readonly engine: EngineId
  readonly profile: string
  /** The stated return, percent. */
  readonly rtp: string
  /** Page of a round's fairness on the site, with `{round}` as the placeholder of its id; null in a demo. */
  readonly roundUrl: string | null
  /** Path of the picture of the player's ship; null for guests. */
  readonly ship: string | null
  /** Texts of the game in the player's language. */
  readonly messages: Messages
  /** The page replays a finished round: no round can be played, and `token` reads only this one. */
  readonly isReplay: boolean
}
