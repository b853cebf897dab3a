import type { z } from 'zod'
import type { Licence } from '../http/handler.ts'
import { isContent, readContent } from './contentFiles.ts'

/**
 * `config/<name>.json`, or in its place `config/<name>.<licence>.json` where the licence has a file of its own (I18N-05), or
 * `brands/<brand>/config/<name>.json` where the brand has. What a licence says goes before what a brand likes.
 * `schema` as for {@link readContent}.
 */
export function readEdition<T>(name: string, schema: z.ZodType<T>, licence: Licence, brand?: string): T {
  const own = [`config/${name}.${licence}.json`, `brands/${brand}/config/${name}.json`].find(isContent)
  const common = `config/${name}.json`
  if (own === undefined) return readContent(common, schema)
  try {
    return readContent(own, schema)
  } catch {
    // All editions were read at the start: this one came later and never fitted, and what held before it stays.
    return readContent(common, schema)
  }
}
