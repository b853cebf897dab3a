import { ConfigError } from './configError.ts'

type Values = Readonly<Record<string, string | undefined>>
type Complete<T> = T & { readonly [K in keyof T]: string }

/** Settings that belong together, by name: null if all are missing. Throws a {@link ConfigError} if only some are. */
export function allOrNone<T extends Values>(settings: T): Complete<T> | null {
  if (Object.values(settings).every((value) => value === undefined)) return null
  if (isComplete(settings)) return settings
  const names = Object.keys(settings)
  throw new ConfigError(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} are set together or not at all.`)
}

const isComplete = <T extends Values>(settings: T): settings is Complete<T> =>
  Object.values(settings).every((value) => value !== undefined)
