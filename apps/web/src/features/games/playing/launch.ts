import type { Result } from '@apogee/contract'
import { hasDemo, isLocked } from '../model'

type WireGame = Result<'games.filter'>['data'][number]

export type Mode = 'real' | 'demo'

/** Why a game cannot be opened; texts in `games.page.reasons`. */
const reasons = [
  'login_needed',
  'currency_unavailable',
  'game_unavailable',
  'demo_unavailable',
  'money_only',
  'live_for_money',
  'session_ended',
  'limit_reached',
  'limit_restrict_access',
  'profile_incomplete',
  'account_held',
  'unconfirmed',
  'game_closed',
  'studio_closed',
  'play_closed',
  'not_offered',
  'unknown',
] as const
export type Reason = (typeof reasons)[number]

export const isReason = (value: unknown): value is Reason => reasons.some((one) => one === value)

/** RT-09, OPEN-76: the query decides if it is valid; by default a player plays for real money and a guest in demo. */
export function modeOf(asked: string | undefined, currency: string | null): Mode {
  if (asked === 'demo') return 'demo'
  if (asked === 'real') return 'real'
  return currency === null ? 'demo' : 'real'
}

export type Launch = { readonly url: string } | { readonly reason: Reason }

/** The message guests get about a game without a demo. */
const forMoney = ({ categories }: WireGame): Reason => (categories.includes('live') ? 'live_for_money' : 'money_only')

/** Address of the game's frame (wire-facts 12.3), or the reason why it cannot open (GAME-04, GAME-07). */
export function launchOf(game: WireGame, mode: Mode, currency: string | null, locale: string): Launch {
  if (mode === 'demo' && !hasDemo(game)) return { reason: currency === null ? forMoney(game) : 'demo_unavailable' }
  if (mode === 'real' && currency === null) return { reason: hasDemo(game) ? 'login_needed' : forMoney(game) }
  if (mode === 'real' && isLocked(game.currencies, currency)) return { reason: 'currency_unavailable' }
  const entry = game.currencies[mode === 'demo' ? 'FUN' : (currency ?? '')]
  if (!entry) return { reason: 'currency_unavailable' }
  return { url: `/games/${game.identifier}/${entry.id}?locale=${encodeURIComponent(locale)}` }
}

/** A message that a game's frame posts to the page around it. Amounts are minor units. */
export interface GameMessage {
  readonly source: 'apogee-game'
  readonly type:
    | 'loading'
    | 'ready'
    | 'round-started'
    | 'round-ended'
    | 'balance'
    | 'error'
    | 'deposit'
    | 'limits'
    | 'close'
  /** The loading step that is done. */
  readonly step?: string
  /** Why the platform did not open it. */
  readonly reason?: string
  /** The error code that the studio's client received. */
  readonly code?: string
  /** The client has already shown the message itself. */
  readonly is_told?: boolean
  readonly stake_cents?: number
  readonly win_cents?: number
  readonly round_id?: string
}

/** Parses a message from our own frame; anything else is null. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Partial<GameMessage>
  return message.source === 'apogee-game' && typeof message.type === 'string' ? (message as GameMessage) : null
}

/** The effect of an error on the page: the game is over, or it continues and a message is shown. */
export type ErrorEffect = { readonly over: Reason } | { readonly goesOn: 'funds' | 'limit' | 'quiet' }

const overCodes: Readonly<Record<string, Reason>> = {
  session_ended: 'session_ended',
  session_unknown: 'session_ended',
  token_invalid: 'session_ended',
  client_failed: 'unknown',
}

/**
 * Interprets a game's error. The platform sends a reason, and there is no game; the studio sends a code, and play
 * usually continues.
 */
export function errorEffectOf({
  reason,
  code,
  is_told,
}: Pick<GameMessage, 'reason' | 'code' | 'is_told'>): ErrorEffect {
  if (reason !== undefined) return { over: isReason(reason) ? reason : 'unknown' }
  const over = code === undefined ? 'unknown' : overCodes[code]
  if (over) return { over }
  if (is_told) return { goesOn: 'quiet' }
  if (code === 'insufficient_funds') return { goesOn: 'funds' }
  return { goesOn: code === 'limit_reached' ? 'limit' : 'quiet' }
}

/** Formats elapsed time as "0:38:12". */
export function elapsedText(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(total / 3600)}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`
}
