import type { Context } from 'hono'
import type { z } from 'zod'
import type { Clock } from './ports.ts'
import { signatureFault } from './signature.ts'

interface Parts {
  readonly secret: string
  readonly clock: Clock
}

/** Verifies a signed call of the platform and parses it; otherwise returns the error response. */
export async function readSigned<T>(
  { secret, clock }: Parts,
  c: Context,
  schema: z.ZodType<T>,
): Promise<{ data: T } | Response> {
  const body = await c.req.text()
  const headers = { get: (name: string) => c.req.header(name) }
  const fault = signatureFault(secret, new URL(c.req.url).pathname, body, headers, clock.now())
  if (fault) return c.json({ error: { code: fault, message: 'the request is not signed as agreed' } }, 401)
  const read = schema.safeParse(parseJson(body))
  if (read.success) return { data: read.data }
  return c.json({ error: { code: 'request_invalid', message: read.error.message } }, 422)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // Not JSON: the schema rejects null.
    return null
  }
}
