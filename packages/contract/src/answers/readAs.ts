import type { Shape, Shapes } from './shape.ts'

type Fields = Record<string, unknown>

/** Marks a value that cannot be converted: a row of a list is left out, a whole answer is an error. */
export const unreadable = Symbol('unreadable')

/** A row must have these fields if its shape does: without them it could not be shown, opened or paid for. */
const ofRow = /^(?:id|identifier|code|currency|amount_cents)$/
/** A single object, unlike a list row, must have only this field. */
const ofThing = /^id$/

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Converts an answer of any platform to the contract's shape: numbers sent as text, one object in place of a list or
 * the reverse, missing fields. Values that the contract does not know stay as they are: an unknown status is shown, not
 * hidden.
 */
export function readAs(shapes: Shapes, shape: Shape, value: unknown, isRow = false): unknown {
  const kind = typeof shape === 'number' ? (shapes.table[shape] ?? 'x') : shape
  if (typeof kind === 'string') return scalar(kind, value)
  if (typeof kind === 'number') return readAs(shapes, kind, value, isRow)
  switch (kind[0]) {
    case '?':
      return value === null || value === undefined || value === ''
        ? null
        : orNull(readAs(shapes, kind[1], value, isRow))
    case 'a':
      return list(value).flatMap((one) => {
        const read = one === null || one === undefined ? unreadable : readAs(shapes, kind[1], one, true)
        return read === unreadable ? [] : [read]
      })
    case 'r':
      return record(shapes, kind[1], value)
    case 'l':
      return value === undefined || value === null ? (kind[1] ?? null) : value
    case 'u':
      return union(shapes, kind.slice(1) as Shape[], value, isRow)
    case 'o':
      return fields(shapes, kind[1], value, isRow ? ofRow : ofThing)
  }
}

const orNull = (value: unknown): unknown => (value === unreadable ? null : value)

function scalar(kind: 's' | 'd' | 'n' | 'i' | 'b' | 'x', value: unknown): unknown {
  if (kind === 'x') return value
  if (kind === 'n') return number(value)
  if (kind === 'i') return whole(number(value))
  if (kind === 'b') return value === true || value === 'true' || value === 1 || value === '1'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : ''
  return kind === 'd' && Number.isNaN(Date.parse(text)) ? '' : text
}

/** Amounts are whole subunits: a fraction is cut off, and a number too large to be exact is unreadable. */
function whole(read: unknown): unknown {
  if (typeof read !== 'number') return read
  const cents = Math.trunc(read)
  return Number.isSafeInteger(cents) ? cents : unreadable
}

function number(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : unreadable
  if (typeof value !== 'string' || value.trim() === '') return unreadable
  const read = Number(value)
  return Number.isFinite(read) ? read : unreadable
}

/** Lists in an envelope, by key, or of a single row. */
function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return []
  if (Array.isArray(value['data'])) return value['data']
  const inside = Object.values(value)
  return inside.length > 0 && !inside.every(isObject) ? [value] : inside
}

function record(shapes: Shapes, of: Shape, value: unknown): Fields {
  if (!isObject(value)) return {}
  const read = Object.entries(value).map(([key, one]) => [key, readAs(shapes, of, one)] as const)
  return Object.fromEntries(read.filter(([, one]) => one !== unreadable))
}

function fields(
  shapes: Shapes,
  wanted: { readonly [name: string]: Shape },
  value: unknown,
  essential: RegExp,
): unknown {
  const found = Array.isArray(value) ? value.find(isObject) : value
  if (!isObject(found)) return unreadable
  const out: Fields = { ...found }
  for (const [marked, shape] of Object.entries(wanted)) {
    const isOptional = marked.endsWith('?')
    const name = marked.replace(/~?\??$/, '')
    const mayMiss = name !== marked
    const given = found[name]
    if (isOptional && (given === undefined || given === null)) {
      if (given === null && !mayBeNull(shape)) delete out[name]
      continue
    }
    if (!mayMiss && (given === undefined || given === null) && essential.test(name)) return unreadable
    const read = readAs(shapes, shape, given)
    if (read !== unreadable) out[name] = read
    else if (mayMiss) delete out[name]
    else if (essential.test(name)) return unreadable
    else out[name] = neutral(shapes, shape)
  }
  return out
}

const mayBeNull = (shape: Shape): boolean => Array.isArray(shape) && shape[0] === '?'

/** The neutral value for a required field that is missing. */
function neutral(shapes: Shapes, shape: Shape): unknown {
  const kind = typeof shape === 'number' ? shapes.table[shape] : shape
  if (kind === 'n' || kind === 'i') return 0
  return Array.isArray(kind) && kind[0] === 'o' ? orNull(readAs(shapes, shape, {})) : null
}

/**
 * The alternative that resembles the value most: of the same type and, among objects, with the most fields in common.
 */
function union(shapes: Shapes, options: readonly Shape[], value: unknown, isRow: boolean): unknown {
  let best: Shape | undefined
  let most = 0
  for (const option of options) {
    const likeness = likenessTo(shapes, option, value)
    if (likeness > most) [best, most] = [option, likeness]
  }
  if (best === undefined) best = options[0] ?? 'x'
  return readAs(shapes, best, value, isRow)
}

function likenessTo(shapes: Shapes, shape: Shape, value: unknown): number {
  const kind = typeof shape === 'number' ? (shapes.table[shape] ?? 'x') : shape
  if (typeof kind === 'number') return likenessTo(shapes, kind, value)
  if (typeof kind === 'string') {
    const type = { s: 'string', d: 'string', n: 'number', i: 'number', b: 'boolean', x: 'any' }[kind]
    return kind === 'x' ? 0.01 : Number(typeof value === type)
  }
  switch (kind[0]) {
    case '?':
      return value === null ? 1 : likenessTo(shapes, kind[1], value)
    case 'a':
      if (!Array.isArray(value)) return 0
      return value.length === 0 ? 0.5 : 0.5 + likenessTo(shapes, kind[1], value[0]) / 2
    case 'r':
      return isObject(value) ? 0.1 : 0
    case 'l':
      return Number(kind.slice(1).includes(value as string))
    case 'u':
      return Math.max(...kind.slice(1).map((option) => likenessTo(shapes, option as Shape, value)))
    case 'o': {
      if (!isObject(value)) return 0
      const wanted = Object.entries(kind[1]).filter(([name]) => !/[?~]$/.test(name))
      // A guest's `{}` is the shape without fields.
      if (wanted.length === 0) return 'id' in value || Object.keys(value).length > 0 ? 0.05 : 1
      const literals = wanted.filter(([, one]) => Array.isArray(one) && one[0] === 'l')
      if (literals.some(([name, one]) => likenessTo(shapes, one, value[name]) === 0)) return 0.05
      const known = wanted.filter(([name]) => value[name] !== undefined).length
      return Math.max(0.06, known / (known + 1))
    }
  }
}
