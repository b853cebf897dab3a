import { z } from 'zod'
import { api, callNames } from '../index.ts'
import type { CallSpec } from '../protocol/define.ts'
import { privateMessages, publicMessages } from '../realtime.ts'
import type { Shape, Shapes } from './shape.ts'

const isExtension = (schema: z.ZodType): boolean => {
  if (schema.meta()?.['x-extension'] === true) return true
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return isExtension(inner(schema.unwrap()))
  return false
}
/** zod types the parts of a schema as its core's; all of ours are made by `z`. */
const inner = (schema: unknown): z.ZodType => schema as z.ZodType

/**
 * The answers of all calls and the messages of all channels as {@link Shapes}: made from the schemas by the build, and
 * by the server when it starts.
 */
export function shapesOf(): Shapes {
  const table: Shape[] = []
  const places = new Map<z.ZodType, number>()

  function object(schema: z.ZodObject): Shape {
    const known = places.get(schema)
    if (known !== undefined) return known
    const place = table.push('x') - 1
    places.set(schema, place)
    const fields = Object.entries(schema.shape).map(([name, field]) => {
      const part = inner(field)
      const mayMiss = part.safeParse(undefined).success
      const mark = isExtension(part) ? (mayMiss ? '~?' : '~') : mayMiss ? '?' : ''
      return [name + mark, shape(part)] as const
    })
    table[place] = ['o', Object.fromEntries(fields)]
    return place
  }

  function shape(schema: z.ZodType): Shape {
    if (schema instanceof z.ZodObject) return object(schema)
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
      return shape(inner(schema.unwrap()))
    if (schema instanceof z.ZodNullable) return ['?', shape(inner(schema.unwrap()))]
    if (schema instanceof z.ZodArray) return ['a', shape(inner(schema.element))]
    if (schema instanceof z.ZodTuple) return ['a', shape(inner(schema.def.items[0]))]
    if (schema instanceof z.ZodRecord) return ['r', shape(inner(schema.valueType))]
    if (schema instanceof z.ZodUnion) return ['u', ...schema.options.map((option) => shape(inner(option)))]
    if (schema instanceof z.ZodLazy) return shape(inner(schema.unwrap()))
    if (schema instanceof z.ZodLiteral) return ['l', ...([...schema.values] as (string | number | boolean | null)[])]
    if (schema instanceof z.ZodISODateTime || schema instanceof z.ZodISODate) return 'd'
    if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 's'
    if (schema instanceof z.ZodStringFormat) return 's'
    if (schema instanceof z.ZodNumberFormat) return 'i'
    if (schema instanceof z.ZodNumber) return 'n'
    if (schema instanceof z.ZodBoolean) return 'b'
    return 'x'
  }

  const calls: Record<string, Shape> = {}
  for (const name of callNames) {
    const spec: CallSpec = api[name]
    if (spec.raw || spec.who === 'partner') continue
    const answer = spec.answers[200] ?? spec.answers[201]
    // An answer without content may have any shape.
    if (!answer || isEmpty(answer)) continue
    const read = shape(answer)
    calls[name] = spec.answers[204] === null ? ['?', read] : read
  }
  const messages = Object.fromEntries(
    Object.entries({ ...publicMessages, ...privateMessages }).map(([channel, message]) => [channel, shape(message)]),
  )
  return { table, calls, messages }
}

const isEmpty = (schema: z.ZodType): boolean => schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0

/** Paths of the fields of a call that are extensions of ours, in its answer, and with `> ` before them in its body. */
export function extensionsOf(spec: CallSpec): string[] {
  const found: string[] = []
  const seen = new Set<z.ZodType>()
  function walk(schema: z.ZodType, path: string): void {
    if (schema instanceof z.ZodObject) {
      if (seen.has(schema)) return
      seen.add(schema)
      for (const [name, field] of Object.entries(schema.shape)) {
        const own = path === '' || path.endsWith(' ') ? path + name : `${path}.${name}`
        if (isExtension(inner(field))) found.push(own)
        else walk(inner(field), own)
      }
      seen.delete(schema)
      return
    }
    if (schema instanceof z.ZodArray) walk(inner(schema.element), `${path}[]`)
    else if (schema instanceof z.ZodRecord) walk(inner(schema.valueType), `${path}{}`)
    else if (schema instanceof z.ZodUnion) for (const option of schema.options) walk(inner(option), path)
    else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) walk(inner(schema.unwrap()), path)
    else if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) walk(inner(schema.unwrap()), path)
  }
  for (const answer of Object.values(spec.answers)) if (answer && !spec.raw) walk(answer, '')
  if (spec.body) walk(spec.body, '> ')
  return [...new Set(found)]
}
