import { refuse } from '../errors.ts'

/** Nothing the contract knows comes near it. */
const largest = 256 * 1024

/** The body as text, at most 256 kB. */
export const readText = async (request: Request): Promise<string> =>
  (await readBytes(request, largest)).toString('utf8')

/**
 * The parts of a form as an object, files among them: `document[attachment]` becomes `{ document: { attachment } }`.
 * Refused with 415 when it is no such form, with 400 when it breaks off.
 */
export async function readForm(request: Request, most: number): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw refuse(415, { base: { unsupported_media_type: true } })
  const bytes = await readBytes(request, most)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw refuse(400, { base: { malformed: true } })
  })
  const parts: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of form) {
    const [, record, field] = /^(\w{1,40})\[(\w{1,40})\]$/.exec(name) ?? []
    // Names come from outside: what is no part of the contract never becomes a key of an object of ours.
    if (record && field && record !== '__proto__') parts[record] = { ...parts[record], [field]: value }
  }
  return parts
}

/** At most so many bytes: refused with 413 as soon as it is more, whatever Content-Length said. */
async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  if (request.body === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = () => refuse(413, { base: { payload_too_large: true } })

/** JSON of a body; undefined without one. Beacons come as text/plain, every client's JSON as some `+json`. */
export function parseBody(text: string, contentType: string | null): unknown {
  if (text === '') return undefined
  if (contentType !== null && !/^(application\/([\w.+-]*\+)?json|text\/plain)\b/i.test(contentType)) {
    throw refuse(415, { base: { unsupported_media_type: true } })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(400, { base: { malformed: true } })
  }
}
