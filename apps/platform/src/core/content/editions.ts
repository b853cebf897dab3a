import type { z } from 'zod'
import type { Licence } from '../http/handler.ts'
import { isContent, readContent } from './contentFiles.ts'

/**
 * `config/<name>.json`, or in its place `config/<name>.<licence>.json` where the licence has a file of its own (I18N-05).
 * `schema` as for {@link readContent}.
 */
export function readEdition<T>(name: string, schema: z.ZodType<T>, licence: Licence): T {
  const own = `config/${name}.${licence}.json`
  return readContent(isContent(own) ? own : `config/${name}.json`, schema)
}
