import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { lineInJson, lineOfSyntaxError } from '@apogee/rules/content/lineInJson'
import type { z } from 'zod'
import { ConfigError } from '../config.ts'

/** Where operators edit: brands, config, messages, banners. */
export const contentRoot = resolve(import.meta.dirname, '../../../../../content')

interface Kept {
  stamp: string
  checkedAt: number
  value: unknown
  /** It never fitted: what is wrong with it. */
  error?: unknown
}

// An edited file is noticed within this time; until then a read costs no system call.
const recheckMs = 1000
// By schema too: two areas may read one file for different parts of it.
const kept = new WeakMap<z.ZodType, Map<string, Kept>>()

/** What `build` made of files, made again when `stampOf` says that they changed. */
function remembered<T>(schema: z.ZodType, key: string, stampOf: () => string, build: () => T): T {
  const now = performance.now()
  const ofSchema = kept.get(schema) ?? new Map<string, Kept>()
  kept.set(schema, ofSchema)
  const old = ofSchema.get(key)
  // The map holds under a schema and key only what their build made.
  if (old && now - old.checkedAt < recheckMs) return heldBy<T>(old)
  let stamp = missing
  try {
    stamp = stampOf()
    if (old?.stamp === stamp) {
      old.checkedAt = now
      return heldBy<T>(old)
    }
    const value = build()
    ofSchema.set(key, { stamp, checkedAt: now, value })
    return value
  } catch (error) {
    // Half-written or mistaken: what it said before stays in force, and the operator is told once.
    if (old?.stamp !== stamp) for (const hear of listeners) hear(error)
    const held: Kept =
      old && !old.error ? { ...old, stamp, checkedAt: now } : { stamp, checkedAt: now, value: null, error }
    ofSchema.set(key, held)
    return heldBy<T>(held)
  }
}

function heldBy<T>({ value, error }: Kept): T {
  if (error) throw error
  return value as T
}

const missing = 'missing'
const listeners = new Set<(error: unknown) => void>()

/** Hears of files that were edited into something unreadable, or removed. Answers how to stop. */
export function onUnreadableContent(hear: (error: unknown) => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

const stampOfFile = (path: string): string => {
  const { mtimeMs, size } = statSync(path)
  return `${path} ${mtimeMs} ${size}`
}

/** What is wrong with a file, as an operator looks for it. */
const fault = (path: string, line: number, why: string) =>
  new ConfigError(`content/${relative(contentRoot, path)}, line ${line}: ${why}.`)

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw fault(path, lineOfSyntaxError(text), (error as Error).message)
  }
}

function parse<T>(path: string, schema: z.ZodType<T>): T {
  const text = readFileSync(path, 'utf8')
  const json = parseJson(path, text)
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const { path: place, message } = read.error.issues[0]!
  throw fault(path, lineInJson(text, place), `${place.join('.') || 'the file'}: ${message}`)
}

/**
 * A JSON file under `content/`, checked by its schema and kept in memory until the file changes.
 * Define `schema` once, not in the call: it is half of the key it is kept under. Throws when the file
 * is missing or does not fit, unless it did before: then that stays.
 */
export function readContent<T>(path: string, schema: z.ZodType<T>): T {
  const file = join(contentRoot, path)
  return remembered(
    schema,
    file,
    () => stampOfFile(file),
    () => parse(file, schema),
  )
}

const present = new Map<string, { is: boolean; checkedAt: number }>()

/** Whether there is such a file; noticed as late as an edit. */
export function isContent(path: string): boolean {
  const now = performance.now()
  const known = present.get(path)
  if (known && now - known.checkedAt < recheckMs) return known.is
  const is = statSync(join(contentRoot, path), { throwIfNoEntry: false })?.isFile() ?? false
  present.set(path, { is, checkedAt: now })
  return is
}

/** Every `*.json` of a folder under `content/`, by name without extension; empty when there is no such folder. */
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
