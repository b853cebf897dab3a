/** Dependencies of the partners' adapters. */
export interface PartnerParts {
  /** Posts JSON and returns the JSON of a 200. Throws `StudioUnavailable`. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<unknown>
  now(): Date
  warn(details: object, message: string): void
}
