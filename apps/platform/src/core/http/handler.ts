import type { Answer, Api, CallName, CodeOf, ErrorCode, GeneralCode, Input } from '@apogee/contract'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import type { Refuse } from '../errors.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Log } from '../log.ts'
import type { Realtime } from '../realtime/realtime.ts'
import type { Licence, Player } from '../sessions/player.ts'
import type { RequestSession, Sessions } from '../sessions/session.ts'
import type { RequestDevice } from './visits/requestDevice.ts'

export type { Licence, Player }

/**
 * Services of areas and ports in every handler's `ctx`. An area declares its part next to its own code:
 * `declare module '../../core/http/handler.ts' { interface Services { readonly catalogue: Catalogue } }`
 * and the composition supplies it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Services {}

/** Whether they are on a break: no stakes, no deposits, no offers. */
export const isOnBreak = (player: Player | null, now: Date): boolean => (player?.breakUntil ?? now) > now

/** Parts that live as long as the process. */
export interface Core {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly ledger: Ledger
  readonly realtime: Realtime
  readonly sessions: Sessions
}

interface RequestFacts {
  readonly request: Request
  /** The raw bytes of the body, for signatures (calls of partners). */
  readonly rawBody: string
  readonly url: URL
  /** The origin the request used: `https://apogee.example`. */
  readonly origin: string
  readonly requestId: string
  readonly log: Log
  readonly ip: string
  readonly userAgent: string
  /** ISO code, or null when unknown. */
  readonly country: string | null
  readonly locale: string
  /** Of the host the request came to. */
  readonly brand: string
  /** The player's licence, else the brand's: content depends on it (I18N-03, I18N-05). */
  readonly licence: Licence
  /** Origins that may frame the brand on this host. */
  readonly frameAncestors: readonly string[]
  readonly session: RequestSession
  readonly device: RequestDevice
  /**
   * Of a `money` call; unique per player. Pass it to the code that moves the money, so that even a repeat after a crash
   * counts once.
   */
  readonly idempotencyKey: string
  /** Version requested by Accept or `accept-client`: `application/vnd.s.v2+json` is 2. */
  readonly version: number
  /**
   * The answer to another GET call of the contract for the same caller; 404 for other paths and answers that are not
   * JSON.
   */
  readonly answerOf: (path: string) => Promise<Response>
  /** Publishes to one player: `ctx.publish(player.id, 'balance', account)`. Call it after the commit. */
  readonly publish: Realtime['publishTo']
}

/**
 * `Codes`: the codes the call may be rejected with, in addition to the general codes. A use case lists those it needs:
 * `PlayerCtx<'debt_open'>`.
 */
export interface Ctx<Codes extends ErrorCode = never> extends Core, Services, RequestFacts {
  readonly player: Player | null
  /** `throw ctx.refuse(422, { email: { taken: true } })`: accepts only codes that the call's row lists. */
  readonly refuse: Refuse<Codes | GeneralCode>
}
export interface PlayerCtx<Codes extends ErrorCode = never> extends Ctx<Codes> {
  readonly player: Player
}

export type CtxOf<N extends CallName> = Api[N]['who'] extends 'player' ? PlayerCtx<CodeOf<N>> : Ctx<CodeOf<N>>

/** The use case behind a call. It may return a finished `Response` if it has the bytes at hand (cached JSON). */
export type Handler<N extends CallName> = (
  ctx: CtxOf<N>,
  input: Input<N>,
) => Answer<N> | Response | Promise<Answer<N> | Response>

export type Handlers = { readonly [N in CallName]: Handler<N> }
