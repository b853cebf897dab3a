import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

/** HTTP methods the wire uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: `anyone`; `player` (a live session, else 401); `partner` (another server, which signs its request
 * instead of holding a session: wallet, payment provider).
 */
export type Who = 'anyone' | 'player' | 'partner'

/** `null`: an answer without a body (204). */
export type AnswerSchema = z.ZodType | null

/** Method and path; `:name{.+}` matches slashes too. */
export type Route = `${Method} /${string}`

/** Everything about a call except its method and path. */
export interface CallSpec {
  readonly summary: string
  readonly who: Who
  /** Moves money, points or prizes: honours `Idempotency-Key` (WIRE-05). */
  readonly money?: boolean
  /** Answers a page, picture or stream: the handler returns a `Response` itself. */
  readonly raw?: boolean
  /** Media type of such an answer; JSON without. */
  readonly media?: string
  /**
   * A form with a file (multipart), of at most so many bytes in all: the body has its parts, `document[attachment]`
   * nested.
   */
  readonly form?: number
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** A body, for the API's documentation and the tests of who may call. */
  readonly example?: unknown
  readonly answers: { readonly [status: number]: AnswerSchema }
  /**
   * Codes this call may be rejected with, in addition to the general ones (`unauthorized`, `forbidden`, `not_found`,
   * ...).
   */
  readonly errors?: readonly ErrorCode[]
}

type Parsed<S, Empty> = S extends z.ZodType ? z.output<S> : Empty
type Sent<S, Empty> = S extends z.ZodType ? z.input<S> : Empty
type Body<S> = S extends z.ZodType ? z.output<S> : null

/** The parsed input of a handler. */
export interface InputOf<C extends CallSpec> {
  readonly params: Parsed<C['params'], Record<string, never>>
  readonly query: Parsed<C['query'], Record<string, never>>
  readonly body: Parsed<C['body'], undefined>
}

/** The answer of a handler: one of the declared statuses with its body. */
export type AnswerOf<C extends CallSpec> = C['raw'] extends true
  ? Response
  : {
      [S in keyof C['answers'] & number]: C['answers'][S] extends z.ZodType
        ? { readonly status: S; readonly body: z.input<C['answers'][S]>; readonly headers?: Record<string, string> }
        : { readonly status: S; readonly headers?: Record<string, string> }
    }[keyof C['answers'] & number]

/** The arguments of a caller. */
export type RequestOf<C extends CallSpec> = (C['params'] extends z.ZodType
  ? { readonly params: Sent<C['params'], never> }
  : { readonly params?: undefined }) &
  (C['query'] extends z.ZodType ? { readonly query?: Sent<C['query'], never> } : { readonly query?: undefined }) &
  (C['body'] extends z.ZodType
    ? undefined extends Sent<C['body'], never>
      ? { readonly body?: Sent<C['body'], never> }
      : { readonly body: Sent<C['body'], never> }
    : { readonly body?: undefined })

/** The result for a caller: the body of a success, or `null` without one. */
export type ResultOf<C extends CallSpec> = C['raw'] extends true
  ? Response
  : Body<C['answers'][keyof C['answers'] & number]>

/** One row of the contract. */
export interface ContractRow extends CallSpec {
  readonly route: Route
  /** Whether only our platform has the call: it is an extension of the public wire (docs/wire.md). */
  readonly ours: boolean
}

// Both keep the literal types of a row; `satisfies` at the table checks it. A build leaves out the rows of a file of
// which a page needs only a schema, because of the mark that they have no effects.

/** A call of the public wire. */
// @__NO_SIDE_EFFECTS__
export const wireCall = <const R extends Route, const C extends CallSpec>(route: R, spec: C) =>
  ({ ...spec, route, ours: false }) as const

/** A call that only our platform has. `docs/wire.md` says how the front end does without it. */
// @__NO_SIDE_EFFECTS__
export const ourCall = <const R extends Route, const C extends CallSpec>(route: R, spec: C) =>
  ({ ...spec, route, ours: true }) as const
