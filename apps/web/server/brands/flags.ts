import { readFileSync, statSync } from 'node:fs'
import { lineInJson, lineOfSyntaxError } from '@apogee/rules/content/lineInJson'
import { type Flags, flagNames } from '../../src/lib/flags/flagNames.ts'

/** The flags cannot be read; the message is one sentence for the operator. */
export class FlagError extends Error {
  override name = 'FlagError'
}

/**
 * The operator's flags; the file is read again when it has changed. A flag missing from it is off. An unreadable file
 * stops startup with an error; later on, the last good flags stay in force and `onUnreadable` is called once.
 */
export function flagFile(path: string, onUnreadable: (error: unknown) => void): () => Flags {
  let stamp = stampOf(path)
  let flags = readFlags(path)
  return () => {
    const now = stampOf(path)
    if (now === stamp) return flags
    stamp = now
    try {
      flags = readFlags(path)
    } catch (error) {
      onUnreadable(error)
    }
    return flags
  }
}

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  return `${stat?.mtimeMs} ${stat?.size}`
}

/** The flags of a file, or a {@link FlagError} with file, line and reason. */
export function readFlags(path: string): Flags {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
    return fromJson(JSON.parse(text), (why, name) => new FlagError(`${path}, line ${lineInJson(text, name)}: ${why}.`))
  } catch (error) {
    if (error instanceof FlagError) throw error
    const message = error instanceof Error ? error.message : String(error)
    const at = error instanceof SyntaxError ? `, line ${lineOfSyntaxError(text)}` : ''
    throw new FlagError(`${path}${at}: ${message}.`)
  }
}

function fromJson(values: unknown, wrong: (why: string, name: readonly string[]) => FlagError): Flags {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw wrong('it must be an object', [])
  const unknown = Object.keys(values).find((name) => !flagNames.some((known) => known === name))
  if (unknown) throw wrong(`there is no flag "${unknown}"`, [unknown])
  // Every key is a known flag name by now, but a list of entries has lost that type.
  return Object.fromEntries(
    flagNames.map((name) => [name, (values as Record<string, unknown>)[name] === true]),
  ) as Flags
}
