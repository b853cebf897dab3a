/** A brand that cannot be shown; the message is one sentence for the operator. */
export class BrandError extends Error {
  override name = 'BrandError'
}
