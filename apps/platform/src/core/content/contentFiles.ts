import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { lineInJson, lineOfSyntaxError } from '@apogee/rules/content/lineInJson'
import { itemAt } from '@apogee/rules/validation/required'
import type { z } from 'zod'
import { messageOf } from '../systemErrors.ts'
import { contentGeneration, isAccepted, isContentWatched } from './contentState.ts'
import { ContentError } from './faults/contentFault.ts'

/** The files operators edit: brands, config, messages, banners. `CONTENT_DIR` names another folder. */
export const contentRoot = resolve(process.env['CONTENT_DIR'] || join(import.meta.dirname, '../../../../../content'))

interface CachedFile {
  stamp: string
  checkedAt: number
  value: unknown
  /** The fault, if the file has never been valid. */
  error?: unknown
}

/** The file has no version yet that may be used. */
class Pending extends Error {}

// An edited file is noticed within this time; until then a read costs no system call.
const recheckMs = 1000
let checked = contentGeneration()
let checkedAtMs = 0
let epoch = 0

/**
 * Time in ms; after a validation, every file counts as not looked at for long. In a process that watches the files it
 * only advances with a validation, so that no read costs a system call.
 */
function readTime(): number {
  if (checked !== contentGeneration()) {
    checked = contentGeneration()
    checkedAtMs = performance.now()
    epoch += recheckMs
  }
  return (isContentWatched() ? checkedAtMs : performance.now()) + epoch
}

// Keyed by schema too: two areas may read different parts of one file.
const cache = new WeakMap<z.ZodType, Map<string, CachedFile>>()

/**
 * The cached result of `build`; rebuilt when `stampOf` shows that its file changed and the validation has accepted the
 * new version.
 */
function remembered<T>(schema: z.ZodType, key: string, stampOf: () => string, build: () => T): T {
  const now = readTime()
  const ofSchema = cache.get(schema) ?? new Map<string, CachedFile>()
  cache.set(schema, ofSchema)
  const old = ofSchema.get(key)
  // For a schema and key, the map holds only results of their `build`.
  if (old && now - old.checkedAt < recheckMs) return cachedValue<T>(old)
  let stamp = missing
  try {
    stamp = stampOf()
    const isUsed = isAccepted(relative(contentRoot, key), stamp)
    if (old && (old.stamp === stamp || !isUsed)) {
      old.checkedAt = now
      return cachedValue<T>(old)
    }
    // A new file waits for its validation; one that was edited during the reading is read again.
    if (!isUsed) throw new Pending(`${key} is not validated yet`)
    const value = build()
    if (stampOf() !== stamp) throw new Pending(`${key} is being edited`)
    ofSchema.set(key, { stamp, checkedAt: now, value })
    return value
  } catch (error) {
    if (error instanceof Pending) {
      if (old) return cachedValue<T>(old)
      throw error
    }
    // Half-written or invalid: the previous version stays in force, and the operator is notified once.
    const isFault = error instanceof ContentError
    const version = isFault ? stamp : missing
    if (old?.stamp !== version) for (const hear of listeners) hear(error)
    const isKept = old !== undefined && !old.error
    // A drive, a folder or the system may fail for a moment only: the next read tries again. A file that was removed
    // is looked at as often as others.
    const checkedAt = isFault || (isKept && stamp === missing) ? now : Number.NEGATIVE_INFINITY
    const held: CachedFile = isKept
      ? { ...old, stamp: version, checkedAt }
      : { stamp: version, checkedAt, value: null, error }
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

/** Differs for each version of a file; throws when the file does not exist. */
const stampOfFile = (path: string): string => {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

/** A file's fault, in the form an operator needs. */
const fault = (path: string, line: number, reason: string, place: readonly PropertyKey[] = []) =>
  new ContentError({
    file: relative(contentRoot, path),
    line,
    ...(place.length > 0 && { key: place.join('.') }),
    reason,
    severity: 'fatal',
  })

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
  throw fault(path, lineInJson(text, place), message, place)
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
  const now = readTime()
  const known = present.get(path)
  if (known && now - known.checkedAt < recheckMs) return known.is
  const stat = statSync(join(contentRoot, path), { throwIfNoEntry: false })
  // A new file counts once it is accepted; one that has been read keeps its last version when an edit breaks it.
  const is = stat?.isFile() === true && (known?.is === true || isAccepted(path, `${stat.mtimeMs} ${stat.size}`))
  present.set(path, { is, checkedAt: now })
  return is
}

interface CachedFolder {
  readonly checkedAt: number
  readonly files: ReadonlyMap<string, unknown>
}
const folders = new WeakMap<z.ZodType, Map<string, CachedFolder>>()

/** Texts are not removed one by one: a file that disappears is a mistake, and its texts stay. */
const isKept = (path: string): boolean => /(?:^|\/)messages\//.test(path)

/**
 * Every `*.json` of a folder under `content/`, by name without extension; empty when the folder does not exist. An
 * invalid file keeps its last valid version, or is left out. The same object as long as no file changes.
 */
export function readContentFolder<T>(path: string, schema: z.ZodType<T>): ReadonlyMap<string, T> {
  const now = readTime()
  const ofSchema = folders.get(schema) ?? new Map<string, CachedFolder>()
  folders.set(schema, ofSchema)
  const old = ofSchema.get(path)
  // For a schema and path, the map holds only results of this function.
  const known = old?.files as ReadonlyMap<string, T> | undefined
  if (old && known && now - old.checkedAt < recheckMs) return known
  const names = new Set([...jsonNames(join(contentRoot, path)), ...(known && isKept(path) ? known.keys() : [])])
  const read = new Map([...names].sort().flatMap((name) => readOne(`${path}/${name}.json`, name, schema)))
  const isSame = known?.size === read.size && [...read].every(([name, value]) => known.get(name) === value)
  const files = known && isSame ? known : read
  ofSchema.set(path, { checkedAt: now, files })
  return files
}

function readOne<T>(path: string, name: string, schema: z.ZodType<T>): [string, T][] {
  try {
    return [[name, readContent(path, schema)]]
  } catch {
    // `remembered` has reported it.
    return []
  }
}

function jsonNames(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
}
