import type { ErrorCode, Errors } from '@apogee/contract'
import type { z } from 'zod'
import { sqlState, writesRefused } from './db/db.ts'
import { referenceId } from './ids.ts'

/** Values for the text's placeholders, if any. */
type CodeValues = true | Readonly<Record<string, string | number>>
export type FieldErrors<Codes extends ErrorCode = ErrorCode> = {
  readonly [field: string]: { readonly [C in Codes]?: CodeValues }
}

/** A refusal with codes of the contract; thrown by handlers, rules and the core alike. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly errors: FieldErrors
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, errors: FieldErrors, headers: Readonly<Record<string, string>> = {}) {
    super(
      Object.entries(errors)
        .map(([field, codes]) => `${field}: ${Object.keys(codes)}`)
        .join(', '),
    )
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

/** Creates refusals limited to certain codes. */
export interface Refuse<Codes extends ErrorCode> {
  (status: number, errors: FieldErrors<Codes>, headers?: Readonly<Record<string, string>>): Refusal
  /** For the types only: a function that needs more codes cannot be given one that accepts fewer. */
  readonly takes?: (code: Codes) => void
}

/**
 * `throw refuse(422, { email: { taken: true } })`; `base` means the whole record. Handlers use `ctx.refuse` instead.
 */
export const refuse: Refuse<ErrorCode> = (status, errors, headers) => new Refusal(status, errors, headers)

/** Text of a code at a field in a locale: `errors.fields.<field>.<code>` or `errors.<code>` of the messages. */
export type FormatErrorMessage = (
  locale: string,
  code: ErrorCode,
  values: Exclude<CodeValues, true>,
  field: string,
) => string

export interface ErrorAnswer {
  readonly status: number
  readonly body: Errors
  readonly headers: Readonly<Record<string, string>>
  /** True for an unexpected error: the log must then hold its cause under `body.reference`. */
  readonly isUnexpected: boolean
}

/** The single place that translates an error into an answer. */
export function translate(error: unknown, locale: string, say: FormatErrorMessage): ErrorAnswer {
  const known = asRefusal(error)
  const refusal = known ?? refuse(500, { base: { unexpected: true } })
  const errors = Object.fromEntries(
    Object.entries(refusal.errors).map(([field, codes]) => [
      field,
      Object.fromEntries(
        Object.entries(codes).map(([code, values]) => [
          code,
          // Object.entries forgets that the keys are error codes.
          say(locale, code as ErrorCode, values === true || values === undefined ? {} : values, field),
        ]),
      ),
    ]),
  )
  const reference = known ? {} : { reference: referenceId() }
  return { status: refusal.status, body: { errors, ...reference }, headers: refusal.headers, isUnexpected: !known }
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  // A NUL in a text from outside, which PostgreSQL cannot store.
  if (sqlState(error) === '22021') return refuse(422, { base: { invalid: true } })
  return isDatabaseUnavailable(error) ? refuse(503, { base: { unavailable: true } }, { 'retry-after': '5' }) : null
}

/** Connection lost or refused, server shutting down, pool exhausted, disk full: not our fault and temporary. */
function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null)
    return state.startsWith('08') || ['57P01', '57P02', '57P03', '53300', ...writesRefused].includes(state)
  if (!(error instanceof Error)) return false
  const { code, syscall }: NodeJS.ErrnoException = error
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return syscall === 'connect' || syscall === 'read'
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}

/** Zod's issues as codes of fields: the first of each field, under the field's own name. */
export function schemaErrors(issues: readonly z.core.$ZodIssue[], value: unknown): FieldErrors {
  const errors: Record<string, { [C in ErrorCode]?: CodeValues }> = {}
  for (const issue of issues.flatMap((each) => bestBranch(each, value))) {
    const field = String(issue.path.findLast((part) => typeof part === 'string') ?? 'base')
    errors[field] ??= codeOf(issue, at(value, issue.path) === undefined)
  }
  return errors
}

/** Of a union, the branch the sender most likely meant: the one with the fewest missing fields. */
function bestBranch(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branches = issue.errors.map((branch) =>
    branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as z.core.$ZodIssue),
  )
  const sent = at(value, issue.path)
  // An empty body is treated as the first form, which is the complete one.
  if (typeof sent === 'object' && sent !== null && Object.keys(sent).length === 0 && branches[0])
    return branches[0].flatMap((inner) => bestBranch(inner, value))
  const missing = (branch: z.core.$ZodIssue[]) => branch.filter(({ path }) => at(value, path) === undefined).length
  const [best] = branches.toSorted((a, b) => missing(a) - missing(b))
  return best?.flatMap((inner) => bestBranch(inner, value)) ?? [issue]
}

function codeOf(issue: z.core.$ZodIssue, isMissing: boolean): { [C in ErrorCode]?: CodeValues } {
  // A schema of the contract may name the code itself: z.string().min(8, 'too_short').
  const values = limitsOf(issue)
  if (/^[a-z_]+$/.test(issue.message)) return { [issue.message]: values }
  if (isMissing) return { required: true }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return { too_small: values }
      return issue.minimum === 1 ? { required: true } : { too_short: values }
    case 'too_big':
      return issue.origin === 'string' ? { too_long: values } : { too_big: values }
    case 'invalid_value':
      return { unknown_value: true }
    case 'not_multiple_of':
      return { not_a_multiple: true }
    case 'invalid_type':
      return issue.expected === 'int' ? { not_an_integer: true } : { invalid: true }
    default:
      return { invalid: true }
  }
}

function limitsOf(issue: z.core.$ZodIssue): CodeValues {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return true
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value
  for (const part of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<PropertyKey, unknown>)[part]
  }
  return found
}
