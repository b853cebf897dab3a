import type { CallName } from '@apogee/contract'
import { ApiError } from '@apogee/contract/protocol/failures'
import { routes } from '@apogee/contract/protocol/routes'
import { splitRoute } from '@apogee/contract/protocol/splitRoute'
import type { LogDetails, LogLevel } from '../browser/track'
import { beacon } from './beacon'
import { isNoise, judge } from './failures'
import { isBot } from './isBot'

interface Entry {
  readonly label: string
  readonly level: LogLevel
  readonly details: LogDetails
}

// A page that fails in a loop must not flood the log: a maximum per page load, and one per kind.
const maxReports = 30
const maxOfAKind = 3
const counts = new Map<string, number>()
let sent = 0

function isWorthMore(kind: string): boolean {
  const count = (counts.get(kind) ?? 0) + 1
  counts.set(kind, count)
  sent += 1
  return count <= maxOfAKind && sent <= maxReports
}

/** Sends only the page's path: a query may contain a token. */
export async function sendLog({ label, level, details }: Entry): Promise<void> {
  const path = location.pathname
  if (!isWorthMore(label) || (await isBot())) return
  beacon('tracking.log', { ...details, label: label.slice(0, 200), level_name: level, path, is_ssr: false })
}

export function sendFailure(name: CallName, request: object, error: unknown): void {
  const route = routes[name]
  const verdict = judge({ route, body: (request as { body?: unknown }).body, error })
  if (!verdict) return
  const { method, path } = splitRoute(route)
  const status = error instanceof ApiError ? error.status : 0
  const message = error instanceof ApiError ? error.reference : error instanceof Error ? error.message : String(error)
  const details = { request_method: method, request_url: path, http_status: status, message }
  void sendLog({ label: verdict.label, level: verdict.level, details })
}

export function sendUncaught(label: string, reason: unknown): void {
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
  const stack = reason instanceof Error ? (reason.stack ?? '') : ''
  if (isNoise(`${message}\n${stack}`)) return
  const details = { message: message.slice(0, 300), stack: stack.slice(0, 1_000) }
  void sendLog({ label, level: 'ERROR', details })
}

/** A form's errors: `component` is its name on the wire, `side` is the side that rejected it. */
export interface FormReport {
  readonly component: string
  readonly side: 'frontEnd' | 'backEnd'
  /** The field and the code of the first error there. */
  readonly errors: readonly { readonly key: string; readonly firstMessage: string }[]
}

export async function sendFormErrors({ component, side, errors }: FormReport): Promise<void> {
  if (errors.length === 0) return
  if (!isWorthMore(`${component} ${errors.map(({ key }) => key).join()}`) || (await isBot())) return
  const short = errors
    .slice(0, 50)
    .map(({ key, firstMessage }) => ({ key: key.slice(0, 100), firstMessage: firstMessage.slice(0, 300) }))
  beacon('tracking.validation', { side, component, errors: short })
}
