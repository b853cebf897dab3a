import type { Core } from '../http/handler.ts'
import type { Outcome } from './operatorCommand.ts'

/** The number of a record in a command, as its only argument; undefined if it is not a number. */
export const readId = ([id, ...more]: readonly string[]): bigint | undefined =>
  id !== undefined && /^[1-9]\d{0,15}$/.test(id) && more.length === 0 ? BigInt(id) : undefined

/** Reads a command whose only argument is the number of a record. */
export const withId =
  <Given>(act: (given: Given, id: bigint) => (core: Core) => Promise<Outcome>) =>
  (given: Given, more: readonly string[]) => {
    const id = readId(more)
    return id === undefined ? undefined : act(given, id)
  }
