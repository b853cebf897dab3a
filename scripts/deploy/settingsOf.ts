// The environment that a deployed process gets, held against the settings that the product reads.
import { defaultSecrets } from '../../apps/platform/src/core/defaultSecrets.ts'
import { settings } from '../../apps/platform/src/core/settings.ts'
import { serverEnvironment, serverFlagsFor } from '../lib/serverFlags.mjs'

// Of Node, of the C library, and of the process.
const ofTheProcess = ['NODE_ENV', 'HOME', 'MALLOC_ARENA_MAX']
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

/** Those that each operator makes. */
export const defaultSecretNames = Object.keys(defaultSecrets)

const everywhere = ['PUBLIC_URL', 'TRUST_PROXY', 'METRICS_PORT']
// Without their own values, several nodes are not one platform, and a known secret stops the start.
const ofPlatform = [...everywhere, 'DATABASE_URL', 'REDIS_URL', ...defaultSecretNames]
const ofFront = [...everywhere, 'PLATFORM_URL']

/** What the platform alone or the front end alone cannot do without, by what it starts. */
export function roleFaults(where: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
  const isPlatform = words.includes('apps/web/platform.ts')
  const needed = (isPlatform ? ofPlatform : ofFront).filter((name) => !environment[name])
  // The image starts Node with the platform's flags; the front end has its own.
  const flags = isPlatform ? [] : serverFlagsFor(environment).filter((flag) => !words.includes(flag))
  return [
    ...needed.map((name) => `${where}: nobody tells it ${name}`),
    ...flags.map((flag) => `${where}: starts without ${flag}`),
    ...flagFaults(where, words, environment),
  ]
}

/** The flags that Node is started with are among those of `npm start`. */
export const flagFaults = (where: string, words: readonly string[], environment: Readonly<Record<string, string>>) =>
  words
    .filter((word) => word.startsWith('--') && !serverFlagsFor(environment).includes(word))
    .map((flag) => `${where}: npm start has no flag ${flag}`)

/** What `npm start` tells its allocator. */
export const allocatorFaults = (where: string, environment: Readonly<Record<string, string>>) =>
  Object.entries(serverEnvironment)
    .filter(([name, value]) => environment[name] !== value)
    .map(([name, value]) => `${where}: has to say ${name}=${value}`)
