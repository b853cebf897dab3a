import { type OpenApiFacts, openApi } from '@apogee/contract/protocol/openapi'
import { BuiltDocument } from '../../core/http/builtDocument.ts'

const facts = { type: 'application/json; charset=utf-8', cacheControl: 'public, max-age=3600' } as const

/** The contract as OpenAPI, built from the facts by `build` on the first request. */
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
