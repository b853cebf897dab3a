import { type OpenApiFacts, openApi } from '@apogee/contract/openapi'
import { BuiltDocument } from '../core/http/builtDocument.ts'

const facts = { type: 'application/json; charset=utf-8', cacheControl: 'public, max-age=3600' } as const

/** The contract as OpenAPI, built on its first request. `build` makes it of the facts. */
export function contractDocument(
  openApiFacts: OpenApiFacts,
  build: (facts: OpenApiFacts) => object = openApi,
): () => Promise<BuiltDocument> {
  let document: Promise<BuiltDocument> | undefined
  return () => {
    document ??= BuiltDocument.of(JSON.stringify(build(openApiFacts)), facts)
    return document
  }
}
