import type { CallSpec } from '@apogee/contract'
import type { z } from 'zod'
import { Refusal, refuse, schemaErrors } from '../errors.ts'

/** Parses what came by the call's schemas. Throws 422 with the codes at their fields, 404 for a path that is none. */
export function readInput(
  spec: Pick<CallSpec, 'params' | 'query'> & { readonly body?: z.ZodType | undefined },
  params: Record<string, string>,
  query: URLSearchParams,
  body: unknown,
) {
  return {
    // A path with an id that cannot be one names nothing.
    params: spec.params ? parse(spec.params, params, () => refuse(404, { base: { not_found: true } })) : {},
    query: spec.query ? parse(spec.query, Object.fromEntries(query)) : {},
    body: spec.body ? parse(spec.body, body) : undefined,
  }
}

function parse(schema: z.ZodType, value: unknown, onError?: () => Refusal): unknown {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw onError?.() ?? new Refusal(422, schemaErrors(read.error.issues, value))
}
