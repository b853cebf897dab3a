import { ApiError, ConnectionError } from '@apogee/contract/protocol/failures'
import type { LogLevel } from '../browser/track'

/** A failed call: `GET /api/player/payments/:id`, its body, and its error. */
export interface Failure {
  readonly route: string
  readonly body?: unknown
  readonly error: unknown
}

export interface Verdict {
  readonly label: string
  readonly level: LogLevel
}

type Rule = (failure: Failure) => boolean
const route =
  (...names: string[]): Rule =>
  (failure) =>
    names.includes(failure.route)

const isSearch: Rule = ({ route: name, body }) =>
  name === 'POST /api/games_filter' && Boolean((body as { filter?: { title?: string } } | undefined)?.filter?.title)

/** ERR-04, OPEN-86: neither shown nor logged. The page works without the data, or shows the failure in its place. */
const silent: readonly Rule[] = [
  // Games of a category.
  (failure) => failure.route === 'POST /api/games_filter' && !isSearch(failure),
  // A CMS page, texts, the visitor's address, banners, which promotion pages to show.
  route('GET /api/cms/pages/:slug{.+}', 'GET /messages/:file', 'GET /api/current_ip'),
  route('GET /api/fe/config/banners-config', 'GET /api/fe/config/manage-promotion-pages'),
  // Quests, a single tournament, a wheel that failed to spin.
  ({ route: name }) => /\/quests?(\/|$)/.test(name),
  route('GET /api/tournaments/:id', 'POST /api/player/lootboxes/:id/activation'),
]

/** ERR-02: requests with a specific label. */
const named: readonly (readonly [Rule, string])[] = [
  [isSearch, 'LOAD_FOUND_GAMES_ERROR'],
  [route('GET /api/jackpot_wins'), 'GET_JACKPOT_WINNERS_ERROR'],
  // Changes in the background, whose error no player sees.
  [route('POST /api/users/transaction'), 'SAVE_TRANSACTION_ERROR'],
  [route('POST /log_utm_send'), 'SAVE_UTM_ERROR'],
  [route('PATCH /api/player/update_locale'), 'SAVE_LOCALE_ERROR'],
]

/** Reads that need a body; any other POST changes something, and the player who made it sees its error. */
const readsByPost =
  /^POST \/api\/(games_filter|fe\/config\/managers$|payments\/payment_methods\/.*\/(deposit|cashout)_info$)/
const isLoad = (name: string): boolean => name.startsWith('GET ') || readsByPost.test(name)

/** `GET /api/player/payments/:id` is LOAD_PLAYER_PAYMENTS_ID_ERROR. */
export function labelOf(name: string): string {
  const words = name
    .replace(/^\w+ \/(?:api\/)?/, '')
    .replace(/\{[^{}]*\}/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return ['LOAD', ...words, 'ERROR'].join('_').toUpperCase()
}

/** The log entry for a failed call; null for one that is not logged. */
export function judge(failure: Failure): Verdict | null {
  const { error } = failure
  // The caller cancelled the call and knows it.
  if (!(error instanceof ApiError) && !(error instanceof ConnectionError)) return null
  // An ended session is logged as a separate event (ERR-01).
  if (error instanceof ApiError && error.status === 401) return null
  if (silent.some((isSilent) => isSilent(failure))) return null
  const label = named.find(([is]) => is(failure))?.[1]
  if (!label && !isLoad(failure.route)) return null
  const isOurs = error instanceof ApiError && error.status >= 500
  return { label: label ?? labelOf(failure.route), level: isOurs ? 'ERROR' : 'WARN' }
}

// The browser's own noise, errors of extensions, and navigations that a later one superseded.
const noise = /^(ResizeObserver loop|Script error\.?$)|^AbortError\b|(chrome|moz|safari-web)-extension:/

/** Whether an uncaught error is worth logging: `text` is its name, message and stack. */
export const isNoise = (text: string): boolean => noise.test(text)
