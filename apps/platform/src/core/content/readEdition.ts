import type { z } from 'zod'
import type { Licence } from '../http/handler.ts'
import { isContent, readContent } from './contentFiles.ts'

/**
 * `config/<name>.json`, replaced by `config/<name>.<licence>.json` where the licence has its own file (I18N-05), or by
 * `brands/<brand>/config/<name>.json` where the brand has one. A licence's rules take precedence over a brand's
 * choices. `schema` as for {@link readContent}.
 */
export function readEdition<T>(name: string, schema: z.ZodType<T>, licence: Licence, brand?: string): T {
  const own = [`config/${name}.${licence}.json`, `brands/${brand}/config/${name}.json`].find(isContent)
  const common = `config/${name}.json`
  if (own === undefined) return readContent(common, schema)
  try {
    return readContent(own, schema)
  } catch {
    // All editions were read at the start. This one was added later and has never been valid, so the previous one
    // stays.
    return readContent(common, schema)
  }
}
