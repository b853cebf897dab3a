// The environment that a deployed process gets, held against the settings that the product reads.
import { settings } from '../../apps/platform/src/core/settings.ts'

// Of Node, of the C library, and of the process; `HOST` is read where the server listens.
const ofTheProcess = ['NODE_ENV', 'HOME', 'MALLOC_ARENA_MAX', 'HOST']
/** Stands for what an operator fills in. */
export const filledIn = 'filled-in-by-the-operator'

/** Names that nobody reads, and values that would stop the start. */
export function settingFaults(where: string, environment: Readonly<Record<string, string>>): string[] {
  const known = [...Object.keys(settings.shape), ...ofTheProcess]
  const unknown = Object.keys(environment).filter((name) => !known.includes(name))
  const given = Object.entries(environment).filter(([, value]) => value !== '' && value !== filledIn)
  const read = settings.safeParse(Object.fromEntries(given))
  return [
    ...unknown.map((name) => `${where}: nobody reads the setting ${name}`),
    ...(read.error?.issues ?? []).map(({ path, message }) => `${where}: ${path.join('.')} ${message}`),
  ]
}

/** Leaving takes these two settings, and what is cut off then needs time to end. */
export function leavingFaults(where: string, environment: Readonly<Record<string, string>>, limitSeconds: number) {
  const leaves = Number(environment['DRAIN_DELAY_SECONDS']) + Number(environment['DRAIN_LIMIT_SECONDS']) + 15
  if (limitSeconds >= leaves) return []
  return [`${where}: is killed after ${limitSeconds} s, but leaving takes up to ${leaves} s`]
}
