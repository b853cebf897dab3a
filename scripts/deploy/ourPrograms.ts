// How a deployment file starts Apogee's programs: checks that the files, flags and settings it names exist.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSecrets } from '../../apps/platform/src/core/config/defaultSecrets.ts'
import { settings } from '../../apps/platform/src/core/config/settings.ts'
import { serverEnvironment, serverFlagsFor } from '../lib/serverFlags.mjs'
import { root } from './deployed.ts'

type Environment = Readonly<Record<string, string>>

// Settings read by Node, the C library and the shell.
const foreignSettings = ['NODE_ENV', 'HOME', 'MALLOC_ARENA_MAX']
/** Placeholder for a value that the operator fills in. */
export const filledIn = 'filled-in-by-the-operator'
/** Each operator generates these. */
export const secretNames = Object.keys(defaultSecrets)

/** Settings that no program reads, and values that prevent the start. */
export function settingFaults(where: string, environment: Environment): string[] {
  const names = Object.keys(settings.shape)
  const known = [...names, ...names.map((name) => `${name}_FILE`), ...foreignSettings]
  const unknown = Object.keys(environment).filter((name) => !known.includes(name))
  const given = Object.entries(environment).filter(([, value]) => value !== '' && value !== filledIn)
  const read = settings.safeParse(Object.fromEntries(given))
  return [
    ...unknown.map((name) => `${where}: no program reads the setting ${name}`),
    ...(read.error?.issues ?? []).map(({ path, message }) => `${where}: ${path.join('.')} ${message}`),
  ]
}

/** Files that do not exist, and flags of Node that `npm start` does not pass. */
export function commandFaults(where: string, words: readonly string[], environment: Environment): string[] {
  const files = words.filter((word) => word.endsWith('.ts') && !existsSync(join(root, word)))
  const flags = words.filter((word) => word.startsWith('--') && !serverFlagsFor(environment).includes(word))
  return [
    ...files.map((path) => `${where}: there is no ${path}`),
    ...flags.map((flag) => `${where}: npm start has no flag ${flag}`),
  ]
}

/** The settings of the C library that `npm start` sets. */
export const allocatorFaults = (where: string, environment: Environment): string[] =>
  Object.entries(serverEnvironment)
    .filter(([name, value]) => environment[name] !== value)
    .map(([name, value]) => `${where}: ${name} has to be ${value}`)

/** A graceful shutdown takes the sum of these two settings plus 15 s for requests that are cut off. */
export function shutdownFaults(where: string, environment: Environment, limitSeconds: number): string[] {
  const needed = Number(environment['DRAIN_DELAY_SECONDS']) + Number(environment['DRAIN_LIMIT_SECONDS']) + 15
  return limitSeconds >= needed
    ? []
    : [`${where}: is killed after ${limitSeconds} s, but a shutdown takes up to ${needed} s`]
}

const everywhere = ['PUBLIC_URL', 'TRUST_PROXY', 'METRICS_PORT']
// Several nodes need common values for these, and a publicly known secret prevents the start.
const ofPlatform = [...everywhere, 'DATABASE_URL', 'REDIS_URL', ...secretNames]
const ofFront = [...everywhere, 'PLATFORM_URL']

interface Program {
  readonly words: readonly string[]
  readonly environment: Environment
  readonly limitSeconds: number
}

/** One container of the image: the platform alone, the front end alone, or a job. */
export function programFaults(where: string, program: Program): string[] {
  const { words, environment, limitSeconds } = program
  if (words.includes(jobs)) return jobFaults(where, program)
  const isPlatform = words.includes('apps/web/platform.ts')
  const missing = (isPlatform ? ofPlatform : ofFront).filter((name) => !environment[name])
  // The image starts Node with the platform's flags; the front end has different ones.
  const flags = isPlatform ? [] : serverFlagsFor(environment).filter((flag) => !words.includes(flag))
  return [
    ...settingFaults(where, environment),
    ...missing.map((name) => `${where}: ${name} is not set`),
    ...flags.map((flag) => `${where}: starts without ${flag}`),
    ...commandFaults(where, words, environment),
    ...shutdownFaults(where, environment, limitSeconds),
  ]
}

const jobs = 'apps/web/task.ts'

/** A job runs next to the servers and ends: it only needs the database. */
export function jobFaults(where: string, { words, environment }: Pick<Program, 'words' | 'environment'>): string[] {
  const own = words.slice(0, words.indexOf(jobs) + 1)
  return [
    ...settingFaults(where, environment),
    ...(environment['DATABASE_URL'] ? [] : [`${where}: DATABASE_URL is not set`]),
    ...commandFaults(where, own, environment),
    ...(['migrate', 'backup'].includes(words[own.length] ?? '') ? [] : [`${where}: no job is named`]),
  ]
}
