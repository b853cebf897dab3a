import type { Fixtures, Json, Player } from './state.ts'

/** The input of a handler. */
export interface HandlerRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Json
  /** `Accept` or `accept-client` (wire-facts 2.23). */
  readonly accept: string
  readonly origin: string
  readonly fixtures: Fixtures
  /** Null for a guest. */
  readonly player: Player | null
  /** Sign-in and sign-out. */
  readonly session: {
    begin(player: Player): void
    end(): void
    find(email: unknown): Player | undefined
    add(fields: Json): Player
  }
  newId(): number
}

export interface HandlerAnswer {
  readonly status?: number
  /** The JSON body; undefined for an empty one. */
  readonly body?: unknown
  readonly page?: string
  readonly type?: string
  readonly location?: string
}

export type Handler = (request: HandlerRequest) => HandlerAnswer
/** `METHOD /path/:param` -> handler. */
export type Calls = Readonly<Record<string, Handler>>

export const ok = (body: unknown): HandlerAnswer => ({ body })
export const done: HandlerAnswer = { status: 204 }
/** Some write calls of this platform family answer 200 without a body. */
export const nothing: HandlerAnswer = { status: 200 }
export const refuse = (field: string, code: string, text: string, status = 422): HandlerAnswer => ({
  status,
  body: { errors: { [field]: { [code]: text } } },
})
export const notFound: HandlerAnswer = {
  status: 404,
  page: '<!doctype html><title>404</title><h1>The page you were looking for doesn’t exist</h1>',
}

/** Wraps the calls of a signed-in player; rejects guests. */
export const ofPlayer =
  (handler: (request: HandlerRequest & { readonly player: Player }) => HandlerAnswer): Handler =>
  (request) =>
    request.player === null
      ? refuse('base', 'unauthorized', 'Please sign in', 401)
      : handler({ ...request, player: request.player })

export const byId = (rows: readonly Json[], id: string | undefined): Json | undefined =>
  rows.find((row) => String(row['id']) === id)
