/** A brand that cannot be shown: one sentence for the operator. */
export class BrandError extends Error {
  override name = 'BrandError'
}
