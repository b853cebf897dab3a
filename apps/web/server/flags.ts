import { readFileSync, statSync } from 'node:fs'
import { type Flags, flagNames } from '../src/lib/flagNames.ts'

/** Flags as an operator set them; the file is read again when it has changed. A flag it does not name is off. */
export function flagFile(path: string): () => Flags {
  let readAtMs = Number.NaN
  let flags = fromJson({})
  return () => {
    const { mtimeMs } = statSync(path)
    if (mtimeMs !== readAtMs) {
      flags = fromJson(JSON.parse(readFileSync(path, 'utf8')))
      readAtMs = mtimeMs
    }
    return flags
  }
}

function fromJson(values: Readonly<Record<string, unknown>>): Flags {
  const unknown = Object.keys(values).find((name) => !flagNames.some((known) => known === name))
  if (unknown) throw new Error(`content/config/flags.json: there is no flag "${unknown}"`)
  return Object.fromEntries(flagNames.map((name) => [name, values[name] === true])) as Flags
}
