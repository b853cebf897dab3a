import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config/config.ts'

export type Log = Logger

/** SEC-10: these never reach the log, at the top of an entry or up to three levels down. */
const secretNames = [
  'password',
  'password_confirmation',
  'passwordHash',
  'password_hash',
  'token',
  'confirmation_token',
  'reset_password_token',
  'otp_attempt',
  'otp',
  'code',
  'secret',
  'cookie',
  'authorization',
  'card',
  'card_number',
  'number',
  'cvv',
  'cvc',
  'address',
  'recipient',
  'email',
]
// An error's `code` is a SQLSTATE or an errno, and the first thing to look for.
const redactPaths = ['', '*.', '*.*.', '*.*.*.'].flatMap((depth) =>
  secretNames.filter((name) => !(name === 'code' && depth === '*.')).map((name) => `${depth}${name}`),
)

/** Structured log, one JSON line per entry, to standard output unless `destination` is given. */
export function openLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: redactPaths, censor: '[hidden]' },
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * The log of answered requests. Its entries have a fixed form without secrets, so they are not searched for any: the
 * search would cost more than handling a bet.
 */
export function openAccessLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return destination ? pino(options, destination) : pino(options)
}

interface DriverError extends Error {
  readonly code?: unknown
  readonly constraint?: unknown
  readonly table?: unknown
}

/** Without the parameters that drivers attach to their errors: they are the player's data. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table }: DriverError = error
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { sqlState: code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
