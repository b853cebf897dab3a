import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { lineInJson, lineOfSyntaxError } from '@apogee/rules/content/lineInJson'
import { itemAt } from '@apogee/rules/validation/required'
import type { z } from 'zod'
import { ConfigError } from '../config/config.ts'
import { messageOf } from '../systemErrors.ts'

/** The files operators edit: brands, config, messages, banners. */
export const contentRoot = resolve(import.meta.dirname, '../../../../../content')

interface CachedFile {
  stamp: string
  checkedAt: number
  value: unknown
  /** The fault, if the file has never been valid. */
  error?: unknown
}

// An edited file is noticed within this time; until then a read costs no system call.
const recheckMs = 1000
// Keyed by schema too: two areas may read different parts of one file.
const cache = new WeakMap<z.ZodType, Map<string, CachedFile>>()

/** The cached result of `build`; rebuilt when `stampOf` shows that its files changed. */
function remembered<T>(schema: z.ZodType, key: string, stampOf: () => string, build: () => T): T {
  const now = performance.now()
  const ofSchema = cache.get(schema) ?? new Map<string, CachedFile>()
  cache.set(schema, ofSchema)
  const old = ofSchema.get(key)
  // For a schema and key, the map holds only results of their `build`.
  if (old && now - old.checkedAt < recheckMs) return cachedValue<T>(old)
  let stamp = missing
  try {
    stamp = stampOf()
    if (old?.stamp === stamp) {
      old.checkedAt = now
      return cachedValue<T>(old)
    }
    const value = build()
    ofSchema.set(key, { stamp, checkedAt: now, value })
    return value
  } catch (error) {
    // Half-written or invalid: the previous version stays in force, and the operator is notified once.
    if (old?.stamp !== stamp) for (const hear of listeners) hear(error)
    const held: CachedFile =
      old && !old.error ? { ...old, stamp, checkedAt: now } : { stamp, checkedAt: now, value: null, error }
    ofSchema.set(key, held)
    return cachedValue<T>(held)
  }
}

function cachedValue<T>({ value, error }: CachedFile): T {
  if (error) throw error
  return value as T
}

const missing = 'missing'
const listeners = new Set<(error: unknown) => void>()

/**
 * Calls the listener when files are removed, or become unreadable by an edit. Returns a function that unsubscribes it.
 */
export function onUnreadableContent(hear: (error: unknown) => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

const stampOfFile = (path: string): string => {
  const { mtimeMs, size } = statSync(path)
  return `${path} ${mtimeMs} ${size}`
}

/** A file's fault, in the form an operator needs. */
const fault = (path: string, line: number, why: string) =>
  new ConfigError(`content/${relative(contentRoot, path)}, line ${line}: ${why}.`)

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw fault(path, lineOfSyntaxError(text), messageOf(error))
  }
}

function parse<T>(path: string, schema: z.ZodType<T>): T {
  const text = readFileSync(path, 'utf8')
  const json = parseJson(path, text)
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const { path: place, message } = itemAt(read.error.issues, 0)
  throw fault(path, lineInJson(text, place), `${place.join('.') || 'the file'}: ${message}`)
}

/**
 * A JSON file under `content/`, checked by its schema and cached in memory until the file changes. Define `schema`
 * once, not in the call: it is half of the cache key. Throws when the file is missing or invalid, unless it was valid
 * before: then that version stays.
 */
export function readContent<T>(path: string, schema: z.ZodType<T>): T {
  // Not joined: most calls read the cache, thousands of times for one page.
  const file = `${contentRoot}/${path}`
  return remembered(
    schema,
    file,
    () => stampOfFile(file),
    () => parse(file, schema),
  )
}

const present = new Map<string, { is: boolean; checkedAt: number }>()

/** Whether the file exists; a change is noticed as late as an edit. */
export function isContent(path: string): boolean {
  const now = performance.now()
  const known = present.get(path)
  if (known && now - known.checkedAt < recheckMs) return known.is
  const is = statSync(join(contentRoot, path), { throwIfNoEntry: false })?.isFile() ?? false
  present.set(path, { is, checkedAt: now })
  return is
}

/** Every `*.json` of a folder under `content/`, by name without extension; empty when the folder does not exist. */
export function readContentFolder<T>(path: string, schema: z.ZodType<T>): ReadonlyMap<string, T> {
  const folder = join(contentRoot, path)
  const names = () => {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  }
  return remembered(
    schema,
    `${folder}/*`,
    () =>
      names()
        .map((name) => stampOfFile(join(folder, name)))
        .join('\n'),
    () => new Map(names().map((name) => [name.slice(0, -5), parse(join(folder, name), schema)])),
  )
}
