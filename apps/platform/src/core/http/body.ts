import { largestBody } from '@apogee/contract'
import { refuse } from '../errors.ts'

export const readText = async (request: Request): Promise<string> =>
  (await readBytes(request, largestBody)).toString('utf8')

/**
 * The parts of a form as an object, including files: `document[attachment]` becomes `{ document: { attachment } }`.
 * Refused with 415 when it is not such a form, with 400 when it breaks off.
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
    // Names come from outside: those that are not part of the contract never become keys of our objects.
    if (record && field && record !== '__proto__') parts[record] = { ...parts[record], [field]: value }
  }
  return parts
}

/** Reads at most this many bytes: rejects with 413 as soon as there are more, even if Content-Length declared fewer. */
async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > most) throw tooLarge()
  // Node never delivers more than was declared, and reading at once costs a third of reading a stream.
  if (declared !== null) {
    const bytes = Buffer.from(await request.arrayBuffer())
    if (bytes.byteLength > most) throw tooLarge()
    return bytes
  }
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

/** Nothing in the contract is nested half as deep. Code that walks through a body recurses once per level. */
const deepest = 32

/** Whether arrays and objects are nested deeper in a JSON text. The result is arbitrary for text that is not JSON. */
function isDeeperThan(json: string, most: number): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isInText && sign === '\\') at += 1
    else if (sign === '"') isInText = !isInText
    else if (isInText) continue
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > most) return true
  }
  return false
}

/** JSON of a body; undefined without one. Beacons arrive as text/plain, JSON of all clients as some `+json`. */
export function parseBody(text: string, contentType: string | null): unknown {
  if (text === '') return undefined
  if (contentType !== null && !/^(application\/([\w.+-]*\+)?json|text\/plain)\b/i.test(contentType)) {
    throw refuse(415, { base: { unsupported_media_type: true } })
  }
  if (isDeeperThan(text, deepest)) throw refuse(400, { base: { malformed: true } })
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(400, { base: { malformed: true } })
  }
}
