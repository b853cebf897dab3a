import type { CallSpec } from '@apogee/contract'
import type { z } from 'zod'
import { Refusal, refuse, schemaErrors } from '../errors.ts'

/** Parses input by the call's schemas. Throws 422 with the codes of its fields, or 404 for an invalid path. */
export function readInput(
  spec: Pick<CallSpec, 'params' | 'query'> & { readonly body?: z.ZodType | undefined },
  params: Record<string, string>,
  query: URLSearchParams,
  body: unknown,
) {
  return {
    // A path with an impossible id refers to nothing.
    params: spec.params ? parse(spec.params, params, () => refuse(404, { base: { not_found: true } })) : {},
    query: spec.query ? parse(spec.query, valuesOf(query)) : {},
    body: spec.body ? parse(spec.body, body) : undefined,
  }
}

/** A parameter whose name ends in `[]` is a list. */
const valuesOf = (query: URLSearchParams): Record<string, string | string[] | null> =>
  Object.fromEntries(
    [...query.keys()].map((name) => [name, name.endsWith('[]') ? query.getAll(name) : lastOf(query, name)]),
  )
const lastOf = (query: URLSearchParams, name: string): string | null => query.getAll(name).at(-1) ?? null

function parse(schema: z.ZodType, value: unknown, onError?: () => Refusal): unknown {
  const unkept = unstorableField(value, 'base')
  if (unkept) throw onError?.() ?? refuse(422, { [unkept]: { invalid: true } })
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw onError?.() ?? new Refusal(422, schemaErrors(read.error.issues, value))
}

/**
 * The first field with text that PostgreSQL cannot store: with a NUL, or with half a surrogate pair. List elements
 * count as the list's field.
 */
function unstorableField(value: unknown, field: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : field
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return field
    const found = unstorableField(inner, Array.isArray(value) ? field : key)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether a database can store a text: without a NUL or half a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
