/** A rejection with codes from the server. `errors` as on the wire; `code(field)` is the first code of a field. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly reference: string | undefined
  constructor(status: number, body: unknown) {
    super(`HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    const { errors, reference }: { errors?: unknown; reference?: unknown } =
      typeof body === 'object' && body !== null ? body : {}
    this.errors = normalise(errors)
    this.reference = typeof reference === 'string' ? reference : undefined
  }
  code(field: string): string | undefined {
    return Object.keys(this.errors[field] ?? {})[0]
  }
  has(field: string, code: string): boolean {
    return this.errors[field]?.[code] !== undefined
  }
}

/** No answer arrived: the network failed (`network`) or the time limit passed (`timeout`), after all tries. */
export class ConnectionError extends Error {
  readonly kind: 'network' | 'timeout'
  constructor(kind: 'network' | 'timeout') {
    super(kind)
    this.name = 'ConnectionError'
    this.kind = kind
  }
}

/** Some services send text or lists in place of the map (wire-facts 12.2); all become field -> code -> text. */
function normalise(errors: unknown): Record<string, Record<string, string>> {
  const out: Record<string, Record<string, string>> = {}
  if (typeof errors !== 'object' || errors === null) return out
  for (const [field, value] of Object.entries(errors)) {
    if (field === 'profile') Object.assign(out, normalise(value))
    else if (typeof value === 'string') out[field] = { [value]: value }
    else if (Array.isArray(value)) out[field] = { invalid: String(value[0] ?? '') }
    else if (typeof value === 'object' && value !== null) out[field] = value as Record<string, string>
  }
  return out
}
